#!/usr/bin/env python3
"""Measures the cost of a drag in headless Chromium, and compares it with two bare loops that set the same transforms: one
that reads the samples of the same finger, as any drag must, and one without a finger.

Usage: drag.py [--json FILE] [--layout NAME …] [--views NUMBER …] [--rounds NUMBER] [--peer PAGE.html …]
in an environment with Tests/Support/requirements.txt, such as that of `make bench`. CHROMIUM names another browser.
Prints a Markdown table. A finger swings over the first view, with a sample every 8 ms; further views are below it, at rest.
Peers are pages as in fling.py.
"""

import itertools
import statistics
import time

from fling import ISOLATED, LONGEST, REST, WINDOW, Page, summary
from runner import HERE, WEB, parse_options, served, started_browser, table, write

LAYOUTS = ["expanding", "tab-stack", "card-carousel"]
HORIZONTAL = {"card-carousel", "album-fan"}
VIEWS = [1, 20]
ITEMS = 10_000
ROUNDS = 3
DRAGS = 4  # in each round
SWING = 76  # in CSS pixels
SAMPLE = 0.008  # time between two samples of the finger, in seconds
SAMPLES = 250  # in a drag
SAMPLES_PER_SWING = 16  # there and back


class DraggedPage(Page):
    """A page whose view is dragged."""

    def __init__(self, browser, address, *, is_horizontal=False):
        super().__init__(browser, address)
        self.is_horizontal = is_horizontal
        self.sent = []

    def post(self, kind, distance):
        """Sends a touch without waiting for its result, which the browser delays until the next frame."""
        middle = {"x": WINDOW["width"] / 2, "y": WINDOW["height"] / 2}
        middle["x" if self.is_horizontal else "y"] += distance
        event = {"type": kind, "touchPoints": [] if kind == "touchEnd" else [middle], "timestamp": time.time()}
        # Playwright's synchronous interface can only send and wait.
        send = self.session._impl_obj.send("Input.dispatchTouchEvent", event, timeout=1000 * LONGEST)
        self.sent.append(self.session._loop.create_task(send))

    def drag(self):
        """Swings the content under a finger, and waits until it is at rest."""
        start = time.time()
        self.post("touchStart", 0)
        for sample in range(1, SAMPLES + 1):
            self.page.wait_for_timeout(max(0, 1000 * (start + sample * SAMPLE - time.time())))
            part = abs((sample / SAMPLES_PER_SWING) % 2 - 1)
            self.post("touchMove", -SWING * (1 - part))  # away from the start
        self.post("touchEnd", 0)
        self.finger_time = time.time()
        self.rest()
        # On a busy machine, answers can be late.
        while not all(task.done() for task in self.sent):
            self.page.wait_for_timeout(REST)
        for task in self.sent:
            task.result()
        self.sent.clear()

    def drag_bare(self):
        """Drags the bare loop by the same samples."""
        self.session.send("Runtime.evaluate", {"expression": "awaitFinger()"})
        self.drag()


def race(browser, address, layout, views, round_count):
    """Measures a view and its bare loop alternately: changes of the machine's speed affect both."""
    dragged, bares, played = [], [], []
    for _ in range(round_count):
        page = DraggedPage(browser, f"{address}/page.html", is_horizontal=layout.split()[0] in HORIZONTAL)
        page.page.evaluate("(values) => mount(...values)", [layout, ITEMS, views])
        page.drag()  # warms up code and buffers
        page.page.evaluate("window.stop = record(); undefined")
        page.drag()
        page.page.evaluate("makeBare(stop())")
        page.drag_bare()
        page.play_bare()
        for _ in range(DRAGS):
            dragged.append(page.measure(page.drag))
            bares.append(page.measure(page.drag_bare))
            played.append(page.measure(page.play_bare))
        page.page.context.close()
    return {
        "page": layout, "views": views, "ratios": ratios(dragged, bares), "ratios without finger": ratios(dragged, played),
        "drag": summary(dragged), "bare": summary(bares), "bare without finger": summary(played),
    }  # fmt: skip


def ratios(views, bares):
    """The median ratios of the pairs."""
    return {
        name: statistics.median(view[name] / max(bare[name], 1e-3) for view, bare in zip(views, bares))
        for name in ("script", "style and layout")
    }


def peer(browser, page_file, round_count):
    """The cost of another library's page."""
    results = []
    with served(page_file.parent, HERE, WEB, headers=ISOLATED) as address:
        for _ in range(round_count):
            page = DraggedPage(browser, f"{address}/{page_file.name}")
            page.page.evaluate("(count) => mount(count)", ITEMS)
            page.drag()
            results += [page.measure(page.drag) for _ in range(DRAGS)]
            page.page.context.close()
    return {"page": page_file.stem, "views": 1, "drag": summary(results)}


COLUMNS = [
    "page",
    "views",
    "script per frame",
    "÷ bare loop",
    "÷ loop without finger",
    "style and layout",
    "÷ bare loop",
    "p95",
    "p95 of bare loop",
    "script per drag",
]


def row(result):
    drag, bare = result["drag"], result.get("bare")
    ratio = lambda name, loop="ratios": f"{result[loop][name]:.2f} ×" if bare else "–"
    return [
        result["page"], f"{result['views']}", f"{drag['script'] * 1000:.0f} µs", ratio("script"),
        ratio("script", "ratios without finger"), f"{drag['style and layout'] * 1000:.0f} µs", ratio("style and layout"),
        f"{drag['p95']:.2f} ms", f"{bare['p95']:.2f} ms" if bare else "–", f"{drag['script in all']:.1f} ms",
    ]  # fmt: skip


def main():
    options = parse_options(ROUNDS, layout=LAYOUTS, views=VIEWS, peer=[])
    with started_browser() as browser, served(HERE, WEB, headers=ISOLATED) as address:
        cases = itertools.product(options.layout, options.views)
        results = [race(browser, address, layout, views, options.rounds) for layout, views in cases]
        results += [peer(browser, page.resolve(), options.rounds) for page in options.peer]
    write(options, results)
    print(table(COLUMNS, map(row, results)))


if __name__ == "__main__":
    main()
