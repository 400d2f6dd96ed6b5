"""Tests touch input on each layout."""

import pytest
from agreement import assert_shows
from support import LAYOUTS, SNAPPING

# The content follows a finger from the point at which it has moved far enough to drag.
DECISION_DISTANCE = 30


@pytest.fixture
def playground(playground):
    """The playground without reordering: on a busy machine, a slow finger would lift an item."""
    return lambda layout, query="", **options: playground(layout, f"reorderable=0&{query}", **options)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_drag_moves_the_content_with_the_finger(playground, layout):
    view = playground(layout)
    start = view.offset
    view.drag(180, release=False)
    view.frame()
    assert 180 - DECISION_DISTANCE <= view.offset - start <= 180
    assert_shows(view, view.inspect())


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_fling_continues_and_settles(playground, layout):
    view = playground(layout)
    view.drag(240, steps=6)
    released = view.offset
    view.advance(0.06)
    assert view.offset > released
    view.settle()
    report = view.inspect()
    assert report["offset"] == pytest.approx(report["restingOffset"])
    assert_shows(view, report)
    assert [event["name"] for event in view.heard].count("settle") == 1


@pytest.mark.slow
@pytest.mark.parametrize("layout", SNAPPING)
def test_a_slow_release_rests_at_the_nearest_item(playground, layout):
    view = playground(layout)
    view.drag(70, release=False)
    view.advance(0.2)
    nearest = view.inspect()["restingOffset"]
    view.finger("touchEnd", 0, 0)
    view.settle()
    assert view.offset == pytest.approx(nearest)


@pytest.mark.slow
def test_a_fast_fling_passes_several_cards(playground):
    view = playground("card-carousel")
    view.drag(300, steps=4)
    view.settle()
    assert view.run("return view.item") >= 3


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_pull_beyond_the_start_is_damped_and_springs_back(playground, layout):
    view = playground(layout)
    start = view.offset
    view.drag(-300, release=False)
    view.frame()
    assert -300 < view.offset - start < 0
    view.finger("touchEnd", 0, 0)
    view.settle()
    assert view.offset == pytest.approx(start)


@pytest.mark.slow
def test_a_touch_stops_a_fling(playground):
    view = playground("tab-stack")
    view.fling()
    view.finger("touchStart", 100, 300)
    view.frame()
    caught = view.offset
    view.advance(0.15)
    assert view.offset == caught
    view.finger("touchEnd", 100, 300)


def test_a_drag_across_the_axis_does_not_scroll(playground):
    view = playground("card-carousel")
    view.finger("touchStart", 195, 200)
    for step in range(1, 11):
        view.finger("touchMove", 195, 200 + 12 * step)
    view.finger("touchEnd", 195, 320)
    view.settle()
    assert view.offset == 0
    assert not [event for event in view.heard if event["name"] == "itemtap"]
