#!/usr/bin/env python3
"""Measures the time from navigation to the first frame, with a slow processor and network, cold and cached.

Usage: first_frame.py [--json FILE] [--rounds NUMBER] [--peer PAGE.html …]
in an environment with Tests/Support/requirements.txt, such as that of `make bench`. CHROMIUM names another browser.
Prints a Markdown table: the median and the range of the rounds. A peer is a page as in fling.py.
"""

import gzip
import statistics
from contextlib import ExitStack
from functools import cache
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from urllib.parse import urlsplit

from runner import HERE, WEB, parse_options, served, slow_down, started_browser, table, write

ENTRIES = ["fanfold-view", "fanfold-view.separate-wasm", "fanfold-keyframes", "fanfold-keyframes.separate-wasm"]
ITEMS = 12
LIMIT = 20_000  # time limit of a page, in milliseconds
TYPES = {".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm", ".css": "text/css"}

# Mounts the page's items as soon as its script allows it, and waits until their frame is drawn.
MOUNT = f"""
  const look = async () => {{
    if (!window.mount) return requestAnimationFrame(look);
    await mount({ITEMS});
    requestAnimationFrame(() => setTimeout(() => {{ window.firstFrame = performance.now(); }}));
  }};
  look();
"""


@cache
def compressed(path, entry):
    """The content of a file as a server sends it; a page loads the entry."""
    content = path.read_bytes()
    return gzip.compress(content.replace(b"ENTRY", f"/{entry}.js".encode()) if path.suffix == ".html" else content, 9)


class CompressingHandler(BaseHTTPRequestHandler):
    """Serves compressed files that the browser may cache; the query of a page is its entry."""

    protocol_version = "HTTP/1.1"
    folders = ()

    def do_GET(self):
        address = urlsplit(self.path)
        files = [folder / address.path.lstrip("/") for folder in self.folders]
        file = next(filter(Path.is_file, files), None)
        body = compressed(file, address.query) if file else b""
        self.send_response(200 if file else 404)
        self.send_header("Content-Length", str(len(body)))
        if file:
            self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Cache-Control", "max-age=3600")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


def measure(browser, address):
    """The times of a first and of a second visit, in milliseconds."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    context.add_init_script(MOUNT)
    page = context.new_page()
    session = context.new_cdp_session(page)
    slow_down(session)
    times = []
    for _ in range(2):
        page.goto(address)
        page.wait_for_function("window.firstFrame", timeout=LIMIT)
        times.append(page.evaluate("window.firstFrame"))
        page.goto("about:blank")
    context.close()
    return times


def main():
    options = parse_options(7, peer=[])
    with ExitStack() as opened:
        start = lambda *folders: opened.enter_context(served(*folders, handler=CompressingHandler))
        pages = {entry: f"{start(HERE, WEB)}/first-frame.html?{entry}" for entry in ENTRIES}
        pages |= {page.stem: f"{start(page.resolve().parent)}/{page.name}" for page in options.peer}
        browser = opened.enter_context(started_browser())
        # Rounds alternate between the pages, because the load of the machine changes.
        rounds = [{name: measure(browser, address) for name, address in pages.items()} for _ in range(options.rounds)]
    results = {name: list(zip(*(each[name] for each in rounds), strict=True)) for name in pages}
    write(options, results)
    print(table(["page", "cold", "range", "cached", "range"], map(row, results, results.values())))


def row(name, times):
    cells = [(f"{statistics.median(each):.0f} ms", f"{min(each):.0f} to {max(each):.0f} ms") for each in times]
    return [name, *cells[0], *cells[1]]


if __name__ == "__main__":
    main()
