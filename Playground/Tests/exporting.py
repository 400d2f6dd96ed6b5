"""Shared helpers of the export tests: parameter values, the compiler, folder servers."""

import functools
import os
import re
import subprocess
import threading
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# By their build path: the compiler treats a linked cache as a different one.
MODULES = Path(os.environ.get("FANFOLD_MODULES", ROOT / ".build/debug/Modules")).resolve()
MODULE_CACHE = MODULES.parent / "ModuleCache"


def other_value(parameter):
    """A value other than the default: a sixteenth of the way to the maximum, or half the way back."""
    minimum, maximum, default = (parameter[name] for name in ("minimum", "maximum", "default"))
    value = default + (maximum - default) / 16 if default < maximum else (minimum + default) / 2
    return float(int(value) + 1 if parameter["unit"] == "count" else round(value, 3))


def numeral(value):
    """A number as a user writes it."""
    return repr(value).removesuffix(".0")


def compile_swift(folder, texts, are_apart=False):
    """Checks that Swift texts, by name, compile together without warnings against the library and the stand-ins for
    Apple's modules, and that they follow the repository's format. Texts that are apart may declare equal names."""
    if not (MODULES / "FanfoldUIKit.swiftmodule").exists():
        pytest.fail(f"the library is not built into {MODULES}: swift build --build-tests")
    files = {folder / f"{name}.swift": text for name, text in texts.items()}
    for file, text in files.items():
        file.write_text(text)
    run("swift", "format", "lint", "--strict", "--configuration", ROOT / ".swift-format", *files)
    for file, text in files.items() if are_apart else ():
        file.write_text(re.sub(r"^(struct|final class|func) ", r"private \1 ", text, flags=re.M))
    options = ["-swift-version", "6", "-warnings-as-errors", "-I", MODULES, "-module-cache-path", MODULE_CACHE]
    run("swiftc", "-typecheck", "-parse-as-library", *options, *files)


def run(*command):
    result = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


# The texts of an element, in document order.
WORDS = """(element) => {
    const texts = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.data.trim().replace(/\\s+/g, " "));
    return texts.filter(Boolean);
}"""

# The visible parts of each layout's cell.
FACES = {
    "expanding": [".face-row"],
    "tab-stack": [".face-page"],
    "album-fan": [".caption", ".face-album"],
    "card-carousel": [".face-card"],
    "task-switcher": [".face-app", ".face-front"],
}
# The first items show a page and an application of each kind.
ITEMS_OF_ALL_KINDS = [0, 1, 2, 3, 5]


def shown_cell(page, item):
    """The cell of an item, which comes on stage."""
    page.evaluate("(item) => document.querySelector('fanfold-view').scrollToItem(item, { animated: false })", item)
    cell = page.locator(f"fanfold-view [data-index='{item}']")
    cell.wait_for()
    return cell


def words_on_stage(page, layout, item):
    """The texts of a cell in the playground."""
    cell = shown_cell(page, item)
    return [text for face in FACES[layout] for text in cell.locator(face).evaluate(WORDS)]


# The sizes of a cell's visible parts.
SIZES = """(cell) => [...cell.querySelectorAll(
    ".photo, .map, .icon, .bar, .address, .caption, :is(.face-row, .face-card, .article) :is(h2, p, li)")]
    .filter((part) => part.clientWidth > 0).map((part) => [part.classList[0] ?? part.localName, part.clientWidth, part.clientHeight])"""


def sizes(page, item):
    """The sizes of the visible parts of a cell, as they are without transforms."""
    return shown_cell(page, item).locator(".cell").evaluate(SIZES)


def paste(page, text):
    """Pastes a text on the page, outside its fields."""
    page.evaluate(
        """(text) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData("text/plain", text);
            document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
        }""",
        text,
    )


def refuse(page, permission):
    """Denies a permission to a page."""
    session = page.context.new_cdp_session(page)
    context = session.send("Target.getTargetInfo")["targetInfo"]["browserContextId"]
    session.send("Browser.setPermission", {
        "permission": {"name": permission}, "setting": "denied", "browserContextId": context})  # fmt: skip


@contextmanager
def serving(folder, headers=None):
    """The address of a server of a folder's files, on its own port."""

    class Handler(SimpleHTTPRequestHandler):
        def end_headers(self):
            for name, value in (headers or {}).items():
                self.send_header(name, value)
            super().end_headers()

        def log_message(self, *arguments):
            pass

    class Server(ThreadingHTTPServer):
        request_queue_size = 64  # browsers request all modules at once

    server = Server(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
