"""Helpers of the view's tests: a site of one page, and access to the views on it."""

from dataclasses import dataclass, field
from pathlib import Path

from clock import SETTLE, until
from fingers import touch

WEB = Path(__file__).resolve().parents[1]
DIST = WEB / "dist"
# Real frameworks, from the packages in Tests/Support/frameworks.txt.
FRAMEWORKS = WEB.parent / ".cache/frameworks"
HOST = "http://view.example"
PHONE = {"width": 390, "height": 844}
MODULE = '<script type="module" src="/fanfold-view.js"></script>'
# The head of a page whose clock runs.
RUNNING = '<script>globalThis[Symbol.for("fanfold-view/timeline")] = {}</script>'
TYPES = {"js": "text/javascript", "wasm": "application/wasm", "css": "text/css", "html": "text/html"}


@dataclass
class Site:
    """A site that has the view, one page at /page/, and files of the test.

    A file that is `None` is missing. Requests for a path that is held back are answered after its release.
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
        file = DIST / path.rsplit("/", 1)[-1]
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
        """Advances the clock until an expression is true; `view` is the first view."""
        self.page.evaluate(f"""async () => {{
            const isTrue = () => {{ const view = document.querySelector('{selector}'); return {condition} }};
            {until("isTrue()", condition)}
        }}""")

    def ready(self, selector="fanfold-view"):
        """Waits until the first view displays its items."""
        self.wait("view && view.matches(':defined')", selector)
        self.run("await view.ready", selector)
        self.frame()
        return self

    def frame(self):
        """Passes two frames, so that all changes are on screen."""
        self.page.evaluate("async () => { await frame(); await frame() }")

    def advance(self, seconds):
        """Advances the time of the page's views, frame by frame."""
        self.page.evaluate(f"clock.advance({seconds})")

    def settle(self, selector="fanfold-view"):
        """Advances the clock until no view moves."""
        self.run(SETTLE, selector)

    def touch(self, kind, *points, after=None):
        """Dispatches a touch event at some points of the page; see `fingers.touch`."""
        touch(self.page, kind, [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)], after)

    def press_finger(self, start, end):
        """Moves a touch from one point to another in a fifth of a second, without releasing it."""
        for step in range(13):
            x, y = (begin + (there - begin) * step / 12 for begin, there in zip(start, end, strict=True))
            kind = "touchMove" if step else "touchStart"
            self.touch(kind, (x, y))
        self.frame()

    def shown(self, selector="fanfold-view"):
        """The indices of visible items, in the order of their elements."""
        return self.run(
            "return [...view.querySelectorAll(':scope > [data-index]')].map((e) => Number(e.dataset.index))", selector
        )


def page(body, style="", head=""):
    """A page whose views fill the window, one below the other."""
    return f"""<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Views</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>body {{ margin: 0 }} fanfold-view {{ height: 100vh }} {style}</style>{head}{MODULE}</head><body>{body}</body></html>"""
