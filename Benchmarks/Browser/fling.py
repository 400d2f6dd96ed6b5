#!/usr/bin/env python3
"""Measures the cost of a fling in headless Chromium, and compares it with a bare loop that sets the same transforms.

Usage: fling.py [--json FILE] [--layout NAME …] [--items NUMBER …] [--rounds NUMBER] [--peer PAGE.html …]
in an environment with Tests/Support/requirements.txt, such as that of `make bench`. CHROMIUM names another browser.
Prints a Markdown table.

A peer is another library's page, measured with the same touches and counters: it defines `mount(count)`, which shows a
number of items in a vertical scroller and resolves when they are visible. The folder of the page is served with it.
"""

import itertools
import statistics
import time

from runner import HERE, WEB, parse_options, served, started_browser, table, write

WINDOW = {"width": 390, "height": 1300}  # shows a dozen items of the expanding list, in points
LAYOUTS = ["expanding", "expanding clip", "tab-stack"]  # with attributes
COUNTS = [30, 10_000]
ROUNDS = 3
SIGNS = [1, -1, 1, -1]  # directions of the flings in each round
LONGEST = 6  # time limit of a fling and of loading a page, in seconds
REST = 200  # time without script at rest, in milliseconds
FRAME = 1000 / 60  # in milliseconds


# Cross-origin isolation makes the clock finer.
ISOLATED = {"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp"}


class Page:
    """A page with a view, touch input, and the browser's performance counters."""

    def __init__(self, browser, address):
        context = browser.new_context(viewport=WINDOW, has_touch=True, is_mobile=True)
        context.add_init_script(path=HERE / "timing.js")
        self.page = context.new_page()
        self.page.goto(address)
        # Playwright's own waiting adds event listeners to the page, whose script would be measured on each touch.
        end = time.time() + LONGEST
        while not self.page.evaluate("!!window.mount"):
            if time.time() > end:
                raise TimeoutError(f"{address} defines no mount(count)")
            self.page.wait_for_timeout(FRAME)
        self.session = context.new_cdp_session(self.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})  # CPU time
        self.finger_time = time.time()

    def collections(self, work):
        """The number of garbage collections during some work, and their total size in bytes."""
        session = self.page.context.browser.new_browser_cdp_session()
        events, ended = [], []
        session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
        session.on("Tracing.tracingComplete", lambda _: ended.append(True))
        session.send("Tracing.start", {"traceConfig": {"includedCategories": ["devtools.timeline", "v8"]}})
        work()
        session.send("Tracing.end")
        while not ended:
            self.page.wait_for_timeout(FRAME)
        found = [event["args"] for event in events if event["name"] in ("MinorGC", "MajorGC") and event.get("args")]
        spared = [args for args in found if "usedHeapSizeBefore" in args]
        return {
            "collections": len(spared),
            "collected": sum(args["usedHeapSizeBefore"] - args.get("usedHeapSizeAfter", 0) for args in spared),
        }

    def metrics(self):
        return {entry["name"]: entry["value"] for entry in self.session.send("Performance.getMetrics")["metrics"]}

    def touch(self, kind, y):
        self.finger_time = max(self.finger_time + FRAME / 1000, time.time())
        points = [] if kind == "touchEnd" else [{"x": WINDOW["width"] / 2, "y": y}]
        event = {"type": kind, "touchPoints": points, "timestamp": self.finger_time}
        self.session.send("Input.dispatchTouchEvent", event)

    def fling(self, sign):
        """Flings the content, and waits until it is at rest."""
        middle = WINDOW["height"] / 2
        self.touch("touchStart", middle + 200 * sign)
        for step in range(1, 5):
            self.page.wait_for_timeout(FRAME)
            self.touch("touchMove", middle + (200 - 100 * step) * sign)
        self.touch("touchEnd", middle)
        self.rest()

    def flings(self):
        for sign in SIGNS:
            self.fling(sign)

    def play_bare(self):
        """Plays a recorded fling without a view."""
        self.session.send("Runtime.evaluate", {"expression": "playBare()"})
        self.rest()

    def rest(self):
        """Waits until the page runs no script, without calling into the page, which would run a script."""
        end, seen = time.time() + LONGEST, None
        while seen != (seen := self.metrics()["ScriptDuration"]) and time.time() < end:
            self.page.wait_for_timeout(REST)

    def play_bares(self):
        for _ in SIGNS:
            self.play_bare()

    def measure(self, work, *arguments):
        """The cost of some work per frame, in milliseconds."""
        self.page.evaluate("measured()")
        before = self.metrics()
        work(*arguments)
        after = self.metrics()
        measured = self.page.evaluate("measured()")
        count = max(len(measured["frames"]), 1)
        spent = lambda name: 1000 * (after[name] - before[name]) / count
        # While a finger is down, each of its moves causes a frame.
        free = [when for when in measured["times"] if when >= 1000 * self.finger_time]
        gaps = [later - earlier for earlier, later in itertools.pairwise(free)]
        return {
            "frames": measured["frames"],
            "script": spent("ScriptDuration"),
            "script in all": 1000 * (after["ScriptDuration"] - before["ScriptDuration"]),
            "style and layout": spent("RecalcStyleDuration") + spent("LayoutDuration"),
            # Longer gaps separate flings.
            "dropped": sum(1 for gap in gaps if 1.5 * FRAME < gap < 20 * FRAME),
            "nodes": after["Nodes"],
            "heap": after["JSHeapUsedSize"],
        }


