#!/usr/bin/env bash
# A snapped card that is wider than its scroll port may rest wherever it covers the port, and an offset between two cards snaps
# (github.com/w3c/csswg-drafts/issues/6863). The engines differ there. Chromium stops at the nearer end of the two cards, and
# `scroll-snap-align` changes nothing. Firefox compares the end of one card with the aligned offset of the next: with `center` a
# scroll to 600 returns to 400.5, though a card begins at 700, and with `end` it always returns. With `proximity`, Chromium snaps
# as before, Firefox only near a card. The end of a card is half a pixel further in Firefox.
#
# Seen in firefox-esr 153 and chromium-headless-shell 156 of Debian 12, with playwright 1.65.2 and websockets 17.4 of PyPI, for
# cards of 700 pixels in a port of 300, which cover it from 0 to 400 and from 700 to 1100, after scrolls to 450, 600 and 690:
#   Chromium: always 400, 700, 700
#   Firefox start: 400.5, 700, 700 | center: 400.5, 400.5, 900 | end: 400.5, 400.5, 400.5 | center, proximity: 400.5, 600, 690
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

BODY = """<body style="margin:0"><style>
    div { width: 300px; height: 100px; display: flex; overflow-x: scroll; }
    p { flex: 0 0 700px; height: 80px; margin: 0; }
</style><div><p></p><p></p><p></p></div></body>"""
READ = """(async () => {
    const port = document.querySelector('div'), seen = {};
    const scrolled = async (offset) => {
        port.scrollTo(offset, 0);
        await new Promise((done) => setTimeout(done, 100));
        return port.scrollLeft;
    };
    for (const [align, type] of [['start', 'mandatory'], ['center', 'mandatory'], ['end', 'mandatory'], ['center', 'proximity']]) {
        port.style.scrollSnapType = `x ${type}`;
        for (const card of port.children) card.style.scrollSnapAlign = align;
        const offsets = [];
        for (const offset of [100, 450, 600, 690]) {
            await scrolled(0);
            offsets.push(await scrolled(offset));
        }
        seen[`${align}, ${type}`] = offsets;
    }
    return JSON.stringify(seen);
})()"""
CASES = ["start, mandatory", "center, mandatory", "end, mandatory", "center, proximity"]
EXPECTED = {
    "Chromium": dict.fromkeys(CASES, [100, 400, 700, 700]),
    "Firefox": dict(zip(CASES, [[100, 400.5, 700, 700], [100, 400.5, 400.5, 900], [100, 400.5, 400.5, 400.5], [100, 400.5, 600, 690]])),
}
seen = results(BODY, READ, sys.argv[1])
for name, values in seen.items():
    print(name, values)
assert seen == EXPECTED, "the behavior has changed"
PYTHON
