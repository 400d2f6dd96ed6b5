#!/usr/bin/env bash
# A scroll-driven animation whose range ended thousands of pixels ago still takes the main thread's time in each frame of a scroll
# in Chromium: it updates the timelines of all elements, whether their animations run, are over, or are out of sight. With many
# elements, frames take twice the time of those without animations although nothing is animated any more.
#
# Seen in chromium-headless-shell 156 of Debian 12 with playwright 1.65.2 of PyPI, as processor time of a frame with 200 elements
# of five animations (it depends on the machine): without animations 0.9 ms, all over 2.2 ms, all running 6.1 ms
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v chromium-headless-shell >/dev/null || apt-get install --quiet=2 --yes chromium-headless-shell
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check playwright==1.65.2
"$folder/venv/bin/python" - <<'PYTHON'
from playwright.sync_api import sync_playwright

STATES = {"none": "", "over": "cover -30000px cover -29000px", "running": "cover 0px cover 40000px"}
ELEMENTS, FRAMES, ROUNDS = 200, 90, 5
LEAST = 1.5  # the time of frames whose animations are over, in relation to frames without animations
PAGE = """<!doctype html><style>
body { margin: 0 } #box { height: 600px; overflow: auto } li { display: block; height: 100px; view-timeline: --cell block }
i { display: block; width: 80px; height: 80px; background: teal }
@keyframes a { to { translate: 9px } } @keyframes b { to { scale: 0.9 } } @keyframes c { to { rotate: 9deg } }
@keyframes d { to { opacity: 0.5 } } @keyframes e { to { transform: skewX(3deg) } }
i { STYLE }
</style><div id="box">ITEMS</div>"""
STYLE = "animation: linear both; animation-name: a, b, c, d, e; animation-timeline: --cell; animation-range: {}"
SCROLL = """async (frames) => {
  for (let frame = 0; frame < frames; frame++) {
    box.scrollTop = 9000 + frame;
    await new Promise(requestAnimationFrame);
  }
  return getComputedStyle(document.querySelectorAll("i")[93]).translate;
}"""


def measure(browser, ranges):
    """The main thread's time of a frame in microseconds, and the movement of an element in sight."""
    page = browser.new_page(viewport={"width": 400, "height": 700})
    style = STYLE.format(ranges) if ranges else ""
    page.set_content(PAGE.replace("STYLE", style).replace("ITEMS", "<li><i></i></li>" * ELEMENTS))
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def used():
        metrics = session.send("Performance.getMetrics")["metrics"]
        return next(each["value"] for each in metrics if each["name"] == "TaskDuration")

    page.evaluate(SCROLL, FRAMES)
    start = used()
    moved = page.evaluate(SCROLL, FRAMES)
    time = (used() - start) / FRAMES * 1e6
    page.close()
    return time, moved


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])
    rounds = [{name: measure(browser, ranges) for name, ranges in STATES.items()} for _ in range(ROUNDS)]
    version = browser.version
    browser.close()
times = {name: min(each[name][0] for each in rounds) for name in STATES}
moved = {name: rounds[0][name][1] for name in STATES}
ratio = times["over"] / times["none"]
print(f"Chromium {version}: " + ", ".join(f"{name} {time:.0f} µs" for name, time in times.items()) + f"; {ratio:.1f} times; {moved}")
assert moved["over"] == "9px" and moved["running"] not in ("none", "9px"), "the animations are in other phases"
assert ratio > LEAST, "the behavior has changed"
PYTHON
