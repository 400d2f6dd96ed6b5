"""Tests the artboard: keyframes outside the screen have handles that are visible and can be dragged."""

import random

import pytest
from chromium import wait_until
from designing import SIZES, choose, design_of, drag, handle_of, open_design
from fingers import touch
from viewing import DESKTOP, PHONE

WIDE = {
    "name": "Wide",
    "axis": "horizontal",
    "pitch": {"fraction": 0.5},
    "keyframes": [
        {"at": -3, "x": {"fraction": -1.6}, "rotation": {"y": 40}},
        {"at": 0, "x": 0, "width": {"fraction": 0.6}, "height": {"fraction": 0.5}, "rotation": {"y": 0}},
        {"at": 3, "x": {"fraction": 1.6}, "rotation": {"y": -40}},
    ],
}
TALL = {
    "name": "Tall",
    "axis": "vertical",
    "pitch": {"fraction": 0.5},
    "keyframes": [
        {"at": -2.5, "y": {"fraction": -1.4}},
        {"at": 0, "y": 0, "width": {"fraction": 0.9}, "height": {"fraction": 0.4}},
        {"at": 2.5, "y": {"fraction": 1.4}},
    ],
}


def wait_for_zoom(view):
    """Waits until the artboard contains the keyframes."""
    for _ in range(4):
        view.frame()
    wait_until(view.page, "document.getAnimations().every((each) => each.playState !== 'running')")


def assert_handles_are_reachable(view):
    """Asserts that each keyframe's handles lie within the room, and that a pointer reaches them."""
    room = view.page.locator("#room").bounding_box()
    for keyframe in design_of(view)["keyframes"]:
        choose(view, keyframe["at"])
        wait_for_zoom(view)
        handles = view.page.locator(f".ghost[data-at='{keyframe['at']}'] [role=slider]")
        assert handles.count() == 6
        for handle in handles.all():
            box = handle.bounding_box()
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            assert room["x"] <= x <= room["x"] + room["width"], (keyframe, x)
            assert room["y"] <= y <= room["y"] + room["height"], (keyframe, y)
            # Handles keep their size, unless the item is seen from its side.
            assert min(box["width"], box["height"]) >= 24


