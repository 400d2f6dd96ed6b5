"""Tests the history: its steps have names, and undo and redo work everywhere."""

import json
import random
from urllib.parse import urlencode

import pytest
from designing import PRESETS, SIZES, choose, choose_preset, design_of, redo, set_number, stored, undo
from playwright.sync_api import expect
from test_accessible_page import assert_accessible_in_both_schemes
from viewing import DESKTOP, PHONE


def steps(view):
    """The names of the steps, and the number of applied ones."""
    view.page.evaluate("new Promise((done) => setTimeout(done))")
    return view.run(
        """const rows = [...document.querySelectorAll('#history-steps button')];
        return [rows.slice(1).map((row) => row.textContent), rows.findIndex((row) => row.ariaCurrent === 'step')]"""
    )


def shown(view):
    """The state that the history covers, once the device has its size: it turns in real time."""
    return view.run(
        """await Promise.allSettled(document.getElementById("frame").getAnimations().map((motion) => motion.finished));
        const value = (name) => document.querySelector(`[name=${name}]:checked`).value;
        return JSON.stringify([view.layout, view.count, value("direction"), value("reduceMotion"), view.clientWidth > view.clientHeight,
          document.getElementById("loop").ariaPressed, document.querySelector("select[name=device]").value,
          view.parameters])"""
    )


def rest(view):
    """Ends the time in which changes of one kind form one step."""
    view.page.evaluate("new Promise((done) => setTimeout(done, 750))")


def test_back_returns_to_a_design_with_its_parameters(playground):
    view = playground(
        "card-carousel", urlencode({"design": json.dumps(PRESETS["wallet"]), "spacing": 0.25}), size=DESKTOP
    )
    view.page.get_by_role("tab", name="Tab stack").click()
    view.wait_until("document.getElementById('view').layout === 'tab-stack'")
    view.page.go_back()
    view.wait_until("document.getElementById('view').parameters.spacing === 0.25")


@pytest.mark.slow
def test_undo_of_an_adopted_parameter_stores_the_shown_design(playground):
    view = playground("card-carousel", urlencode({"design": json.dumps(PRESETS["wallet"])}), size=DESKTOP)
    set_number(view, "Spacing", 0.25)
    view.page.click("#edit-design")
    view.wait_until("document.querySelector('#design-state')?.textContent === 'Saved in this browser'")
    shown = lambda: view.run("return view.parameters.spacing")
    entries = lambda: [design["parameters"][0]["default"] for design in stored(view)]
    for act, value in [(undo, 0.25), (undo, 0.14), (redo, 0.25), (redo, 0.25)]:
        act(view)
        view.settle()
        assert [shown(), entries()] == [value, [value]]


@pytest.mark.slow
def test_undo_in_the_name_field_is_the_fields_own(designer):
    view = designer()
    field = view.page.locator("#design-name")
    field.focus()
    before = field.input_value()
    view.page.keyboard.type("x")
    view.page.keyboard.press("Control+z")
    assert field.input_value() == before


@pytest.mark.slow
def test_changes_can_be_undone_and_redone(designer):
    view = designer()
    first = design_of(view)
    choose(view, 0)
    set_number(view, "Item width", 40)
    set_number(view, "Item height", 30)
    last = design_of(view)
    undo(view, 2)
    assert design_of(view) == first
    view.page.locator("#design-keyframes [tabindex='0']").focus()
    for _ in range(2):
        view.page.keyboard.press("Control+Shift+z")
    assert design_of(view) == last
    assert view.page.locator("#history-redo").is_disabled()


def test_a_parameter_is_a_step_with_both_values(playground):
    view = playground("card-carousel", size=DESKTOP)
    assert view.page.locator("#history").is_hidden()
    width = view.run("return view.parameters.cardWidth")
    set_number(view, "Card width", 0.5)
    assert steps(view) == [[f"Card width {width:g} → 0.5"], 1]
    view.page.keyboard.press("Control+z")
    assert view.run("return view.parameters.cardWidth") == width
    assert steps(view)[1] == 0
    expect(view.page.locator("#history-status")).to_contain_text("Undone: Card width")
    view.page.keyboard.press("Control+Shift+z")
    assert view.run("return view.parameters.cardWidth") == 0.5
    assert steps(view)[1] == 1


def test_a_field_undoes_its_own_text_before_steps(playground):
    view = playground("card-carousel", size=DESKTOP)
    width = view.run("return view.parameters.cardWidth")
    set_number(view, "Card width", 0.5)
    field = view.page.get_by_role("spinbutton", name="Card width", exact=True)
    field.focus()
    field.press("End")
    view.page.keyboard.type("5")
    field.press("Control+z")
    assert field.input_value() == "0.5"
    assert view.run("return view.parameters.cardWidth") == 0.5
    field.press("Control+z")
    assert view.run("return view.parameters.cardWidth") == width
    assert field.input_value() == f"{width:g}"


