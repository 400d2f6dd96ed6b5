"""Tests the page with storage that other pages, versions or scripts have damaged, and with objects that they have extended."""

import json
import os
import random

import pytest
from chromium import wait_until
from viewing import DESKTOP

SEED = int(os.environ.get("FANFOLD_SEED", "1"))
PAGES = 3 * int(os.environ.get("FANFOLD_SOAK", "1"))
ENTRIES = {
    "localStorage": [
        "fanfold-layout:x",
        "fanfold-layout:",
        "fanfold-layout:__proto__",
        "fanfold-keyframe",
        "fanfold-hints",
    ],
    "sessionStorage": ["fanfold-place", "fanfold-current-layout", "fanfold-follow", "fanfold-lead"],
}
KEYFRAME = {"at": 0, "width": 100, "height": 100}
DAMAGE = ["", "{", "null", "5", "[]", "{}", '"text"', "x" * 100_000, '{"offset": 1e999, "layout": "tab-stack"}'] + [
    json.dumps({"version": version, "edition": 1, "time": 1, "layout": layout})
    for version, layout in [
        (1, None),
        (1, {"keyframes": []}),
        (1, {"name": 5, "pitch": 100, "keyframes": [KEYFRAME]}),
        (1, {"name": "A", "pitch": 100, "keyframes": [{**KEYFRAME, "x": "left"}]}),
        (2, {"name": "A", "pitch": 100, "keyframes": [KEYFRAME]}),
    ]
]


def reload(page):
    """Loads the page again, and waits for its first item."""
    page.reload()
    page.evaluate("window.clock?.release()")
    wait_until(page, "document.querySelector('fanfold-view').elementOf?.(0)")


STORE = """(entries) => {
  for (const [kind, named] of Object.entries(entries)) for (const [name, text] of Object.entries(named)) globalThis[kind][name] = text;
}"""


@pytest.mark.every_case
@pytest.mark.parametrize("number", range(PAGES))
def test_damaged_entries_show_no_note(address, open_page, number):
    damage = random.Random(f"{SEED} {number}")
    page = open_page(f"{address}?layout=tab-stack", size=DESKTOP)
    page.evaluate(STORE, {kind: {name: damage.choice(DAMAGE) for name in names} for kind, names in ENTRIES.items()})
    reload(page)
    page.click("#new-layout")
    page.wait_for_selector("#design-head")
    assert page.locator("#notes").inner_text() == "", f"seed {SEED}, page {number}"


MEMBERS = """() => {
  for (const [name, value] of Object.entries({ extra: "text", act() {}, number: 3 })) {
    Object.defineProperty(Object.prototype, name, { value, enumerable: true, configurable: true, writable: true });
  }
}"""


def test_enumerable_members_of_objects_show_no_note(address, open_page):
    page = open_page(f"{address}?layout=tab-stack", size=DESKTOP)
    page.add_init_script(f"({MEMBERS})()")
    reload(page)
    for layout in ["album-fan", "card-carousel"]:
        page.evaluate(f"document.querySelector('[data-layout={layout}]').click()")
    page.click("#new-layout")
    page.wait_for_selector("#design-head")
    assert page.locator("#notes").inner_text() == ""
    assert "extra" not in page.url
