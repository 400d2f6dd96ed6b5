"""Tests the page with assistive technologies and without a pointer."""

import json

import pytest
from axe import violations
from chromium import photograph, wait_until
from playwright.sync_api import expect
from support import LAYOUTS
from viewing import DESKTOP, PHONE


def assert_accessible(page):
    """Asserts that axe finds no violations once all animations have ended."""
    wait_until(page, "document.getAnimations().filter((one) => one.playState === 'running').length === 0")
    found = [(rule["id"], [node["html"][:200] for node in rule["nodes"]]) for rule in violations(page)]
    assert not found, json.dumps(found, indent=1)


# Fading colors would be checked with intermediate values.
CHANGED = """async () => {
    for (let i = 0; i < 2; i++) await frame();
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
}"""


def assert_accessible_in_both_schemes(page, subtests):
    """Asserts that axe finds no violations in light and dark mode."""
    for scheme in ["light", "dark"]:
        with subtests.test(scheme=scheme):
            page.emulate_media(color_scheme=scheme)
            page.evaluate(CHANGED)
            assert_accessible(page)


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_axe_finds_no_violations_on_a_desktop(playground, subtests, layout):
    view = playground(layout, size=DESKTOP)
    assert_accessible_in_both_schemes(view.page, subtests)
    view.run("view.openItem(0); await untilEvent(view, 'didopen')")
    assert_accessible_in_both_schemes(view.page, subtests)


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_axe_finds_no_violations_on_a_phone(playground, subtests, layout):
    assert_accessible_in_both_schemes(playground(layout).page, subtests)


@pytest.mark.slow
def test_axe_finds_no_violations_in_the_sheet(playground, subtests):
    view = playground("tab-stack", "pitch=200")
    view.page.click("#open-panels")
    assert_accessible_in_both_schemes(view.page, subtests)


@pytest.mark.parametrize(
    "query", ["bare=1", "count=0", "device=free&pich=3", "device=tablet&orientation=landscape", "direction=rtl"]
)
def test_axe_finds_no_violations_in_any_state(playground, query):
    assert_accessible(playground("card-carousel", query, size=DESKTOP).page)


def test_axe_finds_no_violations_after_a_removal(playground):
    view = playground("tab-stack", size=DESKTOP)
    view.page.click("#remove")
    view.wait_until("document.getElementById('history-status').textContent.startsWith('Removed')")
    assert_accessible(view.page)


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_no_violations_with_forced_colors(playground, subtests, size):
    view = playground("card-carousel", "pitch=200", size=size, forced_colors="active")
    if size == PHONE:
        view.page.click("#open-panels")
    assert_accessible_in_both_schemes(view.page, subtests)


