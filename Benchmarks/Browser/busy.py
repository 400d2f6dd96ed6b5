#!/usr/bin/env python3
"""Measures how smoothly a fling continues while the page keeps its main thread busy for 100 ms at a time: shown by a
script in each frame, and by keyframes that the browser's compositor plays. The result counts the displayed frames in
the browser's trace; unchanged frames are not drawn.

Usage: busy.py, in an environment with Tests/Support/requirements.txt. CHROMIUM names another browser.
"""

import itertools
import statistics

from runner import HERE, WEB, served, started_browser, table

WINDOW = {"width": 390, "height": 844}
LAYOUTS = {"expanding": 0, "tab stack": 1, "task switcher": 4}
COUNT = 10_000
WATCHED = 1200  # per fling, in milliseconds
MOVING = 700  # time in which each frame differs, in milliseconds


def watch(browser, address, layout, is_keyframes, is_busy):
    """The times of displayed frames and busy periods, in milliseconds, and the cost of the keyframes."""
    context = browser.new_context(viewport=WINDOW)
    page = context.new_page()
    page.goto(f"{address}/page.html")
    page.wait_for_function("window.isThere")
    session = browser.new_browser_cdp_session()
    events, ended = [], []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": ["viz", "blink.user_timing"]}})
    play = "playByKeyframes(up)" if is_keyframes else "playByScript()"
    busy = "setTimeout(block, 50);" if is_busy else ""
    start = f"(layout) => fling(layout, {COUNT}).then((up) => {{ const cost = {play}; {busy} return cost; }})"
    cost = page.evaluate(start, LAYOUTS[layout])
    page.wait_for_timeout(WATCHED)
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(10)
    context.close()
    times = lambda name, phases: sorted(e["ts"] / 1000 for e in events if e["name"] == name and e["ph"] in phases)
    blocks = list(zip(times("blocked", "b"), times("blocked", "e")))
    return times("Display::FrameDisplayed", "XBIn"), blocks, cost


def row(browser, address, layout, is_keyframes, is_busy):
    pictures, blocks, cost = watch(browser, address, layout, is_keyframes, is_busy)
    gaps = [later - earlier for earlier, later in itertools.pairwise(pictures)]
    # The end of a fling is too slow to change each frame.
    during = [sum(start < time < end for time in pictures) for start, end in blocks if end < pictures[0] + MOVING]
    costs = [cost[name] for name in ("sampling", "fitting", "beginning")] if cost else []
    return [
        layout, "busy" if is_busy else "idle", "keyframes" if is_keyframes else "script",
        f"{min(during)} to {max(during)}, mostly {statistics.median_low(during)}" if during else "",
        f"{max(gap for gap, time in zip(gaps, pictures) if time < pictures[0] + MOVING):.0f} ms",
        f"{cost['items']} items, {cost['keyframes']} keyframes" if cost else "",
        f"{' + '.join(f'{time:.0f}' for time in costs)} ms" if cost else "",
    ]  # fmt: skip


COLUMNS = [
    "layout", "page", "shown by", "pictures in each 100 ms", "longest standstill", "handed over",
    "sampling + fitting + beginning",
]  # fmt: skip


def main():
    with started_browser() as browser, served(HERE / "Busy", WEB, WEB.parent / "View") as address:
        cases = itertools.product(LAYOUTS, (False, True), (False, True))
        rows = [row(browser, address, layout, keyframes, busy) for layout, busy, keyframes in cases]
    print(table(COLUMNS, rows))


if __name__ == "__main__":
    main()
