#!/usr/bin/env bash
# While a script keeps the main thread busy, Chromium's compositor goes on with a scroll-driven animation of translate. A second
# animation of visibility keeps the element unpainted all that time, even where the scroll has long passed the end of "hidden".
# A second animation of interactivity does not: the element moves on. In the keyframes of translate, it stops the movement as well.
#
# Seen in chromium-headless-shell 156 of Debian 12 with playwright 1.65.2 and pillow 13.0.0 of PyPI, as the numbers of positions
# painted during the script (they depend on the load): plain 19, visibility 0, interactivity 19, together 1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v chromium-headless-shell >/dev/null || apt-get install --quiet=2 --yes chromium-headless-shell
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check playwright==1.65.2 pillow==13.0.0
"$folder/venv/bin/python" - <<'PYTHON'
import base64
import io

from PIL import Image, ImageOps
from playwright.sync_api import sync_playwright

ANIMATIONS = {"plain": "move", "visibility": "move, appear", "interactivity": "move, wake", "together": "move-and-wake"}
ENOUGH, ATTEMPTS = 5, 10  # Other programs may take frames away from the scroll.
PAGE = """<!doctype html><style>
body { margin: 0 } #scroller { height: 200px; overflow: auto } #track { height: 5600px; view-timeline: --track }
i { display: block; position: fixed; left: 0; width: 40px; height: 40px; background: black;
    animation: linear both; animation-timeline: --track; animation-range: contain }
@keyframes move { to { translate: 700px } }
@keyframes appear { 0%, 30% { visibility: hidden } 31%, 100% { visibility: visible } }
@keyframes wake { 0%, 30% { interactivity: inert } 31%, 100% { interactivity: auto } }
@keyframes move-and-wake { from { interactivity: inert } to { translate: 700px; interactivity: auto } }
</style><div id="scroller"><div id="track">BOXES</div></div>"""
BOX = '<i style="top: {}px; animation-name: {}"></i>'
SCROLL = """async () => {
  scroller.scrollBy({ top: 4000, behavior: "smooth" });
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  const start = Date.now(), { visibility } = getComputedStyle(document.querySelectorAll("i")[1]);
  while (Date.now() < start + 700);
  return { start: start / 1000, end: Date.now() / 1000, visibility };
}"""


def lefts(data):
    """The left edges of the boxes of a frame; None for each that is not painted."""
    image = ImageOps.invert(Image.open(io.BytesIO(base64.b64decode(data))).convert("L"))
    boxes = [image.crop((0, 50 * row, 750, 50 * row + 40)).getbbox() for row in range(len(ANIMATIONS))]
    return [box and box[0] for box in boxes]


def painted(browser):
    """The painted positions of each box while the script runs and "hidden" is over, and the frame at the end."""
    context = browser.new_context(viewport={"width": 800, "height": 200})
    page = context.new_page()
    page.set_content(PAGE.replace("BOXES", "".join(BOX.format(50 * row, name) for row, name in enumerate(ANIMATIONS.values()))))
    session, frames = context.new_cdp_session(page), []

    def receive(event):
        frames.append((event["metadata"]["timestamp"], event["data"]))
        session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    session.on("Page.screencastFrame", receive)
    session.send("Page.startScreencast", {"format": "png"})
    page.wait_for_timeout(400)
    busy = page.evaluate(SCROLL)
    page.wait_for_timeout(800)
    context.close()
    during = [lefts(data) for at, data in frames if busy["start"] <= at <= busy["end"]]
    during = [frame for frame in during if busy["visibility"] == "hidden" and (frame[0] or 0) > 700 * 0.32]
    return [len({frame[row] for frame in during} - {None}) for row in range(len(ANIMATIONS))], lefts(frames[-1][1])


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])
    for _ in range(ATTEMPTS):
        positions, last = painted(browser)
        if positions[0] >= ENOUGH:
            break
    counts = ", ".join(f"{name} {count}" for name, count in zip(ANIMATIONS, positions, strict=True))
    print(f"Chromium {browser.version}: {counts}; at the end {last}")
    browser.close()
plain = positions[0]
assert plain >= ENOUGH, "the compositor drew too few frames: run it again"
assert None not in last and len(set(last)) == 1, "the boxes do not meet at the end"
assert positions == [plain, 0, plain, 1], "the behavior has changed"
PYTHON