# Selected and unselected controls.
CHOSEN = {
    "tab": ("#tab-card-carousel", "#tab-expanding"),
    "segment": ("label:has([value=ltr])", "label:has([value=rtl])"),
    "switch": ("[name=reorderable]", "[name=frames]"),
    "button": ("#timeline .live", "#timeline [data-do=goOn]"),
    "tab of the drawer": (".export-tabs [aria-selected=true]", ".export-tabs [aria-selected=false]"),
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_selected_controls_differ_with_forced_colors(playground, scheme):
    page = playground("card-carousel", size=DESKTOP, color_scheme=scheme, forced_colors="active").page
    page.locator("[name=timeline]").check()

    def ground(selector):
        control = page.locator(selector).first
        control.scroll_into_view_if_needed()
        picture = photograph(page, control.bounding_box())
        return max(picture.getcolors(maxcolors=picture.width * picture.height))[1]

    for name, (chosen, other) in CHOSEN.items():
        if "drawer" in name:
            page.click("#get-code")
            page.wait_for_selector(chosen)
        assert ground(chosen) != ground(other), name


# The remaining size of windows of 1280 by 1024 and by 800 points at zoom levels.
ENLARGED = {"2": (640, 400), "4": (320, 256), "4-low": (320, 200)}


@pytest.mark.parametrize("size", ENLARGED.values(), ids=ENLARGED)
def test_all_controls_are_reachable_at_every_zoom_level(playground, size):
    width, height = size
    page = playground("card-carousel", size={"width": width, "height": height}).page
    beyond = page.evaluate("""() => [...document.querySelectorAll('#layouts button, #steps button, #get-code')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        button.scrollIntoView({ block: 'nearest' });
        const { left, top, right, bottom } = button.getBoundingClientRect();
        const isThere = button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        return !isThere || left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
      })
      .map(({ id }) => id)""")
    assert beyond == []


def tab_order(page):
    """The controls in Tab order, from the top of the page to its repetition."""
    reached = []
    for _ in range(100):
        page.keyboard.press("Tab")
        name = page.evaluate(
            "(({ id, name, className, dataset, localName }) => id || name || (dataset.index ? 'item' : localName === 'summary' ? localName : className))(document.activeElement)"
        )
        if not name or (reached and name == reached[0]):
            return reached
        reached.append(name)
    raise AssertionError("the Tab key never comes back")


@pytest.mark.slow
def test_the_tab_key_reaches_all_controls_in_reading_order(playground):
    page = playground("card-carousel", "item=3&cardWidth=0.6", size=DESKTOP).page
    order = tab_order(page)
    wanted = ["tab-card-carousel", "theme", "copy-link", "get-code", "item", "remove", "add", "previous", "next", "loop", "turn", "device",
              "width", "height", "direction", "reduceMotion", "rate"]  # fmt: skip
    assert [name for name in order if name in wanted] == wanted
    assert {"field-items", "field-cardWidth", "reset-all", "slider", "reorderable"} <= set(order)


def test_the_focus_is_visible(playground):
    page = playground("card-carousel", size=DESKTOP).page
    for _ in range(30):
        page.keyboard.press("Tab")
        marked = page.evaluate("""() => {
            const one = document.activeElement;
            const around = one.closest('.field, .segments label') ?? one;
            // The ring of an item lies within its cell.
            if (one.matches('[data-index]')) return parseFloat(getComputedStyle(one.firstElementChild, '::after').borderTopWidth) >= 2;
            return [one, around].some((element) => getComputedStyle(element).outlineStyle !== 'none'
              && parseFloat(getComputedStyle(element).outlineWidth) >= 2);
        }""")
        assert marked, page.evaluate("document.activeElement.outerHTML")


def test_arrow_keys_move_between_the_layouts(playground):
    page = playground("expanding", size=DESKTOP).page
    page.focus("#tab-expanding")
    for key, chosen in [
        ("ArrowRight", "tab-stack"),
        ("ArrowLeft", "expanding"),
        ("ArrowLeft", "task-switcher"),
        ("Home", "expanding"),
    ]:
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.id") == f"tab-{chosen}"
        assert page.get_attribute(f"#tab-{chosen}", "aria-selected") == "true"
        assert page.get_attribute("#screen", "aria-labelledby") == f"tab-{chosen}"


def test_the_sheet_restores_the_focus_when_closed(playground):
    page = playground("tab-stack").page
    opener, panel = page.locator("#open-panels"), page.locator("#settings")
    expect(panel).to_be_hidden()
    opener.click()
    expect(panel).to_be_visible()
    assert opener.get_attribute("aria-expanded") == "true"
    assert page.evaluate("document.activeElement.id") == "close-panels"
    page.keyboard.press("Escape")
    wait_until(page, "getComputedStyle(document.getElementById('settings')).visibility === 'hidden'")
    assert page.evaluate("document.activeElement.id") == "open-panels"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_on_a_phone_nothing_covers_the_view(playground, layout):
    view = playground(layout)
    page, box = view.page, view.box()
    assert (box["x"], box["width"]) == (0, PHONE["width"])
    brand = page.locator("#brand").bounding_box()
    assert brand["y"] == 0 and brand["y"] + brand["height"] <= box["y"]
    assert "Twenty collection layouts" in page.locator("#brand").inner_text()
    for selector in ["#steps", "#layouts"]:
        assert page.locator(selector).bounding_box()["y"] >= box["y"] + box["height"]


def test_a_settled_change_is_announced_once(playground):
    view = playground("card-carousel", size=DESKTOP)
    view.run("""
        window.said = [];
        const listen = (root) => {
          for (const region of root.querySelectorAll('[role=status], [role=alert], output, [aria-live]')) {
            new MutationObserver(() => { if (region.textContent.trim()) said.push(region.textContent); })
              .observe(region, { childList: true, subtree: true, characterData: true });
          }
        };
        listen(document);
        listen(view.shadowRoot);
    """)
    view.page.click("#next")
    view.wait_until("said.length > 0")
    view.settle()
    assert len(view.page.evaluate("said")) == 1
