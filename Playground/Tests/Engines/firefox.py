"""Firefox, controlled by WebDriver BiDi without a driver."""

import itertools
import json
import re

from browser import Browser
from machine import scaled
from processes import Program, executable
from websockets.sync.client import connect

ANSWER_TIME = scaled(60)  # seconds

# Firefox's own start pages take a sixth of its start time.
PREFERENCES = """
user_pref("browser.startup.page", 0);
user_pref("browser.newtab.preload", false);
user_pref("browser.newtabpage.enabled", false);
"""


class Firefox(Browser):
    name = "Firefox"
    pointers = ["touch", "mouse"]

    def __init__(self, preferences=""):
        self.numbers = itertools.count(1)
        self.problems = []
        self.program = Program(
            [
                executable("firefox-esr", "firefox"), "--headless", "--no-remote", "--profile", "{home}",
                "--remote-debugging-port", "0",
            ],
            files={"user.js": PREFERENCES + preferences},
        )  # fmt: skip
        try:
            address = self.program.wait_for(
                lambda: re.search(r"WebDriver BiDi listening on (ws:\S+)\n", self.program.said + "\n")
            )
            self.socket = connect(f"{address[1]}/session", max_size=None, legacy=True)
            self.call("session.new", capabilities={})
            self.call("session.subscribe", events=["log.entryAdded"])
            # The first tab's page does not have the focus; the address bar has it.
            [first] = self.call("browsingContext.getTree")["contexts"]
            self.context = self.call("browsingContext.create", type="tab")["context"]
            self.call("browsingContext.close", context=first["context"])
        except BaseException:
            self.close()
            raise

    def call(self, method, **parameters):
        """The result of a command."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv(ANSWER_TIME))
            if answer["type"] == "event":
                self.note(answer["params"])
            elif answer["id"] == number:
                assert answer["type"] == "success", f"{method}: {answer['error']}: {answer['message']}"
                return answer["result"]

    def note(self, entry):
        if entry["level"] == "error":
            self.problems.append(entry["text"])

    def load(self, address, size):
        # Pending work of the previous page would interfere.
        self.navigate("about:blank")
        self.problems.clear()
        width, height = size
        self.call("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})
        self.navigate(address)

    def navigate(self, address):
        self.call("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def evaluate_text(self, expression):
        answer = self.call(
            "script.evaluate", expression=f"(async () => {expression})()", awaitPromise=True,
            target={"context": self.context},
        )  # fmt: skip
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return answer["result"]["value"]

    def perform(self, actions):
        self.call("input.performActions", context=self.context, actions=actions)

    def let_go(self):
        self.call("input.releaseActions", context=self.context)

    def screenshot_text(self):
        return self.call("browsingContext.captureScreenshot", context=self.context)["data"]

    def close(self):
        self.program.end()
