"""Pages of adopters in several engines, whose views' clocks run until a test holds them."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

from chromium import open_context
from clock import CLOCK, SETTLE_RUNNING_CLOCK, UNTIL
from pages import DIST

SIZE = (800, 700)

HELPERS = f"""
    const view = document.querySelector("fanfold-view");
    const frame = () => new Promise(requestAnimationFrame);
    const until = {UNTIL};
    const frames = async (count) => {{ for (let i = 0; i < count; i++) await frame(); }};
    const settle = async () => {{ {SETTLE_RUNNING_CLOCK} }};
    const isSeen = (element) => {{ const {{ width, height }} = element.getBoundingClientRect(); return width * height > 0; }};
"""


class Handler(SimpleHTTPRequestHandler):
    """Serves the package, and one page at /page/."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".wasm": "application/wasm", ".js": "text/javascript"}

    def do_GET(self):
        if not self.path.startswith("/page/"):
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        return self.wfile.write(self.server.html.encode())

    def log_message(self, *arguments):
        pass


class Server:
    """A server of one page."""

    def __init__(self):
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=DIST))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def serve(self, html):
        self.server.html = html
        return f"http://127.0.0.1:{self.server.server_port}/page/"

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class ChromiumTab:
    """A page in Chromium."""

    name = "Chromium"

    def __init__(self, browser, address):
        width, height = SIZE
        self.context = open_context(browser, viewport={"width": width, "height": height})
        self.page = self.context.new_page()
        self.page.goto(address)

    def run(self, script):
        return self.page.evaluate(f"async () => {{ {CLOCK} {HELPERS} {script} }}")

    def drag(self, start, end, steps=25):
        """Moves a pressed mouse slowly, and keeps it pressed."""
        (x, y), (to_x, to_y) = start, end
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for step in range(1, steps + 1):
            part = step / steps
            self.page.mouse.move(x + (to_x - x) * part, y + (to_y - y) * part)
            self.page.wait_for_timeout(16)

    def release(self):
        self.page.mouse.up()

    def tap(self, x, y):
        self.page.mouse.click(x, y)

    def key(self, name):
        self.page.keyboard.press(name)

    def close(self):
        self.context.close()


class DrivenTab:
    """A page in Firefox or WebKitGTK."""

    def __init__(self, browser, address):
        self.browser = browser
        self.name = browser.name
        browser.open(address, SIZE)

    def run(self, script):
        return self.browser.evaluate(f"{CLOCK} {HELPERS} {script}")

    def drag(self, start, end, steps=25):
        """Moves a pressed mouse slowly, and keeps it pressed."""
        (x, y), (to_x, to_y) = start, end
        moves = [("move", x + (to_x - x) * step / steps, y + (to_y - y) * step / steps) for step in range(1, steps + 1)]
        self.browser.pointer(
            "mouse", ("move", x, y), "down", *(action for move in moves for action in [("pause", 16), move])
        )

    def release(self):
        self.browser.pointer("mouse", "up")

    def tap(self, x, y):
        self.browser.pointer("mouse", ("move", x, y), "down", "up")

    def key(self, name):
        self.browser.key(name)

    def close(self):
        pass
