"""Tests the ghosts of keyframes and their handles."""

import json
from urllib.parse import urlencode

import pytest
from designing import (
    PRESETS,
    SIZES,
    assert_handles_change_the_current_keyframe,
    choose,
    design_of,
    drag,
    handle_of,
    undo,
)
from playwright.sync_api import expect
from viewing import View


def test_a_bare_view_has_no_ghosts(address, open_page):
    query = urlencode({"bare": 1, "design": json.dumps(PRESETS["cube"])})
    page = open_page(f"{address}?{query}")
    page.wait_for_selector("#edit-design", state="attached")
    page.evaluate("document.getElementById('edit-design').click()")
    page.wait_for_selector("#ghosts", state="attached")
    assert page.locator("#ghosts").is_hidden()
    page.evaluate("document.getElementById('view').ready.then(() => undefined)")
    expect(page.locator("#ghosts")).to_be_hidden()
    expect(page.locator("#skins")).to_be_hidden()


@SIZES
@pytest.mark.parametrize("preset", ["cover-flow", "wallet", "wheel", "zoom-pager", "inverted-cube"])
def test_ghosts_match_the_keyframes(ghosts, tmp_path, size, preset):
    view, layer = ghosts(size, preset)
    file = tmp_path / "design.json"
    file.write_text(json.dumps(design_of(view)))
    view.layout = file
    current = view.run("return view.item")
    said = {item["index"] - current: item["quad"] for item in view.inspect()["visibleItems"]}
    # The artboard extends by four screens to each side.
    width, height = view.run("return [4 * view.viewportSize.width, 4 * view.viewportSize.height]")
    distances = layer.run(
        "return [...view.querySelectorAll('.ghost')].map((ghost) => [ghost.dataset.index, ghost.dataset.at])"
    )
    shown = {element["index"]: element["quad"] for element in layer.elements()}
    compared = 0
    for index, at in distances:
        if float(at) in said:
            compared += 1
            for (x, y), corner in zip(shown[int(index)], said[float(at)]):
                assert (x - width, y - height) == pytest.approx(tuple(corner), abs=0.05), at
    assert compared >= (1 if preset == "zoom-pager" else 3)
    # Outlines show the path between the keyframes.
    skins = {element["index"]: element["quad"] for element in View(view.page, preset, "#skins").elements()}
    for at in {-1, 0, 1} & said.keys() & {index // 4 - 2 for index in skins if index % 4 == 0}:
        for one, other in zip(said[at], skins[4 * (at + 2)]):
            assert one == pytest.approx(other, abs=0.05)


def test_a_dragged_card_moves_alone(ghosts):
    view, _ = ghosts()
    choose(view, 1)
    before = {element["index"]: element["quad"] for element in view.elements()}
    current = view.run("return view.item")
    for name in ["move", "scale", "turnZ"]:
        drag(view, handle_of(view, name, 1), 20, 50)
    view.settle()
    after = {element["index"]: element["quad"] for element in view.elements()}
    moved = {
        index - current
        for index in before.keys() & after.keys()
        if abs(index - current) <= 2
        and any(one != pytest.approx(other, abs=0.1) for one, other in zip(before[index], after[index]))
    }
    assert moved == {1}


@pytest.mark.slow
def test_handles_move_rotate_scale_and_fade_a_keyframe(ghosts):
    view, _ = ghosts()
    assert_handles_change_the_current_keyframe(view, lambda *by: drag(view, *by), by_y=60)
    # A drag is one undo step.
    undo(view, 4)
    assert design_of(view)["keyframes"] == PRESETS["cover-flow"]["keyframes"]


@pytest.mark.slow
def test_handles_support_keys_and_ghosts_select_keyframes(ghosts):
    view, _ = ghosts()
    handle_of(view, "move").focus()
    view.page.keyboard.press("Shift+ArrowDown")
    view.page.keyboard.press("ArrowLeft")
    middle = design_of(view)["keyframes"][2]
    assert (middle["x"]["fraction"], middle["y"]["fraction"]) == (-0.01, 0.1)
    view.page.keyboard.press("Control+z")
    assert design_of(view)["keyframes"][2]["x"] == 0
    view.page.keyboard.press("Control+Shift+z")
    handle_of(view, "turnY").focus()
    view.page.keyboard.press("ArrowUp")
    assert design_of(view)["keyframes"][2]["rotation"]["y"] == 1
    assert view.page.evaluate("document.activeElement.ariaValueNow") == "1"
    view.page.get_by_role("button", name="Choose the keyframe at −1").click()
    assert view.page.locator("#design-keyframes [aria-checked=true]").inner_text() == "−1"
    expect(handle_of(view, "turnY", -1)).to_be_visible()
    expect(handle_of(view, "turnY")).to_be_hidden()


def test_a_ghost_without_keyframe_adds_one(ghosts):
    view, _ = ghosts(preset="cube")
    view.page.get_by_role("button", name="Add the keyframe of the current item").click()
    assert [keyframe["at"] for keyframe in design_of(view)["keyframes"]] == [-1, 0, 1]
    expect(handle_of(view, "move")).to_be_visible()


@pytest.mark.slow
def test_right_to_left_ghosts_follow_the_drag(ghosts):
    view, _ = ghosts()
    view.page.check("[name=direction][value=rtl]")
    view.settle()
    before = handle_of(view, "move").bounding_box()["x"]
    drag(view, handle_of(view, "move"), 40, 0)
    view.settle()
    assert handle_of(view, "move").bounding_box()["x"] == pytest.approx(before + 40, abs=2)
    assert design_of(view)["keyframes"][2]["x"]["fraction"] < -0.05


@pytest.mark.slow
def test_right_to_left_labels_begin_with_their_sign(ghosts):
    view, _ = ghosts()
    view.page.check("[name=direction][value=rtl]")
    view.settle()
    directions = view.run(
        "return [...document.querySelectorAll('.ghost .choose')].map((each) => getComputedStyle(each).direction)"
    )
    assert directions == ["ltr"] * 5


@pytest.mark.slow
def test_items_can_be_flung_under_the_ghosts(ghosts):
    view, _ = ghosts()
    box = view.page.locator("#view").bounding_box()
    offset = view.offset
    x, y = box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.44
    view.page.mouse.move(x + 40, y)
    view.page.mouse.down()
    for step in range(1, 6):
        view.page.mouse.move(x + 40 - 20 * step, y)
    view.page.mouse.up()
    view.settle()
    assert view.offset > offset + 50
    assert design_of(view)["keyframes"] == PRESETS["cover-flow"]["keyframes"]


def test_ghosts_can_be_hidden(ghosts):
    view, _ = ghosts()
    view.page.get_by_role("switch", name="Show handles").click()
    expect(view.page.locator("#ghosts")).to_be_hidden()
    expect(view.page.locator("#skins")).to_be_hidden()
    view.page.get_by_role("button", name="Done").click()
    assert view.page.locator("#ghosts").count() == 0
