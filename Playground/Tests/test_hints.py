"""Tests the first hints: swipe, tap and hold, once each, where they cover no text."""

import pytest
from chromium import wait_until
from playwright.sync_api import expect
from viewing import DESKTOP, PHONE

HINTS = ["Swipe to scroll", "Tap to open", "Hold to move"]
# The words of a hint, and the visible texts that it covers.
COVERED = """() => {
    const finger = document.getElementById("finger"), screen = document.getElementById("screen");
    const boxes = [...finger.children].map((part) => part.getBoundingClientRect());
    const [walker, range, covered] = [document.createTreeWalker(screen, NodeFilter.SHOW_TEXT), document.createRange(), []];
    while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (!textContent.trim() || !parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        range.selectNodeContents(walker.currentNode);
        if ([...range.getClientRects()].some((text) => boxes.some((box) =>
            text.left < box.right && box.left < text.right && text.top < box.bottom && box.top < text.bottom))) covered.push(textContent.trim());
    }
    return [finger.innerText, covered];
}"""


def seen_hint(page):
    page.locator("#finger").wait_for(state="visible")
    words, covered = page.evaluate(COVERED)
    page.locator("#finger").wait_for(state="hidden")
    return words, covered


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_hints_teach_each_gesture_once_and_cover_no_text(address, open_page, size):
    page = open_page(address, size=size, reduced_motion="reduce")
    assert [seen_hint(page) for _ in HINTS] == [(words, []) for words in HINTS]
    page.reload()
    page.wait_for_timeout(2500)
    expect(page.locator("#finger")).to_be_hidden()


@pytest.mark.slow
def test_input_hides_a_hint(address, open_page):
    page = open_page(address)
    page.locator("#finger").wait_for(state="visible")
    page.mouse.click(5, 5)
    expect(page.locator("#finger")).to_be_hidden()


@pytest.mark.slow
def test_a_used_gesture_needs_no_hint(address, open_page):
    page = open_page(address, size=DESKTOP, reduced_motion="reduce")
    page.wait_for_selector("#poster", state="detached")
    wait_until(page, "document.querySelector('#history-steps li')")
    page.locator("#view").hover()
    page.mouse.wheel(0, 10)
    assert seen_hint(page)[0] == HINTS[1]


def test_links_show_no_hints(address, open_page):
    page = open_page(f"{address}?layout=wallet", reduced_motion="reduce")
    page.wait_for_timeout(2500)
    expect(page.locator("#finger")).to_be_hidden()


def test_reduce_motion_shows_hints_without_motion(address, open_page):
    page = open_page(address, reduced_motion="reduce")
    page.locator("#finger").wait_for(state="visible")
    assert page.evaluate("document.querySelector('#finger i').getAnimations().length") == 0
