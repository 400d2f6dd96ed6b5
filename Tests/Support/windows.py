"""Windows of the browser that one test after another opens its page in.

In a window that has shown a page of the same site before, a page takes half the time to open. So a window is kept where a
test has left nothing in it: what lasts beyond a page, and is not known to be taken back here, ends it.
"""

import time
from contextlib import suppress

from chromium import devtools
from playwright.sync_api import Error

# What is done to a page or to its context and lasts beyond the document.
LASTING = {
    "page": ["add_init_script", "emulate_media", "expose_binding", "expose_function", "on", "once", "route", "set_viewport_size"],
    "context": [
        "add_cookies", "add_init_script", "clear_permissions", "expose_binding", "expose_function", "grant_permissions",
        "new_cdp_session", "new_page", "on", "once", "route", "set_extra_http_headers", "set_geolocation", "set_offline",
    ],
}  # fmt: skip

# Chromium takes a tap that follows a drag for what stops a fling, and one that follows a tap for the second of two, be it
# on another page.
REST = 1.0  # seconds

MOST = 8  # windows, each of which is a process


class Window:
    """A page in a context of its own, made with some options."""

    def __init__(self, context, options):
        self.context = context
        self.options = options
        self.page = context.new_page()
        self.devtools = devtools(self.page)
        self.problems = None
        self.is_spent = False
        self.is_touched = False
        self.is_pressed = False
        self.rested = 0.0  # when it is as good as new
        self.page.on("pageerror", lambda error: self.complain(str(error)))
        self.page.on("console", lambda line: self.complain(line.text) if line.type == "error" else None)
        for owner, names in LASTING.items():
            for name in names:
                self.watch(getattr(self, owner), name, self.spend)
        self.watch(self.devtools, "send", self.touch)
        self.watch(self.page.touchscreen, "tap", lambda *_: self.touch())
        self.watch(self.page.mouse, "down", self.press)

    def watch(self, owner, name, note):
        """Notes with what a method is called."""
        method = getattr(owner, name)

        def watched(*arguments, **options):
            note(*arguments, **options)
            return method(*arguments, **options)

        setattr(owner, name, watched)

    def spend(self, *_, **__):
        """Has the window end with the test."""
        self.is_spent = True

    def touch(self, method="Input.dispatchTouchEvent", *_):
        """Notes that a finger does something."""
        self.is_touched |= method == "Input.dispatchTouchEvent"

    def press(self, **_):
        """Notes that a button of the mouse goes down."""
        self.is_pressed = True

    def complain(self, problem):
        if self.problems is not None:
            self.problems.append(problem)

    def leave(self, site):
        """Takes back what a test has done, if that can be: nothing is held, seen or kept of it."""
        self.problems = None
        page = self.page
        if self.is_spent or page.is_closed() or not page.url.startswith(site) or self.context.pages != [page]:
            self.is_spent = True
            return
        if self.is_touched:
            with suppress(Error):  # Chromium says so where no finger is down.
                self.devtools.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
        # What a page still writes as it goes is written by then.
        page.goto(f"{site}nothing")
        if self.is_pressed:
            page.mouse.up()
        page.mouse.move(0, 0)
        self.devtools.send("Storage.clearDataForOrigin", {"origin": site.rstrip("/"), "storageTypes": "all"})
        self.rested = time.monotonic() + (REST if self.is_touched else 0)
        self.is_touched = self.is_pressed = False


class Windows:
    """The windows of a browser that show a site."""

    def __init__(self, site, new_context):
        self.site = site
        self.new_context = new_context
        self.kept = []  # the one that has been left longest first

    def make(self, problems, **options):
        """A new window for a test; what its page complains about goes into a list."""
        window = Window(self.new_context(**options), options)
        window.problems = problems
        return window

    def take(self, problems, **options):
        """A window for a test, as good as new."""
        rested = [each for each in self.kept if each.options == options and time.monotonic() >= each.rested]
        if not rested:
            return self.make(problems, **options)
        # The one that was left last takes the least time.
        window = rested[-1]
        self.kept.remove(window)
        window.problems = problems
        return window

    def give_back(self, window):
        window.leave(self.site)
        if window.is_spent:
            window.context.close()
        else:
            self.kept.append(window)
        if len(self.kept) > MOST:
            self.kept.pop(0).context.close()
