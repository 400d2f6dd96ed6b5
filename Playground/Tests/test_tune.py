"""Tests the tuning panel: the layout's parameters and the number of items."""

import pytest
from agreement import assert_shows
from designing import PRESETS
from sources import module
from support import LAYOUTS
from viewing import DESKTOP

# A field shows five digits of a fraction.
ROUNDING = 5e-4


@pytest.fixture
def playground(playground):
    """Opens the playground with its panels on a desktop."""
    return lambda layout="tab-stack", query="": playground(layout, query, size=DESKTOP)


def descriptors(view):
    """The layout's parameters."""
    return view.run("return view.parameterDescriptors.map((each) => ({ ...each, layout: view.layout }))")


def sensible(view, descriptor):
    """The range of the slider."""
    return view.page.evaluate(
        "async ([address, descriptor]) => (await import(address)).sensible(descriptor)",
        [module("core/state/sensible-ranges.js"), descriptor],
    )


def row(view, name):
    return view.page.locator(f"[data-parameter={name}]")


def field(view, name):
    return row(view, name).locator("input[type=number]")


def slider(view, name):
    return row(view, name).locator("input[type=range]")


def write(view, name, value):
    field(view, name).fill(str(value))
    field(view, name).press("Enter")


def value(view, name):
    return view.run(f"return view.parameters['{name}']")


def slide(view, name, part):
    width = slider(view, name).bounding_box()["width"]
    slider(view, name).click(position={"x": width * part, "y": 10})


@pytest.mark.slow
@pytest.mark.parametrize("layout", [*LAYOUTS, *PRESETS])
def test_each_parameter_has_a_row(playground, layout):
    view = playground(layout)
    names = view.page.eval_on_selector_all(
        "#tune :is(.parameters, #parameters) [data-parameter]", "(rows) => rows.map((row) => row.dataset.parameter)"
    )
    assert names == [descriptor["name"] for descriptor in descriptors(view)]
    for descriptor in descriptors(view):
        row_of = row(view, descriptor["name"])
        shown = float(field(view, descriptor["name"]).input_value())
        assert shown == pytest.approx(descriptor["default"], rel=ROUNDING, abs=ROUNDING)
        bounds = row_of.locator(".range").inner_text().replace(",", "").replace("−", "-")
        said = [float(word) for word in bounds.split() if word.lstrip("-").replace(".", "").isdigit()]
        assert said == sensible(view, descriptor)
        assert descriptor["minimum"] <= said[0] <= descriptor["default"] <= said[1] <= descriptor["maximum"]
        assert row_of.locator("button").is_hidden()


def test_names_and_units_are_in_words(playground):
    view = playground("tab-stack")
    tilt, eye = slider(view, "topTilt"), slider(view, "eyeDistance")
    assert tilt.get_attribute("aria-label") == "Top tilt"
    assert tilt.get_attribute("aria-valuetext") == "−60 degrees"
    assert eye.get_attribute("aria-valuetext") == "1,500 points"
    assert row(view, "topTilt").locator(".unit").inner_text() == "°"


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_slider_changes_the_view(playground, layout):
    view = playground(layout)
    for descriptor in descriptors(view):
        name = descriptor["name"]
        slide(view, name, 0.8)
        if value(view, name) == descriptor["default"]:
            slide(view, name, 0.6)
        slid = value(view, name)
        first, last = sensible(view, descriptor)
        assert first < slid < last
        assert float(field(view, name).input_value()) == slid
        row(view, name).locator("button").click()
        assert value(view, name) == descriptor["default"]


def test_a_tuned_view_matches_the_command(playground):
    view = playground("tab-stack")
    write(view, "pitch", 220.5)
    write(view, "topTilt", -40)
    view.settle()
    assert_shows(view, view.inspect("--set", "pitch=220.5", "--set", "topTilt=-40"))


@pytest.mark.parametrize(
    "text, result, problem",
    [("0", 1, "At least 1 points"), ("20000", 10_000, "At most 10,000 points"), ("", 160, "Must be a number")],
)
def test_a_field_clamps_values_with_a_message(playground, text, result, problem):
    view = playground("tab-stack")
    write(view, "pitch", text)
    assert value(view, "pitch") == result
    assert field(view, "pitch").input_value() == str(result)
    assert row(view, "pitch").locator(".problem").inner_text() == problem


