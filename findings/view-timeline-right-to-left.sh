#!/usr/bin/env bash
# In a right-to-left scroller, Chromium measures a view timeline from the left edge of the content, and not from the scroller's start.
# The first of twelve items is at the start of the scroller, as in the left-to-right one: its progress should be 75 % in both.
#
# Seen in chromium-headless-shell 156 of Debian 12 with playwright 1.65.2 of PyPI: ltr 75 %, rtl -200 %
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v chromium-headless-shell >/dev/null || apt-get install --quiet=2 --yes chromium-headless-shell
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check playwright==1.65.2
"$folder/venv/bin/python" - <<'PYTHON'
from playwright.sync_api import sync_playwright

PAGE = """<!doctype html><style>
#scroller { width: 300px; overflow-x: scroll; display: flex } i { flex: none; width: 100px; height: 50px; view-timeline: --item inline }
b { display: block; animation: fade linear both; animation-timeline: --item } @keyframes fade { from { opacity: 0 } }
</style><div id="scroller" dir="DIRECTION">""" + "<i><b>x</b></i>" * 12 + "</div>"
READ = """async () => {
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  return Math.round(document.querySelector("b").getAnimations()[0].timeline.currentTime.value);
}"""
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])
    seen = []
    for direction in ("ltr", "rtl"):
        page = browser.new_page()
        page.set_content(PAGE.replace("DIRECTION", direction))
        seen.append(page.evaluate(READ))
    print(f"Chromium {browser.version}: ltr {seen[0]} %, rtl {seen[1]} %")
    browser.close()
assert seen == [75, -200], "the behavior has changed"
PYTHON
