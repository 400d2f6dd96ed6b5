"""Compares whole frames of each behavior in each layout: the scripts in Tests/Scripts and their expected frames.

After a change that is meant, `pytest --update-expected` writes anew what is no longer shown as expected; see
Documentation/Testing.md.
"""

import json
import math
from itertools import pairwise

import pytest
from replay import near, replay, run_script
from scripts import FOLDER, NAMES, PLAYED, expectation, expected_frames, layouts, script, times
from watching import PULL, SCROLL, finger_movement, frame_times, scrolled, seen_part


@pytest.mark.parametrize("name", NAMES)
def test_every_layout_of_a_script_has_an_expectation(name, update_expected):
    files = {path.stem for path in (FOLDER / name).iterdir()}
    assert update_expected or files == {"script", *layouts(name)}


@pytest.mark.parametrize("name, layout", PLAYED)
def test_a_script_shows_the_expected_frames(name, layout, update_expected):
    result = run_script(script(name, layout), "--at", *times(name))
    assert (result.returncode, result.stderr) == (0, "")
    frames, expected = json.loads(result.stdout), expected_frames(name, layout)
    if update_expected and frames != near(expected):
        expectation(name, layout).write_text(result.stdout)
        expected = frames
    assert [frame["at"] for frame in expected] == times(name)
    for frame, right in zip(frames, expected, strict=True):
        assert frame == near(right), f"at {frame['at']} s"


# Continuity

STEP = 22  # largest move of a corner between frames without input, in points: 5280 points per second

MOVING = [played for played in PLAYED if played[0] != "reduce-motion"]


@pytest.mark.part(40)
@pytest.mark.parametrize("name, layout", MOVING)
def test_motion_and_visibility_are_continuous(name, layout):
    played = script(name, layout)
    events = played["events"]
    end = events[-1]["at"] + 1.5
    frames = replay(played, *frame_times(end))
    for before, after in pairwise(frames):
        pulled = finger_movement(events, before["at"], after["at"])
        limit = STEP + PULL * pulled + SCROLL * scrolled(events, before, after)
        items = [{entry["identity"]: entry for entry in frame["visibleItems"]} for frame in (before, after)]
        for identity in {*items[0], *items[1]}:
            places = [frame[identity] for frame in items if identity in frame]
            if len(places) == 2:
                distance = max(map(math.dist, places[0]["quad"], places[1]["quad"]))
            else:
                distance = max(seen_part(place, after["viewport"]) for place in places)
            assert distance <= limit, f"item {places[-1]['index']} at {after['at']:.4f} s"
