"""Shared parts of the benchmarks: options, servers, the browser, and results as a Markdown table and as JSON."""

import argparse
import json
import os
import threading
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).resolve().parent
WEB = HERE.parents[1] / "Web/dist"
SLOWDOWN = 4  # of the processor
NETWORK = {"offline": False, "latency": 40, "downloadThroughput": 10e6 / 8, "uploadThroughput": 10e6 / 8}


class Handler(SimpleHTTPRequestHandler):
    """Serves the first of several folders that contains a file."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm", ".js": "text/javascript"}
    folders = ()
    headers_of_all = {}

    def translate_path(self, path):
        name = path.split("?")[0].lstrip("/")
        return str(
            next((folder / name for folder in self.folders if (folder / name).is_file()), self.folders[0] / name)
        )

    def end_headers(self):
        for name, value in self.headers_of_all.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *arguments):
        pass


@contextmanager
def served(*folders, handler=Handler, headers=None):
    """The address of a server of some folders."""
    made = type("FolderHandler", (handler,), {"folders": folders, "headers_of_all": headers or {}})
    server = ThreadingHTTPServer(("127.0.0.1", 0), made)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@contextmanager
def started_browser():
    """A headless Chromium; CHROMIUM names another browser."""
    with sync_playwright() as playwright:
        program = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


def slow_down(session):
    """Limits a page's network and processor to those of a phone."""
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})


def parse_options(rounds, **lists):
    """The options --json and --rounds, and others that take several values of the type of their defaults, or files."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", type=Path)
    parser.add_argument("--rounds", type=int, default=rounds)
    for name, default in lists.items():
        parser.add_argument(f"--{name}", nargs="+", type=type(default[0]) if default else Path, default=default)
    return parser.parse_args()


def table(columns, rows):
    """A Markdown table whose first column contains words."""
    lines = [columns, ["---"] + ["---:"] * (len(columns) - 1), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def write(options, results):
    """Writes results into the file of the option --json, if it is given."""
    if options.json:
        options.json.write_text(json.dumps(results, indent=2) + "\n")
