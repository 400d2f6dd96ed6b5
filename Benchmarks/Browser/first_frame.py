#!/usr/bin/env python3
"""Measures the time from navigation to the first frame, with a slow processor and network, cold and cached.

Usage: first_frame.py [--json FILE] [--rounds NUMBER] [--peer PAGE.html …]
in an environment with Tests/Support/requirements.txt, such as that of `make bench`. CHROMIUM names another browser.
Prints a Markdown table: the median and the range of the rounds. A peer is a page as in fling.py.
"""

import argparse
import gzip
import json
import os
import statistics
import threading
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

from fling import table
from playwright.sync_api import sync_playwright

HERE = Path(__file__).resolve().parent
WEB = HERE.parents[1] / "Web/dist"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
ENTRIES = ["fanfold-view", "fanfold-view.separate-wasm", "fanfold-keyframes", "fanfold-keyframes.separate-wasm"]
ITEMS = 12
SLOWDOWN = 4  # of the processor
BANDWIDTH = 10e6 / 8  # in bytes per second
LATENCY = 40  # of a request, in milliseconds
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


class Handler(BaseHTTPRequestHandler):
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


def serve(folders):
    handler = type("FolderHandler", (Handler,), {"folders": folders})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, f"http://127.0.0.1:{server.server_port}"


def measure(browser, address):
    """The times of a first and of a second visit, in milliseconds."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    context.add_init_script(MOUNT)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    network = {"downloadThroughput": BANDWIDTH, "uploadThroughput": BANDWIDTH}
    session.send("Network.emulateNetworkConditions", {"offline": False, "latency": LATENCY, **network})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    times = []
    for _ in range(2):
        page.goto(address)
        page.wait_for_function("window.firstFrame", timeout=LIMIT)
        times.append(page.evaluate("window.firstFrame"))
        page.goto("about:blank")
    context.close()
    return times


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", type=Path)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--peer", nargs="+", type=Path, default=[])
    options = parser.parse_args()
    servers = {entry: (serve([HERE, WEB]), f"/first-frame.html?{entry}") for entry in ENTRIES}
    servers |= {page.stem: (serve([page.resolve().parent]), f"/{page.name}") for page in options.peer}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        # Rounds alternate between the pages, because the load of the machine changes.
        rounds = [
            {name: measure(browser, address + path) for name, ((_, address), path) in servers.items()}
            for _ in range(options.rounds)
        ]
        browser.close()
    for (server, _), _ in servers.values():
        server.shutdown()
    results = {name: list(zip(*(each[name] for each in rounds), strict=True)) for name in servers}
    if options.json:
        options.json.write_text(json.dumps(results, indent=2) + "\n")
    print(table(["page", "cold", "range", "cached", "range"], map(row, results, results.values())))


def row(name, times):
    cells = [(f"{statistics.median(each):.0f} ms", f"{min(each):.0f} to {max(each):.0f} ms") for each in times]
    return [name, *cells[0], *cells[1]]


if __name__ == "__main__":
    main()
