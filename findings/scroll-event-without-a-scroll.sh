#!/usr/bin/env bash
# Firefox sends a `scroll` event to a scroller whose box is made anew, although its offset stays the same before, during and
# after: for example if it becomes absolute or its parent becomes a flex box. Chromium sends none. A view that takes scroll
# events for the user's interrupts its own motion.
#
# Seen in firefox-esr 153 and chromium-headless-shell 156 of Debian 12, with playwright 1.65.2 and websockets 17.4 of PyPI:
#   Chromium ['position: absolute', 70, 'display: flex', 70, 'opacity: 0.5', 70]
#   Firefox ['position: absolute', 70, 'scroll event', 'display: flex', 70, 'scroll event', 'opacity: 0.5', 70]
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

BODY = """<body style="margin:0"><section><div style="height:50px;width:100px;overflow:auto"><p style="margin:0;height:500px"></p></div></section></body>"""
READ = """(async () => {
    const box = document.querySelector('div'), frame = () => new Promise((done) => setTimeout(done, 200)), seen = [];
    box.scrollTop = 70;
    await frame();
    box.addEventListener('scroll', () => seen.push('scroll event'));
    for (const [element, style] of [[box, 'position: absolute'], [box.parentElement, 'display: flex'], [box, 'opacity: 0.5']]) {
        element.style.cssText += '; ' + style;
        seen.push(style, box.scrollTop);
        await frame();
    }
    return JSON.stringify(seen);
})()"""
EXPECTED = {
    "Chromium": ["position: absolute", 70, "display: flex", 70, "opacity: 0.5", 70],
    "Firefox": ["position: absolute", 70, "scroll event", "display: flex", 70, "scroll event", "opacity: 0.5", 70],
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
