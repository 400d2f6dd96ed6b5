"""Tests the first seconds of a visit: the poster, its position, and the opening motion."""

import pytest
from chromium import open_context, wait_until
from playwright.sync_api import expect
from support import draw
from viewing import DESKTOP, PHONE

SIZES = [{"width": 360, "height": 740}, PHONE, {"width": 820, "height": 1180}, DESKTOP, {"width": 2560, "height": 1440}]
LARGEST_SHIFT = 0.02

# Boxes of the visible items, of the device and of the bars, in pixels.
BOXES = """(items) => {
  const box = (element) => { const { x, y, width, height } = element.getBoundingClientRect(); return [x, y, width, height].map(Math.round); };
  const { right } = document.getElementById("screen").getBoundingClientRect();
  const visible = [...document.querySelectorAll(items)].map(box).filter(([x, , width]) => x + width > 0 && x < right);
  visible.sort(([one], [other]) => one - other);
  return { visible, parts: ["#glass", "#steps", "#choice", "#get-code"].map((part) => box(document.querySelector(part))) };
}"""

# Notes the boxes when the poster is removed, and the layout shifts.
NOTES = f"""
  const boxes = {BOXES};
  const shifts = [];
  window.notes = null;
  window.shift = () => shifts.reduce((sum, {{ value }}) => sum + value, 0);
  new PerformanceObserver((list) => {{ shifts.push(...list.getEntries()); }}).observe({{ type: "layout-shift", buffered: true }});
  let hasPoster = false;
  new MutationObserver(() => {{
    const poster = document.getElementById("poster");
    if (poster) hasPoster = true;
    if (!hasPoster || poster || window.notes) return;
    window.notes = boxes("fanfold-view#view > [data-index]:not([inert])");
  }}).observe(document, {{ subtree: true, childList: true }});
"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size["width"])
def test_the_first_paint_is_the_composition_of_the_engine(address, chromium, size):
    context = open_context(chromium, viewport=size, java_script_enabled=False)
    still = context.new_page()
    still.goto(address)
    poster = still.evaluate(BOXES, "#poster > *")
    context.close()
    context = open_context(chromium, viewport=size)
    page = context.new_page()
    page.add_init_script(NOTES)
    page.goto(address)
    wait_until(page, "window.notes")
    shown = page.evaluate("notes")
    context.close()
    assert len(poster["visible"]) == 3
    for first, then in zip(poster["visible"] + poster["parts"], shown["visible"] + shown["parts"], strict=True):
        assert first == pytest.approx(then, abs=1.5)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=lambda size: size["width"])
def test_the_first_visit_shifts_almost_nothing(address, chromium, size):
    context = open_context(chromium, viewport=size)
    page = context.new_page()
    page.add_init_script(NOTES)
    page.goto(address)
    wait_until(page, "document.body.dataset.layout === 'tab-stack'")
    finger = page.locator("#finger")
    finger.wait_for(state="visible")
    finger.wait_for(state="hidden")
    assert page.evaluate("shift()") <= LARGEST_SHIFT
    context.close()


def test_a_link_and_own_pictures_have_no_poster(address, serve, open_page, tmp_path):
    draw(tmp_path / "one.png")
    for url in [f"{address}?layout=expanding", serve("--images", str(tmp_path)).url, serve("--layout", "wheel").url]:
        page = open_page("about:blank")
        page.add_init_script(
            "addEventListener('DOMContentLoaded', () => { window.early = document.getElementById('poster') })"
        )
        page.goto(url)
        assert page.evaluate("early") is None


def test_the_opening_changes_layouts_and_returns(address, open_page):
    page = open_page(address)
    layout = "document.body.dataset.layout === '{}'"
    for name in ["album-fan", "tab-stack", "card-carousel"]:
        page.wait_for_function(layout.format(name))
    # The opening ends in the state that a link then names.
    assert page.url in (address, f"{address}?layout=card-carousel&item=4")
    assert page.evaluate("history.length") <= 2


def test_input_ends_the_opening_where_it_is(address, open_page):
    page = open_page(address)
    page.wait_for_function("document.body.dataset.layout === 'album-fan'")
    page.mouse.click(5, 5)
    page.wait_for_timeout(2500)
    assert page.evaluate("document.body.dataset.layout") == "album-fan"
    page.click("#next")
    page.wait_for_function("location.search.includes('layout=album-fan')")


def test_reduce_motion_shows_the_first_layout(address, open_page):
    page = open_page(address, reduced_motion="reduce")
    page.wait_for_selector("#poster", state="detached")
    page.wait_for_timeout(2000)
    assert page.evaluate("document.body.dataset.layout") == "card-carousel"
    expect(page.locator("#position")).to_have_text("5 of 31")


# Each frame in which list, stage and panel show different layouts, and the layouts that were shown.
SAMPLE = """async (time) => {
    const view = document.getElementById("view");
    const [differences, shown] = [[], new Set()];
    await view.ready;
    for (const end = performance.now() + time; performance.now() < end;) {
        await new Promise(requestAnimationFrame);
        const rows = [...document.querySelectorAll("#tune [data-parameter]")].map(({ dataset }) => dataset.parameter).filter((name) => name !== "items");
        const state = {
            list: document.querySelector("#layouts [aria-selected=true]")?.dataset.layout, stage: view.layout,
            panel: rows.join(), parameters: view.parameterDescriptors.map(({ name }) => name).join(),
        };
        if (rows.length === 0) continue;
        shown.add(state.stage);
        if (state.list !== state.stage || state.panel !== state.parameters) differences.push(state);
    }
    return [differences, [...shown]];
}"""


@pytest.mark.slow
def test_the_opening_shows_one_state_in_list_stage_and_panel(address, open_page):
    page = open_page(address, size=DESKTOP)
    differences, shown = page.evaluate(SAMPLE, 6000)
    assert differences == [] and len(shown) == 3


WITHOUT_LIGHT_DARK = (
    "const supports = CSS.supports; CSS.supports = (text) => !/light-dark/.test(text) && supports.call(CSS, text);"
)


def test_browsers_without_light_dark_have_the_colors_of_the_theme(address, chromium):
    context = open_context(chromium, viewport=SIZES[0], color_scheme="light")
    page = context.new_page()
    page.add_init_script(WITHOUT_LIGHT_DARK)
    page.goto(address)
    wait_until(page, "document.adoptedStyleSheets.some(({ cssRules }) => cssRules.length > 100)")
    page.evaluate("document.querySelector('link[rel=stylesheet]').disabled = true")
    color = "getComputedStyle(document.documentElement).backgroundColor"
    assert page.evaluate(color) == "rgb(238, 238, 241)"
    page.emulate_media(color_scheme="dark")
    wait_until(page, f"{color} === 'rgb(11, 12, 14)'")
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    wait_until(page, f"{color} === 'rgb(238, 238, 241)'")
    context.close()
