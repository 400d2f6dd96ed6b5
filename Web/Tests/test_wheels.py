"""Wheels, trackpads and busy pages, in a real Chromium. The rules of the core have tests in Swift."""

import pytest
from pages import page

BODY = "<fanfold-view layout='%s' count='40' item='20' %s aria-label='Items'></fanfold-view>"
PAGED = "snap='item'"
# Distances of a flick on a touchpad, 8 ms apart, after which the system sends nothing.
FLICK = [2.3, 6.7, 11.3, 14.9, 17.3, 18.1, 18.7, 18.3, 17.9, 17.1, 16.3, 15.7]
# Distances of such a flick as a busy system adds them up, and the seconds until the next one.
UNEVEN = [(18.6, 0.018), (46.1, 0.015), (17.1, 0.02), (48.8, 0.01), (14.9, 0.01), (14.4, 0.01)]
ROLL = """
    const taken = [];
    for (const [deltaX, deltaY, notch, pause = 0.008] of %s) {
      const options = { deltaX, deltaY, wheelDeltaX: -notch * Math.sign(deltaX), wheelDeltaY: -notch * Math.sign(deltaY) };
      const event = new WheelEvent("wheel", { ...options, bubbles: true, cancelable: true });
      view.dispatchEvent(event);
      taken.push(event.defaultPrevented);
      await clock.advance(pause);
    }
    return taken;
"""


@pytest.fixture
def show(site):
    def open(layout, attributes="", tail=""):
        view = site(page(BODY % (layout, attributes) + tail)).ready()
        view.settle()
        return view

    return open


def roll(view, events):
    """Turns a wheel, and returns which events the view has taken."""
    return view.run(ROLL % events)


def position(view):
    view.settle()
    return view.run("return view.position")


@pytest.mark.parametrize("way", [1, -1])
@pytest.mark.parametrize("length", [80, 160, 240])
def test_a_short_flick_without_momentum_turns_a_page(show, length, way):
    view = show("card-carousel", PAGED)
    roll(view, [[way * distance * length / sum(FLICK), 0, 0] for distance in FLICK])
    assert position(view) == pytest.approx(20 + way, abs=1e-6)


@pytest.mark.parametrize("way", [1, -1])
def test_a_flick_that_a_busy_system_reports_unevenly_goes_on(show, way):
    view = show("card-carousel", "snap='none'")
    before = view.run("return view.contentOffset")
    roll(view, [[way * distance, 0, 0, pause] for distance, pause in UNEVEN])
    view.settle()
    assert way * (view.run("return view.contentOffset") - before) > 500


