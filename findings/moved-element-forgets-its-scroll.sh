#!/usr/bin/env bash
# `moveBefore` keeps the focus and the animations of an element, but in Firefox not the offsets of scrollers: a scroller in a
# moved element begins at 0 again. Chromium keeps them. A list that reorders its cards by `moveBefore` still has to write the
# offsets back.
#
# Seen in firefox-esr 153 and chromium-headless-shell 156 of Debian 12, with playwright 1.65.2 and websockets 17.4 of PyPI:
#   Chromium [70, 70, True, True]
#   Firefox [70, 0, True, True]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v chromium-headless-shell firefox-esr >/dev/null || apt-get install --quiet=2 --yes chromium-headless-shell firefox-esr
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check playwright==1.65.2 websockets==17.4
chromium-headless-shell --version 2>/dev/null || true
firefox-esr --version
PYTHONPATH=$(dirname "$0") PYTHONDONTWRITEBYTECODE=1 "$folder/venv/bin/python" - "$folder" <<'PYTHON'
import sys
from browsers import results

BODY = """<body style="margin:0"><p><section><input><div style="height:50px;overflow:auto"><div style="height:500px"></div></div></section></p><main></main></body>"""
READ = """(async () => {
    const section = document.querySelector('section'), scroller = section.lastElementChild;
    scroller.scrollTop = 70;
    section.firstElementChild.focus();
    section.animate({ opacity: [0, 1] }, 10000).currentTime = 5000;
    const before = scroller.scrollTop;
    document.querySelector('main').moveBefore(section, null);
    await new Promise(requestAnimationFrame);
    const isFocused = document.activeElement === section.firstElementChild;
    return JSON.stringify([before, scroller.scrollTop, isFocused, section.getAnimations()[0].currentTime >= 5000]);
})()"""
EXPECTED = {
    "Chromium": [70, 70, True, True],
    "Firefox": [70, 0, True, True],
}
seen = results(BODY, READ, sys.argv[1])
for name, values in seen.items():
    print(name, values)
assert seen == EXPECTED, "the behavior has changed"
PYTHON
