#!/usr/bin/env bash
# In a 3D context, `elementFromPoint` answers the nearest element, which is painted in front and gets the clicks. The list of
# `elementsFromPoint` does not begin with it in Chromium: there, `z-index` and the order of the document decide as if all depths
# were equal (also in WebKit: bugs.webkit.org/show_bug.cgi?id=255265). Firefox sorts both by depth, but takes depths that differ
# by 0.01 pixels for equal, in which Chromium does not follow it.
#
# Seen in firefox-esr 153 and chromium-headless-shell 156 of Debian 12, with playwright 1.65.2 and websockets 17.4 of PyPI:
#   Chromium near before far: near, [far, near] | near below by z-index: near, [far, near] | by 0.01: near, [far, near]
#   Firefox near before far: near, [near, far] | near below by z-index: near, [near, far] | by 0.01: far, [far, near]
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
    div { position: relative; width: 100px; height: 100px; transform-style: preserve-3d; }
    p { position: absolute; inset: 0; margin: 0; background: #ccc; }
</style></body>"""
READ = """(async () => {
    const card = (name, depth, style = '') => `<p id="${name}" style="transform: translateZ(${depth}px); ${style}"></p>`;
    const cases = {
        'near before far': card('near', 50) + card('far', 0),
        'near after far': card('far', 0) + card('near', 50),
        'near below by z-index': card('far', 0, 'z-index: 1') + card('near', 50),
        'near by 0.1': card('near', 0.1) + card('far', 0),
        'near by 0.01': card('near', 0.01) + card('far', 0),
    };
    const stage = document.createElement('div'), seen = {};
    document.body.append(stage);
    for (const [name, cards] of Object.entries(cases)) {
        stage.innerHTML = cards;
        for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
        const all = document.elementsFromPoint(50, 50).filter((element) => element.id);
        seen[name] = `${document.elementFromPoint(50, 50).id}, [${all.map((element) => element.id).join(', ')}]`;
    }
    return JSON.stringify(seen);
})()"""
CASES = ["near before far", "near after far", "near below by z-index", "near by 0.1", "near by 0.01"]
LAST, SORTED, EQUAL = "near, [far, near]", "near, [near, far]", "far, [far, near]"
EXPECTED = {
    "Chromium": dict(zip(CASES, [LAST, SORTED, LAST, LAST, LAST])),
    "Firefox": dict(zip(CASES, [SORTED, SORTED, SORTED, SORTED, EQUAL])),
}
seen = results(BODY, READ, sys.argv[1])
for name, values in seen.items():
    print(name, values)
assert seen == EXPECTED, "the behavior has changed"
PYTHON
