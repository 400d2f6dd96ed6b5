"""Tests the designer's panel: numbers, curves, rules and problems."""

import pytest
from chromium import drop_problems, wait_until
from designing import PRESETS, SIZES, assert_shows_design, choose, design_of, set_number, undo
from test_accessible_page import assert_accessible_in_both_schemes
from viewing import DESKTOP, View


@pytest.mark.slow
def test_numbers_change_the_view_and_the_link(designer, address, open_page, tmp_path):
    view = designer()
    choose(view, 1)
    set_number(view, "Rotation about y", -20)
    set_number(view, "Opacity", 0.5)
    choose(view, 0)
    set_number(view, "Item width", 40)
    keyframes = {keyframe["at"]: keyframe for keyframe in design_of(view)["keyframes"]}
    assert keyframes[1]["rotation"] == {"y": -20} and keyframes[1]["opacity"] == 0.5
    assert keyframes[0]["width"] == {"fraction": 0.4, "of": "shorter"}
    assert keyframes[-1] == PRESETS["cover-flow"]["keyframes"][1]
    assert_shows_design(view, tmp_path)
    other = View(open_page(view.page.url, size=DESKTOP), "card-carousel")
    wait_until(other.page, "typeof document.getElementById('view').layout === 'object'")
    assert other.run("await view.ready; return view.layout") == design_of(view)


@pytest.mark.slow
def test_adding_and_removing_a_keyframe_does_not_change_the_view(designer):
    view = designer()
    before = view.elements()
    choose(view, 0)
    view.page.get_by_role("button", name="Add keyframe").click()
    assert [keyframe["at"] for keyframe in design_of(view)["keyframes"]] == [-2, -1, 0, 0.5, 1, 2]
    view.settle()
    assert view.elements() == before
    # A new keyframe has the interpolated values. The curve is flat at ±1, where it ends.
    assert view.page.get_by_role("spinbutton", name="Rotation about y", exact=True).input_value() == "-41.25"
    view.page.get_by_role("button", name="Remove", exact=True).click()
    assert [keyframe["at"] for keyframe in design_of(view)["keyframes"]] == [-2, -1, 0, 1, 2]


@pytest.mark.slow
def test_unset_properties_follow_the_other_keyframes(designer):
    view = designer()
    choose(view, 1)
    view.page.get_by_role("button", name="Remove rotation about y from this keyframe").click()
    assert "rotation" not in design_of(view)["keyframes"][3]
    assert view.page.get_by_role("spinbutton", name="Rotation about y", exact=True).input_value() == "0"


@pytest.mark.slow
def test_an_invalid_change_is_reported_and_the_view_stays(designer, open_page):
    view = designer()
    view.page.locator("#design-rules summary").click()
    # A held item must be behind other items.
    view.page.select_option("[name=design-order]", "later-in-front")
    view.page.select_option("[name=design-after]", "held")
    view.page.get_by_role("alert").filter(
        has_text="keyframes[4].at must be a distance at which held items are invisible"
    ).wait_for()
    assert view.run("return [view.layout.order, view.layout.after]") == ["later-in-front", None]
    undo(view)
    view.page.locator("#design-problem").wait_for(state="hidden")
    drop_problems(open_page.problems, "keyframes[4].at must be")


@pytest.mark.slow
def test_controls_are_named_and_reachable_by_keys(designer):
    view = designer()
    view.page.locator("#design-rules summary").click()
    nameless = view.page.evaluate("""() => [...document.querySelectorAll("#design :is(button, input, select, summary)")]
        .filter((each) => !each.hidden && !each.ariaLabel && !each.labels?.[0]?.textContent.trim() && !each.textContent.trim())
        .map((each) => each.outerHTML)""")
    assert nameless == []
    view.page.locator("#design-keyframes [aria-checked=true]").focus()
    view.page.keyboard.press("ArrowRight")
    assert view.page.evaluate("document.activeElement.ariaLabel") == "1 item"
    view.page.locator("#settings").get_by_role("slider", name="Opacity").focus()
    view.page.keyboard.press("ArrowLeft")
    assert design_of(view)["keyframes"][3]["opacity"] == 0.99
    assert view.page.evaluate("document.activeElement.ariaLabel") == "Opacity"


@pytest.mark.slow
def test_a_curve_shows_each_property_and_selects_the_clicked_keyframe(designer):
    view = designer()
    assert view.page.locator("#design-properties .curve").count() == 12
    curve = view.page.locator(".curve[data-property=turnY]")
    assert curve.locator("circle").count() == 3
    box = curve.bounding_box()
    curve.click(position={"x": box["width"] * 0.26, "y": 10})
    assert view.page.locator("#design-keyframes [aria-checked=true]").inner_text() == "−1"


@pytest.mark.slow
@SIZES
def test_axe_finds_no_violations_in_the_designer(designer, subtests, size):
    view = designer(size)
    view.page.locator("#design-rules summary").click()
    view.page.locator("#design-curve summary").click()
    for distance in (0, 2):
        choose(view, distance)
        assert_accessible_in_both_schemes(view.page, subtests)


@pytest.mark.slow
def test_labels_of_properties_have_one_line(designer):
    view = designer()
    heights = view.run(
        "return [...document.querySelectorAll('#design-properties .name')].map((name) => name.offsetHeight)"
    )
    assert len(heights) == 12 and set(heights) == {20}


