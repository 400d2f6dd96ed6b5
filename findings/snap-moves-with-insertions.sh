#!/usr/bin/env bash
# Mandatory scroll snapping moves the content when siblings are inserted before the snapped child, even with
# `overflow-anchor: none`: the position changes and a scroll event is sent, although nobody scrolls. A page that takes each scroll
# event of a snapping row for the user's loses the item that it was asked to show.
#
# Seen in firefox-esr 153 and chromium-headless-shell 156 of Debian 12, with playwright 1.65.2 and websockets 17.4 of PyPI:
#   Chromium [200, 'scroll event', 600]
#   Firefox [200, 'scroll event', 600]
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

BODY = """<body style="margin:0"><div style="display:flex;width:200px;overflow-x:auto;overflow-anchor:none;scroll-snap-type:x mandatory">
<i style="flex:none;width:200px;height:50px;scroll-snap-align:start"></i><i style="flex:none;width:200px;scroll-snap-align:start"></i>
<i style="flex:none;width:200px;scroll-snap-align:start"></i></div></body>"""
READ = """(async () => {
    const row = document.querySelector('div'), places = [], frame = () => new Promise((done) => setTimeout(done, 200));
    row.scrollLeft = 200; await frame(); places.push(row.scrollLeft);
    row.addEventListener('scroll', () => places.push('scroll event'), { once: true });
    row.prepend(row.lastElementChild.cloneNode(), row.lastElementChild.cloneNode()); await frame();
    return JSON.stringify([...places, row.scrollLeft]);
})()"""
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
for name, point in seen.items():
    print(name, point)
assert seen == dict.fromkeys(["Chromium", "Firefox"], [200, "scroll event", 600]), "the behavior has changed"
PYTHON
