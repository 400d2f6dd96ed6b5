"""Tests the designer's actions on keyframes: nudge, copy, paste, mirror and curves, each with undo and redo."""

import pytest
from designing import (
    SIZES,
    assert_is_one_undo_step,
    choose,
    choose_preset,
    design_of,
    handle_of,
    keyframe_at,
    press_button,
    redo,
    set_number,
    undo,
)
from playwright.sync_api import expect


@pytest.mark.slow
@pytest.mark.parametrize(("key", "angle"), [("ArrowUp", 1), ("Shift+ArrowUp", 10), ("Shift+ArrowDown", -10)])
def test_arrow_keys_change_a_number_in_its_field(designer, key, angle):
    view = designer()
    choose(view, 0)
    before = design_of(view)
    view.page.get_by_role("spinbutton", name="Rotation about y", exact=True).press(key)
    assert keyframe_at(view, 0)["rotation"]["y"] == angle
    assert_is_one_undo_step(view, before)


@pytest.mark.slow
def test_shift_multiplies_the_steps_of_a_slider(designer):
    view = designer()
    choose(view, 0)
    view.page.locator("#settings").get_by_role("slider", name="Opacity").press("Shift+ArrowLeft")
    assert keyframe_at(view, 0)["opacity"] == 0.9


@pytest.mark.slow
def test_a_number_changes_by_dragging_its_label(designer):
    view = designer()
    choose(view, 0)
    before = design_of(view)
    label = view.page.locator("#design-properties .name", has_text="Rotation about z")
    label.scroll_into_view_if_needed()
    box = label.bounding_box()
    view.page.mouse.move(box["x"] + 20, box["y"] + 10)
    view.page.mouse.down()
    view.page.mouse.move(box["x"] + 50, box["y"] + 10, steps=5)
    view.page.mouse.up()
    assert keyframe_at(view, 0)["rotation"]["z"] == 15
    assert view.page.evaluate("document.activeElement.type") != "number"
    assert_is_one_undo_step(view, before)


@pytest.mark.slow
@SIZES
def test_a_keyframe_can_be_copied_and_pasted(designer, size):
    view = designer(size)
    choose(view, -1)
    press_button(view, "Copy")
    choose(view, 2)
    before = design_of(view)
    press_button(view, "Paste")
    assert keyframe_at(view, 2) == {**keyframe_at(view, -1), "at": 2}
    assert_is_one_undo_step(view, before)


@pytest.mark.slow
def test_keys_copy_and_paste_between_designs(designer):
    view = designer()
    choose(view, 1)
    view.page.keyboard.press("Control+c")
    copied = keyframe_at(view, 1)
    choose_preset(view.page, "Wallet")
    choose(view, 0)
    view.page.keyboard.press("Control+v")
    assert keyframe_at(view, 0) == {**copied, "at": 0}


def test_paste_needs_a_copied_keyframe(designer):
    view = designer()
    expect(view.page.get_by_role("button", name="Paste", exact=True)).to_be_disabled()
    view.page.evaluate("localStorage.setItem('fanfold-keyframe', '{\"x\": 5}')")
    choose(view, 1)
    expect(view.page.get_by_role("button", name="Paste", exact=True)).to_be_disabled()


@pytest.mark.slow
def test_a_keyframe_can_be_mirrored(designer):
    view = designer()
    choose(view, 1)
    set_number(view, "Offset x", 30)
    before = design_of(view)
    press_button(view, "Mirror")
    assert keyframe_at(view, -1)["x"]["fraction"] == -keyframe_at(view, 1)["x"]["fraction"]
    assert_is_one_undo_step(view, before)


def test_the_current_item_cannot_be_mirrored(designer):
    view = designer()
    choose(view, 0)
    expect(view.page.get_by_role("button", name="Mirror", exact=True)).to_be_disabled()


