#!/usr/bin/env python3
"""Opens a page of 'battlelab replay --html' in headless Chromium, without a network, and looks at what it shows.

    Tests/Page/check.py .build/release/battlelab

Exit status 0 when everything holds, 1 when not; where there is no Chromium, a message and 0.
"""

import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib


def browser():
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if shutil.which(name):
            return name
    return None


def run(chromium, profile, *arguments):
    # No name is resolved, so whatever the page asked for elsewhere would be missing.
    command = [
        chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage",
        "--host-resolver-rules=MAP * ~NOTFOUND", f"--user-data-dir={profile}", *arguments,
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}: exit status {done.returncode}\n{done.stderr}")
    return done.stdout


def brightness(path):
    """Mean brightness, 0 to 255, of the pixels of a PNG with 8 bits per channel."""
    data = open(path, "rb").read()
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    channels = {2: 3, 6: 4}[kind]
    if depth != 8:
        sys.exit(f"{path}: {depth} bits per channel")
    packed, position = b"", 8
    while position < len(data):
        length, name = struct.unpack(">I4s", data[position:position + 8])
        if name == b"IDAT":
            packed += data[position + 8:position + 8 + length]
        position += 12 + length
    raw = zlib.decompress(packed)
    row = width * channels
    before, total, start = bytearray(row), 0, 0
    for _ in range(height):
        method, line = raw[start], bytearray(raw[start + 1:start + 1 + row])
        start += 1 + row
        for i in range(row):
            left = line[i - channels] if i >= channels else 0
            up = before[i]
            corner = before[i - channels] if i >= channels else 0
            if method == 1:
                line[i] = (line[i] + left) & 255
            elif method == 2:
                line[i] = (line[i] + up) & 255
            elif method == 3:
                line[i] = (line[i] + (left + up) // 2) & 255
            elif method == 4:
                guess = left + up - corner
                far = [abs(guess - left), abs(guess - up), abs(guess - corner)]
                line[i] = (line[i] + (left, up, corner)[far.index(min(far))]) & 255
        total += sum(line[c] for p in range(0, row, channels) for c in range(p, p + 3))
        before = line
    return total / (width * height * 3)


def main():
    battlelab = sys.argv[1]
    chromium = browser()
    if not chromium:
        print("no chromium: the page is not looked at (apt-get install chromium)")
        return 0
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        page = os.path.join(folder, "page.html")
        profile = os.path.join(folder, "profile")
        subprocess.run(
            [battlelab, "replay", "--battle", "2", "--format", "singles", "--policy", "heuristic", "--policy",
             "max-damage", "--continue", "20", "--quiet", "--html", page],
            check=True, stdout=subprocess.DEVNULL)
        text = open(page, encoding="utf-8").read()
        sections = re.findall(r'<section id="([^"]+)"', text)

        # What the browser makes of it is what was written: nothing had to be repaired, nothing is missing.
        probe = os.path.join(folder, "probe.html")
        script = """<script>addEventListener('load', () => {
          const root = document.documentElement, all = (s) => [...document.querySelectorAll(s)];
          const bars = all('.bar span').map((bar) => bar.getBoundingClientRect().width);
          all('details').forEach((part) => { part.open = true; });
          document.title = JSON.stringify({
            sections: all('section').length, circles: all('svg circle').length, bars: Math.max(...bars) > 50,
            tables: all('details table').length,
            visible: all('details table').every((table) => table.getBoundingClientRect().height > 10),
            links: all('nav a').every((link) => document.querySelector(link.getAttribute('href'))),
            overflow: root.scrollWidth > root.clientWidth,
          }); });</script>"""
        open(probe, "w", encoding="utf-8").write(text.replace("</head>", script + "</head>"))
        decisions = text.count("<details>")
        for width in (390, 1200):
            shown = run(chromium, profile, f"--window-size={width},900", "--dump-dom", "file://" + probe)
            found = re.search(r"<title>(\{.*?\})</title>", shown)
            expected = (
                f'{{"sections":{len(sections)},"circles":{len(sections)},"bars":true,"tables":{decisions},'
                '"visible":true,"links":true,"overflow":false}')
            if not found or found.group(1) != expected:
                faults.append(f"{width} pixels wide: {found and found.group(1)}, expected {expected}")

        values = {}
        for scheme, setting in (("dark", 0), ("light", 1)):
            picture = os.path.join(folder, scheme + ".png")
            run(chromium, profile, f"--blink-settings=preferredColorScheme={setting}", "--window-size=600,500",
                f"--screenshot={picture}", "file://" + page)
            values[scheme] = brightness(picture)
        if not (values["dark"] < 80 and values["light"] > 200):
            faults.append(f"brightness {values}: dark is to be below 80, light above 200")
    for fault in faults:
        print(fault)
    if not faults:
        print(f"the page of {len(sections)} sections and {decisions} decisions is shown as it should be, "
              f"dark ({values['dark']:.0f}) and light ({values['light']:.0f})")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
