"""What the tests of the view share: a site of one page, and how to look at the views on it."""

import time
from dataclasses import dataclass, field
from pathlib import Path

from chromium import devtools
from shown import SETTLE

WEB = Path(__file__).resolve().parents[1]
HOST = "http://view.example"
PHONE = {"width": 390, "height": 844}
MODULE = '<script type="module" src="/fanfold-view.js"></script>'
TYPES = {"js": "text/javascript", "wasm": "application/wasm", "css": "text/css"}


@dataclass
class Site:
    """A site that has the view, one page at /page/, some files of its test's own, and nothing else.

    A file of its own that is `None` is missing. What is asked of a path that is held back is answered once it is let go.
    """

    html: str
    headers: dict
    problems: list = field(default_factory=list)
    requests: list = field(default_factory=list)
    files: dict = field(default_factory=dict)
    held: dict = field(default_factory=dict)

    def hold(self, path):
        self.held[path] = []

    def let_go(self, path):
        for route in self.held.pop(path):
            self.answer(route)

    def answer(self, route):
        path = route.request.url.removeprefix(HOST)
        file = WEB / path.rsplit("/", 1)[-1]
        if path in self.held:
            self.held[path].append(route)
            return
        self.requests.append(path)
        if path == "/nothing":
            route.fulfill(body="", content_type="text/html")
        elif path in self.files:
            body = self.files[path]
            route.fulfill(status=404 if body is None else 200, body=body, content_type=TYPES[path.rsplit(".", 1)[-1]])
        elif path.split("?")[0] == "/page/":
            route.fulfill(body=self.html, content_type="text/html; charset=utf-8", headers=self.headers)
        elif file.is_file():
            route.fulfill(body=file.read_bytes(), content_type=TYPES[file.suffix[1:]])
        else:
            route.fulfill(status=204)


class ViewPage:
    """A page with views."""

    def __init__(self, page, site):
        self.page = page
        self.site = site

    @property
    def problems(self):
        return self.site.problems

    def run(self, script, selector="fanfold-view"):
        """Runs statements in the page; `view` is the first view."""
        return self.page.evaluate(f"async () => {{ let view = document.querySelector('{selector}'); {script} }}")

    def wait(self, condition, selector="fanfold-view"):
        """Waits until an expression is true; `view` is the first view."""
        self.page.wait_for_function(
            f"() => {{ const view = document.querySelector('{selector}'); return {condition} }}"
        )

    def ready(self, selector="fanfold-view"):
        """Waits until the first view shows its items."""
        self.wait("view && view.matches(':defined')", selector)
        self.run("await view.ready", selector)
        self.frame()
        return self

    def frame(self):
        """Waits until what has been done is on screen."""
        self.page.evaluate("async () => { for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame) }")

    def settle(self, selector="fanfold-view"):
        """Waits until the view stands still: until nothing that it shows has another place for some frames."""
        self.run(SETTLE, selector)

    def press_finger(self, start, end):
        """Goes from one place to another in a fifth of a second, and stays down."""
        session = devtools(self.page)
        now = time.time()
        for step in range(13):
            x, y = (begin + (there - begin) * step / 12 for begin, there in zip(start, end, strict=True))
            kind = "touchMove" if step else "touchStart"
            touch = {"type": kind, "touchPoints": [{"x": x, "y": y}], "timestamp": now + step / 60}
            session.send("Input.dispatchTouchEvent", touch)
        self.frame()

    def shown(self, selector="fanfold-view"):
        """The indices of the items visible, in the order of their elements."""
        return self.run(
            "return [...view.querySelectorAll(':scope > [data-index]')].map((e) => Number(e.dataset.index))", selector
        )


def page(body, style="", head=""):
    """A page whose views fill the window, one below the other."""
    return f"""<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Views</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>body {{ margin: 0 }} fanfold-view {{ height: 100vh }} {style}</style>{head}{MODULE}</head><body>{body}</body></html>"""
