"""A `<fanfold-view>` in a browser that is controlled from outside."""

import time
from contextlib import suppress

from agreement import assert_shows
from clock import CLOCK, SETTLE_RUNNING_CLOCK, until
from shown import ShownView
from support import VERTICAL, WAIT

POLL = 0.02  # seconds between polls
STEPS = 8  # moves of a drag
PAUSE = 16  # milliseconds between them
HOLD = 150  # milliseconds after which a release does not fling

EVENTS = [
    "itemtap", "settle", "willopen", "didopen", "willclose", "didclose", "beforeremove", "didkeep",
    "didremove", "didfinishchanges",
]  # fmt: skip


class DrivenView(ShownView):
    """The view of the browser's current page."""

    def __init__(self, browser, layout):
        self.browser = browser
        self.layout = layout
        self.wait_for_page()
        self.run("await view.ready")
        self.wait_until("view.querySelector('[data-index]')")
        self.hear(*EVENTS)
        self.settle()
        self.start = self.offset
        self.is_changed = False  # permanently: other tests cannot reuse it

    def starts_again(self):
        """Whether it is in its initial state and shows the items that the command reports."""
        if self.is_changed or self.browser.problems:
            return False
        with suppress(AssertionError):
            self.run(
                f"document.activeElement.blur(); view.contentOffset = {self.start!r}; {SETTLE_RUNNING_CLOCK} heard.length = 0"
            )
            assert_shows(self, self.inspect())
            return True
        return False

    def wait_for_page(self):
        """Waits outside the page until the view is ready: scripts in a page end with its replacement."""
        limit = time.monotonic() + WAIT
        while not self.browser.evaluate(
            "return document.readyState === 'complete' && !!document.querySelector('fanfold-view')"
        ):
            assert time.monotonic() < limit, f"{self.browser.name} does not load the page"
            time.sleep(POLL)

    def run(self, script):
        return self.browser.evaluate(f"const view = document.querySelector('fanfold-view'); {script}")

    def frame(self):
        """Waits for two frames of the browser; the clock of these browsers cannot be stopped, because WebDriver times
        their pointers."""
        self.run("for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)")

    def settle(self):
        self.run(SETTLE_RUNNING_CLOCK)

    def wait_until(self, condition):
        self.run(f"{CLOCK} clock.hold(); {until(condition)} clock.release()")
        self.frame()

    @property
    def names(self):
        return [event["name"] for event in self.heard]

    @property
    def is_vertical(self):
        return self.layout in VERTICAL

    def inspect(self, *arguments):
        """The report of `fanfold inspect` with the playground's parameters."""
        tuned = self.run("return Object.entries(view.parameters).map(([name, value]) => `--set=${name}=${value}`)")
        return super().inspect(*tuned, *arguments)

    def box(self):
        return self.run("const { x, y, width, height } = view.getBoundingClientRect(); return { x, y, width, height }")

    def move(self, x, y):
        """A pointer's move to a point of the view."""
        box = self.box()
        return ("move", box["x"] + x, box["y"] + y)

    def drag(self, pointer, start, end, release=True):
        """Drags from a point of the view to another."""
        box = self.box()
        steps = []
        for step in range(1, STEPS + 1):
            x, y = (a + (b - a) * step / STEPS for a, b in zip(start, end))
            steps += [("pause", PAUSE), ("move", box["x"] + x, box["y"] + y)]
        self.browser.pointer(pointer, self.move(*start), "down", *steps, *(["up"] if release else []))

    def scroll(self, pointer, distance, release=True):
        """Drags the content along its axis, from the center."""
        box = self.box()
        x, y = box["width"] / 2, box["height"] / 2
        self.drag(pointer, (x, y), (x, y - distance) if self.is_vertical else (x - distance, y), release)

    def tap(self, pointer, x, y):
        self.browser.pointer(pointer, self.move(x, y), "down", "up")

    def middle_of(self, index):
        """A visible point of an item."""
        box = self.box()
        for part in (0.5, 0.3, 0.7, 0.2, 0.4, 0.6, 0.8):
            along = (box["height"] if self.is_vertical else box["width"]) * part
            x, y = (box["width"] / 2, along) if self.is_vertical else (along, box["height"] / 2)
            if self.inspect("--item-at", f"{x},{y}")["itemAt"] == index:
                return x, y
        raise AssertionError(f"item {index} is not seen")
