#!/usr/bin/env python3
"""Measures the time from navigation to the first frame with final poses, with and without a resting style sheet.

Usage: first_pose.py [--json FILE] [--rounds NUMBER] [--peer PAGE.html …]
in an environment with Tests/Support/requirements.txt
Each page has 12 children in HTML, a slow processor and network, and an empty cache, as in first_frame.py. A frame has final
poses if the boxes of all visible children are those of the ready view. A peer is a page of another library, with its files
beside it: 12 elements `section`, and a script that sets `isReady` when the library has placed them.
"""

import statistics
import tempfile
from pathlib import Path

from first_frame import ITEMS, LIMIT, CompressingHandler
from runner import WEB, parse_options, served, slow_down, started_browser, table, write

MODULES = {"card-carousel": "fanfold-view", "cover-flow": "fanfold-keyframes"}
TOLERANCE = 0.5  # pixels

# Records the boxes of each frame and the time after it, until the view is ready.
RECORD = """
  window.frames = [];
  const boxes = () => [...document.querySelectorAll("section")].map((child) => child.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x, y, width, height]);
  let isOver = false;
  const look = () => requestAnimationFrame(() => {
    const seen = boxes();
    if (seen.length === COUNT) setTimeout(() => frames.push({ time: performance.now(), boxes: seen }));
    if (isOver && seen.length === COUNT) return setTimeout(() => { window.isDone = true; });
    look();
  });
  look();
  (async () => {
    const view = () => document.querySelector("fanfold-view");
    while (!window.isReady && !view()) await new Promise(requestAnimationFrame);
    if (view()) await customElements.whenDefined("fanfold-view").then(() => view().ready);
    isOver = true;
  })();
""".replace("COUNT", str(ITEMS))


def page(layout, way):
    """A page without a style sheet, with a link to it, or with its text."""
    sheet = WEB / f"css/resting/{layout}.css"
    head = {
        "none": "",
        "link": f'<link rel="stylesheet" href="/css/resting/{layout}.css">',
        "inline": f"<style>{sheet.read_text()}</style>",
    }[way]
    items = "".join(f'<section style="background: hsl({47 * k} 60% 45%)">{k + 1}</section>' for k in range(ITEMS))
    return f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>First pose</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">{head}
<script type="module" src="/{MODULES[layout]}.js"></script>
<style>body {{ margin: 0 }} fanfold-view {{ height: 100vh }}</style>
<fanfold-view layout="{layout}" aria-label="Items">{items}</fanfold-view></html>"""


def is_near(one, other):
    """Whether the boxes that the second frame shows are equal."""
    return all(
        max(abs(a - b) for a, b in zip(first, last, strict=True)) <= TOLERANCE
        for first, last in zip(one, other, strict=True)
        if last[0] < 390 and last[0] + last[2] > 0 and last[2] > 0
    )


def measure(browser, address):
    """The times of the first frame, of the first final poses and of the ready view, in milliseconds."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    context.add_init_script(RECORD)
    tab = context.new_page()
    session = context.new_cdp_session(tab)
    slow_down(session)
    tab.goto(address, wait_until="commit")
    tab.wait_for_function("window.isDone", timeout=LIMIT)
    frames = tab.evaluate("frames")
    paint = tab.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    context.close()
    last = frames[-1]
    final = next(
        index for index in range(len(frames)) if all(is_near(f["boxes"], last["boxes"]) for f in frames[index:])
    )
    return [paint, max(paint, frames[final]["time"]), last["time"]]


def main():
    options = parse_options(9, peer=[])
    ways = [(layout, way) for layout in MODULES for way in ("none", "link", "inline")]
    with (
        tempfile.TemporaryDirectory() as folder,
        served(
            Path(folder), WEB, *{peer.resolve().parent for peer in options.peer}, handler=CompressingHandler
        ) as address,
        started_browser() as browser,
    ):
        for layout, way in ways:
            Path(folder, f"{layout}-{way}.html").write_text(page(layout, way))
        pages = {" ".join(key): f"{address}/{'-'.join(key)}.html" for key in ways}
        pages |= {peer.stem: f"{address}/{peer.name}" for peer in options.peer}
        rounds = [{name: measure(browser, page) for name, page in pages.items()} for _ in range(options.rounds)]
    results = {name: list(zip(*(each[name] for each in rounds), strict=True)) for name in pages}
    write(options, results)
    print(table(["page", "first paint", "final poses", "range", "ready"], map(row, results, results.values())))


def row(name, times):
    paint, final, ready = ([f"{statistics.median(each):.0f} ms"] for each in times)
    return [name, *paint, *final, f"{min(times[1]):.0f} to {max(times[1]):.0f} ms", *ready]


if __name__ == "__main__":
    main()