def test_a_drag_of_a_slider_is_one_step(playground):
    view = playground("card-carousel", size=DESKTOP)
    before = shown(view)
    slider = view.page.locator("[data-parameter=cardWidth] .slider")
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    view.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    view.page.mouse.down()
    for part in (0.4, 0.3):
        view.page.mouse.move(box["x"] + part * box["width"], box["y"] + box["height"] / 2, steps=4)
        rest(view)
    view.page.mouse.up()
    names, _ = steps(view)
    assert len(names) == 1 and names[0].startswith("Card width")
    view.page.get_by_role("button", name="Undo the last step").first.click()
    assert shown(view) == before


def test_a_change_that_is_taken_back_at_once_is_no_step(playground):
    view = playground("card-carousel", size=DESKTOP)
    set_number(view, "Card width", 0.5)
    for clicks, expected in [(1, ["Loop off → on"]), (1, []), (1, ["Loop off → on"])]:
        for _ in range(clicks):
            view.run("document.getElementById('loop').click()")
        names, at = steps(view)
        assert names[0].startswith("Card width") and names[1:] == expected and at == len(names)


@pytest.mark.slow
def test_steps_of_a_design_have_names(designer):
    view = designer()
    choose(view, 0)
    set_number(view, "Item width", 40)
    set_number(view, "Opacity", 0.5)
    view.page.get_by_role("button", name="Add keyframe").click()
    view.page.get_by_role("button", name="Remove", exact=True).click()
    view.page.fill("#design-name", "Mine")
    view.page.locator("#design-name").press("Enter")
    view.page.locator("#design-rules summary").click()
    view.page.get_by_role("switch", name="Hide backs").click()
    choose_preset(view.page, "Wallet")
    assert steps(view)[0] == [
        "Begin “My layout”", "Item width at 0: 54 % → 40 %", "Opacity at 0: curve → 0.5", "Add keyframe at 0.5",
        "Remove keyframe at 0.5", "Name My layout → Mine", "Hide backs default → on", "Layout “Mine” → Wallet", "Begin “Wallet”",
    ]  # fmt: skip


@pytest.mark.slow
@SIZES
def test_each_step_can_be_returned_to(designer, size):
    view = designer(size)
    choose(view, 0)
    states = [design_of(view)]
    for width in (40, 45, 50):
        rest(view)
        set_number(view, "Item width", width)
        states.append(design_of(view))
    list_ = view.page.locator("#history-steps")
    list_.scroll_into_view_if_needed()
    for index in (1, 3, 0, 2):
        list_.locator("button").nth(index + 1).click()
        assert design_of(view) == states[index]
        assert steps(view)[1] == index + 1
    # A change after a return forgets the undone steps.
    rest(view)
    set_number(view, "Item width", 60)
    assert [name.split(": ")[-1] for name in steps(view)[0][1:]] == ["54 % → 40 %", "40 % → 45 %", "45 % → 60 %"]


def test_steps_can_be_chosen_with_keys(playground):
    view = playground("card-carousel", size=DESKTOP)
    before = shown(view)
    set_number(view, "Card width", 0.5)
    view.page.click("#loop")
    current = view.page.locator("#history-steps [aria-current=step]")
    assert view.page.locator("#history-steps [tabindex='0']").count() == 1
    current.focus()
    view.page.keyboard.press("Home")
    view.page.keyboard.press("Enter")
    assert shown(view) == before
    assert view.page.evaluate("document.activeElement.textContent") == "Beginning"
    view.page.keyboard.press("ArrowDown")
    view.page.keyboard.press("Enter")
    assert view.run("return view.parameters.cardWidth") == 0.5


@pytest.mark.slow
def test_settings_and_items_are_undone_in_their_order(playground):
    view = playground("tab-stack", size=DESKTOP)
    label = "return document.querySelector('#view [data-index=\"1\"]')?.ariaLabel"
    first = view.run(label)
    view.page.click("#remove")
    view.settle()
    view.page.check("[name=direction][value=rtl]")
    view.page.select_option("select[name=device]", "tablet")
    view.page.click("#add")
    view.settle()
    view.page.click("#turn")
    names, at = steps(view)
    assert names == [
        "Remove item 1",
        "Direction LTR → RTL",
        names[2],
        "Add item 31",
        "Orientation portrait → landscape",
    ]
    assert names[2].startswith("Device iPhone 17 → ") and at == 5
    for _ in range(5):
        view.page.evaluate("document.activeElement.blur()")
        view.page.keyboard.press("Control+z")
        view.settle()
    assert view.run("return [view.count, view.dir]") == [31, ""]
    assert view.page.locator("select[name=device]").input_value() == "phone"
    view.run("view.item = 0")
    view.settle()
    assert view.run(label) == first
    for _ in range(5):
        view.page.keyboard.press("Control+Shift+z")
        view.settle()
    assert view.run("return [view.count, view.dir]") == [31, "rtl"]


