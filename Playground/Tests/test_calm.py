"""Tests that the page begins calm: few controls, each once, with the tools folded."""

import pytest
from playwright.sync_api import expect
from viewing import DESKTOP, PHONE, View

MOST_CONTROLS = 41
LAYOUTS = """() => [...new Set([...document.querySelectorAll("#layouts [data-layout]")].map(({ dataset }) => dataset.layout))]"""
CONTROLS = """() => [...document.querySelectorAll("button, input, select, textarea, summary, a[href], [role=slider]")]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest("[inert]"))
    .map((control) => control.id || control.name || control.ariaLabel || control.textContent.trim())"""


@pytest.fixture
def calm(address, open_page):
    """Opens the page as a visitor finds it, with all parts of the settings folded."""

    def open(layout, size=DESKTOP):
        view = View(open_page(f"{address}?layout={layout}", size=size), layout)
        view.start()
        return view

    return open


def test_few_controls_are_visible_at_first(calm, subtests):
    page = calm("wallet").page
    for layout in page.evaluate(LAYOUTS):
        with subtests.test(layout=layout):
            page.evaluate("(layout) => document.querySelector(`#layouts [data-layout=${layout}]`)?.click()", layout)
            controls = page.evaluate(CONTROLS)
            assert len(controls) <= MOST_CONTROLS, controls


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_each_control_occurs_once(calm, size):
    page = calm("card-carousel", size).page
    names = page.evaluate("""() => [...document.querySelectorAll("button, input:not([type=radio]), select, textarea")]
        .filter((control) => !control.closest("#artboard, .parameter"))
        .map((control) => control.labels?.[0]?.innerText || control.ariaLabel || control.textContent.trim())""")
    for word in ("Undo", "Redo", "Turn", "Loop", "New", "addresses"):
        found = [name for name in names if word.lower() in name.lower()]
        assert len(found) == (word != "addresses"), (word, found)


def test_the_timeline_appears_on_demand(calm):
    page = calm("card-carousel").page
    expect(page.locator("#timeline")).to_be_hidden()
    page.locator("#tools > summary").click()
    page.locator("[name=timeline]").check()
    expect(page.locator("#timeline")).to_be_visible()


def test_the_designer_is_a_mode_in_place_of_the_parameters(calm):
    page = calm("wallet").page
    page.locator("#edit-design").click()
    expect(page.locator("#design-head")).to_be_visible()
    expect(page.locator("#tune")).to_be_hidden()
    page.get_by_role("button", name="Done").click()
    expect(page.locator("#tune")).to_be_visible()
