"""Counts the actions of the two ways that visitors take most: from a preset to code, and from a design to a link."""

import pytest
from viewing import DESKTOP, View


class Visitor:
    """A visitor whose actions are counted."""

    def __init__(self, view):
        self.view, self.actions = view, 0

    def click(self, selector):
        self.view.page.locator(selector).first.click()
        self.actions += 1

    def type(self, selector, text):
        self.view.page.locator(selector).first.fill(text)
        self.view.page.keyboard.press("Enter")
        self.actions += 1


@pytest.fixture
def visitor(address, open_page):
    options = {"size": DESKTOP, "permissions": ["clipboard-read", "clipboard-write"]}
    view = View(open_page(f"{address}?layout=card-carousel", **options), "card-carousel")
    view.start()
    return Visitor(view)


def pasted(visitor):
    return visitor.view.page.evaluate("navigator.clipboard.readText()")


def choose_wallet(visitor):
    visitor.click("#show-gallery")
    visitor.click("#gallery .all li:has-text('Wallet') > button")


def test_an_untouched_preset_becomes_code_in_four_actions(visitor):
    choose_wallet(visitor)
    visitor.click("#get-code")
    visitor.click("#export-copy-short")
    visitor.view.page.locator("#export-copied", has_text="copied").wait_for()
    assert (visitor.actions, pasted(visitor)) == (
        4,
        "import FanfoldKeyframes\nimport FanfoldUIKit\n\n"
        "FanfoldView(items, layout: .wallet()) { item in\n    ItemView(item: item)\n}\n",
    )


@pytest.mark.slow
def test_a_changed_preset_becomes_code_in_six_actions(visitor):
    choose_wallet(visitor)
    visitor.click("#edit-design")
    visitor.type("#design-properties [data-parameter=itemHeight] .field input", "60")
    visitor.click("#get-code")
    visitor.click("#export-copy-short")
    visitor.view.page.locator("#export-copied", has_text="copied").wait_for()
    # Half of the lines report a missing or damaged file.
    assert visitor.actions == 6 and pasted(visitor).count("\n") <= 18


@pytest.mark.slow
def test_a_design_is_made_closed_found_and_sent_in_seven_actions(visitor, open_page):
    visitor.click("#edit-design")
    visitor.type("#design-properties [data-parameter=scale] .field input", "0.8")
    visitor.click("#design-done")
    # The design stays on the stage; after another layout it is in the gallery.
    visitor.click("#tab-album-fan")
    visitor.click("#show-gallery")
    visitor.click("#gallery .mine .open")
    visitor.click("#copy-link")
    visitor.view.page.get_by_role("button", name="Copied").first.wait_for()
    assert visitor.actions == 7
    other = View(open_page(pasted(visitor), size=DESKTOP), "card-carousel")
    other.wait_until("document.querySelector('#design-line')?.textContent.includes('Card carousel')")
