"""Scripts for `fanfold replay` and helpers for its output."""

import functools
import json
import tempfile
from dataclasses import dataclass
from pathlib import Path

from support import run

WIDTH, HEIGHT = 375, 667
COUNT = 12
SETTLED = 3  # seconds in which every motion settles

TOLERANCE = 1e-9  # for numbers computed in two ways or by two compilers


def script(layout, *events, **members):
    """A script whose events are given as (time, type, members)."""
    listed = [{"at": at, "type": name, **(values[0] if values else {})} for at, name, *values in events]
    viewport = {"width": WIDTH, "height": HEIGHT}
    return {"layout": layout, "viewport": viewport, "items": COUNT, **members, "events": listed}


def run_script(text, *options, **settings):
    """Runs the command on a script, given as text or as a JSON value."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "script.json"
        path.write_text(text if isinstance(text, str) else json.dumps(text))
        return run("replay", path, *options, **settings)


def replay(text, *times):
    """The frames of a script at given times."""
    result = run_script(text, *(["--at", *times] if times else []))
    assert (result.returncode, result.stderr) == (0, "")
    return json.loads(result.stdout)


def settled(text):
    """The settled frame of a script."""
    return replay(text)[-1]


@functools.cache
def inspect(layout, offset, items=COUNT, *options, viewport=(WIDTH, HEIGHT)):
    """The frame of a layout at an offset, printed by `inspect`."""
    result = run(
        "inspect",
        "--layout",
        layout,
        "--viewport",
        "{}x{}".format(*viewport),
        "--items",
        items,
        "--offset",
        repr(offset),
        "--format",
        "json",
        *options,
    )
    assert (result.returncode, result.stderr) == (0, "")
    return json.loads(result.stdout)


def names(frame):
    """The names of the events so far."""
    return [event["name"] for event in frame["events"]]


def shown(frame):
    """The frame as printed by `inspect`, without the engine's fields."""
    engine = ("identity", "leaving")
    return [{key: value for key, value in item.items() if key not in engine} for item in frame["visibleItems"]]


def item(frame, index):
    """The visible item with an index, except leaving items."""
    return next(item for item in frame["visibleItems"] if item["index"] == index and not item.get("leaving"))


@dataclass
class Near:
    """Equals a number within the tolerance, much faster than `pytest.approx`: a frame has hundreds of numbers."""

    number: float
    tolerance: float

    def __eq__(self, other):
        is_number = isinstance(other, (int, float)) and not isinstance(other, bool)
        return is_number and abs(other - self.number) <= self.tolerance * max(1, abs(self.number))

    def __repr__(self):
        return f"{self.number} ± {self.tolerance * max(1, abs(self.number))}"


def near(expected, tolerance=TOLERANCE):
    """A copy of a JSON value whose numbers compare within the tolerance."""
    if isinstance(expected, dict):
        return {key: near(value, tolerance) for key, value in expected.items()}
    if isinstance(expected, list):
        return [near(element, tolerance) for element in expected]
    if isinstance(expected, (int, float)) and not isinstance(expected, bool):
        return Near(expected, tolerance)
    return expected


def assert_shows(frame, report):
    """Asserts that a frame equals a report of `inspect`."""
    for key in ["layout", "viewport", "items", "offset", "contentLength", "restingOffset"]:
        assert frame[key] == near(report[key]), key
    assert shown(frame) == near(shown(report))
    assert frame["phase"] == "idle"


def corners(x, y, width, height):
    """The corners of a rectangle, in the order of a quad."""
    return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]


def center(item):
    """The center of an item's corners."""
    x, y = zip(*item["quad"])
    return sum(x) / 4, sum(y) / 4


def drag(*points, start, interval=0.016, pointer=1):
    """A pointer that is pressed, moves through points, and is released at the last one."""
    times = [round(start + interval * step, 6) for step in range(len(points))]
    place = [{"pointer": pointer, "x": x, "y": y} for x, y in points]
    moves = [(at, "pointerMove", where) for at, where in zip(times[1:], place[1:])]
    return [(start, "pointerDown", place[0]), *moves, (times[-1], "pointerUp", place[-1])]