@pytest.mark.parametrize("parts", [1, 2, 8])
@pytest.mark.parametrize("layout", ["album-fan", "card-carousel", "tab-stack"])
def test_parts_of_a_notch_turn_one_item(show, layout, parts):
    view = show(layout, PAGED)
    taken = roll(view, [[0, 120 / parts, 120 // parts]] * parts)
    assert taken == [True] * parts
    assert position(view) == pytest.approx(21, abs=1e-6)


def test_parts_of_a_notch_that_firefox_adds_up_turn_one_item(show):
    view = show("card-carousel", PAGED)
    roll(view, [[0, 14.25 * parts, 15] for parts in (1, 1, 4, 1)])
    assert position(view) == pytest.approx(20, abs=1e-6)
    roll(view, [[0, 14.25, 15]])
    assert position(view) == pytest.approx(21, abs=1e-6)


def test_several_parts_of_a_notch_in_an_event_count(show):
    view = show("card-carousel", PAGED)
    roll(view, [[0, 15 * parts, 15 * parts] for parts in (1, 3, 4)])
    assert position(view) == pytest.approx(21, abs=1e-6)


def test_a_wheel_of_high_resolution_scrolls_by_parts_without_snapping(show):
    view = show("tab-stack", "snap='none'")
    before = view.run("return view.contentOffset")
    roll(view, [[0, 15, 15]] * 4)
    view.settle()
    assert view.run("return view.contentOffset") == pytest.approx(before + 60, abs=0.1)


def test_a_trackpad_with_distances_of_parts_is_not_a_wheel(show):
    # On Linux, Chromium reports a trackpad's pixels as units of a notch.
    view = show("card-carousel", "snap='none'")
    before = view.run("return view.contentOffset")
    roll(view, [[distance, 0, distance] for distance in (3, 8, 15, 20, 24, 30, 24, 15, 10, 6, 3, 2, 1, 1)])
    assert view.run("return view.contentOffset") == pytest.approx(before + 162, abs=0.5)


def test_a_flick_that_reaches_the_end_stays_in_the_view(show):
    tail = "<div style='height: 2000px'></div>"
    view = show("expanding", tail=tail)
    view.run("view.contentOffset = 1e9; view.contentOffset -= 60")
    view.settle()
    flick = [[0, distance, 0] for distance in FLICK] + [[0, 15 * 0.95**step, 0] for step in range(50)]
    assert all(roll(view, flick))
    view.advance(0.2)
    assert not any(roll(view, flick))


def test_a_velocity_that_webkit_reports_as_a_distance_does_not_turn_back(show):
    for attributes in ("", PAGED):
        view = show("card-carousel", attributes)
        roll(view, [[8, 0, 0]] * 24 + [[-993, 0, 0]])
        assert position(view) >= 21 - 1e-6


def test_a_wheel_during_a_drag_does_not_scroll_the_page(show):
    view = show("card-carousel", PAGED)
    view.touch("touchStart", (300, 300))
    for x in (280, 240, 200):
        view.touch("touchMove", (x, 300))
    before = view.run("return view.contentOffset")
    assert roll(view, [[0, 120, 120]] * 2) == [True, True]
    assert view.run("return view.contentOffset") == pytest.approx(before, abs=1e-6)
    view.touch("touchEnd")


@pytest.mark.parametrize("attributes", [PAGED, "snap='flick'"])
def test_a_flick_of_which_a_busy_page_receives_the_last_place_turns(show, attributes):
    view = show("card-carousel", attributes)
    view.touch("touchStart", (300, 400))
    view.advance(0.124)
    view.touch("touchMove", (100, 400), after=0)
    view.touch("touchEnd", after=0.001)
    assert position(view) >= 21 - 1e-6


def test_a_flick_in_one_move_closes_an_item(show):
    view = show("tab-stack")
    view.run("view.openItem(20)")
    view.settle()
    assert view.run("return view.openedItem") == 20
    view.touch("touchStart", (200, 300))
    view.advance(0.12)
    view.touch("touchMove", (200, 500), after=0)
    view.touch("touchEnd", after=0.001)
    view.settle()
    assert view.run("return view.openedItem") in (-1, None)


@pytest.mark.parametrize(("back", "turned"), [(24, 1), (48, 1), (110, 0)])
def test_a_finger_that_turns_back_keeps_its_direction_up_to_half_of_its_way(show, back, turned):
    view = show("card-carousel", PAGED)
    view.touch("touchStart", (350, 300))
    for step in range(1, 21):
        view.touch("touchMove", (350 - 8 * step, 300), after=0.004)
    for step in range(1, 5):
        view.touch("touchMove", (190 + back * step / 4, 300), after=0.004)
    view.touch("touchEnd", after=0.001)
    assert position(view) == pytest.approx(20 + turned, abs=1e-6)


def test_a_held_arrow_key_turns_an_item_for_each_repetition_that_the_page_lets_through(show):
    hold = """
        for (let number = 0; number < 5; number++) {
          view.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", repeat: number > 0, bubbles: true, cancelable: true }));
          await clock.advance(0.032);
        }
    """
    view = show("card-carousel", PAGED)
    view.run(hold)
    assert position(view) == pytest.approx(25, abs=1e-6)
    view.run("addEventListener('keydown', (event) => { if (event.repeat) event.preventDefault() }, true)" + hold)
    assert position(view) == pytest.approx(26, abs=1e-6)
