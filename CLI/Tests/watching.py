"""Finds visual defects in a session from frames and events alone."""

import math
from itertools import pairwise

RATE = 240  # frames per second
JUMP = 12  # largest jump of a corner between frames, in points
SUDDEN = 3  # largest ratio to the movement in adjacent frames
PULL = 6  # largest ratio of a corner's movement to the fingers': items that leave during a pinch
SEEN = 0.1  # the opacity from which an item counts as visible
EDGE = 20  # largest part of an item that may appear or disappear at once, in points
SCROLL = 2  # largest ratio of a corner's movement to the content's
GRID = (12, 20)  # sampled points, horizontally and vertically

# Events that require an earlier event, and the event that ends its effect.
BEFORE = {
    "didOpen": ({"willOpen"}, {"willClose"}),
    "didClose": ({"willClose"}, {"willOpen"}),
    "didKeep": ({"shouldRemove"}, set()),
    "didReorder": ({"willReorder"}, set()),
    "didFinishChanges": ({"didInsert", "didRemove", "didMove", "didReload", "didAppend"}, set()),
}


def frame_times(end):
    return [frame / RATE for frame in range(round(end * RATE))]


def finger_movement(events, after, until):
    """How far the fingers move between two times, on a screen or a trackpad, in points."""
    places, moved = {}, 0
    for event in events:
        if event["type"] == "wheel" and after < event["at"] <= until:
            moved += abs(event["distance"])
        if "x" not in event:
            continue
        place = (event["x"], event["y"])
        if after < event["at"] <= until and event["type"] != "pointerDown":
            moved += math.dist(place, places[event["pointer"]])
        places[event["pointer"]] = place
    return moved


def scrolled(events, before, after):
    """How far the content moves between frames; 0 if an event may have renumbered the items."""
    is_renumbered = any(before["at"] < event["at"] <= after["at"] for event in events)
    return 0 if is_renumbered else abs(after["offset"] - before["offset"])


def seen_part(entry, viewport):
    """The shorter side of the visible part of an item, in points."""
    x, y = zip(*entry["quad"])
    width = min(max(x), viewport["width"]) - max(min(x), 0)
    height = min(max(y), viewport["height"]) - max(min(y), 0)
    return min(width, height) if entry["opacity"] > SEEN else 0


def by_identity(frame):
    return {entry["identity"]: entry for entry in frame["visibleItems"]}


def distance(before, after):
    """The largest movement of an item's corners, in points."""
    return max(map(math.dist, before["quad"], after["quad"]))


def contains(quad, x, y):
    """Whether a point lies within a convex quad."""
    sides = [(x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) for (x1, y1), (x2, y2) in pairwise([*quad, quad[0]])]
    return min(sides) >= 0 or max(sides) <= 0


def seen(frame):
    """The number of grid points at which each item is visible, by identity. The last visible item is in front."""
    width, height = frame["viewport"]["width"], frame["viewport"]["height"]
    points = {
        ((i + 0.5) / GRID[0] * width, (j + 0.5) / GRID[1] * height) for i in range(GRID[0]) for j in range(GRID[1])
    }
    counts = {}
    for entry in reversed(frame["visibleItems"]):
        if entry["opacity"] > SEEN:
            covered = {point for point in points if contains(entry["quad"], *point)}
            counts[entry["identity"]] = len(covered)
            points -= covered
    return counts


def jumps(events, frames):
    """Items whose position jumps: adjacent frames do not explain the movement."""
    steps = []
    for before, after in pairwise(frames):
        old, new = by_identity(before), by_identity(after)
        steps.append({identity: distance(old[identity], new[identity]) for identity in old.keys() & new.keys()})
    for at in range(1, len(steps) - 1):
        pulled = PULL * finger_movement(events, frames[at]["at"], frames[at + 1]["at"])
        for identity, step in steps[at].items():
            around = max(steps[at - 1].get(identity, 0), steps[at + 1].get(identity, 0))
            if step > max(JUMP, SUDDEN * around) + pulled:
                yield f"item {identity} jumps {step:.0f} points at {frames[at + 1]['at']:.4f} s"


def sudden_changes(events, frames):
    """Visible items that appear or disappear between frames."""
    for before, after in pairwise(frames):
        if before["viewport"] != after["viewport"]:
            continue
        pulled = PULL * finger_movement(events, before["at"], after["at"])
        limit = EDGE + pulled + SCROLL * scrolled(events, before, after)
        for one, other, words in [(before, after, "vanishes"), (after, before, "appears")]:
            gone = by_identity(one).keys() - by_identity(other).keys()
            counts = seen(one) if gone else {}
            for entry in one["visibleItems"]:
                extent = seen_part(entry, one["viewport"])
                if entry["identity"] in gone and extent > limit and counts.get(entry["identity"]):
                    yield f"{extent:.0f} points of item {entry['identity']}: it {words} at {after['at']:.4f} s"


def holes(events, frames):
    """Frames without a visible item although the collection has items."""
    for frame in frames:
        if frame["items"] > 0 and all(seen_part(entry, frame["viewport"]) <= 0 for entry in frame["visibleItems"]):
            yield f"nothing is seen at {frame['at']:.4f} s"


def misordered_events(events, frames):
    """Events that are revoked, or dispatched before a required event."""
    for before, after in pairwise(frames):
        if after["events"][: len(before["events"])] != before["events"]:
            yield f"what was heard is another thing at {after['at']:.4f} s"
    for name, (openers, closers) in BEFORE.items():
        is_open = False
        for event in frames[-1]["events"]:
            if event["name"] == name and not is_open:
                yield f"{name} comes without any of {', '.join(sorted(openers))}"
            if event["name"] in openers:
                is_open = True
            elif event["name"] in closers | {name}:
                is_open = False


def unrest(frame):
    """Activities in a frame."""
    if frame["phase"] != "idle" or any(entry["leaving"] for entry in frame["visibleItems"]):
        yield f"not at rest at {frame['at']:.4f} s: {frame['phase']}"
