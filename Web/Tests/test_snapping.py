"""Resting positions of content after a touch."""

import pytest
from fingers import press_mouse
from pages import page

BODY = "<fanfold-view layout='%s' count='200' item='100' %s aria-label='Items'></fanfold-view>"


@pytest.fixture
def show(site):
    def open(layout, attributes):
        view = site(page(BODY % (layout, attributes))).ready()
        view.settle()
        return view

    return open


def swipe(view, across, down):
    """A swipe of 90 points in 90 milliseconds, independently of the browser's speed."""
    press_mouse(view.page, "mousePressed", 200, 400)
    for step in range(1, 10):
        press_mouse(view.page, "mouseMoved", 200 + across * step * 10, 400 + down * step * 10, after=0.01)
    press_mouse(view.page, "mouseReleased", 200 + across * 90, 400 + down * 90)
    view.settle()


@pytest.mark.parametrize("layout", ["card-carousel", "tab-stack"])
def test_snap_item_advances_by_one_item(show, layout):
    view = show(layout, "snap='item'")
    (across, down) = (-1, 0) if layout == "card-carousel" else (0, -1)
    swipe(view, across, down)
    assert view.run("return view.position") == pytest.approx(101, abs=1e-6)
    swipe(view, -across, -down)
    assert view.run("return view.position") == pytest.approx(100, abs=1e-6)


def test_a_flick_passes_items_and_rests_at_one(show):
    view = show("tab-stack", "snap='flick'")
    swipe(view, 0, -1)
    position = view.run("return view.position")
    assert position > 101.5 and position == pytest.approx(round(position), abs=1e-6)


def test_without_snapping_the_content_stays_where_it_is_left(show):
    view = show("card-carousel", "snap='none'")
    mouse = view.page.mouse
    mouse.move(300, 400)
    mouse.down()
    mouse.move(280, 400)
    mouse.move(220, 400)
    view.advance(0.3)
    mouse.move(219, 400)
    view.advance(0.3)
    mouse.up()
    view.settle()
    between = view.run("return view.position")
    assert abs(between - round(between)) > 0.1
    view.run("const rest = untilEvent(view, 'settle'); view.snap = ''; view.scrollToItem(100); await rest")
    assert view.run("return view.position") == pytest.approx(100, abs=1e-6)


# Distances of a trackpad: the fingers move for 8 events, then the momentum decreases.
SWIPE = [4, 12, 30, 48, 56, 60, 58, 52, *(round(50 * 0.93**step) or 1 for step in range(60))]


@pytest.mark.parametrize("layout", ["card-carousel", "tab-stack"])
def test_item_by_item_a_swipe_with_momentum_goes_on_by_one(show, layout):
    view = show(layout, "snap='item'")
    swipe = f"""
        for (const distance of {SWIPE}) {{
          const [deltaX, deltaY] = "{layout}" === "tab-stack" ? [0, distance] : [distance, 0];
          view.dispatchEvent(new WheelEvent("wheel", {{ deltaX, deltaY, bubbles: true, cancelable: true }}));
          await clock.advance(0.016);
        }}
    """
    view.run(swipe)
    view.settle()
    assert view.run("return view.position") == pytest.approx(101, abs=1e-6)
    # A second swipe begins during the momentum of the first one.
    view.run(swipe + swipe)
    view.settle()
    assert view.run("return view.position") == pytest.approx(103, abs=1e-6)


# The offset after events with these distances, which a mouse wheel can report as well.
ROLL = """
    const before = view.contentOffset;
    for (const deltaY of %s) {
      const options = { deltaY, wheelDeltaY: -deltaY, bubbles: true, cancelable: true };
      view.dispatchEvent(new WheelEvent("wheel", options));
      await clock.advance(%s);
    }
    return view.contentOffset - before;
"""


def test_large_distances_soon_after_small_ones_are_a_trackpads(show):
    # Fingers move the content by as much as they move, a notch begins a motion.
    assert show("tab-stack", "snap='none'").run(ROLL % ([4, 240], 0.016)) == pytest.approx(244, abs=1)
    assert show("tab-stack", "snap='none'").run(ROLL % ([4, 240], 0.5)) > 10
    notch = show("tab-stack", "snap='none'")
    assert 0 < notch.run(ROLL % ([240], 0.016)) < 120
