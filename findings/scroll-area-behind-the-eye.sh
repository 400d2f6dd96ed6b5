#!/usr/bin/env bash
# An element behind the eye of a perspective is not painted and cannot be hit, but in Chromium it makes its container
# scrollable: the box that its corners would have if the light passed through the eye counts as overflow. Firefox leaves it out.
# A ring of cards that passes the viewer leaves empty pages to scroll through.
#
# Seen in firefox-esr 153 and chromium-headless-shell 156 of Debian 12, with playwright 1.65.2 and websockets 17.4 of PyPI:
#   Chromium [150, 50, False]
#   Firefox [100, 0, False]
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

BODY = """<body style="margin:0"><div style="width:100px;height:100px;overflow:auto;perspective:100px"><p style="margin:0;height:100px;transform:translateZ(150px)">x</p></div></body>"""
READ = """(async () => {
    const [box, card] = document.querySelectorAll('div, p');
    box.scrollTop = 1000;
    await new Promise(requestAnimationFrame);
    const isHit = [...Array(100).keys()].some((y) => document.elementFromPoint(20, y) === card);
    return JSON.stringify([box.scrollHeight, box.scrollTop, isHit]);
})()"""
EXPECTED = {
    "Chromium": [150, 50, False],
    "Firefox": [100, 0, False],
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