@pytest.mark.slow
def test_keys_of_a_handle_mirror_the_keyframe(ghosts):
    view, _ = ghosts()
    choose(view, 1)
    handle_of(view, "turnY", 1).press("Shift+ArrowUp")
    handle_of(view, "turnY", 1).press("m")
    assert keyframe_at(view, -1)["rotation"]["y"] == -keyframe_at(view, 1)["rotation"]["y"] == 56


@pytest.mark.slow
def test_a_curve_is_stored_and_moves_the_items(designer):
    view = designer()
    for distance, opacity in ((-1, 0.2), (0, 1), (1, 0.2)):
        choose(view, distance)
        set_number(view, "Opacity", opacity)
    choose(view, 0)
    before = design_of(view)
    view.page.locator("#design-curve summary").click()
    view.page.select_option("[name=design-curve]", "Late start")
    view.settle()
    curves = [each.get("curve") for each in design_of(view)["keyframes"]]
    assert curves == [None, [0.1, 0.6, 0.2, 1], [0.8, 0, 0.9, 0.4], None, None]
    assert len(view.page.locator("#design-keyframes button").all()) == 5
    assert view.run("return view.layout") == design_of(view)
    view.run("view.position = 4.5")
    view.frame()
    opacities = view.run(
        "return [4, 5].map((item) => Number(getComputedStyle(view.elementOf(item).assignedSlot).opacity))"
    )
    assert opacities[0] == pytest.approx(opacities[1], abs=0.01) and opacities[0] > 0.85
    undo(view)
    assert design_of(view) == before
    redo(view)
    view.page.select_option("[name=design-curve]", "As the layout")
    assert design_of(view) == before


@pytest.mark.slow
def test_curves_can_be_written_and_dragged(designer):
    view = designer()
    choose(view, 0)
    view.page.locator("#design-curve summary").click()
    field = view.page.locator("[name=design-bezier]")
    field.fill("cubic-bezier(0.1, 0.9, 0.2, 1)")
    field.press("Enter")
    assert field.input_value() == "0.1, 0.9, 0.2, 1"
    assert view.page.locator("[name=design-curve]").input_value() == "Custom"
    assert keyframe_at(view, 0)["curve"] == [0.1, 0.9, 0.2, 1]
    field.fill("2, 0, 0, 0")
    field.press("Enter")
    assert field.input_value() == "0.1, 0.9, 0.2, 1"
    knob = view.page.locator(".easing [data-end='1']")
    knob.scroll_into_view_if_needed()
    box = knob.bounding_box()
    view.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    view.page.mouse.down()
    view.page.mouse.move(box["x"] + 60, box["y"] + 40, steps=4)
    view.page.mouse.up()
    assert field.input_value() != "0.1, 0.9, 0.2, 1"
    assert field.input_value().startswith("0.1, 0.9, ")
    assert len(design_of(view)["keyframes"]) == 5


@pytest.mark.slow
def test_the_knobs_of_every_curve_are_within_the_drawing(designer):
    view = designer()
    choose(view, 0)
    view.page.locator("#design-curve summary").click()
    names = view.run("return [...document.querySelector('[name=design-curve]').options].map(({ value }) => value)")
    for name in names:
        view.page.select_option("[name=design-curve]", name)
        drawing = view.page.locator(".easing").bounding_box()
        for end in (0, 1):
            knob = view.page.locator(f".easing [data-end='{end}']").bounding_box()
            assert drawing["y"] <= knob["y"] and knob["y"] + knob["height"] <= drawing["y"] + drawing["height"], name


@pytest.mark.slow
def test_the_last_keyframe_has_no_curve(designer):
    view = designer()
    choose(view, 2)
    view.page.locator("#design-curve summary").click()
    expect(view.page.locator("[name=design-curve]")).to_be_disabled()


@pytest.mark.slow
def test_delete_removes_the_selected_keyframe(ghosts):
    view, _ = ghosts()
    choose(view, 1)
    count = view.run("return view.count")
    view.page.locator("#design-keyframes [data-at='1']").press("Delete")
    assert keyframe_at(view, 1) is None and view.run("return view.count") == count
