"""The interface of every browser, in terms that WebDriver and WebDriver BiDi share."""

import base64
import json

# Keys by their WebDriver code points.
KEYS = {
    "Escape": "\ue00c", "PageUp": "\ue00e", "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011",
    "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
    "Tab": "\ue004", "Enter": "\ue007", "Delete": "\ue017",
}  # fmt: skip


class Browser:
    """A browser with one window.

    A subclass starts it, and implements `load` for an address in a window of a size, `evaluate_text`, `perform` for a
    list of actions, `screenshot_text`, `problems`, and `close`.
    """

    name = ""
    pointers = []  # the supported types of pointers
    left = None  # the view that a test has left open for the next test

    def open(self, address, size):
        """Loads a page without drawing it: drawing takes a third of a test's time in WebKitGTK."""
        self.load(address, size)
        self.evaluate("document.documentElement.style.opacity = 0")

    def evaluate(self, script):
        """The result of asynchronous statements in the page."""
        text = self.evaluate_text(f"JSON.stringify(await (async () => {{ {script} }})() ?? null)")
        return json.loads(text)

    def screenshot(self):
        """The page as a PNG."""
        self.evaluate(
            "document.documentElement.style.opacity = '';"
            "for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)"
        )
        return base64.b64decode(self.screenshot_text())

    def pointer(self, kind, *actions):
        """Acts with a pointer: `down`, `up`, `("move", x, y)` and `("pause", milliseconds)`.

        Pressed buttons stay pressed at the end.
        """
        steps = [self._pointer_step(action) for action in actions]
        self.perform([{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": steps}])

    @staticmethod
    def _pointer_step(action):
        match action:
            case "down":
                return {"type": "pointerDown", "button": 0}
            case "up":
                return {"type": "pointerUp", "button": 0}
            case ("move", x, y):
                return {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
            case ("pause", duration):
                return {"type": "pause", "duration": duration}
        raise ValueError(f"no action of a pointer: {action}")

    def wheel(self, x, y, distance):
        """Scrolls a mouse wheel down by a distance, over a point."""
        step = {"type": "scroll", "x": round(x), "y": round(y), "deltaX": 0, "deltaY": distance, "duration": 0}
        self.perform([{"type": "wheel", "id": "wheel", "actions": [step]}])

    def key(self, name):
        """Presses and releases a key."""
        steps = [{"type": kind, "value": KEYS[name]} for kind in ("keyDown", "keyUp")]
        self.perform([{"type": "key", "id": "keyboard", "actions": steps}])
