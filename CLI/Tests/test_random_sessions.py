"""Random sessions, watched from outside, as a host sees them: by frames and events alone.

FANFOLD_SEED=NUMBER begins with another seed, FANFOLD_SESSIONS=NUMBER plays so many for each layout, and
FANFOLD_WATCH="jumps sudden_changes" looks for more than what is promised of every session today.
"""

import os

import pytest
import watching
from random_sessions import RandomSession
from replay import replay
from support import LAYOUTS

PROMISED = "holes misordered_events"
WATCHED = os.environ.get("FANFOLD_WATCH", PROMISED).split()
FIRST = int(os.environ.get("FANFOLD_SEED", "0"))
SESSIONS = int(os.environ.get("FANFOLD_SESSIONS", "4"))
WATCH_TIME = 1.5  # seconds after the last thing in which all frames are looked at
REST_TIME = 20  # seconds after which all is at rest
SEEDS = range(FIRST, FIRST + SESSIONS)


@pytest.mark.parametrize(("layout", "seed"), [(layout, seed) for seed in SEEDS for layout in LAYOUTS])
def test_a_random_session_keeps_what_is_promised(layout, seed):
    script = RandomSession(layout, seed).script
    end = script["events"][-1]["at"]
    *frames, last = replay(script, *watching.frame_times(end + WATCH_TIME), end + REST_TIME)
    mistakes = [mistake for name in WATCHED for mistake in getattr(watching, name)(script["events"], frames)]
    assert [*mistakes, *watching.unrest(last)] == []
