"""Tests that the page's texts follow the text size of the browser, and the device's do not."""

from viewing import DESKTOP

# The sizes of all texts outside and inside of the room.
SIZES = """() => [false, true].map((isInside) => [...document.querySelectorAll("body *")]
    .filter((each) => each.checkVisibility() && Boolean(each.closest("#room")) === isInside
        && [...each.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim()))
    .map((each) => parseFloat(getComputedStyle(each).fontSize)))"""


def test_texts_follow_the_browsers_text_size(designer):
    page = designer(size=DESKTOP).page
    before, device = page.evaluate(SIZES)
    assert len(before) > 60 and page.evaluate("getComputedStyle(document.documentElement).fontSize") == "16px"
    # A browser's text size is the size of the root.
    page.add_style_tag(content=":root { font-size: 24px !important }")
    after, same = page.evaluate(SIZES)
    assert same == device
    assert [size for size, larger in zip(before, after, strict=True) if abs(larger - 1.5 * size) > 0.01] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
