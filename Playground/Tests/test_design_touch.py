"""Tests the designer with touch: handles, ghosts, and the items between them."""

import pytest
from chromium import wait_until
from designing import assert_handles_change_the_current_keyframe, design_of, handle_of
from fingers import touch
from viewing import DESKTOP, PHONE


class Fingers:
    """Fingers on the page, each with a number, in the page's own coordinates."""

    def __init__(self, page):
        self.page = page
        self.down = {}

    def send(self, kind):
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in self.down.items()]
        touch(self.page, kind, points)

    def touch(self, finger, x, y):
        self.down[finger] = (x, y)
        self.send("touchStart")

    def move(self, finger, x, y):
        self.down[finger] = (x, y)
        self.send("touchMove")

    def lift(self, finger):
        del self.down[finger]
        # A missing finger was lifted; only the last one ends the touch.
        self.send("touchMove" if self.down else "touchEnd")


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(fingers, handle, by_x, by_y, beside=0):
    """Drags a handle from a point slightly beside its center."""
    x, y = middle(handle)
    fingers.touch(1, x + beside, y)
    for step in range(1, 5):
        fingers.move(1, x + beside + by_x * step / 4, y + by_y * step / 4)
    fingers.lift(1)


@pytest.fixture
def touched(ghosts):
    """The page of a phone with a new layout, and fingers on it."""

    def open(*arguments):
        view, _ = ghosts(PHONE, *arguments)
        return view, Fingers(view.page)

    return open


@pytest.mark.slow
def test_a_finger_moves_rotates_scales_and_fades_a_keyframe(touched):
    view, fingers = touched()
    assert_handles_change_the_current_keyframe(view, lambda *by: drag(fingers, *by), by_y=40)
    assert view.page.evaluate("[scrollX, scrollY, visualViewport.scale]") == [0, 0, 1]


@pytest.mark.slow
def test_a_handle_has_an_enlarged_hit_area(touched):
    view, fingers = touched()
    before = design_of(view)["keyframes"][2]
    drag(
        fingers,
        handle_of(view, "move"),
        30,
        0,
        beside=19 * view.run("return view.getBoundingClientRect().width / view.offsetWidth"),
    )
    assert design_of(view)["keyframes"][2]["x"] != before["x"]


@pytest.mark.slow
def test_a_second_finger_changes_nothing(touched):
    view, fingers = touched()
    x, y = middle(handle_of(view, "move"))
    fingers.touch(1, x, y)
    fingers.move(1, x + 20, y)
    shown = design_of(view)
    other = middle(handle_of(view, "opacity"))
    fingers.touch(2, *other)
    fingers.move(2, other[0], other[1] + 60)
    fingers.lift(2)
    assert design_of(view) == shown
    fingers.move(1, x + 40, y)
    fingers.lift(1)
    changed = design_of(view)["keyframes"][2]
    assert changed["x"]["fraction"] == pytest.approx(2 * shown["keyframes"][2]["x"]["fraction"], abs=0.002)
    assert "opacity" not in changed


def test_a_tap_selects_the_keyframe_of_a_ghost(touched):
    view, fingers = touched()
    choice = view.page.get_by_role("button", name="Choose the keyframe at 1", exact=True)
    fingers.touch(1, *middle(choice))
    fingers.lift(1)
    view.page.locator("#design-keyframes [data-at='1'][aria-checked=true]").wait_for()
    assert handle_of(view, "move", 1).is_visible()


@pytest.mark.slow
def test_a_finger_between_handles_flings_the_items(touched):
    view, fingers = touched()
    before = (view.offset, design_of(view))
    x, y = middle(handle_of(view, "move"))
    fingers.touch(1, x + 40, y + 30)
    for step in range(1, 6):
        fingers.move(1, x + 40 - 20 * step, y + 30)
    fingers.lift(1)
    wait_until(view.page, "before => document.getElementById('view').contentOffset > before + 50", argument=before[0])
    assert design_of(view) == before[1]


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("preset, radius", [("cover-flow", "0px"), ("card-deck", "18px")])
def test_a_ghost_has_its_items_corner_radius(ghosts, size, preset, radius):
    view, _ = ghosts(size, preset)
    item = view.run("return view.item")
    rounded = view.page.evaluate(
        """(item) => [document.getElementById("view").elementOf(item).querySelector(".body"), document.getElementById("ghosts").elementOf(2)]
            .map((each) => getComputedStyle(each).borderTopLeftRadius)""",
        item,
    )
    assert rounded == [radius, radius]
