#!/usr/bin/env bash
# An instant scroll to the present offset does not stop a smooth scroll in Firefox: it goes on to its end, as if nobody had
# asked. CSSOM View aborts a smooth scroll at each scroll of its box, and Chromium does. A smooth scroll to the present offset
# stops it in both. A page that lets a finger or a key stop its own smooth scroll by `scrollTo` has no effect in Firefox.
#
# Seen in firefox-esr 153 and chromium-headless-shell 156 of Debian 12, with playwright 1.65.2 and websockets 17.4 of PyPI:
#   Chromium ['instant', 'stops', 'smooth', 'stops']
#   Firefox ['instant', 'goes on', 'smooth', 'stops']
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

BODY = """<body style="margin:0"><div style="height:100px;overflow:auto"><div style="height:5000px"></div></div></body>"""
READ = """(async () => {
    const box = document.querySelector('div'), seen = [];
    for (const behavior of ['instant', 'smooth']) {
        box.scrollTo({ top: 0, behavior: 'instant' });
        box.scrollTo({ top: 4800, behavior: 'smooth' });
        while (box.scrollTop < 200) await new Promise(requestAnimationFrame);
        const place = box.scrollTop;
        box.scrollTo({ top: place, behavior });
        await new Promise((done) => setTimeout(done, 3000));
        seen.push(behavior, box.scrollTop === 4800 ? 'goes on' : 'stops');
    }
    return JSON.stringify(seen);
})()"""
EXPECTED = {
    "Chromium": ["instant", "stops", "smooth", "stops"],
    "Firefox": ["instant", "goes on", "smooth", "stops"],
}
seen = results(BODY, READ, sys.argv[1])
for name, values in seen.items():
    print(name, values)
assert seen == EXPECTED, "the behavior has changed"
PYTHON
