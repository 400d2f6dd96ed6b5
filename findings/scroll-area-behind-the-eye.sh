#!/usr/bin/env bash
# An element behind the eye of a perspective is not painted and cannot be hit, but in Chromium it makes its container
# scrollable: the box that its corners would have if the light passed through the eye counts as overflow. Firefox leaves it out.
# A ring of cards that passes the viewer leaves empty pages to scroll through.
#
# Seen in firefox-esr 153 and chromium-headless-shell 156 of Debian 12, with playwright 1.65.2 and websockets 17.4 of PyPI:
#   Chromium [150, 50, False]
#   Firefox [100, 0, False]
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

BODY = """<body style="margin:0"><div style="width:100px;height:100px;overflow:auto;perspective:100px"><p style="margin:0;height:100px;transform:translateZ(150px)">x</p></div></body>"""
READ = """(async () => {
    const [box, card] = document.querySelectorAll('div, p');
    box.scrollTop = 1000;
    await new Promise(requestAnimationFrame);
    const isHit = [...Array(100).keys()].some((y) => document.elementFromPoint(20, y) === card);
    return JSON.stringify([box.scrollHeight, box.scrollTop, isHit]);
})()"""
EXPECTED = {
    "Chromium": [150, 50, False],
    "Firefox": [100, 0, False],
}
seen = results(BODY, READ, sys.argv[1])
for name, values in seen.items():
    print(name, values)
assert seen == EXPECTED, "the behavior has changed"
PYTHON
