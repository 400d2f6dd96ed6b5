"""Tests defects that visitors found."""

import itertools
import json

import pytest
from chromium import photograph
from machine import scaled
from playwright.sync_api import expect
from support import LAYOUTS, REMOVABLE
from viewing import DESKTOP, PHONE, View, limit_network

SMALL = {"width": 320, "height": 640}
LANDSCAPE = {"width": 844, "height": 390}


def go(view, url):
    """Opens another link to the playground and waits until the view has settled."""
    view.page.goto(url)
    view.start()


@pytest.mark.parametrize("layout", LAYOUTS)
def test_enter_opens_the_current_item(playground, layout):
    view = playground(layout, "item=2", size=DESKTOP)
    item = view.run("return view.item")
    view.run("view.focus()")
    view.page.keyboard.press("Enter")
    view.wait_until(f"document.querySelector('fanfold-view').openedItem === {item}")


def test_back_restores_the_previous_layout(playground):
    view = playground("expanding", size=DESKTOP)
    view.page.click("#layouts [data-layout=album-fan]")
    view.page.click("#layouts [data-layout=task-switcher]")
    view.advance(0.5)
    for layout in ("album-fan", "expanding"):
        view.page.go_back()
        view.wait_until(f"document.querySelector('fanfold-view').layout === '{layout}'")
    view.page.go_forward()
    view.wait_until("document.querySelector('fanfold-view').layout === 'album-fan'")


@pytest.mark.parametrize("size", [SMALL, PHONE, LANDSCAPE], ids=["small", "phone", "landscape"])
@pytest.mark.parametrize("layout", ["card-carousel", "task-switcher"])
def test_every_control_is_on_the_screen(playground, size, layout):
    view = playground(layout, size=size)
    controls = view.page.locator("header button:visible, #steps button:visible")
    assert controls.count() >= 10
    for control in controls.all():
        box = control.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"] + 0.5, control.get_attribute("id")
        assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"] + 0.5, control.get_attribute("id")
    view.page.click("#open-panels")
    # The sheet slides in.
    view.wait_until(
        "[...document.querySelectorAll('#settings :is(button, input, select)')].filter((e) => e.offsetWidth > 0)"
        ".map((e) => e.getBoundingClientRect()).every(({ left, right }) => left >= 0 && right <= innerWidth + 0.5)"
    )


def test_on_a_low_page_the_device_uses_the_full_height(playground):
    view = playground("expanding", size=LANDSCAPE)
    assert view.box()["height"] == LANDSCAPE["height"]
    expect(view.page.locator("#timeline")).to_be_hidden()


def test_a_number_out_of_range_is_clamped_with_a_message(playground):
    view = playground("tab-stack", size=DESKTOP)
    field = view.page.locator("[data-parameter=pitch] .field input")
    problem = view.page.locator("[data-parameter=pitch] .problem")
    expect(problem).to_be_hidden()
    field.fill("20000")
    field.press("Enter")
    assert problem.text_content() == "At most 10,000 points"
    assert view.run("return view.parameters.pitch") == 10_000
    field.fill("150")
    field.press("Enter")
    expect(problem).to_be_hidden()


@pytest.mark.slow
def test_settings_without_effect_are_hidden(address, playground, subtests):
    view = playground("expanding", size=DESKTOP)
    for layout in LAYOUTS:
        with subtests.test(layout=layout):
            go(view, f"{address}?layout={layout}")
            assert view.run("return view.layout") == layout
            shown = {
                name: view.page.locator(f"#tune label:has([name={name}])").is_visible()
                for name in ("removable", "reorderable")
            }
            assert shown == {"removable": layout in REMOVABLE, "reorderable": True}
            assert view.page.locator("#loop").is_visible() == (layout in ("album-fan", "card-carousel"))


def test_the_counter_follows_scrolling(playground):
    view = playground("card-carousel", size=DESKTOP)
    view.run(
        "const counter = document.getElementById('position'); window.seen = new Set();"
        "new MutationObserver(() => { seen.add(counter.textContent); }).observe(counter, { childList: true, characterData: true, subtree: true })"
    )
    view.run("view.scrollToItem(4)")
    view.wait_until("seen.has('5 of 31')")
    assert view.run("return seen.has('2 of 31') || seen.has('3 of 31')")


@pytest.mark.slow
def test_a_new_item_is_appended_closed(playground):
    view = playground("tab-stack", size=DESKTOP)
    view.page.click("#add")
    view.wait_until("document.getElementById('position').textContent.endsWith('of 32')")
    view.advance(1.5)
    assert view.run("return view.openedItem") == -1
    assert view.run("return view.elementOf(31) !== null")


def test_undo_stays_available_with_its_shortcut(playground):
    view = playground("expanding", size=DESKTOP)
    undo = view.page.locator("#restore")
    assert undo.is_disabled()
    view.page.click("#remove")
    view.wait_until("document.getElementById('position').textContent.endsWith('of 30')")
    expect(undo).to_be_enabled()
    view.page.keyboard.press("Control+z")
    view.wait_until("document.getElementById('position').textContent.endsWith('of 31')")
    assert undo.is_disabled()


