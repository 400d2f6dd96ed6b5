#!/usr/bin/env python3
"""Measures the cost of one view while several views move at once in headless Chromium.

Usage: views.py [--json FILE] [--rounds NUMBER] in an environment with Tests/Support/requirements.txt; `make bench` runs it.
Prints a table in Markdown. CHROMIUM names another browser.
"""

import statistics

from fling import ISOLATED
from runner import HERE, WEB, parse_options, served, started_browser, table, write

COUNTS = [1, 5, 20]  # views
ITEMS = 1_000
FRAMES = 240  # per measurement
LIMIT = 1.1  # times the cost of a single view

# Every frame callback is timed; a frame's script is the sum of its callbacks.
PAGE = """async (views) => {
  const original = window.requestAnimationFrame;
  let script = 0;
  window.requestAnimationFrame = (callback) => original((time) => {
    const start = performance.now();
    callback(time);
    script += performance.now() - start;
  });
  await import("/fanfold-view.js");
  document.body.style.margin = 0;
  const all = Array.from({ length: views }, () => {
    const view = document.createElement("fanfold-view");
    view.setAttribute("layout", "expanding");
    view.setAttribute("count", "ITEMS");
    view.setAttribute("aria-label", "Items");
    view.style.cssText = "display: block; position: absolute; inset: 0; height: 600px";
    document.body.append(view);
    return view;
  });
  await Promise.all(all.map((view) => view.ready));
  for (const view of all) view.scrollAutomatically(120);
  const frame = () => new Promise(original);
  for (let warmUp = 0; warmUp < 120; warmUp++) await frame();
  const times = [];
  for (let number = 0; number < FRAMES; number++) {
    script = 0;
    await frame();
    await new Promise((done) => setTimeout(done));
    times.push(script / views);
  }
  return times;
}""".replace("ITEMS", str(ITEMS)).replace("FRAMES", str(FRAMES))


def measure(browser, address, views):
    """The median script time per view and frame, in microseconds."""
    page = browser.new_page(viewport={"width": 390, "height": 600})
    page.goto(address)
    times = page.evaluate(PAGE, views)
    page.close()
    return statistics.median(time for time in times if time > 0) * 1000


def main():
    options = parse_options(5)
    with started_browser() as browser, served(HERE, WEB, headers=ISOLATED) as address:
        # Rounds alternate between the counts, because the load of the machine changes.
        rounds = [[measure(browser, f"{address}/page.html", views) for views in COUNTS] for _ in range(options.rounds)]
    costs = [statistics.median(each) for each in zip(*rounds, strict=True)]
    write(options, dict(zip(COUNTS, costs, strict=True)))
    rows = [[f"{views}", f"{cost:.0f}", f"{cost / costs[0]:.2f}"] for views, cost in zip(COUNTS, costs, strict=True)]
    print(table(["views", "µs per view and frame", "times a single view"], rows))
    if max(costs) > LIMIT * costs[0]:
        raise SystemExit(f"a view costs more than {LIMIT} times a single view")


if __name__ == "__main__":
    main()
