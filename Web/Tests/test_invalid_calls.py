"""Calls with items or counts that do not exist: the error names the value, and nothing changes."""

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

STATE = "[view.count, view.item, view.openedItem, view.contentOffset, [...view.children].map((each) => each.textContent).join()]"


@pytest.fixture
def state_after(site):
    """Calls a method of a view, and returns the error's message and whether the view is unchanged."""

    def call(script):
        view = site(
            page(f"<fanfold-view layout='card-carousel' item='1' aria-label='People'>{CHILDREN}</fanfold-view>")
        ).ready()
        return view.run(f"""
            const before = JSON.stringify({STATE});
            let message;
            try {{ view.{script} }} catch (error) {{ message = `${{error.name}}: ${{error.message}}` }}
            await clock.untilIdle();
            return [message, JSON.stringify({STATE}) === before];
        """)

    return call


@pytest.mark.parametrize("item", ITEMS)
@pytest.mark.parametrize("call", CALLS)
def test_an_item_that_does_not_exist_is_an_error(state_after, call, item):
    message, is_unchanged = state_after(call.replace("ITEM", item))
    assert message == f"RangeError: fanfold-view: there is no item {ITEMS[item]}; the count is 6"
    assert is_unchanged


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("call", ["removeItems(1, COUNT)", "insert(1, COUNT)"])
def test_an_impossible_count_is_an_error(state_after, call, count):
    message, is_unchanged = state_after(call.replace("COUNT", count))
    most = 5 if call.startswith("remove") else 536870906
    value = {"1e9": "1000000000"}.get(count, count.strip("'"))
    assert message == f"RangeError: fanfold-view: count must be a whole number from 0 to {most}, but is {value}"
    assert is_unchanged