def test_the_close_button_has_a_touch_sized_target(playground):
    view = playground("expanding")
    view.run("view.openItem(0)")
    view.settle()
    box = view.page.locator("#close").bounding_box()
    assert box["width"] >= 44 and box["height"] >= 44


def test_a_script_is_named_after_its_last_layout(playground):
    view = playground("task-switcher", size=DESKTOP, accept_downloads=True)
    view.page.locator("[name=timeline]").check()
    with view.page.expect_download() as download:
        view.page.locator("#timeline [data-do=save]").click()
    assert download.value.suggested_filename == "fanfold-task-switcher-script.json"
    assert json.loads(download.value.path().read_text())["events"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_sliders_are_limited_to_visible_effects(playground, layout):
    view = playground(layout, "item=8", size=DESKTOP)
    sliders = view.page.locator("#tune :is(.parameters, #parameters) .slider")
    assert sliders.count() >= 4
    for number in range(sliders.count()):
        for key in ("Home", "End"):
            sliders.nth(number).press(key)
            shown = view.run("""
                for (let i = 0; i < 2; i++) await frame();
                const { left, top, right, bottom } = view.getBoundingClientRect();
                return [...view.querySelectorAll('[data-index]')].map((item) => item.getBoundingClientRect()).filter((box) =>
                  Math.min(box.right, right) - Math.max(box.left, left) > 8 && Math.min(box.bottom, bottom) - Math.max(box.top, top) > 8).length;
            """)
            assert shown, (sliders.nth(number).get_attribute("aria-label"), key)
        view.page.locator("#reset-all").evaluate("(button) => button.click()")


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_bars_arrows_point_outwards(address, playground, subtests, size):
    view = playground("card-carousel", size=size)
    page = view.page
    for layout, direction in itertools.product(LAYOUTS, ["ltr", "rtl"]):
        with subtests.test(layout=layout, direction=direction):
            go(view, f"{address}?layout={layout}&item=3&direction={direction}")
            assert view.run("return getComputedStyle(view).direction") == direction
            boxes = [page.locator(f"#{name}").bounding_box()["x"] for name in ("previous", "next")]
            # One is drawn pointing left, the other right.
            turned = page.evaluate(
                "['previous', 'next'].map((name) => getComputedStyle(document.querySelector(`#${name} svg`)).scale === '-1 1')"
            )
            assert turned == [boxes[0] > boxes[1]] * 2


def test_rows_have_no_seams_at_any_scale(playground):
    view = playground("expanding", size={"width": 1180, "height": 777}, device_scale_factor=1.25)
    view.run(
        "const style = document.createElement('style'); style.textContent ="
        " '#glass, fanfold-view { background: #000 } .body { background: #fff !important } .body > *, #system, #heading { display: none !important }';"
        " document.head.append(style)"
    )
    box = view.box()
    strip = {"x": box["x"] + box["width"] / 3, "y": box["y"] + 70, "width": 4, "height": box["height"] - 140}
    for offset in (0, 33.3, 91.7, 150.1, 333.3, 777.7):
        view.run(f"view.contentOffset = {offset}")
        view.frame()
        picture = photograph(view.page, strip).convert("L")
        assert picture.getextrema()[0] >= 250, offset


@pytest.mark.parametrize("size", [SMALL, PHONE, {"width": 820, "height": 1180}, DESKTOP])
def test_the_page_describes_itself(playground, size):
    view = playground("expanding", size=size)
    line = view.page.locator("#brand p")
    assert "Twenty collection layouts." in line.inner_text()
    box = line.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"]


@pytest.mark.slow
def test_page_animations_have_the_selected_speed(address, playground, subtests):
    view = playground("task-switcher", size=DESKTOP)
    for rate in [1, 0.25, 0.1]:
        with subtests.test(rate=rate):
            go(view, f"{address}?layout=task-switcher&rate={rate}")
            durations = view.run(
                "return ['#backdrop div', '#light div', '#system'].map((name) =>"
                " parseFloat(getComputedStyle(document.querySelector(name)).transitionDuration))"
            )
            assert durations == pytest.approx([0.6 / rate, 0.6 / rate, 0.3 / rate])


@pytest.mark.slow
def test_at_ten_megabits_a_fling_shows_no_missing_picture(address, open_page):
    page = open_page("about:blank")
    limit_network(page, megabits=10)
    page.goto(f"{address}?layout=card-carousel&count=19")
    page.wait_for_selector("fanfold-view", state="attached")
    view = View(page, "card-carousel")
    view.wait_until("view.querySelector('[data-index] .small')")
    # All small pictures together take less than half a second on such a line.
    page.wait_for_timeout(scaled(4000))
    missing = view.run("""
        const missing = [];
        view.scrollToItem(view.count - 1);
        for (let number = 0; number < 60; number++) {
          await frame();
          missing.push(...[...view.querySelectorAll('[data-index] .small')].filter((image) => !image.complete || !image.naturalWidth).map((image) => image.src));
        }
        return missing;
    """)
    assert missing == []
    assert view.run("return view.item") > 5
