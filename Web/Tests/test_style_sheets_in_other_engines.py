"""Style sheets in engines other than Chromium's: the same poses, and a row without scroll timelines."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from firefox import Firefox
from style_sheets import CORNER_BAR, HORIZONTAL, NAMES, OPACITY_BAR, offsets, page, read, worst
from webkit import WebKit

SIZE = (800, 700)
DIRECTIONS = [(name, "ltr") for name in NAMES] + [(name, "rtl") for name in HORIZONTAL]


class FirefoxWithTimelines(Firefox):
    """Firefox ESR has scroll timelines behind a preference."""

    def __init__(self):
        super().__init__('user_pref("layout.css.scroll-driven-animations.enabled", true);\n')


@pytest.fixture(scope="module", params=[FirefoxWithTimelines, WebKit], ids=lambda engine: engine.name)
def browser(request):
    browser = request.param()
    yield browser
    browser.close()


@pytest.fixture
def serve():
    """Serves one page."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(self.server.html.encode())

        def log_message(self, *arguments):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()

    def serve(html):
        server.html = html
        return f"http://127.0.0.1:{server.server_port}/"

    yield serve
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("name, direction", DIRECTIONS)
def test_poses_are_those_of_the_layout(browser, serve, name, direction):
    browser.open(serve(page(name, direction=direction)), SIZE)
    assert browser.evaluate("return CSS.supports('animation-timeline: view()')")
    size = tuple(browser.evaluate("return [innerWidth, innerHeight]"))
    flags = () if direction == "ltr" else ("--direction", "rtl")
    errors = [worst(name, size, browser.evaluate(read(name, offset)), *flags) for offset in offsets(name, size, 4)]
    corner, opacity = (max(values) for values in zip(*errors, strict=True))
    assert corner <= CORNER_BAR and opacity <= OPACITY_BAR
