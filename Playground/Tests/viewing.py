"""The `<fanfold-view>` of the playground's page in Chromium, as a user and as a script see it."""

import time

from chromium import devtools
from shown import ShownView
from support import VERTICAL

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}

# Has a page that was looked at not be painted before somebody looks again.
UNDRAW = "document.adoptedStyleSheets[0].disabled = window.isDrawn = false;"


class View(ShownView):
    """The `<fanfold-view>` of a page, as a user and as a script see it."""

    def __init__(self, page, layout, selector="fanfold-view"):
        self.page = page
        self.layout = layout
        self.selector = selector
        self.touch_time = 0.0
        self.hear("itemtap", "settle")

    def run(self, script):
        """Runs statements in the page; `view` is the element."""
        return self.page.evaluate(f"async () => {{ const view = document.querySelector('{self.selector}'); {script} }}")

    def inspect(self, *arguments):
        """What `fanfold inspect` says, with the parameters that the playground has tuned."""
        tuned = self.run("return Object.entries(view.parameters).map(([name, value]) => `--set=${name}=${value}`)")
        return super().inspect(*tuned, *arguments)

    def box(self):
        return self.page.locator(self.selector).bounding_box()

    def finger(self, kind, x, y, after=0.0):
        """A touch, in the view's own coordinates, so many seconds after the last one by the finger's own clock.

        With a clock of its own, a finger is as fast on a machine that is busy.
        """
        self.touch_time = self.touch_time + after if after > 0 else time.time()
        box = self.box()
        points = [] if kind == "touchEnd" else [{"x": box["x"] + x, "y": box["y"] + y}]
        devtools(self.page).send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": self.touch_time}
        )

    def tap(self, x, y):
        """A finger's tap, until the view has heard of it: the browser makes a click of a touch when it has the time."""
        self.run(
            "window.clicked = new Promise((done) => addEventListener('click', () => setTimeout(done),"
            " { capture: true, once: true }))"
        )
        box = self.box()
        self.page.touchscreen.tap(box["x"] + x, box["y"] + y)
        # There is none where the finger has stopped the content.
        self.run("await Promise.race([window.clicked, new Promise((done) => setTimeout(done, 1000))])")
        self.frame()

    def fling(self):
        """Flings the content with a finger, and returns while it is moving."""
        for _ in range(5):
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


def limit_network(page, megabits):
    """Lets no more come over the page's network than so many megabits a second, each thing 20 ms later."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    rate = megabits * 1e6 / 8
    # Where Chromium limits what is sent, too, all that is under way may stop for good.
    conditions = {"offline": False, "latency": 20, "downloadThroughput": rate, "uploadThroughput": -1}
    session.send("Network.emulateNetworkConditions", conditions)
