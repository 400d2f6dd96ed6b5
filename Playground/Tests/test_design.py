"""Tests how designs begin and end: from a preset, from the current layout, without storage or network."""

from urllib.parse import urlsplit

import pytest
from chromium import wait_until
from designing import DENY, PRESETS, SIZES, assert_shows_design, choose, design_of, set_number
from playwright.sync_api import expect
from support import LAYOUTS
from viewing import DESKTOP


def test_the_designer_is_loaded_on_demand(address, open_page):
    requests = []
    page = open_page("about:blank", size=DESKTOP)
    page.on("request", lambda request: requests.append(urlsplit(request.url).path))
    page.goto(address)
    page.wait_for_selector("#new-layout")
    page.wait_for_load_state("networkidle")
    assert "/design-panel.js" not in requests and {"/fanfold-keyframes.js", "/fanfold-keyframes.wasm"} <= set(requests)
    page.click("#new-layout")
    wait_until(page, "typeof document.getElementById('view').layout === 'object'")
    page.evaluate("document.getElementById('view').ready.then(() => undefined)")
    assert "/design-panel.js" in requests


def test_a_failed_load_is_reported_and_can_be_retried(playground, open_page):
    view = playground("card-carousel", size=DESKTOP)
    view.page.wait_for_load_state("networkidle")
    view.page.context.set_offline(True)
    for _ in range(2):
        view.page.click("#new-layout")
        view.page.get_by_text("The designer could not be loaded").wait_for()
    assert view.page.locator("#notes > div").count() == 1
    view.page.context.set_offline(False)
    view.page.click("#new-layout")
    view.wait_until("typeof document.getElementById('view').layout === 'object'")
    assert view.page.locator("#notes > div").count() == 0
    # The browser reports the failure as well.
    open_page.problems[:] = [text for text in open_page.problems if "ERR_INTERNET_DISCONNECTED" not in text]


def test_layouts_can_be_designed_without_storage(address, open_page):
    page = open_page("about:blank", size=DESKTOP)
    page.add_init_script(DENY)
    page.goto(address)
    page.click("#new-layout")
    wait_until(page, "typeof document.getElementById('view').layout === 'object'")
    page.evaluate("document.getElementById('view').ready.then(() => undefined)")
    expect(page.locator("#design-problem")).to_be_hidden()


@pytest.mark.slow
@pytest.mark.parametrize("button", ["New layout", "Edit a copy"])
def test_a_layout_can_be_designed_without_items(designer, button):
    view = designer()
    view.page.get_by_role("button", name="Done").click()
    view.page.get_by_role("tab", name="Carousel").click()
    set_number(view, "Items", 0)
    view.page.get_by_role("button", name=button).click()
    view.wait_until("document.querySelector('#design-head')")
    view.wait_until("typeof document.getElementById('view').layout === 'object'")
    view.page.get_by_role("button", name="Add an item").click()
    view.settle()
    assert view.run("return [view.count, view.item]") == [1, 0]
    set_number(view, "Items", 20)
    assert view.run("return view.count") == 20


@pytest.mark.slow
def test_changing_the_direction_during_loading_is_safe(designer):
    view = designer()
    view.page.get_by_role("button", name="Done").click()
    view.page.evaluate(
        """async () => {
            const turn = () => document.querySelector("[name=direction]:not(:checked)").click();
            document.getElementById("new-layout").click();
            for (let round = 0; round < 20; round++) { turn(); await new Promise((done) => setTimeout(done)); }
        }"""
    )
    view.wait_until("document.querySelector('#design-head')")


@SIZES
@pytest.mark.parametrize("preset", ["cover-flow", "wallet", "cube"])
def test_a_new_layout_starts_from_a_preset(designer, tmp_path, size, preset):
    view = designer(size, preset)
    assert design_of(view)["keyframes"] == PRESETS[preset]["keyframes"]
    assert_shows_design(view, tmp_path)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_new_layout_starts_from_the_current_layout(playground, layout):
    """At rest, items match that layout: keyframes are its poses."""
    view = playground(layout, "item=8", size=DESKTOP)
    before = {element["index"]: element for element in view.elements()}
    view.page.get_by_role("button", name="Edit a copy").click()
    view.wait_until("typeof document.getElementById('view').layout === 'object'")
    view.run("await view.ready")
    view.settle()
    view.run("view.item = 8")
    view.settle()
    expect(view.page.locator("#design-problem")).to_be_hidden()
    after = {element["index"]: element for element in view.elements()}
    near = [index for index in before if abs(index - 8) <= 2 and index in after]
    assert len(near) >= 2
    for index in near:
        for one, other in zip(before[index]["quad"], after[index]["quad"]):
            assert one == pytest.approx(other, abs=2)
        assert before[index]["opacity"] == pytest.approx(after[index]["opacity"], abs=0.01)


@pytest.mark.parametrize(
    "layout, query",
    [("card-carousel", "cardWidth=1&gap=0.3"), ("album-fan", "coverSide=360&spacing=120"), ("tab-stack", "pitch=5000")],
)
def test_a_layout_that_shows_one_item_can_be_the_start(playground, layout, query):
    view = playground(layout, f"item=8&{query}", size=DESKTOP)
    view.page.get_by_role("button", name="Edit a copy").click()
    view.wait_until("typeof document.getElementById('view').layout === 'object'")
    view.run("await view.ready; view.item = 8")
    view.settle()
    expect(view.page.locator("#design-problem")).to_be_hidden()
    assert [element["index"] for element in view.elements()] == [8]


@pytest.mark.slow
def test_the_designer_can_be_left_and_entered_again(designer):
    view = designer()
    choose(view, 0)
    set_number(view, "Item width", 41)
    view.page.get_by_role("button", name="Done").click()
    view.settle()
    # The design stays on the stage, full size and without handles.
    assert design_of(view)["keyframes"][2]["width"]["fraction"] == 0.41
    assert view.page.locator("#ghosts").count() == 0
    assert view.page.get_by_role("tab", name="My layout").get_attribute("aria-selected") == "true"
    view.page.get_by_role("button", name="Edit", exact=True).click()
    view.wait_until("document.querySelector('#design-head')")
    view.page.get_by_role("button", name="Done").click()
    view.page.get_by_role("button", name="New layout").click()
    view.wait_until("typeof document.getElementById('view').layout === 'object'")
    assert design_of(view)["keyframes"][2]["width"]["fraction"] != 0.41
    view.page.get_by_role("tab", name="Tab stack").click()
    view.settle()
    assert view.run("return view.layout") == "tab-stack" and "design" not in view.page.url


@pytest.mark.slow
@pytest.mark.parametrize("frames", [0, 2, 8])
def test_leaving_during_loading_is_safe(playground, frames):
    view = playground("card-carousel", size=DESKTOP)
    view.page.evaluate(
        """async (frames) => {
                    document.getElementById("edit-design").click();
            await until(() => document.getElementById("ghosts"));
            for (let count = 0; count < frames; count++) await frame();
            document.getElementById("tab-task-switcher").click();
        }""",
        frames,
    )
    view.wait_until("document.getElementById('view').layout === 'task-switcher'")
    view.settle()
    assert view.page.locator("#ghosts").count() == 0
