"""A served gallery in a real Chromium, with a finger."""

import os
import subprocess
import time
from pathlib import Path

import pytest
from shown import ShownView

GALLERY = Path(__file__).parents[2]
FANFOLD = os.environ.get("FANFOLD", str(GALLERY / ".build/release/fanfold"))
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}


@pytest.fixture(scope="session")
def address():
    """The address of a gallery that shows the built-in pictures."""
    process = subprocess.Popen([FANFOLD, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True)
    yield process.stdout.readline().split(": ", 1)[1].strip()
    process.terminate()
    process.wait(timeout=10)


@pytest.fixture
def open_page(chromium):
    """Opens a page, and fails the test where it reports an error."""
    contexts, problems = [], []

    def open(url, size=PHONE, **options):
        is_phone = size == PHONE
        context = chromium.new_context(viewport=size, has_touch=is_phone, is_mobile=is_phone, **options)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda line: problems.append(line.text) if line.type == "error" else None)
        page.goto(url)
        return page

    open.problems = problems
    yield open
    for context in contexts:
        context.close()
    assert not problems


@pytest.fixture
def gallery(address, open_page):
    """Opens the gallery at a layout, settled and with its events recorded."""

    def open(layout, query="", **options):
        view = View(open_page(f"{address}?layout={layout}&{query}", **options), layout)
        view.run("await view.ready")
        view.settle()
        return view

    return open


class View(ShownView):
    """The `<fanfold-view>` of a page, as a user and as a script see it."""

    def __init__(self, page, layout, selector="fanfold-view"):
        self.page = page
        self.layout = layout
        self.selector = selector
        self.touch_session = None
        self.touch_time = 0.0
        self.hear("itemtap", "scrollend")

    def run(self, script):
        """Runs statements in the page; `view` is the element."""
        return self.page.evaluate(
            f"async () => {{ const view = document.querySelector('{self.selector}'); {script} }}"
        )

    def box(self):
        return self.page.locator(self.selector).bounding_box()

    def finger(self, kind, x, y, after=0.0):
        """A touch, in the view's own coordinates, so many seconds after the last one by the finger's own clock.

        With a clock of its own, a finger is as fast on a machine that is busy.
        """
        self.touch_time = self.touch_time + after if after > 0 else time.time()
        self.touch_session = self.touch_session or self.page.context.new_cdp_session(self.page)
        box = self.box()
        points = [] if kind == "touchEnd" else [{"x": box["x"] + x, "y": box["y"] + y}]
        self.touch_session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": self.touch_time})

    def fling(self):
        """Flings the content with a finger, and returns while it is moving."""
        for attempt in range(5):
            self.drag(300, steps=4)
            before = self.offset
            self.frame()
            if self.offset != before:
                return
        raise AssertionError("the content does not go on after a fling")

    def drag(self, distance, steps=12, pause=16, release=True):
        """Drags the content by a distance along its axis, with a finger that starts in the middle."""
        is_vertical = self.layout in VERTICAL
        box = self.box()
        x, y = box["width"] / 2, box["height"] / 2
        at = lambda part: (x, y - distance * part) if is_vertical else (x - distance * part, y)
        self.finger("touchStart", *at(0))
        for step in range(1, steps + 1):
            self.page.wait_for_timeout(pause)
            self.finger("touchMove", *at(step / steps), after=pause / 1000)
        if release:
            self.finger("touchEnd", *at(1), after=pause / 1000)


VERTICAL = {"expanding", "tab-stack", "task-switcher"}
LAYOUTS = ["expanding", "tab-stack", "album-fan", "card-carousel", "task-switcher"]
SNAPPING = ["expanding", "card-carousel", "task-switcher"]
