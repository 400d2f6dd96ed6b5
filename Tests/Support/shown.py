"""A `<fanfold-view>` as a browser shows it, whatever the browser and whoever drives it."""

import json

import support

# What the browser shows: for each element its index, corners, opacity and custom properties.
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

# Much of a browser's work for a test are the frames in which somebody waits for the end of a motion. What a view comes to does
# not depend on how fast its time passes: while it is waited for, that is so many times as fast.
HASTE = 8


def hastened(statements):
    """Statements that wait for something, with the time of `view` passing faster meanwhile."""
    return (
        f"{{ const rate = view.playbackRate; view.playbackRate = rate * {HASTE}; {statements} view.playbackRate = rate;"
        # A view draws a frame where its rate changes.
        "  await new Promise(requestAnimationFrame) }"
    )


def until(condition):
    """Statements that wait until an expression is true, and throw where that takes too long."""
    return hastened(
        f"for (const limit = performance.now() + {1000 * support.WAIT}; !({condition});) {{"
        f"  if (performance.now() > limit) throw new Error({json.dumps(f'in vain for {condition}; heard ')} + JSON.stringify(window.heard));"
        "  await new Promise(requestAnimationFrame);"
        "}"
    )


# At rest nothing moves: in a change of layout the offset may stand still while the items go on.
SETTLE = hastened("""
    const seen = () => [view.contentOffset, ...[...view.children, ...view.shadowRoot.querySelectorAll(".item")]
      .map((element) => element.style.cssText)].join();
    for (let last, still = 0; still < 4;) {
      await new Promise(requestAnimationFrame);
      const now = seen();
      still = now === last ? still + 1 : 0;
      last = now;
    }
""")


class ShownView:
    """What can be asked of a view; a subclass knows how to `run` statements in its page, where `view` is the element."""

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
        """Writes down, from now on, the events of these names."""
        self.run(
            f"window.heard ??= []; for (const name of {json.dumps(names)})"
            " view.addEventListener(name, (event) => heard.push({ name, ...event.detail }))"
        )

    def frame(self):
        """Waits until what has been done is on screen."""
        self.run("for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)")

    def wait_until(self, condition):
        """Waits until an expression is true in the page, and what it tells of is on screen."""
        self.run(until(condition))
        self.frame()

    def wait_for(self, name):
        """Waits until an event has come, and what it tells of is on screen."""
        self.wait_until(f"heard.some((event) => event.name === '{name}')")

    def settle(self):
        """Waits until all is at rest."""
        self.run(SETTLE)

    def elements(self):
        """What the browser shows: for each element its index, corners, opacity and custom properties."""
        return self.run(ELEMENTS)

    def inspect(self, *arguments):
        """What `fanfold inspect` says of the same layout at the offset of this moment."""
        facts = self.run(FACTS)
        result = support.run(
            "inspect", "--layout", self.layout, "--format", "json",
            "--viewport", f"{facts['width']}x{facts['height']}", "--items", facts["count"],
            f"--offset={facts['offset']!r}", *arguments,
        )  # fmt: skip
        assert result.returncode == 0, result.stderr
        return json.loads(result.stdout)
