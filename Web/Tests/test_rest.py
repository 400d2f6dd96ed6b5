"""Views at rest request no frames and no timers, in any layout, with any extra module, in any state.

A normal run draws a few cases for each state. FANFOLD_SEED=NUMBER starts with another seed, and FANFOLD_SOAK=NUMBER
multiplies the cases.
"""

import os
import random
import re
from pathlib import Path

import pytest
from engines import DrivenTab, Server
from firefox import Firefox
from machine import scaled
from pages import page
from support import LAYOUTS

APPLICATION = (Path(__file__).parent / "Applications/resting.js").read_text()
MOTIONS, STATES = (
    re.findall(r"^  (\w+)[:(]", APPLICATION.split(f"const {name} = {{")[1].split("\n};")[0], re.MULTILINE)
    for name in ("MOTIONS", "STATES")
)
EXTRAS = ["findable", "clip", "loop", "removable reorderable", "appearance=all", "auto-height", "snap=none", "no-drag"]
# Durations in autoplay, most of which are no usual numbers: an item without end, and times beyond those of timers.
DURATIONS = ["0.5", "5", "Infinity", "3000000", "-1", "1e-9", "soon"]
ENDLESS = {"Infinity", "3000000"}
SECONDS = 4
# Autoplay that goes on needs timers, but few: an interval is at least half a second.
MOST_TIMERS = 8 * SECONDS
CASES_OF_STATE = 3
SEED = int(os.environ.get("FANFOLD_SEED", "75"))
SOAK = int(os.environ.get("FANFOLD_SOAK", "1"))


def drawn(chance, state, number):
    """A random case of a state; each second one plays automatically."""
    attributes = chance.sample(EXTRAS, chance.randrange(3))
    duration = chance.choice(DURATIONS) if number % 2 == 0 else None
    if duration:
        attributes.append(f"autoplay={chance.choice([duration, 1])}")
    return {
        "layout": chance.choice(LAYOUTS),
        "other": chance.choice(LAYOUTS),
        "attributes": " ".join(attributes),
        "duration": duration,
        "items": chance.choice([0, 1, 2, 9, 9, 40]),
        "isCells": not duration and chance.random() < 0.4,
        "motion": chance.choice(MOTIONS),
        "time": chance.choice([0, 0.02, 0.1, 0.4, 2]),
        "isRendered": chance.random() < 0.7,
        "state": state,
    }


def is_endless(case):
    """Whether the content scrolls for ever, because the state does not end its motion."""
    goes_on = case["state"] not in {"reduced", "stopped", "pressed", "opened", "removed", "flowing", "printed"}
    return case["motion"] == "automatic" and "loop" in case["attributes"] and goes_on


def most_timers(case):
    """The number of timers that autoplay may need."""
    plays = case["state"] == "rest" and case["duration"] and case["items"] > 1
    return MOST_TIMERS if plays and case["duration"] not in ENDLESS else 0


@pytest.mark.parametrize("state", STATES)
@pytest.mark.every_case
def test_views_at_rest_request_nothing(site, subtests, state):
    view = site(page("", "article { min-height: 80px; min-width: 60px }")).ready("body")
    # A mouse that has not moved hovers over the upper left corner.
    view.page.mouse.move(5, 800)
    view.page.evaluate(f"() => {{ {APPLICATION} }}")
    for number in range(CASES_OF_STATE * SOAK):
        case = drawn(random.Random(f"{state} {SEED + number}"), state, number)
        if is_endless(case):
            continue
        with subtests.test(seed=SEED + number, **case):
            result = view.page.evaluate("([test, seconds]) => resting(test, seconds)", [case, SECONDS])
            assert (result["frames"] == 0 or most_timers(case)) and result["timers"] <= most_timers(case)
            if case["duration"] and case["items"] > 1 and case["motion"] in {"none", "scroll"}:
                assert result["goesOn"] == (case["duration"] != "Infinity")


@pytest.mark.parametrize("state", ["flowing", "printed"])
def test_a_loop_that_scrolls_by_itself_ends_where_the_page_lays_out_its_children(site, state):
    view = site(page("", "article { min-height: 80px; min-width: 60px }")).ready("body")
    view.page.evaluate(f"() => {{ {APPLICATION} }}")
    case = drawn(random.Random(state), state, 1)
    case |= {"layout": "card-carousel", "attributes": "loop", "items": 9, "motion": "automatic", "isCells": False}
    assert view.page.evaluate("([test, seconds]) => resting(test, seconds)", [case, SECONDS]) == {
        "frames": 0,
        "timers": 0,
        "goesOn": False,
    }


def test_withheld_frames_are_requested_once(site):
    # A browser withholds the frames of frames that are scrolled out of its window.
    view = site(page("<fanfold-view layout=card-carousel count=9 aria-label=Items></fanfold-view>")).ready()
    withheld = view.run("""
        const requests = new Map();
        let latest = 0;
        clock.requestFrame = (draw) => { requests.set(++latest, draw); return latest; };
        clock.cancelFrame = (request) => requests.delete(request);
        for (let item = 1; item < 6; item++) {
          view.item = item;
          await clock.advance(2);
        }
        return requests.size;
    """)
    assert withheld == 1


HIDDEN = """
<!doctype html><title>View</title><style>fanfold-view { height: 400px }</style>
<script>
  window.requested = 0;
  for (const name of ["setTimeout", "requestAnimationFrame"]) {
    const request = window[name].bind(window);
    window[name] = (...values) => { requested++; return request(...values); };
    if (name === "setTimeout") window.after = (delay) => new Promise((done) => request(done, delay));
  }
</script>
<fanfold-view layout="card-carousel" autoplay="0.5" aria-label="Items"><p>1</p><p>2</p><p>3</p><p>4</p></fanfold-view>
<script type="module" src="/fanfold-view.js"></script>"""


@pytest.mark.slow
def test_a_hidden_tab_requests_nothing_and_goes_on_later(started_browsers):
    # Only a browser with real tabs hides a page.
    browser = started_browsers[Firefox] = Firefox()
    server = Server()
    tab = DrivenTab(browser, server.serve(HIDDEN))
    # The page is loaded transparent; a view that nobody can see pauses.
    browser.evaluate("document.documentElement.style.opacity = ''")
    until = "const until = async (isTrue) => { for (let n = 0; n < %d && !isTrue(); n++) await after(50); return isTrue() };"
    until %= scaled(400)
    item = "const first = view.item;"
    assert browser.evaluate(
        f"const view = document.querySelector('fanfold-view'); {until} {item} return until(() => view.item !== first)"
    )
    other = browser.call("browsingContext.create", type="tab")["context"]
    look = f"""
        const view = document.querySelector("fanfold-view"); {until}
        if (!await until(() => document.hidden && !view.shadowRoot.querySelector("[aria-live=off]"))) return "visible";
        await after(1000);
        requested = 0;
        const {{ item }} = view;
        await after(3000);
        return [requested, view.item === item];
    """
    assert browser.evaluate(look) == [0, True]
    browser.call("browsingContext.activate", context=browser.context)
    browser.call("browsingContext.close", context=other)
    assert browser.evaluate(
        f"const view = document.querySelector('fanfold-view'); {until} {item} return until(() => view.item !== first)"
    )
    tab.close()
    server.close()
