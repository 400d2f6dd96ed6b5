#!/usr/bin/env bash
# An instant scroll to the present offset does not stop a smooth scroll in Firefox: it goes on to its end, as if nobody had
# asked. CSSOM View aborts a smooth scroll at each scroll of its box, and Chromium does. A smooth scroll to the present offset
# stops it in both. A page that lets a finger or a key stop its own smooth scroll by `scrollTo` has no effect in Firefox.
#
# Seen in firefox-esr 153 and chromium-headless-shell 156 of Debian 12, with playwright 1.65.2 and websockets 17.4 of PyPI:
#   Chromium ['instant', 'stops', 'smooth', 'stops']
#   Firefox ['instant', 'goes on', 'smooth', 'stops']
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

BODY = """<body style="margin:0"><div style="height:100px;overflow:auto"><div style="height:5000px"></div></div></body>"""
READ = """(async () => {
    const box = document.querySelector('div'), seen = [];
    for (const behavior of ['instant', 'smooth']) {
        box.scrollTo({ top: 0, behavior: 'instant' });
        box.scrollTo({ top: 4800, behavior: 'smooth' });
        while (box.scrollTop < 200) await new Promise(requestAnimationFrame);
        const place = box.scrollTop;
        box.scrollTo({ top: place, behavior });
        await new Promise((done) => setTimeout(done, 3000));
        seen.push(behavior, box.scrollTop === 4800 ? 'goes on' : 'stops');
    }
    return JSON.stringify(seen);
})()"""
EXPECTED = {
    "Chromium": ["instant", "stops", "smooth", "stops"],
    "Firefox": ["instant", "goes on", "smooth", "stops"],
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