@pytest.mark.slow
@SIZES
@pytest.mark.parametrize("layout", [WIDE, TALL], ids=["wide", "tall"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_handles_outside_the_screen_are_reachable(ghosts, tmp_path, size, layout, direction):
    view, _ = ghosts(size)
    open_design(view, tmp_path, layout)
    if direction == "rtl":
        view.page.check("[name=direction][value=rtl]")
    wait_for_zoom(view)
    outside = view.page.locator(f"#ghosts .ghost[data-at='{layout['keyframes'][-1]['at']}']").bounding_box()
    screen = view.page.locator("#view").bounding_box()
    assert (
        outside["x"] > screen["x"] + screen["width"]
        or outside["x"] + outside["width"] < screen["x"]
        or (outside["y"] > screen["y"] + screen["height"])
    )
    assert_handles_are_reachable(view)


def test_a_keyframe_outside_the_screen_can_be_dragged(ghosts, tmp_path):
    view, _ = ghosts()
    open_design(view, tmp_path, WIDE)
    choose(view, 3)
    wait_for_zoom(view)
    scale = view.run("return view.getBoundingClientRect().width / view.offsetWidth")
    width = view.run("return view.offsetWidth")
    before = design_of(view)["keyframes"][2]["x"]["fraction"]
    drag(view, handle_of(view, "move", 3), -31, 40)
    after = design_of(view)["keyframes"][2]
    assert after["x"]["fraction"] == pytest.approx(before - 31 / scale / width, abs=0.003)
    assert after["y"]["fraction"] > 0.1
    assert "of" not in after["x"]


@pytest.mark.slow
def test_a_finger_drags_a_keyframe_outside_the_screen(ghosts, tmp_path):
    view, _ = ghosts(PHONE)
    open_design(view, tmp_path, WIDE)
    view.page.evaluate("document.querySelector('#design-keyframes [data-at=\"-3\"]').click()")
    wait_for_zoom(view)
    box = handle_of(view, "move", -3).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch(view.page, "touchStart", [{"x": x, "y": y}])
    for step in range(1, 5):
        touch(view.page, "touchMove", [{"x": x, "y": y + 10 * step}])
    touch(view.page, "touchEnd", [])
    assert design_of(view)["keyframes"][0]["y"]["fraction"] > 0.1


@pytest.mark.slow
def test_the_device_keeps_its_size_during_a_drag(ghosts):
    view, _ = ghosts()
    before = view.page.locator("#frame").bounding_box()
    box = handle_of(view, "move").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    view.page.mouse.move(x, y)
    view.page.mouse.down()
    view.page.mouse.move(x + 300, y, steps=6)
    wait_for_zoom(view)
    assert view.page.locator("#frame").bounding_box() == before
    view.page.mouse.up()
    wait_for_zoom(view)
    assert view.page.locator("#frame").bounding_box()["width"] < before["width"]


@pytest.mark.slow
def test_the_device_has_its_size_without_keyframes(ghosts, tmp_path):
    view, _ = ghosts()
    full = view.page.locator("#frame").bounding_box()["height"]
    open_design(view, tmp_path, WIDE)
    choose(view, 3)
    wait_for_zoom(view)
    assert view.page.locator("#frame").bounding_box()["height"] < 0.8 * full
    view.page.get_by_role("switch", name="Show handles").click()
    wait_for_zoom(view)
    assert view.page.locator("#frame").bounding_box()["height"] == pytest.approx(full, abs=1)
    view.page.get_by_role("switch", name="Show handles").click()
    view.page.get_by_role("button", name="Done").click()
    wait_for_zoom(view)
    assert view.page.locator("#frame").bounding_box()["height"] == pytest.approx(full, abs=1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_handles_of_random_layouts_are_reachable(ghosts, tmp_path, seed):
    random_numbers = random.Random(seed)
    number = lambda limit: round(random_numbers.uniform(-limit, limit), 2)
    distances = sorted({0, *(round(random_numbers.uniform(-4, 4), 1) for _ in range(3))})
    keyframes = [
        {
            "at": at,
            "x": {"fraction": 0.6 * at + number(0.3)},
            "y": {"fraction": number(1.2)},
            "rotation": {"x": number(50), "y": number(50), "z": number(180)},
            "scale": round(random_numbers.uniform(0.3, 1.5), 2),
        }
        for at in distances
    ]
    keyframes[0] |= {"width": {"fraction": 0.5}, "height": {"fraction": 0.3}}
    view, _ = ghosts(DESKTOP)
    open_design(view, tmp_path, {"name": f"Seed {seed}", "axis": "horizontal", "pitch": 200, "keyframes": keyframes})
    if view.page.locator("#design-problem").is_visible():
        pytest.fail(f"seed {seed}: {view.page.locator('#design-problem').inner_text()}")
    assert_handles_are_reachable(view)


def test_the_stage_fits_near_keyframes_zooms_and_moves(ghosts):
    view, _ = ghosts(DESKTOP, "wheel")
    wait_for_zoom(view)
    box = lambda: view.page.locator("#frame").bounding_box()
    # The wheel's far items would leave a small phone.
    before = box()
    assert before["width"] > 250
    room = view.page.locator("#room").bounding_box()
    middle = (before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    view.page.locator("#design-zoom").fill("1")
    wait_for_zoom(view)
    assert box()["width"] == pytest.approx(2 * before["width"], rel=0.02)
    view.page.locator("#design-zoom").fill("-1")
    wait_for_zoom(view)
    assert box()["width"] == pytest.approx(before["width"] / 2, rel=0.02)
    # A drag beside the device moves it, and the wheel zooms about the pointer.
    view.page.mouse.move(room["x"] + 20, room["y"] + 20)
    view.page.mouse.down()
    view.page.mouse.move(room["x"] + 60, room["y"] + 90, steps=3)
    view.page.mouse.up()
    moved = box()
    assert moved["x"] + moved["width"] / 2 == pytest.approx(middle[0] + 40, abs=2)
    view.page.mouse.move(moved["x"], moved["y"])
    view.page.keyboard.down("Control")
    view.page.mouse.wheel(0, -100)
    view.page.keyboard.up("Control")
    wait_for_zoom(view)
    assert box()["width"] > 1.3 * moved["width"]
    assert (box()["x"], box()["y"]) == pytest.approx((moved["x"], moved["y"]), abs=3)
    view.page.click("#design-done")
    wait_for_zoom(view)
    assert box()["x"] + box()["width"] / 2 == pytest.approx(middle[0], abs=1)


@pytest.mark.parametrize("is_beside", [False, True], ids=["on the device", "beside it"])
def test_two_fingers_zoom_the_stage_and_leave_the_design(ghosts, is_beside):
    view, _ = ghosts(DESKTOP, "wheel")
    wait_for_zoom(view)
    box = lambda: view.page.locator("#frame").bounding_box()
    before, design = box(), design_of(view)
    room = view.page.locator("#room").bounding_box()
    x, y = (room["x"] + 60, room["y"] + 60) if is_beside else (before["x"] + 100, before["y"] + 150)
    one, two = {"x": x, "y": y, "id": 1}, {"x": x + 50, "y": y, "id": 2}
    touch(view.page, "touchStart", [one])
    touch(view.page, "touchStart", [one, two])
    for step in range(1, 6):
        touch(view.page, "touchMove", [one, two | {"x": x + 50 + 10 * step}])
    touch(view.page, "touchEnd", [])
    wait_for_zoom(view)
    assert box()["width"] == pytest.approx(2 * before["width"], rel=0.1)
    # The point between the fingers follows them.
    factor = box()["width"] / before["width"]
    assert box()["x"] == pytest.approx(x + 50 + factor * (before["x"] - x - 25), abs=4)
    assert design_of(view) == design and view.run("return visualViewport.scale") == 1
