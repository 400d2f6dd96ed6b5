#!/usr/bin/env bash
# In Chromium without a window, the element at the upper left corner of a page matches :hover and receives pointerenter of a mouse
# though no mouse has moved, even if the context emulates a touch screen. Code that pauses while it is hovered pauses in tests.
#
# Seen in chromium-headless-shell 156 of Debian 12 with playwright 1.65.2 of PyPI: hovered True, events ['pointerenter mouse']
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v chromium-headless-shell >/dev/null || apt-get install --quiet=2 --yes chromium-headless-shell
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check playwright==1.65.2
"$folder/venv/bin/python" - <<'PYTHON'
from playwright.sync_api import sync_playwright

PAGE = """data:text/html,<!doctype html><body style="margin:0"><div id="box" style="height:100vh">box</div><script>
window.events = []; box.addEventListener("pointerenter", (event) => events.push("pointerenter " + event.pointerType));</script>"""
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])
    page = browser.new_context(has_touch=True).new_page()
    page.goto(PAGE)
    page.wait_for_timeout(1000)
    hovered, events = page.evaluate("[box.matches(':hover'), events]")
    print(f"Chromium {browser.version}: hovered {hovered}, events {events}")
    browser.close()
assert hovered and events == ["pointerenter mouse"], "the behavior has changed"
PYTHON
