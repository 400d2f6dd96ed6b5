"""Tests mouse, wheel and keyboard."""

import pytest
from agreement import assert_shows
from support import LAYOUTS, VERTICAL
from viewing import DESKTOP

# The view fills the window.
ALONE = "bare=1"


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_mouse_drags_and_flings(playground, layout):
    view = playground(layout, ALONE, size=DESKTOP)
    start = view.offset
    mouse, across = view.page.mouse, layout not in VERTICAL
    mouse.move(1000, 700)
    mouse.down()
    for step in range(1, 9):
        mouse.move(1000 - 75 * step * across, 700 - 60 * step * (not across))
    mouse.up()
    view.settle()
    assert view.offset > start
    assert_shows(view, view.inspect())


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_wheel_moves_the_content(playground, layout):
    view = playground(layout, ALONE, size=DESKTOP)
    start = view.offset
    view.page.mouse.move(640, 450)
    view.page.mouse.wheel(0, 120)
    view.settle()
    report = view.inspect()
    assert report["offset"] > start
    assert report["offset"] == pytest.approx(report["restingOffset"])


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_arrow_keys_step_and_home_and_end_reach_the_ends(playground, layout):
    view = playground(layout, ALONE, size=DESKTOP)
    first = view.run("return view.item")
    start = view.offset
    view.run("view.focus()")
    view.page.keyboard.press("ArrowDown" if layout in VERTICAL else "ArrowRight")
    view.settle()
    assert view.run("return view.item") == first + 1
    view.page.keyboard.press("End")
    view.settle()
    end = view.offset
    view.page.keyboard.press("End")
    view.settle()
    assert view.offset == end > start
    view.page.keyboard.press("Home")
    view.settle()
    assert view.offset == pytest.approx(start)


def test_buttons_step_without_a_drag(playground):
    view = playground("card-carousel", size=DESKTOP)
    view.page.click("#next")
    view.settle()
    assert view.page.text_content("#position") == "2 of 31"
    view.page.click("#previous")
    view.settle()
    assert view.page.text_content("#position") == "1 of 31"


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_resize_keeps_the_item_at_rest(playground, layout):
    view = playground(layout, ALONE, size=DESKTOP)
    view.run("view.scrollToItem(9, { animated: false })")
    view.frame()
    item = view.run("return view.item")
    for width, height in [(900, 700), (500, 900), (1280, 800)]:
        view.page.set_viewport_size({"width": width, "height": height})
        view.wait_until(f"innerWidth === {width} && innerHeight === {height}")
        # A rotated window animates the change.
        view.settle()
        assert view.run("return view.item") == item
        assert_shows(view, view.inspect())


def test_right_to_left_content_exchanges_only_the_steps(playground):
    view = playground("card-carousel", size=DESKTOP)
    places = lambda: {
        name: view.page.locator(f"#{name}").bounding_box()["x"]
        for name in ["remove", "add", "restore", "previous", "position", "next", "loop", "turn"]
    }
    before = sorted(places(), key=places().get)
    view.page.evaluate("document.querySelector('[name=direction][value=rtl]').click()")
    view.settle()
    after = sorted(places(), key=places().get)
    exchanged = {"previous": "next", "next": "previous"}
    assert after == [exchanged.get(name, name) for name in before]
