#!/usr/bin/env python3
"""Measures the memory of a view with many children in headless Chromium: its script heap, and the browser's own heap.

Usage: memory.py [--json FILE] [--rounds NUMBER] [--builds FOLDER …] in an environment with Tests/Support/requirements.txt, such
as that of `make bench`. CHROMIUM names another browser. Prints a Markdown table. The memory of a view is the difference from a
page with the same children in an element that is not displayed. Further folders contain other builds of the package.
"""

import statistics

from fling import ISOLATED
from runner import HERE, WEB, parse_options, served, started_browser, table, write

COUNTS = [30, 10_000]  # children
REST = 700  # until nothing moves, in milliseconds
MEGABYTE = 1e6

HOST = """([name, count]) => {
  const host = document.createElement(name);
  host.style.cssText = name === "div" ? "display: none" : "height: 600px";
  host.innerHTML = Array.from({ length: count }, (_, index) => `<div><p>Item ${index}</p></div>`).join("");
  document.body.append(host);
}"""
LOAD = """async () => {
  await import("/fanfold-view.js");
  await document.querySelector("fanfold-view").ready;
}"""


def heaps(browser, address, name, count):
    """The script heap and the browser's heap of a page after garbage collections, in bytes."""
    context = browser.new_context(viewport={"width": 390, "height": 600})
    page = context.new_page()
    page.goto(f"{address}/page.html")
    page.evaluate(HOST, [name, count])
    if name != "div":
        page.evaluate(LOAD)
    page.wait_for_timeout(REST)
    session = context.new_cdp_session(page)
    session.send("HeapProfiler.enable")
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    usage = session.send("Runtime.getHeapUsage")
    context.close()
    return usage["usedSize"], usage["embedderHeapUsedSize"]


def measure(browser, folder, count):
    """The memory of a view, in bytes."""
    with served(HERE, folder, headers=ISOLATED) as address:
        pages = [heaps(browser, address, name, count) for name in ("fanfold-view", "div")]
    return [with_view - without for with_view, without in zip(*pages, strict=True)]


def main():
    options = parse_options(3, builds=[])
    folders = [WEB, *options.builds]
    cases = [(folder, count) for folder in folders for count in COUNTS]
    with started_browser() as browser:
        # Rounds alternate between the builds.
        rounds = [[measure(browser, folder.resolve(), count) for folder, count in cases] for _ in range(options.rounds)]
    results = [[statistics.median(turn) for turn in zip(*turns, strict=True)] for turns in zip(*rounds, strict=True)]
    write(options, [[str(folder), count, *sizes] for (folder, count), sizes in zip(cases, results, strict=True)])
    cells = lambda sizes: [f"{size / MEGABYTE:.2f} MB" for size in (*sizes, sum(sizes))]
    rows = [[folder.name, f"{count:,}", *cells(sizes)] for (folder, count), sizes in zip(cases, results, strict=True)]
    print(table(["build", "children", "script", "browser", "both"], rows))


if __name__ == "__main__":
    main()
