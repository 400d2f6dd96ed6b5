"""Tests that taps reach the visible item."""

from itertools import pairwise

import pytest
from machine import scaled
from support import LAYOUTS, VERTICAL


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("part", [0.12, 0.35, 0.5, 0.7])
def test_a_tap_reaches_the_visible_item(playground, layout, part):
    view = playground(layout)
    view.run("view.contentOffset = 437")
    view.frame()
    box = view.box()
    along, across = (box["height"] * part, box["width"] / 2)
    x, y = (across, along) if layout in VERTICAL else (box["width"] * part, box["height"] / 2)
    expected = view.inspect("--item-at", f"{x},{y}")["itemAt"]
    view.tap(x, y)
    tapped = [event["index"] for event in view.heard if event["name"] == "itemtap"]
    assert tapped == ([] if expected is None else [expected])


@pytest.mark.slow
def test_the_strip_of_a_covered_page_reaches_that_page(playground):
    view = playground("tab-stack")
    view.run("view.contentOffset = 420")
    view.frame()
    stage = view.inspect()["visibleItems"]
    for page, cover in pairwise(stage):
        y = (page["quad"][0][1] + cover["quad"][0][1]) / 2
        if y < 5 or y > view.box()["height"] - 5:
            continue
        view.tap(195, y)
        assert view.heard[-1] == {"name": "itemtap", "index": page["index"]}
        # The playground opens tapped items.
        view.run("view.closeItem()")
        view.settle()
        # Shortly after a tap, Chromium treats another one as a double tap.
        view.page.wait_for_timeout(scaled(1200))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_browser_hits_the_same_element(playground, layout):
    view = playground(layout)
    view.run("view.contentOffset = 437")
    view.frame()
    box = view.box()
    for x, y in [(0.3, 0.2), (0.5, 0.5), (0.7, 0.45), (0.55, 0.85)]:
        point = (box["width"] * x, box["height"] * y)
        found = view.run(
            f"const hit = document.elementFromPoint({box['x'] + point[0]}, {box['y'] + point[1]});"
            "const item = hit?.closest('[data-index]'); return item ? Number(item.dataset.index) : null"
        )
        said = view.inspect("--item-at", f"{point[0]},{point[1]}")["itemAt"]
        # A caption may extend beyond its item.
        assert found == said or layout == "album-fan"


@pytest.mark.slow
def test_a_tap_stops_a_fling_and_is_dispatched(playground):
    view = playground("tab-stack")
    view.fling()
    view.page.evaluate("heard.length = 0")
    view.tap(195, 400)
    view.settle()
    assert [event["name"] for event in view.heard] == ["itemtap", "settle"]


def test_a_tapped_row_of_the_expanding_list_becomes_the_featured_one(playground):
    view = playground("expanding")
    view.tap(195, 430)
    view.settle()
    assert view.offset == 180 * view.heard[0]["index"]
