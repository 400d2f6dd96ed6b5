#!/usr/bin/env python3
"""Measures how a fling goes on while the page keeps its main thread busy, for 100 ms at a time: shown by a script in
each frame, and by keyframes that the browser's compositor plays.

Usage: busy.py, in an environment with Gallery/Tests/requirements.txt. CHROMIUM names another browser.
"""

import base64
import hashlib
import os
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).resolve().parent / "Busy"
WEB = HERE.parents[2] / "Hosts/Web"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
WINDOW = {"width": 390, "height": 844}
LAYOUTS = {"expanding": 0, "tab stack": 1, "task switcher": 4}
COUNT = 10_000
WATCHED = 1200  # of each fling, in milliseconds


class Handler(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm", ".js": "text/javascript"}

    def translate_path(self, path):
        name = path.split("?")[0].lstrip("/")
        return str(next((folder / name for folder in (HERE, WEB) if (folder / name).is_file()), HERE / name))

    def log_message(self, *arguments):
        pass


def watch(browser, address, layout, is_keyframes, is_busy):
    """When the picture on screen changed, in seconds, and what the keyframes cost."""
    context = browser.new_context(viewport=WINDOW)
    page = context.new_page()
    page.goto(f"{address}/page.html")
    page.wait_for_function("window.isThere")
    session = context.new_cdp_session(page)
    pictures = []

    def see(frame):
        pictures.append((frame["metadata"]["timestamp"], hashlib.sha1(base64.b64decode(frame["data"])).digest()))
        session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", see)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 30, "maxWidth": 195, "everyNthFrame": 1})
    play = "playByKeyframes(up)" if is_keyframes else "playByScript()"
    busy = "setTimeout(block, 50);" if is_busy else ""
    start = f"(layout) => fling(layout, {COUNT}).then((up) => {{ const cost = {play}; {busy} return cost; }})"
    cost = page.evaluate(start, LAYOUTS[layout])
    page.wait_for_timeout(WATCHED)
    context.close()
    changes = [time for (time, picture), (_, before) in zip(pictures[1:], pictures) if picture != before]
    return changes, cost


def row(browser, address, layout, is_keyframes, is_busy):
    changes, cost = watch(browser, address, layout, is_keyframes, is_busy)
    end = changes[0] + WATCHED / 1000 * 0.8
    seen = [time for time in changes if time <= end]
    gaps = [later - earlier for earlier, later in zip(seen, seen[1:])] or [0]
    made = f"{cost['items']} items, {cost['keyframes']} keyframes" if cost else ""
    spent = f"{cost['sampling']:.1f} + {cost['beginning']:.1f} ms" if cost else ""
    return [
        layout, "busy" if is_busy else "idle", "keyframes" if is_keyframes else "script",
        f"{len(seen) / (seen[-1] - seen[0]):.0f}" if len(seen) > 1 else "0", f"{max(gaps) * 1000:.0f} ms", made, spent,
    ]  # fmt: skip


COLUMNS = ["layout", "page", "shown by", "pictures a second", "longest standstill", "handed over", "sampling + beginning"]


def main():
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=HERE))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        cases = [(layout, keyframes, busy) for layout in LAYOUTS for busy in (False, True) for keyframes in (False, True)]
        rows = [row(browser, address, *case) for case in cases]
        browser.close()
    server.shutdown()
    table = [COLUMNS, ["---"] * 3 + ["---:"] * 2 + ["---"] + ["---:"], *rows]
    print("\n".join(f"| {' | '.join(cells)} |" for cells in table))


main()
