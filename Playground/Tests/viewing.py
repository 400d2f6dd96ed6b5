"""The `<fanfold-view>` of the playground's page in Chromium, for users and scripts."""

from fingers import touch
from shown import ShownView
from support import VERTICAL

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}


class View(ShownView):
    """The `<fanfold-view>` of a page, for users and scripts."""

    def __init__(self, page, layout, selector="fanfold-view"):
        self.page = page
        self.layout = layout
        self.selector = selector
        page.evaluate("window.clock?.hold()")
        self.hear("itemtap", "settle")

    def run(self, script):
        """Runs statements in the page; `view` is the element."""
        return self.page.evaluate(f"async () => {{ const view = document.querySelector('{self.selector}'); {script} }}")

    def start(self):
        """Waits until the page has started, and its view is at rest. The history starts last."""
        self.run("await view.ready")
        self.wait_until("document.querySelector('#history-steps li')")
        self.settle()

    def inspect(self, *arguments):
        """The report of `fanfold inspect` with the playground's parameters."""
        tuned = self.run("return Object.entries(view.parameters).map(([name, value]) => `--set=${name}=${value}`)")
        edges = self.run(
            "const style = getComputedStyle(view); return [style.paddingTop, style.paddingLeft, style.paddingBottom, style.paddingRight]"
        )
        insets = ",".join(f"{float(edge.removesuffix('px')):g}" for edge in edges)
        return super().inspect(*tuned, f"--insets={insets}", *arguments)

    def box(self):
        return self.page.locator(self.selector).bounding_box()

    def finger(self, kind, x, y, after=None):
        """Sends a touch event, in the view's coordinates; see `fingers.touch`."""
        box = self.box()
        points = [] if kind == "touchEnd" else [{"x": box["x"] + x, "y": box["y"] + y}]
        touch(self.page, kind, points, after)

    def tap(self, x, y):
        """Taps with a finger and waits for the view's event: the browser dispatches the click when it is idle."""
        self.run(
            "window.clicked = new Promise((done) => addEventListener('click', () => setTimeout(done),"
            " { capture: true, once: true }))"
        )
        box = self.box()
        self.page.touchscreen.tap(box["x"] + x, box["y"] + y)
        # No click follows if the touch stopped the content.
        self.run("await Promise.race([window.clicked, new Promise((done) => setTimeout(done, 1000))])")
        self.frame()

    def fling(self):
        """Flings the content with a finger, and returns while it is moving."""
        self.drag(300, steps=4)
        before = self.offset
        self.frame()
        assert self.offset != before

    def drag(self, distance, steps=12, pause=16, release=True):
        """Drags the content by a distance along its axis, with a finger that starts in the center."""
        is_vertical = self.layout in VERTICAL
        box = self.box()
        x, y = box["width"] / 2, box["height"] / 2
        at = lambda part: (x, y - distance * part) if is_vertical else (x - distance * part, y)
        self.finger("touchStart", *at(0))
        for step in range(1, steps + 1):
            self.finger("touchMove", *at(step / steps), after=pause / 1000)
        if release:
            self.finger("touchEnd", *at(1), after=pause / 1000)


def unfold(page):
    """Opens the folded parts of the settings."""
    page.evaluate("for (const part of document.querySelectorAll('#settings details')) part.open = true")


def limit_network(page, megabits):
    """Limits the page's network to a rate in megabits per second with 20 ms latency."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    rate = megabits * 1e6 / 8
    # If Chromium also limits uploads, pending requests may stop permanently.
    conditions = {"offline": False, "latency": 20, "downloadThroughput": rate, "uploadThroughput": -1}
    session.send("Network.emulateNetworkConditions", conditions)
