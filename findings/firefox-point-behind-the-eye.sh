#!/usr/bin/env bash
# In a perspective, getBoundingClientRect of a point behind the eye is the origin of the page in Firefox, and the point's
# projection, divided by its negative distance, in Chromium. A map that is solved from four corners is right in one of them only.
#
# Seen in firefox-esr 153 and chromium-headless-shell 156 of Debian 12, with playwright 1.65.2 and websockets 17.4 of PyPI:
#   Chromium [600.54, 738.35]
#   Firefox [0, 0]
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

BODY = """<body style="margin:0"><div style="perspective:200px;width:600px;height:400px;margin:50px">
<div style="width:600px;height:400px;position:relative;transform:rotateY(70deg)"><i id="point" style="position:absolute;left:0;top:0">
</i></div></div></body>"""
READ = "(() => { const { x, y } = document.querySelector('i').getBoundingClientRect(); return JSON.stringify([x, y].map((n) => Math.round(n * 100) / 100)); })()"
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
        result = call(4, "script.evaluate", expression=READ, awaitPromise=False, target={"context": context})
        seen["Firefox"] = json.loads(result["result"]["value"])
finally:
    firefox.terminate()
    firefox.wait()
for name, point in seen.items():
    print(name, point)
assert seen == {"Chromium": [600.54, 738.35], "Firefox": [0, 0]}, "the behavior has changed"
PYTHON
