"""Random sessions, checked like a host sees them: by frames and events alone.

FANFOLD_SEED=NUMBER starts with another seed, FANFOLD_SESSIONS=NUMBER sets the number of sessions per layout, and
FANFOLD_WATCH="jumps sudden_changes" enables more checks than the ones that all sessions pass today.
"""

import os

import pytest
import watching
from random_events import EVERY_LAYOUT, RandomEvents
from random_sessions import RandomSession
from replay import replay
from support import LAYOUTS

PROMISED = "holes misordered_events"
WATCHED = os.environ.get("FANFOLD_WATCH", PROMISED).split()
FIRST = int(os.environ.get("FANFOLD_SEED", "0"))
SESSIONS = int(os.environ.get("FANFOLD_SESSIONS", "4"))
WATCH_TIME = 1.5  # seconds after the last action in which all frames are checked
REST_TIME = 90  # seconds after which all motion has settled
SEEDS = range(FIRST, FIRST + SESSIONS)


@pytest.mark.part(4)
@pytest.mark.parametrize(("layout", "seed"), [(layout, seed) for seed in SEEDS for layout in LAYOUTS])
def test_random_sessions_pass_the_checks(layout, seed):
    script = RandomSession(layout, seed).script
    end = script["events"][-1]["at"]
    *frames, last = replay(script, *watching.frame_times(end + WATCH_TIME), end + REST_TIME)
    mistakes = [mistake for name in WATCHED for mistake in getattr(watching, name)(script["events"], frames)]
    assert [*mistakes, *watching.unrest(last)] == []


LOOKS = 400
SETTLING = 3  # seconds after the last action


def seen(frame):
    """The state of a frame without the identities of items: they depend on previously visible items."""
    items = [{key: value for key, value in item.items() if key != "identity"} for item in frame["visibleItems"]]
    return {**frame, "visibleItems": items}


@pytest.mark.part(4)
@pytest.mark.parametrize(("layout", "seed"), [(layout, seed) for seed in SEEDS for layout in LAYOUTS])
def test_one_look_equals_hundreds(layout, seed):
    assert_one_look_equals_hundreds(RandomSession(layout, seed).script)


@pytest.mark.part(4)
@pytest.mark.parametrize(("layout", "seed"), [(layout, seed) for seed in SEEDS for layout in EVERY_LAYOUT])
def test_one_look_equals_hundreds_for_all_events(layout, seed):
    assert_one_look_equals_hundreds(RandomEvents(layout, seed).script)


def assert_one_look_equals_hundreds(script):
    end = script["events"][-1]["at"] + SETTLING
    one = replay(script, end)[-1]
    many = replay(script, *[end * look / LOOKS for look in range(1, LOOKS)], end)[-1]
    assert seen(one) == seen(many)
