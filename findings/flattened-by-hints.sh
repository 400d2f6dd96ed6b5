#!/usr/bin/env bash
# Properties that only announce or contain something flatten a 3D context, in each engine others, and `getComputedStyle` says
# `preserve-3d` all the time. In this page, a stage is turned by 60° and its card turns back: the card measures 100 pixels unless
# the stage is flat, then 25. `overflow: clip` flattens, although CSS Transforms 2 excepts it
# (github.com/w3c/csswg-drafts/issues/6374). `contain: paint` and `content-visibility: auto` flatten in Firefox only (issue
# 6202), `will-change: filter` in Chromium only. The control without a property is whole in both.
#
# Seen in firefox-esr 153 and chromium-headless-shell 156 of Debian 12, with playwright 1.65.2 and websockets 17.4 of PyPI:
#   Chromium none, contain: paint, content-visibility: auto: 100 | the others: 25
#   Firefox none, will-change: filter: 100 | the others: 25
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

BODY = """<body style="margin:0"><div style="transform:rotateY(60deg);width:100px"><p style="margin:0;height:100px;transform:rotateY(-60deg)">x</p></div></body>"""
READ = """(async () => {
    const [stage] = document.querySelectorAll('div'), seen = {};
    for (const style of ['', 'overflow: clip', 'contain: paint', 'content-visibility: auto', 'will-change: opacity', 'will-change: filter']) {
        const own = stage.cloneNode(true);
        own.style.cssText += '; transform-style: preserve-3d; ' + style;
        document.body.replaceChildren(own);
        for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
        const width = Math.round(own.firstElementChild.getBoundingClientRect().width);
        seen[style || 'none'] = `${width}, ${getComputedStyle(own).transformStyle}`;
    }
    return JSON.stringify(seen);
})()"""
WHOLE, FLAT = (f"{width}, preserve-3d" for width in (100, 25))
STYLES = ["none", "overflow: clip", "contain: paint", "content-visibility: auto", "will-change: opacity", "will-change: filter"]
EXPECTED = {
    "Chromium": dict(zip(STYLES, [WHOLE, FLAT, WHOLE, WHOLE, FLAT, FLAT])),
    "Firefox": dict(zip(STYLES, [WHOLE, FLAT, FLAT, FLAT, FLAT, WHOLE])),
}
seen = results(BODY, READ, sys.argv[1])
for name, values in seen.items():
    print(name, values)
assert seen == EXPECTED, "the behavior has changed"
PYTHON
