"""A `<fanfold-view>` as a browser displays it, independently of the browser and its driver."""

import json

import support
from clock import SETTLE, until

# The displayed elements: for each, its index, corners, opacity and custom properties.
ELEMENTS = r"""
    const numbers = (style) => Object.fromEntries(
      [...style].filter((name) => name.startsWith('--')).map((name) => [name, Number(style.getPropertyValue(name))]));
    // A text has too few digits of a perspective: WebKit writes no more than six decimals, and DOMMatrix reads no more
    // than seven. So it is numbers, where a browser tells them.
    const written = (box) => getComputedStyle(box).transform.match(/[-+.\de]+(?=[,)])/g).map(Number);
    return [...view.querySelectorAll('[data-index]')].map((element) => {
      // The view writes to a box of its own, around the element.
      const box = element.assignedSlot;
      const matrix = box.computedStyleMap?.().get('transform').toMatrix() ?? new DOMMatrix(written(box));
      const { width, height } = box.style;
      const corner = (x, y) => {
        const image = matrix.transformPoint(new DOMPoint(x, y));
        return [image.x / image.w, image.y / image.w];
      };
      return {
        index: Number(element.dataset.index), layer: Number(box.style.zIndex),
        opacity: Number(box.style.opacity || 1), properties: numbers(box.style),
        quad: [corner(0, 0), corner(parseFloat(width), 0),
               corner(parseFloat(width), parseFloat(height)), corner(0, parseFloat(height))],
      };
    });
"""

FACTS = (
    "const [width, height] = ['width', 'height'].map((length) => parseFloat(getComputedStyle(view)[length]));"
    "return { width, height, count: view.count, offset: view.contentOffset }"
)


class ShownView:
    """The interface of a view; a subclass implements `run` for statements in its page, where `view` is the element."""

    layout: str

    def run(self, script):
        raise NotImplementedError

    @property
    def offset(self):
        return self.run("return view.contentOffset")

    @property
    def heard(self):
        return self.run("return heard")

    def hear(self, *names):
        """Records events of these names from now on."""
        self.run(
            f"window.heard ??= []; for (const name of {json.dumps(names)})"
            " view.addEventListener(name, (event) => heard.push({ name, ...event.detail }))"
        )

    def frame(self):
        """Passes two frames, so that all changes are on screen."""
        self.run("await frame(); await frame()")

    def advance(self, seconds):
        """Advances the time of the page's views, frame by frame."""
        self.run(f"await clock.advance({seconds})")

    def wait_until(self, condition):
        """Advances the clock until an expression is true in the page."""
        self.run(until(condition))
        self.frame()

    def wait_for(self, name):
        """Advances the clock until an event has been dispatched."""
        self.wait_until(f"heard.some((event) => event.name === '{name}')")

    def settle(self):
        """Advances the clock until no view moves."""
        self.run(SETTLE)

    def elements(self):
        """The displayed elements: for each, its index, corners, opacity and custom properties."""
        return self.run(ELEMENTS)

    def inspect(self, *arguments):
        """The result of `fanfold inspect` for the same layout at the current offset."""
        facts = self.run(FACTS)
        result = support.run(
            "inspect", "--layout", self.layout, "--format", "json",
            "--viewport", f"{facts['width']}x{facts['height']}", "--items", facts["count"],
            f"--offset={facts['offset']!r}", *arguments,
        )  # fmt: skip
        assert result.returncode == 0, result.stderr
        return json.loads(result.stdout)
