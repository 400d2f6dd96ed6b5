#!/usr/bin/env bash
# `moveBefore` keeps the focus and the animations of an element, but in Firefox not the offsets of scrollers: a scroller in a
# moved element begins at 0 again. Chromium keeps them. A list that reorders its cards by `moveBefore` still has to write the
# offsets back.
#
# Seen in firefox-esr 153 and chromium-headless-shell 156 of Debian 12, with playwright 1.65.2 and websockets 17.4 of PyPI:
#   Chromium [70, 70, True, True]
#   Firefox [70, 0, True, True]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v chromium-headless-shell firefox-esr >/dev/null || apt-get install --quiet=2 --yes chromium-headless-shell firefox-esr
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check playwright==1.65.2 websockets==17.4
chromium-headless-shell --version 2>/dev/null || true
firefox-esr --version
"$folder/venv/bin/python" - "$folder" <<'PYTHON'
import json, re, subprocess, sys, time
from pathlib import Path
from playwright.sync_api import sync_playwright
from websockets.sync.client import connect

BODY = """<body style="margin:0"><p><section><input><div style="height:50px;overflow:auto"><div style="height:500px"></div></div></section></p><main></main></body>"""
READ = """(async () => {
    const section = document.querySelector('section'), scroller = section.lastElementChild;
    scroller.scrollTop = 70;
    section.firstElementChild.focus();
    section.animate({ opacity: [0, 1] }, 10000).currentTime = 5000;
    const before = scroller.scrollTop;
    document.querySelector('main').moveBefore(section, null);
    await new Promise(requestAnimationFrame);
    const isFocused = document.activeElement === section.firstElementChild;
    return JSON.stringify([before, scroller.scrollTop, isFocused, section.getAnimations()[0].currentTime >= 5000]);
})()"""
EXPECTED = {
    "Chromium": [70, 70, True, True],
    "Firefox": [70, 0, True, True],
}
seen = {}
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])
    page = browser.new_page()
    page.set_content(BODY)
    seen["Chromium"] = json.loads(page.evaluate(READ))
    browser.close()
log = Path(sys.argv[1], "log")
firefox = subprocess.Popen(
    ["firefox-esr", "--headless", "--no-remote", "--profile", sys.argv[1], "--remote-debugging-port", "0"], stdout=log.open("w"),
    stderr=subprocess.STDOUT)
try:
    while not (address := re.search(r"WebDriver BiDi listening on (ws:\S+)\n", log.read_text())):
        time.sleep(0.1)
    with connect(f"{address[1]}/session", max_size=None) as socket:
        def call(number, method, **parameters):
            socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
            while (answer := json.loads(socket.recv(60))).get("id") != number:
                pass
            assert answer["type"] == "success", answer
            return answer["result"]
        call(1, "session.new", capabilities={})
        context = call(2, "browsingContext.create", type="tab")["context"]
        write = f"document.body.outerHTML = {json.dumps(BODY)}"
        call(3, "script.evaluate", expression=write, awaitPromise=False, target={"context": context})
        result = call(4, "script.evaluate", expression=READ, awaitPromise=True, target={"context": context})
        seen["Firefox"] = json.loads(result["result"]["value"])
finally:
    firefox.terminate()
    firefox.wait()
for name, values in seen.items():
    print(name, values)
assert seen == EXPECTED, "the behavior has changed"
PYTHON
