#!/usr/bin/env bash
# `transform: rotate(0)` needs no unit, `rotate: 0` is invalid: angles may omit the unit of zero in older functions only. If a
# minifier shortens all zeros, browsers drop the declaration, and a card that one rule turns is not turned back by the next.
# tdewolff's minifier does it with `rotate` and `offset-rotate`, though it keeps `0deg` in custom properties; it also shortens
# arguments of `hypot()`, in which zero is a number. Lightning CSS writes `rotate: none`.
#
# Seen in tdewolff-minify 2.24.12 and lightningcss 0.3.2 of PyPI, with playwright 1.65.2 and chromium-headless-shell 156 of
# Debian 12, after a rule with `rotate: 90deg; left: 9px`:
#   without a minifier rotate: 0deg, offset-rotate: 0deg, left: 3px | lightningcss rotate: none, the others alike
#   tdewolff-minify rotate: 90deg, offset-rotate: auto 0deg, left: 9px
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v chromium-headless-shell >/dev/null || apt-get install --quiet=2 --yes chromium-headless-shell
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check playwright==1.65.2 tdewolff-minify==2.24.12 lightningcss==0.3.2
chromium-headless-shell --version 2>/dev/null || true
"$folder/venv/bin/python" - <<'PYTHON'
import lightningcss
import minify
from playwright.sync_api import sync_playwright

SHEET = """
p { position: absolute; rotate: 90deg; left: 9px; }
p { rotate: 0deg; offset-rotate: 0deg; left: hypot(0px, 3px); transform: rotate(0deg); --angle: 0deg; }
"""
READ = """(text) => {
    document.head.innerHTML = '<style></style>';
    document.head.firstChild.textContent = text;
    const style = getComputedStyle(document.querySelector('p'));
    return Object.fromEntries(['rotate', 'offsetRotate', 'left', 'transform'].map((name) => [name, style[name]])
        .concat([['--angle', style.getPropertyValue('--angle')]]));
}"""
SHEETS = {
    "no minifier": SHEET,
    "tdewolff-minify": minify.string("text/css", SHEET),
    "lightningcss": lightningcss.process_stylesheet(SHEET, minify=True),
}
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])
    page = browser.new_page()
    page.set_content("<p>card</p>")
    seen = {name: page.evaluate(READ, text) for name, text in SHEETS.items()}
for name, values in seen.items():
    print(name, values)
whole = {"rotate": "0deg", "offsetRotate": "0deg", "left": "3px", "transform": "matrix(1, 0, 0, 1, 0, 0)", "--angle": "0deg"}
assert seen["no minifier"] == whole and seen["lightningcss"] == whole | {"rotate": "none"}, "the control has failed"
assert seen["tdewolff-minify"] == whole | {"rotate": "90deg", "offsetRotate": "auto 0deg", "left": "9px"}, "the behavior has changed"
PYTHON
