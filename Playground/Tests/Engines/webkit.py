"""WebKitGTK's MiniBrowser, controlled by its WebDriver, on its own screen."""

import json
import os
import socket
import urllib.error
import urllib.request
from pathlib import Path

from browser import Browser
from clock import UNTIL
from machine import scaled
from processes import CannotRunError, Program, executable

ANSWER_TIME = scaled(60)  # seconds
SCREEN = "1600x1200x24"
MINI_BROWSERS = "*/webkit2gtk-4.*/MiniBrowser"  # in /usr/lib

# Painting on an emulated graphics processor takes most of a test's time: WebKit paints on the CPU here. Compositing and
# transforms stay the same.
ENVIRONMENT = {"GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1", "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1"}

# MiniBrowser does not report errors of its page: the page records them.
WRITE_DOWN_PROBLEMS = """
    window.problems = [];
    addEventListener("error", (event) => problems.push(event.message));
    addEventListener("unhandledrejection", (event) => problems.push(String(event.reason)));
    console.error = (...parts) => problems.push(parts.join(" "));
"""


class WebKit(Browser):
    name = "WebKitGTK"
    pointers = ["mouse"]

    def __init__(self):
        driver, screen = executable("WebKitWebDriver"), executable("Xvfb")
        binary = next(iter(sorted(Path("/usr/lib").glob(MINI_BROWSERS))), None)
        if not binary:
            raise CannotRunError("MiniBrowser is not installed")
        self.programs = []
        try:
            self.display = self.start_screen(screen)
            self.address = self.start_driver(driver)
            self.session = self.start_session(binary)
        except BaseException:
            self.close()
            raise

    def start_screen(self, screen):
        """The name of a new virtual screen."""
        reading, writing = os.pipe()
        command = [screen, "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"]
        self.programs.append(Program(command, pass_fds=[writing]))
        os.close(writing)
        with os.fdopen(reading) as numbers:
            number = numbers.readline().strip()
        if not number:
            raise CannotRunError(f"Xvfb ended: {self.programs[-1].said}")
        return f":{number}"

    def start_driver(self, driver):
        """The address of a new driver."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        program = Program([driver, f"--port={port}"], ENVIRONMENT | {"DISPLAY": self.display})
        self.programs.append(program)

        def answers():
            with socket.socket() as probe:
                return probe.connect_ex(("127.0.0.1", port)) == 0

        program.wait_for(answers)
        return f"http://127.0.0.1:{port}"

    def start_session(self, binary):
        options = {"binary": str(binary), "args": ["--automation"]}
        # WebDriver ends a script after 30 seconds unless the session sets another limit.
        limits = {"script": round(1000 * ANSWER_TIME), "pageLoad": round(1000 * ANSWER_TIME)}
        capabilities = {"alwaysMatch": {"webkitgtk:browserOptions": options, "timeouts": limits}}
        try:
            return self.call("POST", "/session", capabilities=capabilities)["sessionId"]
        except WebDriverError as error:
            raise CannotRunError(f"MiniBrowser does not start: {error}") from error

    def call(self, method, path, **parameters):
        """The driver's result."""
        data = json.dumps(parameters).encode() if method == "POST" else None
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=ANSWER_TIME) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise WebDriverError(f"{path}: {json.load(error)['value']['message']}") from None

    def ask(self, path, **parameters):
        return self.call("POST", f"/session/{self.session}{path}", **parameters)

    def load(self, address, size):
        self.resize(size)
        self.ask("/url", url=address)
        self.evaluate(WRITE_DOWN_PROBLEMS)

    def resize(self, size):
        """Gives the page a size: the window's size minus the toolbar."""
        inner = self.evaluate("return [innerWidth, innerHeight]")
        if inner == list(size):
            return
        window = self.call("GET", f"/session/{self.session}/window/rect")
        frame = [window["width"] - inner[0], window["height"] - inner[1]]
        self.ask("/window/rect", x=0, y=0, width=size[0] + frame[0], height=size[1] + frame[1])
        self.evaluate(
            f"await ({UNTIL})(() => innerWidth === {size[0]} && innerHeight === {size[1]},"
            " () => new Promise(requestAnimationFrame))"
        )

    @property
    def problems(self):
        return self.evaluate("return problems")

    def evaluate_text(self, expression):
        script = (
            "const done = arguments[arguments.length - 1];"
            f"(async () => {expression})().then((text) => done([text]), (error) => done([null, String(error)]))"
        )
        text, *errors = self.ask("/execute/async", script=script, args=[])
        assert not errors, errors[0]
        return text

    def perform(self, actions):
        self.ask("/actions", actions=actions)

    def let_go(self):
        self.call("DELETE", f"/session/{self.session}/actions")

    def screenshot_text(self):
        return self.call("GET", f"/session/{self.session}/screenshot")

    def close(self):
        for program in reversed(self.programs):
            program.end()


class WebDriverError(Exception):
    """The driver rejected a command."""
