"""Tests the comparison of two states on two devices."""

import json
from urllib.parse import urlencode

import pytest
from axe import violations
from chromium import wait_until
from designing import PRESETS, choose_preset, set_number, stored
from viewing import DESKTOP, PHONE

TWIN = "document.querySelector('#twin fanfold-view')"


@pytest.fixture
def comparing(playground):
    """The page with a second device that keeps the state of the first one."""

    def open(layout="card-carousel", query="item=4", size=DESKTOP):
        view = playground(layout, query, size=size)
        view.page.evaluate("document.getElementById('compare-begin').click()")
        wait_until(view.page, f"{TWIN}?.querySelector('[data-index]')")
        view.settle()
        return view

    return open


def differences(view):
    """The listed differences: a label and two texts each."""
    view.page.wait_for_timeout(200)
    return view.run(
        "return [...document.querySelectorAll('#compare tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))"
    )


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_two_devices_follow_one_finger(comparing, size):
    view = comparing(size=size)
    view.page.evaluate("document.getElementById('tab-album-fan').click()")
    view.settle()
    assert view.run(f"return [view.layout, {TWIN}.layout]") == ["album-fan", "card-carousel"]
    view.run("view.position = 6.25")
    view.frame()
    view.frame()
    assert view.run(f"return {TWIN}.position") == pytest.approx(6.25, abs=0.01)
    view.run("view.scrollToItem(9)")
    view.settle()
    assert view.run(f"return {TWIN}.item") == 9


def test_the_devices_do_not_overlap(comparing):
    for size in (DESKTOP, PHONE):
        view = comparing(size=size)
        boxes = [view.page.locator(name).bounding_box() for name in ("#frame", "#twin .frame")]
        one, other = boxes
        assert (other["width"], other["height"]) == pytest.approx((one["width"], one["height"]), abs=1)
        beside = one["x"] + one["width"] <= other["x"] + 1
        above = one["y"] + one["height"] <= other["y"] + 1
        assert beside if size == DESKTOP else above
        assert other["x"] + other["width"] <= size["width"] and other["y"] + other["height"] <= size["height"]


def test_the_differences_are_listed(comparing):
    view = comparing(query="item=4&cardWidth=0.7")
    assert differences(view) == []
    assert "equal" in view.page.locator("#compare [role=status]").inner_text()
    view.run("document.querySelector('[data-parameter=cardWidth] .field input').value = 0.5")
    view.page.locator("[data-parameter=cardWidth] .field input").dispatch_event("change")
    assert differences(view) == [["Card width", "0.5", "0.7"]]
    assert view.run(f"return [view.parameters.cardWidth, {TWIN}.parameters.cardWidth]") == [0.5, 0.7]


def test_the_parameters_of_designs_are_compared_and_swapped(comparing):
    design = urlencode({"design": json.dumps(PRESETS["wallet"]), "spacing": 0.25})
    view = comparing(query=f"item=4&{design}")
    field = view.page.locator("[data-parameter=spacing] .field input")
    field.fill("0.2")
    field.dispatch_event("change")
    assert differences(view) == [["Parameters, spacing", "0.2", "0.25"]]
    view.page.click("#compare [data-do=swap]")
    view.wait_until("document.getElementById('view').parameters.spacing === 0.25")
    assert view.run(f"return {TWIN}.parameters.spacing") == 0.2


@pytest.mark.slow
def test_a_swapped_design_is_stored_in_its_own_entry(comparing):
    view = comparing()

    def begin(width):
        view.page.evaluate("document.getElementById('new-layout').click()")
        view.wait_until("document.querySelector('#design-state')?.textContent === 'Saved with the first change'")
        set_number(view, "Item width", width)

    begin(40)
    view.page.click("#design-done")
    view.page.click("#compare [data-do=keep]")
    begin(30)
    first, second = stored(view)
    view.page.click("#compare [data-do=swap]")
    view.wait_until("document.getElementById('view').layout.keyframes[2].width.fraction === 0.4")
    set_number(view, "Item width", 50)
    changed, kept = stored(view)
    assert kept == second and changed not in [first, second]


@pytest.mark.slow
def test_the_devices_can_be_swapped_and_made_equal(comparing):
    view = comparing(query="item=4&cardWidth=0.7")
    view.page.evaluate("document.getElementById('tab-tab-stack').click()")
    view.settle()
    view.page.click("#compare [data-do=swap]")
    view.settle()
    assert view.run(f"return [view.layout, view.parameters.cardWidth, {TWIN}.layout]") == [
        "card-carousel",
        0.7,
        "tab-stack",
    ]
    view.page.click("#compare [data-do=keep]")
    view.settle()
    assert differences(view) == []


def test_both_devices_open_the_same_item(comparing):
    view = comparing()
    view.run("view.openItem(4)")
    view.settle()
    assert view.run(f"return {TWIN}.openedItem") == 4
    view.run("view.closeItem()")
    view.settle()
    assert view.run(f"return {TWIN}.openedItem") == -1


def test_removed_items_leave_both_devices(comparing):
    view = comparing()
    view.page.click("#remove")
    view.settle()
    title = "querySelector('[data-index=\"4\"]').getAttribute('aria-label')"
    assert view.run(f"return [{TWIN}.count, {TWIN}.{title} === view.{title}]") == [30, True]


@pytest.mark.slow
def test_designs_can_be_compared(comparing):
    view = comparing()
    view.page.evaluate("document.getElementById('new-layout').click()")
    wait_until(view.page, "document.querySelector('#design-head')")
    wait_until(view.page, "typeof document.getElementById('view').layout === 'object'")
    view.settle()
    view.page.click("#compare [data-do=keep]")
    choose_preset(view.page, "Wallet")
    view.settle()
    assert ["Axis", "vertical", "horizontal"] in differences(view)
    assert view.run(f"return {TWIN}.layout.axis") == "horizontal"


def test_the_comparison_can_be_ended_and_begun_again(comparing):
    view = comparing()
    width = view.page.locator("#room").bounding_box()["width"]
    view.page.click("#compare [data-do=stop]")
    assert view.page.locator("#twin").count() == 0
    assert view.page.locator("#room").bounding_box()["width"] > 1.9 * width
    assert view.page.evaluate("document.activeElement.id") == "compare-begin"
    view.page.click("#compare-begin")
    wait_until(view.page, TWIN)


def test_axe_finds_no_violations_in_a_comparison(comparing):
    view = comparing()
    view.page.evaluate("document.getElementById('tab-album-fan').click()")
    view.settle()
    assert [each["id"] for each in violations(view.page)] == []


def test_both_devices_have_the_backdrop_of_the_item(comparing):
    view = comparing()
    pictures = lambda: view.run(
        "return [...document.querySelectorAll('.backdrop')].map((each) => each.querySelector('.shown').style.backgroundImage)"
    )
    first = pictures()
    assert len(first) == 2 and first[0] == first[1] != ""
    view.page.click("#next")
    view.settle()
    second = pictures()
    assert second[0] == second[1] != first[0]
    assert view.run("return document.querySelectorAll('#backdrop').length") == 1


@pytest.mark.parametrize("device", ["phone", "tablet"])
def test_both_devices_have_a_status_bar_and_a_heading(comparing, device):
    view = comparing("tab-stack", f"device={device}")
    for part in (".system .time", ".system .signal", ".heading [data-for=tab-stack]"):
        assert view.page.locator(f"#twin {part}").is_visible(), part
    ids = view.run("return [...document.querySelectorAll('[id]')].map(({ id }) => id)")
    assert len(ids) == len(set(ids))
