#!/usr/bin/env bash
# Under CSS zoom, offsetX of a pointer event is in the page's pixels and not in those of its target: at the middle of an element
# that is 200 px wide by its own style, offsetX is 200 at zoom 2. offsetWidth of the same element is 200.
#
# Seen in chromium-headless-shell 156 of Debian 12 with playwright 1.65.2 of PyPI: offsetX 200, offsetWidth 200
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v chromium-headless-shell >/dev/null || apt-get install --quiet=2 --yes chromium-headless-shell
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check playwright==1.65.2
"$folder/venv/bin/python" - <<'PYTHON'
from playwright.sync_api import sync_playwright

PAGE = """data:text/html,<!doctype html><body style="margin:0"><div id="box" style="width:200px;height:100px;zoom:2"></div><script>
box.addEventListener("pointermove", (event) => { window.seen = [event.offsetX, box.offsetWidth]; });</script>"""
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])
    page = browser.new_page()
    page.goto(PAGE)
    page.mouse.move(200, 50)
    offset, width = page.evaluate("seen")
    print(f"Chromium {browser.version}: offsetX {offset}, offsetWidth {width}")
    browser.close()
assert (offset, width) == (200, 200), "the behavior has changed"
PYTHON
