"""Tests the section Feel: styles, numbers, curves, links, and the device with the feel before."""

import json
from urllib.parse import urlencode

import pytest
from designing import PRESETS, design_of, set_number, undo
from fingers import touch
from playwright.sync_api import expect
from support import LAYOUTS
from viewing import DESKTOP, PHONE

SNAPPY = {"deceleration": 0.99, "springResponse": 0.35, "springDamping": 0.85, "pageVelocity": 150}
FINGER = (195, 400)


@pytest.fixture
def feeling(playground):
    """Opens the playground with the section."""

    def opened(layout="card-carousel", query=""):
        return playground(layout, query, size=DESKTOP)

    return opened


def values(view, names=SNAPPY):
    return view.run(f"const all = view.parameters; return {json.dumps([*names])}.map((name) => all[name])")


def radio(view, name):
    return view.page.get_by_role("radio", name=name, exact=True)


def curve(view, name="spring"):
    return view.page.locator(f"#feel path.{name}").get_attribute("d")


@pytest.mark.parametrize("layout", [*LAYOUTS, *PRESETS])
def test_a_style_sets_all_numbers_and_is_one_step(feeling, layout):
    view = feeling(layout)
    before, drawn = values(view), curve(view)
    radio(view, "Snappy").check()
    assert values(view) == [*SNAPPY.values()]
    assert curve(view) != drawn and curve(view, "before") == drawn
    expect(view.page.locator("#feel .motions")).to_contain_text("Scrolling: 0.35 s, bounce 0.15")
    view.page.get_by_role("button", name="Reset feel").click()
    assert values(view) == before
    undo(view)
    assert values(view) == [*SNAPPY.values()]


def test_a_number_moves_the_curve_and_leaves_the_style(feeling):
    view = feeling()
    assert radio(view, "iOS").is_checked()
    drawn = curve(view)
    set_number(view, "Spring damping", 0.4)
    assert not radio(view, "iOS").is_checked() and curve(view) != drawn
    set_number(view, "Spring damping", 1)
    assert radio(view, "iOS").is_checked() and curve(view) == drawn


def test_the_feel_is_a_part_of_the_link(feeling):
    view = feeling()
    radio(view, "Heavy").check()
    heavy = values(view)
    view.wait_until("location.search.includes('springResponse=1')")
    view.page.reload()
    view.wait_until("document.getElementById('view')?.parameters?.springResponse === 1")
    assert values(view) == heavy and view.page.locator("#feel").get_attribute("open") is not None
    view = feeling("card-carousel", urlencode({"springDamping": "1.5"}))
    assert values(view, ["springDamping"]) == [1]
    expect(view.page.locator("body")).to_contain_text("a number from 0.2 to 1")


def test_the_feel_of_a_design_is_stored_in_it(feeling):
    view = feeling("card-carousel", urlencode({"design": json.dumps(PRESETS["wallet"] | {"deceleration": "fast"})}))
    assert values(view, ["deceleration"]) == [0.99]
    radio(view, "Gentle").check()
    view.page.click("#edit-design")
    view.wait_until("document.getElementById('view').layout.springResponse === 0.75")
    assert design_of(view)["rubberBand"] == 0.7


def test_a_second_device_moves_under_the_same_finger_by_the_feel_before(feeling):
    view = feeling()
    radio(view, "Heavy").check()
    view.page.get_by_role("button", name="Try beside the feel before").click()
    view.wait_until("document.querySelector('#twin fanfold-view')?.parameters?.springResponse === 0.5")
    both = "[view.position, document.querySelector('#twin fanfold-view').position]"
    box = view.page.locator("#view").bounding_box()
    x, y = box["x"] + FINGER[0], box["y"] + FINGER[1]
    touch(view.page, "touchStart", [{"x": x, "y": y}])
    for step in range(1, 7):
        touch(view.page, "touchMove", [{"x": x - 15 * step, "y": y}])
    view.frame()
    held = view.run(f"return {both}")
    assert held[0] > 0.1 and held[1] == pytest.approx(held[0], abs=0.05)
    # Released at rest, both return by their springs.
    view.advance(0.2)
    touch(view.page, "touchEnd", [])
    view.advance(0.2)
    one, other = view.run(f"return {both}")
    assert abs(one - other) > 0.01
    view.settle()
    assert all(position == round(position) for position in view.run(f"return {both}"))


def test_the_sheet_of_a_phone_does_not_cover_the_second_device(playground):
    view = playground("card-carousel", "springDamping=0.6", size=PHONE)
    view.page.click("#open-panels")
    view.page.get_by_role("button", name="Try beside the feel before").click()
    expect(view.page.locator("#twin")).to_be_visible()
    assert view.page.locator("body").get_attribute("data-panels") is None
    box = view.page.locator("#twin").bounding_box()
    assert box["y"] + box["height"] <= PHONE["height"] + 1
