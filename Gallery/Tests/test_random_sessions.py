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


# An item that is still on its way to be highlighted flies off with content that is scrolled far meanwhile: for a quarter
# of a second nothing is seen. Known, and not mended yet.
FLOWN_OFF = pytest.mark.xfail(strict=True, reason="an item that is being highlighted flies off with the content")


def sessions():
    for seed in range(FIRST, FIRST + SESSIONS):
        for layout in LAYOUTS:
            yield pytest.param(layout, seed, marks=FLOWN_OFF if (layout, seed) == ("card-carousel", 1) else [])


@pytest.mark.parametrize(("layout", "seed"), sessions())
def test_a_random_session_keeps_what_is_promised(layout, seed):
    script = RandomSession(layout, seed).script
    end = script["events"][-1]["at"]
    *frames, last = replay(script, *watching.frame_times(end + WATCH_TIME), end + REST_TIME)
    mistakes = [mistake for name in WATCHED for mistake in getattr(watching, name)(script["events"], frames)]
    assert [*mistakes, *watching.unrest(last)] == []