@pytest.mark.slow
def test_unset_properties_are_marked_as_interpolated(designer):
    view = designer()
    choose(view, 1)
    texts = view.run(
        "return Object.fromEntries([...document.querySelectorAll('#design-properties .parameter')]"
        ".map((row) => [row.dataset.parameter, [row.querySelector('.reset:not([hidden])')?.textContent ?? null, row.querySelector('.standard').textContent]]))"
    )
    keyframe = design_of(view)["keyframes"][3]
    assert texts["offsetX"] == ["Clear", ""] and "x" in keyframe
    assert texts["opacity"] == [None, "Interpolated"] and "opacity" not in keyframe


@pytest.mark.slow
def test_the_head_stays_with_many_keyframes(designer):
    view = designer()
    for _ in range(12):
        view.page.click("#design-add")
    panel = view.page.locator("#settings").bounding_box()
    view.page.evaluate("document.getElementById('settings').scrollTop = 700")
    for part in ("#design-keyframes", "#design-mirror", "#design-remove"):
        box = view.page.locator(part).bounding_box()
        assert panel["x"] <= box["x"] and box["x"] + box["width"] <= panel["x"] + panel["width"], part
        assert panel["y"] <= box["y"] < panel["y"] + 120, part
    assert view.page.evaluate(
        "document.getElementById('settings').scrollWidth <= document.getElementById('settings').clientWidth"
    )


@pytest.mark.slow
@SIZES
def test_no_handle_covers_a_label(ghosts, size):
    view, layer = ghosts(size)
    for distance in (1, 0, -1):
        choose(view, distance)
        layer.settle()
        view.frame()
        covered = view.run("""
            const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => [each, each.getBoundingClientRect()]);
            return boxes("#ghosts .ghost:not(.chosen) .choose").flatMap(([label, one]) => boxes("#ghosts .chosen [role=slider]")
              .filter(([, other]) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
              .map(([knob]) => `${label.textContent} ${knob.dataset.handle}`));""")
        assert covered == [], distance


@pytest.mark.slow
def test_several_keyframes_change_together(designer):
    view = designer()
    choose(view, 1)
    view.page.locator("#design-keyframes [data-at='-1']").click(modifiers=["Shift"])
    set_number(view, "Scale", 0.7)
    assert [each.get("scale") for each in design_of(view)["keyframes"]] == [1, 0.7, 1, 0.7, 1]
    undo(view)
    assert [each.get("scale") for each in design_of(view)["keyframes"]] == [None] * 5
    view.page.locator("#design-several").check()
    choose(view, 2)
    assert view.page.locator("#design-keyframes :is([data-also], [aria-checked=true])").all_inner_texts() == [
        "−1",
        "1",
        "2",
    ]


@pytest.mark.slow
def test_changes_are_mirrored_permanently(designer):
    view = designer()
    view.page.locator("#design-symmetry").check()
    choose(view, 1)
    set_number(view, "Rotation about y", -20)
    set_number(view, "Offset x", 33)
    keyframes = {each["at"]: each for each in design_of(view)["keyframes"]}
    assert keyframes[-1]["rotation"]["y"] == 20 and keyframes[-1]["x"]["fraction"] == -0.33
    undo(view, 2)
    assert design_of(view)["keyframes"] == PRESETS["cover-flow"]["keyframes"]


@pytest.mark.slow
def test_corner_radius_shade_and_custom_values_reach_the_cells(designer):
    view = designer()
    choose(view, 0)
    set_number(view, "Corner radius", 10)
    set_number(view, "Shade", 0.5)
    view.page.fill("[name=design-custom]", "innerGlow")
    view.page.keyboard.press("Enter")
    set_number(view, "Inner glow", 0.25)
    view.settle()
    style = "const style = getComputedStyle(view.elementOf(view.item)); return ['--corner-radius', '--shade', '--inner-glow'].map((name) => Number(style.getPropertyValue(name)))"
    radius, shade, glow = view.run(style)
    assert radius > 20 and (shade, glow) == (0.5, 0.25)
    view.page.get_by_role("button", name="Remove inner glow from this keyframe").click()
    assert "innerGlow" not in str(design_of(view)) and view.page.get_by_label("Inner glow").count() == 0


@pytest.mark.slow
def test_the_anchor_can_be_changed(designer):
    view = designer()
    view.page.locator("#design-rules summary").click()
    for axis, text in (("y", "40"), ("z", "-20")):
        view.page.fill(f"[name=design-anchor-{axis}]", text)
        view.page.keyboard.press("Enter")
    assert design_of(view)["anchor"] == {
        "y": {"fraction": 0.4, "of": "height"},
        "z": {"fraction": -0.2, "of": "shorter"},
    }
    assert view.run("return view.layout.anchor") == design_of(view)["anchor"]


@pytest.mark.slow
def test_rules_are_explained(designer):
    view = designer()
    view.page.locator("#design-rules summary").click()
    for name in ("smooth", "stacked", "hidesBacks", "pitch"):
        control = view.page.locator(f"[name=design-{name}]")
        described = view.page.locator(f"#{control.get_attribute('aria-describedby')}")
        assert described.is_visible() and len(described.inner_text()) > 20, name


def test_the_scrubber_moves_to_the_next_item(designer):
    view = designer()
    first = view.run("return view.item")
    for value in (0.25, 1):
        view.page.locator("#design-scrub").fill(f"{value}")
        view.frame()
        assert view.run("return view.position") == first + value


@pytest.mark.slow
def test_the_kind_of_cells_is_chosen_in_the_designer(designer):
    view = designer()
    for cells in ("picture", "pass", "number"):
        view.page.locator("#design [name=cells]").select_option(cells)
        assert view.page.locator("#screen").get_attribute("data-cells") == cells
    view.page.get_by_role("button", name="Done").click()
    assert view.page.locator("[name=cells]").input_value() == "number"
