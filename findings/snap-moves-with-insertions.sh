#!/usr/bin/env bash
# Mandatory scroll snapping moves the content when siblings are inserted before the snapped child, even with
# `overflow-anchor: none`: the position changes and a scroll event is sent, although nobody scrolls. A page that takes each scroll
# event of a snapping row for the user's loses the item that it was asked to show.
#
# Seen in firefox-esr 153 and chromium-headless-shell 156 of Debian 12, with playwright 1.65.2 and websockets 17.4 of PyPI:
#   Chromium [200, 'scroll event', 600]
#   Firefox [200, 'scroll event', 600]
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

BODY = """<body style="margin:0"><div style="display:flex;width:200px;overflow-x:auto;overflow-anchor:none;scroll-snap-type:x mandatory">
<i style="flex:none;width:200px;height:50px;scroll-snap-align:start"></i><i style="flex:none;width:200px;scroll-snap-align:start"></i>
<i style="flex:none;width:200px;scroll-snap-align:start"></i></div></body>"""
READ = """(async () => {
    const row = document.querySelector('div'), places = [], frame = () => new Promise((done) => setTimeout(done, 200));
    row.scrollLeft = 200; await frame(); places.push(row.scrollLeft);
    row.addEventListener('scroll', () => places.push('scroll event'), { once: true });
    row.prepend(row.lastElementChild.cloneNode(), row.lastElementChild.cloneNode()); await frame();
    return JSON.stringify([...places, row.scrollLeft]);
})()"""
seen = results(BODY, READ, sys.argv[1])
for name, point in seen.items():
    print(name, point)
assert seen == dict.fromkeys(["Chromium", "Firefox"], [200, "scroll event", 600]), "the behavior has changed"
PYTHON
