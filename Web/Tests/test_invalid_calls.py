"""Calls with items or counts that do not exist: the error names the value, and nothing changes."""

from itertools import product

import pytest
from pages import page

NAMES = ["Ada", "Bert", "Cleo", "Dora", "Emil", "Fritz"]
CHILDREN = "".join(f"<article>{name}</article>" for name in NAMES)

CALLS = [
    "removeItems(ITEM)",
    "insert(ITEM)",
    "move(ITEM, 0)",
    "move(0, ITEM)",
    "openItem(ITEM)",
    "requestRemoval(ITEM)",
    "scrollToItem(ITEM)",
]
# Each value, and its name in the error.
ITEMS = {
    "-1": "-1",
    "1.5": "1.5",
    "NaN": "NaN",
    "99": "99",
    "''": "",
    "'x'": "x",
    "true": "true",
    "null": "null",
    "undefined": "undefined",
    "[]": "",
    "{}": "[object Object]",
    "{ key: 1 }": "with the key 1",
    "{ key: undefined }": "[object Object]",
    "document.body": "[object HTMLBodyElement]",
    "new Event('click')": "[object Event]",
}
COUNTS = ["-1", "1.5", "NaN", "1e9", "null", "'x'"]

# Properties and values, each with its name in the error.
PLACES = {"position": "position", "contentOffset": "offset"}
NO_NUMBERS = {"NaN": "NaN", "Infinity": "Infinity", "'x'": "x", "{}": "[object Object]"}

STATE = "[view.count, view.item, view.openedItem, view.contentOffset, [...view.children].map((each) => each.textContent).join()]"


@pytest.fixture
def state_after(site):
    """Calls a method of a view, and returns the error's message and whether the view is unchanged."""
    view = site(
        page(f"<fanfold-view layout='card-carousel' item='1' aria-label='People'>{CHILDREN}</fanfold-view>"),
        expects_errors=True,
    ).ready()

    def call(script):
        return view.run(f"""
            const before = JSON.stringify({STATE});
            let message;
            try {{ view.{script} }} catch (error) {{ message = `${{error.name}}: ${{error.message}}` }}
            await clock.untilIdle();
            return [message, JSON.stringify({STATE}) === before];
        """)

    return call


@pytest.mark.slow
def test_an_item_that_does_not_exist_is_an_error(state_after, subtests):
    for call, (item, name) in product(CALLS, ITEMS.items()):
        with subtests.test(call, item=item):
            message = f"RangeError: fanfold-view: there is no item {name}; the count is 6"
            assert state_after(call.replace("ITEM", item)) == [message, True]


def test_an_impossible_count_is_an_error(state_after, subtests):
    for (call, most), count in product({"removeItems": 5, "insert": 536870906}.items(), COUNTS):
        with subtests.test(call, count=count):
            value = {"1e9": "1000000000"}.get(count, count.strip("'"))
            message = f"count must be a whole number from 0 to {most}, but is {value}"
            assert state_after(f"{call}(1, {count})") == [f"RangeError: fanfold-view: {message}", True]


def test_a_place_that_is_no_number_is_an_error(state_after, subtests):
    for (name, place), (value, number) in product(PLACES.items(), NO_NUMBERS.items()):
        with subtests.test(name, value=value):
            message = f"RangeError: fanfold-view: {place} must be a number, but is {number}"
            assert state_after(f"{name} = {value}") == [message, True]


def test_an_impossible_division_is_an_error(state_after, subtests):
    for division in [
        "{}",
        "{ axis: 'up', position: 1 }",
        "{ axis: 'vertical' }",
        "{ axis: 'vertical', position: 1, width: -1 }",
    ]:
        with subtests.test(division=division):
            message, is_same = state_after(f"division = {division}")
            assert "RangeError: fanfold-view: division must have an axis" in message and is_same


def test_an_invalid_attribute_is_named(site):
    view = site(
        page(f"<fanfold-view layout='card-carousel' item='1' aria-label='People'>{CHILDREN}</fanfold-view>"),
        expects_errors=True,
    ).ready()
    with view.page.expect_event("pageerror"):
        view.run("view.setAttribute('item', 'x')")
    assert "item must be a number, but is x" in view.problems[0] and view.run("return view.item") == 1


def test_parameters_without_values_change_nothing(state_after):
    assert state_after("parameters = null") == [None, True]


# Values of properties, and their values after they are cleared: the default, or the place that stays.
CLEARED = {
    "count": ("3", 6),
    "item": ("3", 3),
    "position": ("3", 3),
    "contentOffset": ("100", 100),
    "division": ("{ axis: 'vertical', position: 100 }", None),
    "snap": ("'free'", ""),
    "appearance": ("'all'", ""),
    "reduceMotion": ("'on'", "auto"),
    "autoHeight": ("'shown'", "tallest"),
    "autoplay": ("4", 0),
    "playbackRate": ("0.5", 1),
    "loop": ("true", False),
    "removable": ("true", False),
    "noDrag": ("true", False),
    "layout": ("'album-fan'", "expanding"),
}


@pytest.mark.parametrize("none", ["null", "undefined"])
def test_frameworks_clear_a_property_by_no_value(site, none, subtests):
    view = site(page(f"<fanfold-view layout='card-carousel' aria-label='People'>{CHILDREN}</fanfold-view>")).ready()
    for name, (value, cleared) in CLEARED.items():
        with subtests.test(name):
            view.run(f"view.{name} = {value}; await clock.untilIdle(); view.{name} = {none}; await clock.untilIdle()")
            assert view.run(f"return view.{name}") == pytest.approx(cleared)


@pytest.mark.parametrize("none", ["null", "undefined"])
def test_functions_can_be_cleared(site, none):
    view = site(page(f"<fanfold-view layout='card-carousel' aria-label='People'>{CHILDREN}</fanfold-view>")).ready()
    view.run(f"view.key = view.positionText = view.cell = {none}; await clock.untilIdle()")
    assert view.run("return [view.count, view.children[0].textContent]") == [6, "Ada"]
    assert view.run("return view.positionText(0, 6)") == "1 of 6"
    assert view.run("return view.elementOf({ key: 1 })") is None
