"""Whole stages of each behaviour in each layout: the scripts in Scripts and what they are expected to show.

After a change that is meant, `pytest --update-expected` writes anew what is no longer shown as expected; see
CONTRIBUTING.md.
"""

import json
import math
from pathlib import Path

import pytest
from replay import near, replay
from support import HORIZONTAL, LAYOUTS, run

FOLDER = Path(__file__).parent / "Scripts"
REMOVABLE = ["tab-stack", "task-switcher"]

# Each behaviour: the layouts to which it applies, and when to look, in seconds: on the way, and at the end.
BEHAVIOURS = {
    "tap": (LAYOUTS, [0.2, 3]),
    "keys": (LAYOUTS, [0.1, 1.9, 3.4, 4.7, 8]),
    "scroll": (LAYOUTS, [0.25, 0.7, 4]),
    "fling": (LAYOUTS, [0.08, 0.3, 6]),
    "overscroll": (LAYOUTS, [0.3, 0.5, 4]),
    "highlight": (LAYOUTS, [0.1, 0.25, 2]),
    "highlight-off-screen": (LAYOUTS, [0.2, 1.1, 4]),
    "dismiss": (LAYOUTS, [1.1, 1.3, 4]),
    "dismiss-reversed": (LAYOUTS, [1.15, 1.2, 4]),
    "dismiss-by-drag": (LAYOUTS, [1.07, 1.2, 4]),
    "dismiss-by-drag-reversed": (LAYOUTS, [1.12, 1.22, 4]),
    "pinch": (LAYOUTS, [1.16, 1.4, 4]),
    "insert-before": (LAYOUTS, [0.15, 3]),
    "insert-after": (LAYOUTS, [0.05, 0.2, 3]),
    "remove": (LAYOUTS, [0.05, 0.2, 3]),
    "remove-before": (LAYOUTS, [0.15, 3]),
    "undo": (LAYOUTS, [0.15, 0.3, 3]),
    "move": (LAYOUTS, [0.05, 0.2, 3]),
    "move-back": (LAYOUTS, [0.15, 3]),
    "append": (LAYOUTS, [0.2, 1.1, 3.1, 20]),
    "reorder": (LAYOUTS, [0.6, 1, 1.6, 6]),
    "morph": (LAYOUTS, [0.05, 0.2, 3]),
    "resize": (LAYOUTS, [0.05, 0.2, 3]),
    "reduce-motion": (LAYOUTS, [0.1, 1.3, 2.1, 3.1, 4.1, 8]),
    "swipe-accepted": (REMOVABLE, [0.1, 0.3, 4]),
    "swipe-refused": (REMOVABLE, [0.25, 0.4, 4]),
    "swipe-answered-late": (REMOVABLE, [1.9, 2.1, 5]),
    "swipe-undone": (REMOVABLE, [0.3, 0.45, 4]),
    "swipe-short": (REMOVABLE, [0.3, 0.7, 4]),
    "loop": (HORIZONTAL, [0.05, 0.3, 8]),
}
FIXTURES = {f"{behaviour}.{layout}": times for behaviour, (layouts, times) in BEHAVIOURS.items() for layout in layouts}


def test_there_is_a_script_for_each_behaviour_in_each_layout_and_no_other():
    for folder in [FOLDER, FOLDER / "expected"]:
        assert sorted(path.stem for path in folder.glob("*.json")) == sorted(FIXTURES)
    for name in FIXTURES:
        assert json.loads((FOLDER / f"{name}.json").read_text())["layout"] == name.split(".")[1]


@pytest.mark.parametrize("name", FIXTURES)
def test_a_script_shows_what_is_expected(name, update_expected):
    result = run("replay", FOLDER / f"{name}.json", "--at", *FIXTURES[name])
    assert (result.returncode, result.stderr) == (0, "")
    path = FOLDER / "expected" / f"{name}.json"
    frames, expected = [json.loads(text) for text in (result.stdout, path.read_text() if path.exists() else "[]")]
    if update_expected and frames != near(expected):
        path.write_text(result.stdout)
        expected = frames
    assert [frame["at"] for frame in expected] == FIXTURES[name]
    for frame, right in zip(frames, expected, strict=True):
        assert frame == near(right), f"at {frame['at']} s"


# Continuity

RATE = 240  # frames in a second
STEP = 20  # how far a corner may move by itself from one frame to the next, in points: 4800 points per second
SCROLL = 2  # how much farther than the content a corner may go
PULL = 6  # how much farther than the finger a corner may go: those that leave as two fingers pinch
SEEN = 0.1  # the opacity from which on an item is seen

MOVING = [name for name in FIXTURES if not name.startswith("reduce-motion")]


def finger_movement(events, after, until):
    """How far the fingers move after a time and until another, in points."""
    places, moved = {}, 0
    for event in events:
        if "x" not in event:
            continue
        place = (event["x"], event["y"])
        if after < event["at"] <= until and event["type"] != "pointerDown":
            moved += math.dist(place, places[event["pointer"]])
        places[event["pointer"]] = place
    return moved


def scrolled(events, before, after):
    """How far the content has moved from one frame to the next; 0 where an event may have renumbered the items."""
    is_renumbered = any(before["at"] < event["at"] <= after["at"] for event in events)
    return 0 if is_renumbered else abs(after["offset"] - before["offset"])


def seen_part(entry, viewport):
    """The smaller extent of what the viewport shows of an item, in points."""
    x, y = zip(*entry["quad"])
    width = min(max(x), viewport["width"]) - max(min(x), 0)
    height = min(max(y), viewport["height"]) - max(min(y), 0)
    return min(width, height) if entry["opacity"] > SEEN else 0


@pytest.mark.parametrize("name", MOVING)
def test_nothing_jumps_and_nothing_that_is_seen_comes_or_goes_at_once(name):
    script = json.loads((FOLDER / f"{name}.json").read_text())
    events = script["events"]
    end = events[-1]["at"] + 1.5
    frames = replay(script, *[frame / RATE for frame in range(round(end * RATE))])
    for before, after in zip(frames, frames[1:]):
        pulled = finger_movement(events, before["at"], after["at"])
        limit = STEP + PULL * pulled + SCROLL * scrolled(events, before, after)
        items = [{entry["identity"]: entry for entry in frame["stage"]} for frame in (before, after)]
        for identity in {*items[0], *items[1]}:
            places = [stage[identity] for stage in items if identity in stage]
            if len(places) == 2:
                distance = max(map(math.dist, places[0]["quad"], places[1]["quad"]))
            else:
                distance = max(seen_part(place, after["viewport"]) for place in places)
            assert distance <= limit, f"item {places[-1]['index']} at {after['at']:.4f} s"
