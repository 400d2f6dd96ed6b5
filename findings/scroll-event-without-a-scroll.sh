#!/usr/bin/env bash
# Firefox sends a `scroll` event to a scroller whose box is made anew, although its offset stays the same before, during and
# after: for example if it becomes absolute or its parent becomes a flex box. Chromium sends none. A view that takes scroll
# events for the user's interrupts its own motion.
#
# Seen in firefox-esr 153 and chromium-headless-shell 156 of Debian 12, with playwright 1.65.2 and websockets 17.4 of PyPI:
#   Chromium ['position: absolute', 70, 'display: flex', 70, 'opacity: 0.5', 70]
#   Firefox ['position: absolute', 70, 'scroll event', 'display: flex', 70, 'scroll event', 'opacity: 0.5', 70]
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

BODY = """<body style="margin:0"><section><div style="height:50px;width:100px;overflow:auto"><p style="margin:0;height:500px"></p></div></section></body>"""
READ = """(async () => {
    const box = document.querySelector('div'), frame = () => new Promise((done) => setTimeout(done, 200)), seen = [];
    box.scrollTop = 70;
    await frame();
    box.addEventListener('scroll', () => seen.push('scroll event'));
    for (const [element, style] of [[box, 'position: absolute'], [box.parentElement, 'display: flex'], [box, 'opacity: 0.5']]) {
        element.style.cssText += '; ' + style;
        seen.push(style, box.scrollTop);
        await frame();
    }
    return JSON.stringify(seen);
})()"""
EXPECTED = {
    "Chromium": ["position: absolute", 70, "display: flex", 70, "opacity: 0.5", 70],
    "Firefox": ["position: absolute", 70, "scroll event", "display: flex", 70, "scroll event", "opacity: 0.5", 70],
}
seen = results(BODY, READ, sys.argv[1])
for name, values in seen.items():
    print(name, values)
assert seen == EXPECTED, "the behavior has changed"
PYTHON