def summary(turns):
    """The typical cost of frames measured in several rounds: the median."""
    frames = sorted(frame for turn in turns for frame in turn["frames"])
    return {
        "frames": len(frames),
        "median": statistics.median(frames),
        "p95": frames[int(0.95 * (len(frames) - 1))],
        "dropped": sum(turn["dropped"] for turn in turns) / len(frames),
        **{name: middle(turns, name) for name in ("script", "script in all", "style and layout", "nodes", "heap")},
    }


def middle(turns, name):
    return statistics.median(turn[name] for turn in turns)


def race(browser, address, layout, count, round_count):
    """Measures a view and its bare loop alternately: changes of the machine's speed affect both."""
    views, bares, mounts = [], [], []
    for _ in range(round_count):
        page = Page(browser, f"{address}/page.html")
        before = page.metrics()["ScriptDuration"]
        page.page.evaluate("([layout, count]) => mount(layout, count)", [layout, count])
        mounts.append(1000 * (page.metrics()["ScriptDuration"] - before))
        page.flings()  # warms up code and buffers
        page.page.evaluate("window.stop = record(); undefined")
        page.fling(1)
        page.page.evaluate("makeBare(stop())")
        page.fling(-1)
        page.play_bare()
        for sign in SIGNS:
            views.append(page.measure(page.fling, sign))
            bares.append(page.measure(page.play_bare))
        garbage = {"view": page.collections(page.flings), "bare": page.collections(page.play_bares)}
        page.page.context.close()
    ratios = {
        name: statistics.median(view[name] / max(bare[name], 1e-3) for view, bare in zip(views, bares))
        for name in ("script", "style and layout")
    }
    result = {"layout": layout, "items": count, "mount": min(mounts), "garbage": garbage, "ratios": ratios}
    return {**result, "view": summary(views), "bare": summary(bares)}


def peer(browser, page_file, count, round_count):
    """The cost of another library's page."""
    results = []
    with served(page_file.parent, HERE, WEB, headers=ISOLATED) as address:
        for _ in range(round_count):
            page = Page(browser, f"{address}/{page_file.name}")
            page.page.evaluate("(count) => mount(count)", count)
            page.flings()
            results += [page.measure(page.fling, sign) for sign in SIGNS]
            page.page.context.close()
    return {"layout": page_file.stem, "items": count, "view": summary(results)}


def row(result):
    view, bare, ratios, garbage = result["view"], result["bare"], result["ratios"], result["garbage"]
    return [
        result["layout"], f"{result['items']:,}", f"{view['script'] * 1000:.0f} µs",
        f"{ratios['script']:.2f} ×", f"{view['script in all']:.1f} ms", f"{view['p95'] / max(view['median'], 1e-3):.2f} ×",
        f"{ratios['style and layout']:.2f} ×", f"{view['dropped']:.1%}",
        f"{bare['dropped']:.1%}", f"{garbage['view']['collections']}", f"{garbage['bare']['collections']}",
        f"{result['mount']:.1f} ms", f"{view['nodes']:.0f}", f"{view['heap'] / 1e6:.1f} MB",
    ]  # fmt: skip


COLUMNS = [
    "layout", "items", "script per frame", "÷ bare loop", "script per fling", "p95 ÷ median", "style and layout ÷ bare loop",
    "dropped frames", "of the bare loop", "garbage collections", "of the bare loop", "script to mount", "DOM nodes", "heap",
]  # fmt: skip
BESIDE = [
    "page",
    "items",
    "script per frame",
    "script per fling",
    "style and layout per frame",
    "p95 of a frame",
    "dropped frames",
    "DOM nodes",
    "heap",
]


def beside(result):
    """The figures of every page."""
    view = result["view"]
    return [
        result["layout"], f"{result['items']:,}", f"{view['script'] * 1000:.0f} µs",
        f"{view['script in all']:.1f} ms", f"{view['style and layout'] * 1000:.0f} µs", f"{view['p95']:.2f} ms",
        f"{view['dropped']:.1%}", f"{view['nodes']:.0f}", f"{view['heap'] / 1e6:.1f} MB",
    ]  # fmt: skip


def main():
    options = parse_options(ROUNDS, layout=LAYOUTS, items=COUNTS, peer=[])
    with started_browser() as browser, served(HERE, WEB, headers=ISOLATED) as address:
        cases = list(itertools.product(options.layout, options.items))
        results = [race(browser, address, layout, count, options.rounds) for layout, count in cases]
        pages = itertools.product(options.peer, options.items)
        peers = [peer(browser, page.resolve(), count, options.rounds) for page, count in pages]
    write(options, results + peers)
    print(table(COLUMNS, map(row, results)))
    print()
    print(table(BESIDE, map(beside, results + peers)))


if __name__ == "__main__":
    main()
