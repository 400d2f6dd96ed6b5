"""Scripts with all events of `fanfold replay`, in random order, on all layouts."""

import random

from support import FACTS, LAYOUTS, ROOT

PRESETS = sorted(path.stem for path in (ROOT / "Sources/FanfoldKeyframes/Presets").glob("*.json"))
EVERY_LAYOUT = [*LAYOUTS, *PRESETS]
MOTION = {
    name: facts
    for name, facts in FACTS[LAYOUTS[0]]["parameters"].items()
    if all(name in each["parameters"] for each in FACTS.values())
}
GAPS = [0, 0.02, 0.05, 0.1, 0.2, 0.35, 0.6, 1.2, 2.5]  # seconds between actions
COUNTS = [0, 2, 60]
LEAST = 6  # items that exist in a session of many items, whatever is removed
SIZES = [(375, 667), (667, 375), (768, 1024), (375, 120), (375, 1), (1, 667), (0, 0)]
KEYS = [
    "arrowLeft",
    "arrowRight",
    "arrowUp",
    "arrowDown",
    "home",
    "end",
    "pageUp",
    "pageDown",
    "enter",
    "escape",
    "delete",
]


def random_feel(layout, seed):
    """None of the parameters of the feel, or some with values from their ranges."""
    source = random.Random(f"feel {layout} {seed}")
    names = source.sample([*MOTION], source.choice([0, 3, len(MOTION)]))
    return {name: source.uniform(MOTION[name]["minimum"], MOTION[name]["maximum"]) for name in names}


class RandomEvents:
    """A script, reproducible by its layout and its seed."""

    def __init__(self, layout, seed, actions=10):
        self.random = random.Random(f"{layout} {seed}")
        self.time, self.events = 0.0, []
        items = self.one(COUNTS)
        kinds = [self.drag, self.wheel, self.change] + ([self.refer, self.refer] if items > LEAST else [])
        for _ in range(actions):
            self.wait(self.one(GAPS))
            self.one(kinds)()
        options = {"allowsRemoval": True, "asksBeforeRemoval": self.flag(0.3), "allowsReordering": True}
        self.script = {
            "layout": layout,
            "parameters": random_feel(layout, seed),
            "viewport": {"width": 375, "height": 667},
            "items": items,
            "direction": self.one(["ltr", "rtl"]),
            "looping": self.flag(0.2),
            "options": options,
            "events": self.events,
        }

    def one(self, values):
        return self.random.choice(values)

    def flag(self, probability):
        return self.random.random() < probability

    def wait(self, duration):
        self.time = round(self.time + duration, 6)

    def add(self, kind, **members):
        self.events.append({"at": self.time, "type": kind, **members})

    def drag(self):
        """A tap, a drag, or a long press and a drag, sometimes canceled or left down."""
        x, y = self.random.uniform(20, 355), self.random.uniform(20, 640)
        across, along = self.one([(0, 1), (1, 0), (0, -1), (-1, 0)])
        step, pointer = self.random.uniform(2, 40), self.one([0, 0, 1])
        self.add("pointerDown", pointer=pointer, x=x, y=y)
        self.wait(self.one([0.01, 0.01, 0.6]))
        for _ in range(self.random.randint(0, 8)):
            x, y = x + across * step, y + along * step
            self.add("pointerMove", pointer=pointer, x=x, y=y, late=self.one([0, 0, 0.02]))
            self.wait(0.016)
        self.wait(self.one([0, 0.2]))
        if self.flag(0.1):
            self.add("pointerCancel", pointer=pointer)
        elif self.flag(0.6):
            self.add("pointerUp", pointer=pointer, x=x, y=y)

    def wheel(self):
        for _ in range(self.random.randint(1, 5)):
            self.add(
                "wheel",
                distance=self.one([-120, 100, 400, 7, -30]),
                precise=self.flag(0.5),
                notches=self.one([1, 0.125]),
            )
            self.wait(0.02)

    def change(self):
        """An event that names no item."""
        width, height = self.one(SIZES)
        animated = self.flag(0.8)
        changes = {
            "key": {"key": self.one(KEYS)},
            "insert": {"index": 0, "count": self.one([1, 2, 5]), "animated": animated},
            "append": {},
            "close": {},
            "undoRemoval": {"animated": animated},
            "scrollToOffset": {"offset": self.one([-200, 0, 300, 1e4, 1e9]), "animated": animated},
            "scrollAutomatically": {"velocity": self.one([0, 60, -200])},
            "resize": {"width": width, "height": height, "animated": animated},
            "setInsets": {"insets": {"bottom": self.one([0, 80, 300, 667]), "leading": self.one([0, 60])}},
            "setDivision": self.one([{}, {"division": self.division()}]),
            "setLayout": {"layout": self.one(EVERY_LAYOUT), "animated": animated},
            "setDirection": {"direction": self.one(["ltr", "rtl"])},
            "setReduceMotion": {"reduceMotion": self.flag(0.5)},
            "setLooping": {"looping": self.flag(0.7)},
            "setOptions": {"options": self.options()},
        }
        # An append is several steps, which other events interrupt.
        name = self.one([*changes, "append", "append"])
        self.add(name, **changes[name])

    def division(self):
        position, width = self.one([0, 170, 400, 1e4]), self.one([0, 40])
        return {"axis": self.one(["horizontal", "vertical"]), "position": position, "width": width}

    def options(self):
        snapping, interval = self.one(["layout", "item", "flick", "none"]), self.one([0, 0, 0.7, 2])
        return {"allowsRemoval": self.flag(0.8), "snapping": snapping, "autoplayInterval": interval}

    def refer(self):
        """An event that names an item."""
        index, animated = self.random.randrange(LEAST), self.flag(0.8)
        frame = {"frame": {"x": 10, "y": 10, "width": 90, "height": 40}} if self.flag(0.3) else {}
        aligned = {"align": self.one(["start", "center", "end"])} if self.flag(0.4) else {}
        lasting = {"duration": self.one([0.1, 0.5, 2])} if self.flag(0.3) else {}
        changes = {
            "remove": {"index": index, "count": self.one([1, 2]), "animated": animated},
            "move": {"from": index, "to": self.random.randrange(LEAST), "animated": animated},
            "reload": {"index": index},
            "open": {"index": index, **frame},
            "scrollTo": {"index": index, "animated": animated, **aligned, **lasting},
            "focus": {"index": index},
            "requestRemoval": {"index": index},
        }
        name = self.one(list(changes))
        self.add(name, **changes[name])
