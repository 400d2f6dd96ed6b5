"""Random sessions for `fanfold replay`: overlapping actions of a user and an application."""

import random

from random_events import random_feel
from replay import COUNT, HEIGHT, WIDTH, drag, script
from support import LAYOUTS, VERTICAL

GAPS = [0.02, 0.05, 0.1, 0.2, 0.35, 0.6, 1.2]  # seconds between actions
SOON = [0.03, 0.08, 0.15, 0.3]  # seconds until an interruption
SIZES = [(375, 667), (667, 375), (320, 568), (768, 1024)]
LEAST = 6  # items that are never removed and can be referenced
CENTER = (WIDTH / 2, 250)
STEPS = 6  # moves of a drag
RESIZES = 0.3  # probability of a resize during an action


class RandomSession:
    """A script of random actions on a layout, reproducible by its seed."""

    def __init__(self, layout, seed, things=5):
        self.random = random.Random(f"{layout} {seed}")
        self.layout, self.time, self.count = layout, 0.0, COUNT
        self.events = []
        kinds = [self.scroll, self.open, self.insert, self.remove, self.move, self.morph, self.fling, self.append]
        for _ in range(things):
            self.random.choice(kinds)()
            if self.random.random() < RESIZES:
                self.after(SOON)
                width, height = self.random.choice(SIZES)
                self.do("resize", width=width, height=height)
            self.after(GAPS)
        self.script = script(layout, *self.events) | {"parameters": random_feel(layout, seed)}

    @property
    def index(self):
        return self.random.randrange(LEAST)

    def after(self, gaps):
        self.time = round(self.time + self.random.choice(gaps), 6)

    def do(self, name, **members):
        self.events.append((self.time, name, members))

    def scroll(self):
        self.do("scrollTo", index=self.index)

    def open(self):
        """Opens an item, then closes it or scrolls away."""
        self.do("open", index=self.index)
        self.after(GAPS)
        if self.random.random() < 0.5:
            self.scroll()
            self.after(SOON)
        self.do("close")

    def insert(self):
        count = self.random.randint(1, 3)
        self.do("insert", index=self.index, count=count)
        self.count += count

    def remove(self):
        """Removes items and restores them during or after the removal."""
        count = self.random.randint(1, 2)
        if self.count - count < LEAST + 2:
            return
        self.do("remove", index=self.index, count=count)
        if self.random.random() < 0.6:
            self.after(SOON)
            self.do("undoRemoval")
        else:
            self.count -= count

    def move(self):
        self.do("move", **dict(zip(["from", "to"], self.random.sample(range(LEAST), 2))))

    def morph(self):
        """Changes the layout several times in a row."""
        for layout in self.random.sample(LAYOUTS, self.random.randint(1, 3)):
            self.layout = layout
            self.do("setLayout", layout=layout)
            self.after(SOON)

    def fling(self):
        way = self.random.choice([-1, 1]) * self.random.uniform(10, 35)
        x, y = CENTER
        points = [(x, y + way * at) if self.layout in VERTICAL else (x + way * at, y) for at in range(STEPS)]
        self.events += drag(*points, start=self.time)
        self.time = self.events[-1][0]

    def append(self):
        self.do("append")
        self.count += 1


def viewport_at(events, time):
    """The size of the viewport at a time."""
    sizes = [(event["width"], event["height"]) for event in events if event["type"] == "resize" and event["at"] <= time]
    return sizes[-1] if sizes else (WIDTH, HEIGHT)