def test_a_field_for_counts_rejects_fractions(playground):
    view = playground("album-fan")
    write(view, "layers", 2.5)
    assert value(view, "layers") == 5


def test_slider_keys_move_by_steps_of_the_value(playground):
    view = playground("tab-stack")
    slider(view, "pitch").press("ArrowRight")
    assert value(view, "pitch") == 161
    slider(view, "pitch").press("PageDown")
    assert value(view, "pitch") == 151
    slider(view, "pageWidth").press("ArrowLeft")
    assert value(view, "pageWidth") in (0.99, 0.999)


def test_all_parameters_can_be_reset(playground):
    view = playground("tab-stack")
    assert view.page.locator("#reset-all").is_hidden()
    write(view, "pitch", 200)
    write(view, "setBack", 100)
    view.page.click("#reset-all")
    assert [one["value"] for one in descriptors(view)] == [one["default"] for one in descriptors(view)]
    assert view.page.locator("#reset-all").is_hidden()


def test_tuned_values_are_kept_across_layouts(playground):
    view = playground("tab-stack")
    write(view, "pitch", 200)
    view.page.click("[role=tab][data-layout=expanding]")
    assert row(view, "pitch").count() == 0
    view.page.click("[role=tab][data-layout=tab-stack]")
    assert value(view, "pitch") == 200
    assert field(view, "pitch").input_value() == "200"


def test_a_change_applies_during_a_fling(playground):
    view = playground("tab-stack", "count=1000")
    box = view.box()
    view.page.mouse.move(box["x"] + 150, box["y"] + 500)
    view.page.mouse.down()
    view.page.mouse.move(box["x"] + 150, box["y"] + 200, steps=4)
    view.page.mouse.up()
    moved = view.run("""
        const tune = (pitch) => {
          const field = document.querySelector('[data-parameter=pitch] input');
          field.value = pitch;
          field.dispatchEvent(new Event('change'));
        };
        view.contentOffset = 0;
        view.scrollAutomatically(500);
        const offsets = [];
        for (let pitch = 161; pitch < 170; pitch++) {
          tune(pitch);
          await frame();
          offsets.push(view.contentOffset);
        }
        return offsets;
    """)
    assert value(view, "pitch") == 169
    assert moved == sorted(set(moved)), "the content stood still"


@pytest.mark.parametrize("count", [0, 1, 10_000, 10_000_000])
def test_any_number_of_items_is_set_quickly(playground, count):
    view = playground("card-carousel")
    write(view, "items", count)
    view.settle()
    assert view.run("return view.count") == count
    assert len(view.elements()) <= 5
    assert view.page.text_content("#position") == f"{min(1, count)} of {count:,}"


def test_the_slider_of_items_goes_from_none_to_ten_million(playground):
    view = playground("card-carousel")
    for key, count in [("End", 10_000_000), ("Home", 0), ("ArrowRight", 1)]:
        slider(view, "items").press(key)
        assert view.run("return view.count") == count


def test_changes_among_ten_million_items_keep_their_pictures(playground):
    view = playground("card-carousel", "count=10000000&item=5000000")
    label = lambda index: view.page.get_attribute(f"[data-index='{index}']", "aria-label")
    second = label(5_000_001)
    view.page.click("#remove")
    view.wait_until("document.querySelector('fanfold-view').count === 9999999")
    view.settle()
    assert label(5_000_000) == second
    view.page.click("#restore")
    view.wait_until("document.querySelector('fanfold-view').count === 10000000")
    view.settle()
    assert label(5_000_001) == second


def test_switches_disable_their_gestures(playground):
    view = playground("tab-stack")
    for name in ["removable", "reorderable"]:
        assert view.run(f"return view.hasAttribute('{name}')")
        view.page.locator(f"#tune [name={name}]").uncheck()
        assert not view.run(f"return view.hasAttribute('{name}')")


def test_the_button_loops_the_items(playground):
    view = playground("card-carousel")
    view.page.click("#loop")
    assert view.page.get_attribute("#loop", "aria-pressed") == "true"
    assert view.run("return view.hasAttribute('loop')")
    view.page.click("#loop")
    assert not view.run("return view.hasAttribute('loop')")
