"""Chromium of other years, in the web view of Qt, controlled by its own protocol."""

import itertools
import json
import socket
import urllib.error
import urllib.request
from pathlib import Path

from browser import KEYS, Browser
from machine import scaled
from processes import Program
from websockets.sync.client import connect

ANSWER_TIME = scaled(60)  # seconds

# A window with one page. `--disable-gpu` alone leaves a black page in some versions.
WINDOW = """
import sys
try:
    from PyQt6.QtCore import QUrl
    from PyQt6.QtWebEngineWidgets import QWebEngineView
    from PyQt6.QtWidgets import QApplication
except ImportError:
    from PyQt5.QtCore import QUrl
    from PyQt5.QtWebEngineWidgets import QWebEngineView
    from PyQt5.QtWidgets import QApplication
application = QApplication(sys.argv)
view = QWebEngineView()
view.resize(800, 700)
view.load(QUrl("about:blank"))
view.show()
sys.exit(getattr(application, "exec", getattr(application, "exec_", None))())
"""

BUTTONS = {"pointerDown": "mousePressed", "pointerUp": "mouseReleased"}


class Qt(Browser):
    """The web view of Qt's packages in a virtual environment."""

    pointers = ["mouse"]

    def __init__(self, environment):
        self.numbers = itertools.count(1)
        self.problems = []
        self.position, self.is_down = (0, 0), False
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        address = f"127.0.0.1:{port}"
        self.program = Program(
            [str(Path(environment, "bin/python").absolute()), "-c", WINDOW],
            {
                "QTWEBENGINE_REMOTE_DEBUGGING": address,
                "QTWEBENGINE_DISABLE_SANDBOX": "1",
                "QTWEBENGINE_CHROMIUM_FLAGS": "--no-sandbox --disable-gpu",
                "QT_QPA_PLATFORM": "offscreen",
                "LIBGL_ALWAYS_SOFTWARE": "1",
            },
        )  # fmt: skip
        try:
            [target] = self.program.wait_for(lambda: pages_at(f"http://{address}/json/list"))
            self.socket = connect(target["webSocketDebuggerUrl"], max_size=None, legacy=True, ping_interval=None)
            for name in ("Page.enable", "Runtime.enable", "Log.enable"):
                self.call(name)
            agent = self.evaluate("return navigator.userAgent")
            self.version = agent.split("Chrome/")[1].split(" ")[0]
            self.name = f"Chromium {self.version.split('.')[0]}"
        except BaseException:
            self.close()
            raise

    def call(self, method, until=None, **parameters):
        """The result of a command, once an event has been received, if one is given."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        result = None
        while True:
            answer = json.loads(self.socket.recv(ANSWER_TIME))
            if answer.get("id") == number:
                assert "result" in answer, f"{method}: {answer['error']['message']}"
                result = answer["result"]
            elif "method" in answer:
                self.note(answer["method"], answer["params"])
                if answer["method"] == until:
                    until = None
            if result is not None and until is None:
                return result

    def note(self, name, event):
        if name == "Runtime.exceptionThrown":
            details = event["exceptionDetails"]
            self.problems.append(details.get("exception", {}).get("description", details["text"]))
        elif name == "Log.entryAdded" and event["entry"]["level"] == "error":
            self.problems.append(f"{event['entry']['text']} {event['entry'].get('url', '')}")
        elif name == "Runtime.consoleAPICalled" and event["type"] in ("error", "warning"):
            self.problems.append(" ".join(str(part.get("value", part.get("description"))) for part in event["args"]))

    def load(self, address, size):
        self.navigate("about:blank")
        self.problems.clear()
        width, height = size
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.navigate(address)

    def navigate(self, address):
        self.call("Page.navigate", until="Page.loadEventFired", url=address)

    def evaluate_text(self, expression):
        answer = self.call(
            "Runtime.evaluate", expression=f"(async () => {expression})()", awaitPromise=True, returnByValue=True
        )
        details = answer.get("exceptionDetails")
        assert not details, details.get("exception", {}).get("description", details["text"])
        return answer["result"]["value"]

    def perform(self, actions):
        """Acts as WebDriver describes it, with one device."""
        for device in actions:
            for step in device["actions"]:
                self.perform_step(step)

    def perform_step(self, step):
        kind = step["type"]
        if kind == "pause":
            self.evaluate(f"await new Promise((done) => setTimeout(done, {step['duration']}))")
        elif kind in ("keyDown", "keyUp"):
            name = next(name for name, value in KEYS.items() if value == step["value"])
            self.call("Input.dispatchKeyEvent", type="rawKeyDown" if kind == "keyDown" else kind, key=name, code=name,
                      windowsVirtualKeyCode=VIRTUAL_KEYS[name])  # fmt: skip
        elif kind == "scroll":
            self.call("Input.dispatchMouseEvent", type="mouseWheel", x=step["x"], y=step["y"],
                      deltaX=step["deltaX"], deltaY=step["deltaY"])  # fmt: skip
        else:
            if kind == "pointerMove":
                self.position = step["x"], step["y"]
            else:
                self.is_down = kind == "pointerDown"
            (x, y), is_move = self.position, kind == "pointerMove"
            self.call("Input.dispatchMouseEvent", type=BUTTONS.get(kind, "mouseMoved"), x=x, y=y,
                      button="left" if self.is_down or not is_move else "none", buttons=int(self.is_down),
                      clickCount=0 if is_move else 1, pointerType="mouse")  # fmt: skip

    def let_go(self):
        if self.is_down:
            self.perform_step({"type": "pointerUp"})

    def screenshot_text(self):
        return self.call("Page.captureScreenshot")["data"]

    def close(self):
        self.program.end()


VIRTUAL_KEYS = {
    "Escape": 27, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38,
    "ArrowRight": 39, "ArrowDown": 40, "Enter": 13, "Delete": 46,
}  # fmt: skip


def pages_at(address):
    """The descriptions of the pages of a browser that has started."""
    try:
        with urllib.request.urlopen(address, timeout=ANSWER_TIME) as answer:
            return json.load(answer)
    except (urllib.error.URLError, ConnectionError):
        return None
