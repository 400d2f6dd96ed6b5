"""Tests snapping: handles snap to the screen's middle and edges, to angles, and to other keyframes' values."""

import pytest
from designing import choose, design_of, handle_of, keyframe_at, open_design, set_number

PLAIN = {
    "name": "Plain",
    "axis": "horizontal",
    "pitch": {"fraction": 0.5},
    "keyframes": [
        {"at": -1, "x": {"fraction": -0.7}, "y": {"fraction": -0.1}},
        {"at": 0, "x": 0, "y": 0, "width": {"fraction": 0.4}, "height": {"fraction": 0.3}, "rotation": {"z": 0}},
        {"at": 1, "x": {"fraction": 0.7}, "y": {"fraction": 0.2}, "rotation": {"z": 20}},
    ],
}


@pytest.fixture
def plain(ghosts, tmp_path):
    view, _ = ghosts()
    open_design(view, tmp_path, PLAIN)
    choose(view, 0)
    return view


def pull(view, name, x, y, modifier=None):
    """Drags a handle, and returns the guides before the release: their axes and positions, and the values."""
    # The handles are in place once the artboard has been measured.
    for _ in range(4):
        view.frame()
    box = handle_of(view, name).bounding_box()
    start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    view.page.mouse.move(*start)
    view.page.mouse.down()
    if modifier:
        view.page.keyboard.down(modifier)
    for part in [0.5, 1]:
        view.page.mouse.move(start[0] + part * x, start[1] + part * y)
    guides = view.run(
        "return [...document.querySelectorAll('#guides i')].map(({ dataset }) => [dataset.axis, Number(dataset.at)])"
    )
    text = view.page.locator("#guides output").inner_text()
    view.page.mouse.up()
    if modifier:
        view.page.keyboard.up(modifier)
    assert view.page.locator("#guides > *").count() == 0
    return guides, text


def scale_of(view):
    return view.run("return view.getBoundingClientRect().width / view.viewportSize.width")


def test_a_position_snaps_to_the_middle_of_the_screen(plain):
    set_number(plain, "Offset x", 30)
    set_number(plain, "Offset y", 14)
    scale, side = scale_of(plain), plain.run("return view.viewportSize.width")
    height = plain.run("return view.viewportSize.height")
    guides, text = pull(plain, "move", -0.3 * side * scale + 5, -0.14 * height * scale - 4)
    assert (keyframe_at(plain, 0)["x"]["fraction"], keyframe_at(plain, 0)["y"]["fraction"]) == (0, 0)
    assert sorted(guides) == [["x", 0], ["y", 0]]
    assert text == "x 0 % y 0 %"


@pytest.mark.slow
def test_a_modifier_key_turns_snapping_off(plain):
    guides, _ = pull(plain, "move", 5, -4, "Control")
    assert guides == []
    scale, side = scale_of(plain), plain.run("return view.viewportSize.width")
    assert keyframe_at(plain, 0)["x"]["fraction"] == pytest.approx(5 / scale / side, abs=0.002)


@pytest.mark.slow
def test_right_to_left_guides_are_mirrored(plain):
    plain.page.check("[name=direction][value=rtl]")
    plain.settle()
    width = plain.run("return view.viewportSize.width")
    guides, _ = pull(plain, "move", 0.3 * width * scale_of(plain) - 4, 0)
    assert keyframe_at(plain, 0)["x"]["fraction"] == pytest.approx(-0.3, abs=1e-4)
    assert ["x", pytest.approx(width / 2, abs=0.01)] in guides


@pytest.mark.slow
def test_a_rotation_in_the_plane_shows_its_angle_as_a_line(plain):
    set_number(plain, "Rotation about z", 18)
    guides, text = pull(plain, "turnZ", 1, 1)
    assert keyframe_at(plain, 0)["rotation"]["z"] == 20
    assert guides == [["angle", 20]]
    assert text == "20°"


@pytest.mark.slow
def test_keys_do_not_snap(plain):
    handle_of(plain, "move").focus()
    plain.page.keyboard.press("ArrowRight")
    plain.page.keyboard.press("ArrowRight")
    assert keyframe_at(plain, 0)["x"]["fraction"] == 0.02
    assert plain.page.locator("#guides > *").count() == 0


@pytest.mark.slow
def test_a_property_that_follows_the_curve_is_set_by_moving_it(ghosts):
    view, _ = ghosts()
    box = handle_of(view, "move").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    view.page.mouse.move(x, y)
    view.page.mouse.down()
    view.page.mouse.move(x + 60, y, steps=4)
    view.page.mouse.up()
    middle = design_of(view)["keyframes"][2]
    assert middle["x"]["fraction"] > 0.1 and "y" not in middle
