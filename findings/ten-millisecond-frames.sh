#!/usr/bin/env bash
# Frames of an animated WebP or PNG that last at most 10 ms are shown for 100 ms each, as those of GIF files are: a motion
# exported with 100 frames a second plays ten times slower than one with 90.
#
# Seen in firefox-esr 153 and chromium-headless-shell 156 of Debian 12, with playwright 1.65.2, websockets 17.4 and Pillow
# 13.0.0 of PyPI, 0.7 s after the beginning of 30 frames that are played once:
#   Chromium and Firefox: webp 10: playing, webp 11: ended, png 10: playing, png 11: ended
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v chromium-headless-shell firefox-esr >/dev/null || apt-get install --quiet=2 --yes chromium-headless-shell firefox-esr
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check playwright==1.65.2 websockets==17.4 pillow==13.0.0
chromium-headless-shell --version 2>/dev/null || true
firefox-esr --version
"$folder/venv/bin/python" - "$folder" <<'PYTHON'
import base64, io, json, re, subprocess, sys, time
from pathlib import Path
from PIL import Image
from playwright.sync_api import sync_playwright
from websockets.sync.client import connect

COUNT, WAIT = 30, 0.7  # frames, seconds
FRAMES = [Image.new("RGB", (16, 16), (8 * number, 0, 0)) for number in range(COUNT)]


def body(format, duration):
    """A page with an animation whose frames last some milliseconds."""
    file = io.BytesIO()
    options = {"lossless": True} if format == "webp" else {}
    FRAMES[0].save(file, format, save_all=True, append_images=FRAMES[1:], duration=duration, loop=1, **options)
    file.seek(0)
    assert Image.open(file).n_frames == COUNT
    return f'<body style="margin:0"><img src="data:image/{format};base64,{base64.b64encode(file.getvalue()).decode()}"></body>'


def state(screenshot):
    """Whether a picture of the page shows the last frame."""
    return "ended" if Image.open(io.BytesIO(screenshot)).convert("RGB").getpixel((8, 8))[0] == 8 * (COUNT - 1) else "playing"


PAGES = {f"{format} {duration}": body(format, duration) for format in ("webp", "png") for duration in (10, 11)}
seen = {"Chromium": {}, "Firefox": {}}
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])
    page = browser.new_page()
    for name, html in PAGES.items():
        page.set_content(html)
        time.sleep(WAIT)
        seen["Chromium"][name] = state(page.screenshot())
    browser.close()
log = Path(sys.argv[1], "log")
firefox = subprocess.Popen(
    ["firefox-esr", "--headless", "--no-remote", "--profile", sys.argv[1], "--remote-debugging-port", "0"], stdout=log.open("w"),
    stderr=subprocess.STDOUT)
try:
    while not (address := re.search(r"WebDriver BiDi listening on (ws:\S+)\n", log.read_text())):
        time.sleep(0.1)
    with connect(f"{address[1]}/session", max_size=None) as socket:
        def call(method, **parameters):
            socket.send(json.dumps({"id": 1, "method": method, "params": parameters}))
            while (answer := json.loads(socket.recv(60))).get("id") != 1:
                pass
            assert answer["type"] == "success", answer
            return answer["result"]
        call("session.new", capabilities={})
        context = call("browsingContext.create", type="tab")["context"]
        for name, html in PAGES.items():
            write = f"document.body.outerHTML = {json.dumps(html)}; document.images[0].decode().then(() => 0)"
            call("script.evaluate", expression=write, awaitPromise=True, target={"context": context})
            time.sleep(WAIT)
            seen["Firefox"][name] = state(base64.b64decode(call("browsingContext.captureScreenshot", context=context)["data"]))
finally:
    firefox.terminate()
    firefox.wait()
for name, states in seen.items():
    print(name, states)
expected = {"webp 10": "playing", "webp 11": "ended", "png 10": "playing", "png 11": "ended"}
assert seen == dict.fromkeys(seen, expected), "the behavior has changed"
PYTHON
