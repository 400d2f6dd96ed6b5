#!/usr/bin/env python3
"""Measures the main thread's time for a drag of a style sheet, of `<fanfold-view>` and of a plain scroller.

Usage: style_sheets.py [--json FILE] [--rounds NUMBER] [--layout NAME …] [--items NUMBER …]
in an environment with Tests/Support/requirements.txt. Prints a Markdown table: medians of the rounds, in milliseconds of
processor time for each move of the finger.
"""

import argparse
import json
import os
import statistics
import tempfile
from pathlib import Path

from first_frame import WEB, serve
from fling import table
from playwright.sync_api import sync_playwright

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
WINDOW = {"width": 390, "height": 844}
LAYOUTS = ["card-carousel", "tab-stack", "wallet", "cover-flow"]
VERTICAL = {"tab-stack", "wallet"}
MOVES = 90
FRAME = 16  # milliseconds
SWING = 240  # points


def page(kind, layout, count):
    """A page with a number of items."""
    look = 'style="background: hsl({} 60% 45%)"'
    if kind == "view":
        items = "".join(f"<section {look.format(47 * k)}>{k}</section>" for k in range(count))
        script = '<script type="module" src="/fanfold-keyframes.js"></script>'
        body = f'{script}<fanfold-view layout="{layout}" aria-label="Items">{items}</fanfold-view>'
        style = "fanfold-view { height: 100vh }"
    else:
        items = "".join(f"<li><article {look.format(47 * k)}>{k}</article></li>" for k in range(count))
        body = f'<div class="box fanfold-{layout}"><ul>{items}</ul></div>'
        style = (WEB / f"css/{layout}.css").read_text()
        if kind == "plain":
            style = style.split("@supports(animation-timeline")[0] + "}"
        style += ".box { position: fixed; inset: 0 }"
    return f"""<!doctype html><meta name="viewport" content="width=device-width"><style>body {{ margin: 0 }} {style}</style>{body}"""


def measure(browser, address, is_vertical):
    """The processor time of the main thread for each move, in milliseconds."""
    context = browser.new_context(viewport=WINDOW, has_touch=True, is_mobile=True)
    tab = context.new_page()
    tab.goto(address)
    tab.evaluate(
        "async () => { const view = document.querySelector('fanfold-view'); if (view) { await customElements.whenDefined('fanfold-view'); await view.ready } }"
    )
    session = context.new_cdp_session(tab)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def touch(kind, place):
        point = {"x": 195, "y": place} if is_vertical else {"x": place - 230, "y": 422}
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if kind == "touchEnd" else [point]})

    def used():
        return next(
            e["value"] for e in session.send("Performance.getMetrics")["metrics"] if e["name"] == "TaskDuration"
        )

    touch("touchStart", 540)
    for place in range(540, 500, -10):
        touch("touchMove", place)
        tab.wait_for_timeout(FRAME)
    start = used()
    for move in range(MOVES):
        step = move % 60
        touch("touchMove", 500 - SWING * (step if step < 30 else 60 - step) / 30)
        tab.wait_for_timeout(FRAME)
    time = (used() - start) * 1000 / MOVES
    touch("touchEnd", 0)
    context.close()
    return time


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--layout", nargs="+", default=LAYOUTS)
    parser.add_argument("--items", nargs="+", type=int, default=[12, 40, 100])
    options = parser.parse_args()
    kinds = ["style sheet", "view", "plain"]
    keys = [(layout, count, kind) for layout in options.layout for count in options.items for kind in kinds]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        for layout, count, kind in keys:
            Path(folder, f"{layout}-{count}-{kind.split()[0]}.html").write_text(page(kind, layout, count))
        server, address = serve([Path(folder), WEB])
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        times = {key: [] for key in keys}
        for _ in range(options.rounds):
            for layout, count, kind in keys:
                file = f"{layout}-{count}-{kind.split()[0]}.html"
                times[layout, count, kind].append(measure(browser, f"{address}/{file}", layout in VERTICAL))
        browser.close()
        server.shutdown()
    medians = {key: statistics.median(each) for key, each in times.items()}
    if options.json:
        options.json.write_text(
            json.dumps({" ".join(map(str, key)): each for key, each in times.items()}, indent=2) + "\n"
        )
    rows = [
        [layout, f"{count}", *(f"{medians[layout, count, kind]:.2f} ms" for kind in kinds)]
        for layout in options.layout
        for count in options.items
    ]
    print(table(["layout", "items", *kinds], rows))


if __name__ == "__main__":
    main()