@pytest.mark.slow
def test_choices_of_layouts_around_another_change_are_two_steps(playground):
    view = playground("card-carousel", size=DESKTOP)
    view.page.click("#tab-task-switcher")
    view.page.click("#tab-album-fan")
    view.page.click("#loop")
    view.page.click("#show-gallery")
    view.page.locator("#gallery .all li").filter(has_text="Wallet").locator("button").click()
    view.wait_until("document.getElementById('view').layout === 'wallet'")
    layouts = ["Layout Card carousel → Album fan", "Loop off → on", "Layout Album fan → Wallet"]
    assert steps(view) == [layouts, 3]
    undo(view)
    view.settle()
    assert view.run("return view.layout") == "album-fan"
    undo(view, 2)
    view.settle()
    assert view.run("return view.layout") == "card-carousel"
    redo(view, 3)
    view.wait_until("document.getElementById('view').layout === 'wallet'")


@pytest.mark.slow
def test_deleting_duplicating_and_importing_designs_can_be_undone(designer, tmp_path):
    view = designer()
    choose(view, 0)
    set_number(view, "Item width", 40)
    view.page.click("#show-gallery")
    cards = view.page.locator("#gallery .mine li")
    expect(cards).to_have_count(1)
    view.page.get_by_role("button", name="Duplicate My layout").click()
    expect(cards).to_have_count(2)
    view.page.get_by_role("button", name="Delete My layout 2").click()
    expect(cards).to_have_count(1)
    (tmp_path / "imported.json").write_text(json.dumps({**design_of(view), "name": "Imported"}))
    view.page.set_input_files("#gallery input[type=file]", tmp_path / "imported.json")
    expect(cards).to_have_count(2)
    assert steps(view)[0][2:] == ["Duplicate “My layout 2”", "Delete “My layout 2”", "Import “Imported”"]
    for count in (1, 2, 1):
        view.page.keyboard.press("Control+z")
        expect(cards).to_have_count(count)
    for count in (2, 1, 2):
        view.page.keyboard.press("Control+Shift+z")
        expect(cards).to_have_count(count)


@pytest.mark.slow
def test_undo_over_two_designs_changes_neither_of_them(designer):
    """Undoing the opening of a design continues the earlier one in its own entry."""
    view = designer()
    choose(view, 0)
    set_number(view, "Item width", 40)
    first = design_of(view)
    choose_preset(view.page, "Wallet")
    choose(view, 0)
    rest(view)
    set_number(view, "Item width", 50)
    stored = lambda: view.run(
        "return Object.fromEntries(Object.keys(localStorage).filter((name) => name.startsWith('fanfold-layout:'))"
        ".map((name) => JSON.parse(localStorage[name]).layout).map((layout) => [layout.name, JSON.stringify(layout)]))"
    )
    before = stored()
    assert before.keys() == {"My layout", "Wallet"}
    undo(view, 2)
    undo(view)
    assert design_of(view) == first
    assert stored()["My layout"] == before["My layout"]
    redo(view, 3)
    assert stored() == before


# Changes of random drivers: each has a control on the page.
CHANGES = [
    "document.querySelector('[name=direction]:not(:checked)').click()",
    "document.getElementById('loop').click()",
    "document.getElementById('turn').click()",
    "document.querySelector('[name=reduceMotion][value=on]').click()",
    "document.querySelector('[name=reduceMotion][value=auto]').click()",
    "document.getElementById('tab-album-fan').click()",
    "document.getElementById('tab-card-carousel').click()",
    "document.getElementById('tab-task-switcher').click()",
    "document.getElementById('remove').click()",
    "document.getElementById('add').click()",
    "document.getElementById('reset-all').click()",
    *(f"(() => {{ const slider = [...document.querySelectorAll('#tune :is(.parameters, #parameters) .slider')].at({index});"
      f" slider.value = {value}; slider.dispatchEvent(new Event('input')); }})()" for index in (0, -1) for value in (0.2, 0.7)),
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_random_changes_are_undone_and_redone_exactly(playground, seed):
    choose = random.Random(seed)
    view = playground("card-carousel", "item=3", size=DESKTOP)
    states = {0: shown(view)}
    for _ in range(14):
        rest(view)
        change = choose.choice(CHANGES)
        view.run(change)
        view.settle()
        states[steps(view)[1]] = shown(view)
    last = max(states)
    assert last >= 5
    for at in [*range(last - 1, -1, -1), *range(1, last + 1), *choose.sample(range(last), min(4, last))]:
        view.page.evaluate(f"document.querySelectorAll('#history-steps button')[{at}].click()")
        view.settle()
        if at in states:
            assert shown(view) == states[at], f"seed {seed}, step {at} of {steps(view)[0]}"


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_no_violations_in_the_history(playground, subtests, size):
    view = playground("card-carousel", size=size)
    view.page.click("#next")
    view.page.click("#loop")
    view.page.click("#remove")
    view.settle()
    view.page.evaluate("document.getElementById('restore').click()")
    view.settle()
    if size == PHONE:
        view.page.click("#open-panels")
    view.page.locator("#history").scroll_into_view_if_needed()
    assert_accessible_in_both_schemes(view.page, subtests)
