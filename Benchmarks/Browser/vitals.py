#!/usr/bin/env python3
"""Measures the playground's first visit in headless Chromium: CLS, LCP and INP at five sizes, with a cold cache.

Usage: vitals.py [--json FILE] [--rounds NUMBER] in an environment with Tests/Support/requirements.txt; `make bench` runs it.
The network is limited to 10 Mbit/s and the processor to a quarter of its speed. Prints a table in Markdown. FANFOLD and
CHROMIUM name another command and another browser.
"""

import os
import statistics
import subprocess

from runner import HERE, parse_options, slow_down, started_browser, table, write

ROOT = HERE.parents[1]
FANFOLD = os.environ.get("FANFOLD", str(ROOT / "CLI/.build/release/fanfold"))
SIZES = ["360x740", "390x844", "820x1180", "1440x900", "2560x1440"]
REST = 6000  # until the opening motion has ended, in milliseconds
LIMITS = {"CLS": 0.02, "LCP": 1500, "INP": 200}

OBSERVE = """
  window.vitals = { CLS: 0, LCP: 0, INP: 0 };
  const follow = (type, each, options) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...options });
  follow("layout-shift", (entry) => { if (!entry.hadRecentInput) vitals.CLS += entry.value; });
  follow("largest-contentful-paint", (entry) => { vitals.LCP = entry.startTime; });
  follow("event", (entry) => { if (entry.interactionId) vitals.INP = Math.max(vitals.INP, entry.duration); }, { durationThreshold: 16 });
"""


def interact(page):
    """Switches layouts, drags a slider and opens an item, as a visitor does."""
    for layout in ["album-fan", "tab-stack", "card-carousel"]:
        page.click(f"#layouts [data-layout={layout}]")
        page.wait_for_timeout(800)
    slider = page.locator("#parameters .slider").first
    if slider.is_visible():
        box = slider.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        for step in range(6):
            page.mouse.move(box["x"] + box["width"] / 2 - 6 * step, box["y"] + box["height"] / 2)
        page.mouse.up()
        page.wait_for_timeout(400)
    box = page.locator("fanfold-view").first.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(1500)


def measure(browser, address, size):
    """The vitals of one visit."""
    width, height = map(int, size.split("x"))
    context = browser.new_context(
        viewport={"width": width, "height": height}, is_mobile=width < 500, has_touch=width < 500
    )
    page = context.new_page()
    page.add_init_script(OBSERVE)
    session = context.new_cdp_session(page)
    slow_down(session)
    page.goto(address)
    page.wait_for_selector("fanfold-view [data-index]", state="attached")
    page.wait_for_timeout(REST)
    before = page.evaluate("({ ...vitals })")
    interact(page)
    vitals = {**before, "INP": page.evaluate("vitals.INP")}
    context.close()
    return vitals


def main():
    options = parse_options(3, sizes=SIZES)
    process = subprocess.Popen([FANFOLD, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True)
    address = process.stdout.readline().split(": ", 1)[1].strip()
    results = {}
    with started_browser() as browser:
        for size in options.sizes:
            rounds = [measure(browser, address, size) for _ in range(options.rounds)]
            results[size] = {name: statistics.median(each[name] for each in rounds) for name in LIMITS}
    process.terminate()
    process.wait()
    write(options, results)
    rows = [
        [size, f"{each['CLS']:.3f}", f"{each['LCP']:.0f} ms", f"{each['INP']:.0f} ms"] for size, each in results.items()
    ]
    print(table(["size", *LIMITS], rows))
    missed = [f"{name} at {size}" for size, vitals in results.items() for name in LIMITS if vitals[name] > LIMITS[name]]
    if missed:
        raise SystemExit(f"above the limits: {', '.join(missed)}")


if __name__ == "__main__":
    main()
