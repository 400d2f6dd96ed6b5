#!/usr/bin/env python3
"""Measures the main thread's time for a drag of a style sheet, of `<fanfold-view>` and of a plain scroller.

Usage: style_sheets.py [--json FILE] [--rounds NUMBER] [--layout NAME …] [--items NUMBER …]
in an environment with Tests/Support/requirements.txt. Prints a Markdown table: medians of the rounds, in milliseconds of
processor time for each move of the finger.
"""

import itertools
import statistics
import tempfile
from pathlib import Path

from first_frame import CompressingHandler
from runner import WEB, parse_options, served, started_browser, table, write

WINDOW = {"width": 390, "height": 844}
LAYOUTS = ["card-carousel", "tab-stack", "wallet", "cover-flow"]
VERTICAL = {"expanding", "rolodex", "slanted", "swipe-deck", "tab-stack", "task-switcher", "time-machine", "wallet"}
LAYERS = 5  # of an album
MOVES = 90
FRAME = 16  # milliseconds
SWING = 240  # points


def page(kind, layout, count):
    """A page with a number of items. An item of the album fan has layers."""
    look = 'style="background: hsl({} 60% 45%)"'
    text = "<i></i>" * LAYERS if layout == "album-fan" else "{}"
    if kind == "view":
        items = "".join(f"<section {look.format(47 * k)}>{text.format(k)}</section>" for k in range(count))
        script = '<script type="module" src="/fanfold-keyframes.js"></script>'
        body = f'{script}<fanfold-view layout="{layout}" appearance="layer-offsets" aria-label="Items">{items}</fanfold-view>'
        style = "fanfold-view { height: 100vh } i { position: absolute; inset: 0 30px; background: #0004 }" + "".join(
            f"i:nth-child({k + 1}) {{ translate: calc(1px * var(--layer-offsets-{k})) }}" for k in range(LAYERS)
        )
    else:
        items = "".join(f"<li><article {look.format(47 * k)}>{text.format(k)}</article></li>" for k in range(count))
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
    options = parse_options(3, layout=LAYOUTS, items=[12, 40, 100])
    kinds = ["style sheet", "view", "plain"]
    keys = list(itertools.product(options.layout, options.items, kinds))
    times = {key: [] for key in keys}
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder), WEB, handler=CompressingHandler) as address,
        started_browser() as browser,
    ):
        files = {key: f"{key[0]}-{key[1]}-{key[2].split()[0]}.html" for key in keys}
        for (layout, count, kind), file in files.items():
            Path(folder, file).write_text(page(kind, layout, count))
        for _, key in itertools.product(range(options.rounds), keys):
            times[key].append(measure(browser, f"{address}/{files[key]}", key[0] in VERTICAL))
    medians = {key: statistics.median(each) for key, each in times.items()}
    write(options, {" ".join(map(str, key)): each for key, each in times.items()})
    rows = [
        [layout, f"{count}", *(f"{medians[layout, count, kind]:.2f} ms" for kind in kinds)]
        for layout in options.layout
        for count in options.items
    ]
    print(table(["layout", "items", *kinds], rows))


if __name__ == "__main__":
    main()
