#!/usr/bin/env python3
"""Measures one `next()` on a page that is busy, and the main thread in motions on a page that is not, in headless Chromium: with and
without `fanfold-ahead.js`, beside a native snapping row.

Usage: busy.py [--json FILE] [--rounds NUMBER] [--layouts LAYOUT …] [--peer PAGE.html …]
in an environment with Tests/Support/requirements.txt. CHROMIUM names another browser. Prints a table in Markdown: medians.
A peer is a page of another library, with its files beside it: 30 slides, and the functions `next()` and `previous()`, which a
script sets when the slides can move.
"""

import statistics
from contextlib import ExitStack

from runner import HERE, WEB, parse_options, served, started_browser, table, write

LAYOUTS = ["card-carousel", "cover-flow", "tab-stack", "cube", "wallet", "card-deck"]
EXTRA = "fanfold-ahead.js"
ITEMS, START = 30, 15
BLOCKED, FRAME = 300, 1000 / 60  # in milliseconds
REST = 1700  # until a motion has ended, in milliseconds
AUTOPLAY = 3500  # three advances, in milliseconds
COSTS = ["next()", "with a listener", "far", "autoplay"]
STYLE = """<!doctype html><title>Motion on a busy page</title><meta name="viewport" content="width=device-width">
<style>
  body { margin: 0 } section { background: repeating-linear-gradient(60deg, seagreen 0 9px, navy 9px 21px); font: 24px sans-serif }
  fanfold-view, .row { height: 600px }
  .row { display: flex; gap: 10px; overflow: auto; scroll-snap-type: x mandatory }
  .row > * { flex: none; width: 60%; scroll-snap-align: center }
</style>"""
SECTIONS = "".join(f"<section>{number}</section>" for number in range(ITEMS))

# The page is busy right after the first frame of a motion.
BLOCK = """async (time) => {
  const frame = () => new Promise(requestAnimationFrame);
  next();
  await frame();
  await frame();
  await new Promise((done) => setTimeout(done));
  performance.mark("blocked");
  for (const end = performance.now() + time; performance.now() < end;);
  performance.mark("free");
}"""


def view(layout):
    return f"""{STYLE}<fanfold-view layout="{layout}">{SECTIONS}</fanfold-view>
<script type="module">
  import "/fanfold-keyframes.js";
  const view = (window.view = document.querySelector("fanfold-view"));
  await view.ready;
  view.scrollToItem({START}, {{ animated: false }});
  [window.next, window.previous] = [() => view.next(), () => view.previous()];
</script>"""


ROW = f"""{STYLE}<div class="row">{SECTIONS}</div>
<script>
  const row = document.querySelector(".row"), width = row.children[1].offsetLeft - row.children[0].offsetLeft;
  row.scrollLeft = {START} * width;
  const move = (by) => row.scrollBy({{ left: by * width, behavior: "smooth" }});
  [window.next, window.previous] = [() => move(1), () => move(-1)];
</script>"""


def opened_page(browser, address, html, has_extra):
    """A page whose content can move, and its processor times."""
    page = browser.new_page(viewport={"width": 390, "height": 844})
    if not has_extra:
        page.route(f"**/{EXTRA}", lambda route: route.abort())
    if html:
        page.route("**/index", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto(address)
    page.wait_for_function("Boolean(window.next)")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    for call in ["next()", "previous()"]:  # loads, compiles and fills
        page.evaluate(call)
        page.wait_for_timeout(REST)
    return page, session


def busy_time(session):
    metrics = session.send("Performance.getMetrics")["metrics"]
    return 1000 * next(each["value"] for each in metrics if each["name"] == "TaskDuration")


def main_thread(page, session, calls=("next()", "previous()"), time=REST):
    """The processor time of the main thread in one motion, in milliseconds."""
    times = []
    for call in calls:
        before = busy_time(session)
        session.send("Runtime.evaluate", {"expression": call})
        page.wait_for_timeout(time)
        times.append(busy_time(session) - before)
    return statistics.mean(times)


def costs(page, session):
    """The processor time of the main thread in motions of a view, and then in those of one with a listener."""
    far = [f"view.scrollToItem({START + by})" for by in (10, -10)]
    result = {
        "far": main_thread(page, session, far, 2 * REST),
        "autoplay": main_thread(page, session, ["view.setAttribute('autoplay', 1)"], AUTOPLAY),
    }
    page.evaluate("view.removeAttribute('autoplay')")
    page.evaluate("view.addEventListener('scroll', () => {})")
    page.wait_for_timeout(REST)
    return result | {"with a listener": main_thread(page, session)}


def frames(browser, page):
    """The part of the possible frames that were displayed while the page was busy."""
    session, events, ended = browser.new_browser_cdp_session(), [], []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": ["viz", "blink.user_timing"]}})
    page.evaluate(BLOCK, BLOCKED)
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(10)
    session.detach()
    time = lambda name: next(each["ts"] / 1000 for each in events if each["name"] == name)
    start, end = time("blocked"), time("free")
    return sum(start < each["ts"] / 1000 < end for each in events if each["name"] == "Display::FrameDisplayed")


def measure(browser, address, html, has_extra):
    page, session = opened_page(browser, address, html, has_extra)
    result = {"next()": main_thread(page, session)}
    if page.evaluate("Boolean(window.view)"):
        result |= costs(page, session)
    result["frames"] = frames(browser, page)
    page.close()
    return result


def main():
    options = parse_options(5, layouts=LAYOUTS, peer=[])
    with ExitStack() as opened:
        start = lambda *folders: opened.enter_context(served(*folders))
        own = f"{start(HERE, WEB)}/index"
        pages = {
            f"{name}, {way}": (own, view(name), way == "ahead")
            for name in options.layouts
            for way in ("script", "ahead")
        }
        pages |= {"native row": (own, ROW, True)}
        pages |= {page.stem: (f"{start(page.resolve().parent)}/{page.name}", "", True) for page in options.peer}
        browser = opened.enter_context(started_browser())
        # Rounds alternate between the pages, because the load of the machine changes.
        rounds = [{name: measure(browser, *page) for name, page in pages.items()} for _ in range(options.rounds)]
    results = {
        name: {figure: statistics.median(each[name][figure] for each in rounds) for figure in rounds[0][name]}
        for name in pages
    }
    write(options, results)
    print(
        table(
            ["page", f"frames of {round(BLOCKED / FRAME)}", *COSTS],
            map(row, results, results.values()),
        )
    )


def row(name, figures):
    return [
        name,
        f"{figures['frames']:.0f}",
        *(f"{figures[each]:.0f} ms" if each in figures else "" for each in COSTS),
    ]


if __name__ == "__main__":
    main()
