"""What a visitor once ran into."""

import itertools
import json

import pytest
from chromium import photograph
from playwright.sync_api import expect
from support import LAYOUTS, REMOVABLE
from viewing import DESKTOP, PHONE, View, limit_network

SMALL = {"width": 320, "height": 640}
LANDSCAPE = {"width": 844, "height": 390}


def go(view, url):
    """Opens another link to the playground where the view is, until all is at rest."""
    view.page.goto(url)
    view.run("await view.ready")
    view.settle()


@pytest.mark.parametrize("layout", LAYOUTS)
def test_enter_opens_what_is_shown(playground, layout):
    view = playground(layout, "item=2", size=DESKTOP)
    item = view.run("return view.item")
    view.run("view.focus()")
    view.page.keyboard.press("Enter")
    view.page.wait_for_function(f"document.querySelector('fanfold-view').openedItem === {item}")


def test_back_goes_to_the_layout_before(playground):
    view = playground("expanding", size=DESKTOP)
    view.page.click("#layouts [data-layout=album-fan]")
    view.page.click("#layouts [data-layout=task-switcher]")
    view.page.wait_for_timeout(500)
    for layout in ("album-fan", "expanding"):
        view.page.go_back()
        view.page.wait_for_function(f"document.querySelector('fanfold-view').layout === '{layout}'")
    view.page.go_forward()
    view.page.wait_for_function("document.querySelector('fanfold-view').layout === 'album-fan'")


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
    view.page.wait_for_timeout(500)
    inside = view.page.evaluate(
        "[...document.querySelectorAll('#inspector :is(button, input, select)')].filter((e) => e.offsetWidth > 0)"
        ".map((e) => e.getBoundingClientRect()).every(({ left, right }) => left >= 0 && right <= innerWidth + 0.5)"
    )
    assert inside


def test_on_a_low_page_the_stage_has_the_whole_height(playground):
    view = playground("expanding", size=LANDSCAPE)
    assert view.box()["height"] == LANDSCAPE["height"]
    expect(view.page.locator("#timeline")).to_be_hidden()


def test_a_number_out_of_range_becomes_the_nearest_and_says_so(playground):
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


def test_settings_that_do_nothing_in_a_layout_are_not_there(address, playground, subtests):
    view = playground("expanding", size=DESKTOP)
    for layout in LAYOUTS:
        with subtests.test(layout=layout):
            go(view, f"{address}?layout={layout}")
            assert view.run("return view.layout") == layout
            shown = {
                name: view.page.locator(f"#tune label:has([name={name}])").is_visible()
                for name in ("loop", "removable", "reorderable")
            }
            assert shown == {
                "loop": layout in ("album-fan", "card-carousel"), "removable": layout in REMOVABLE, "reorderable": True,
            }  # fmt: skip


def test_the_counter_follows_while_the_content_scrolls(playground):
    view = playground("card-carousel", "rate=0.1", size=DESKTOP)
    view.run(
        "window.seen = new Set(); const look = () => { seen.add(document.getElementById('position').textContent); requestAnimationFrame(look) }; look()"
    )
    view.run("view.scrollTo(4)")
    view.page.wait_for_function("seen.has('5 of 31')", timeout=20_000)
    assert view.run("return seen.has('2 of 31') || seen.has('3 of 31')")


def test_a_new_item_comes_at_the_end_and_stays_closed(playground):
    view = playground("tab-stack", size=DESKTOP)
    view.page.click("#add")
    view.page.wait_for_function("document.getElementById('position').textContent.endsWith('of 32')")
    view.page.wait_for_timeout(1500)
    assert view.run("return view.openedItem") == -1
    assert view.run("return view.elementOf(31) !== null")


def test_undo_stays_and_has_its_key(playground):
    view = playground("expanding", size=DESKTOP)
    undo = view.page.locator("#restore")
    assert undo.is_disabled()
    view.page.click("#remove")
    view.page.wait_for_function("document.getElementById('position').textContent.endsWith('of 30')")
    view.page.wait_for_function("document.getElementById('toast').hidden", timeout=15_000)
    expect(undo).to_be_enabled()
    view.page.keyboard.press("Control+z")
    view.page.wait_for_function("document.getElementById('position').textContent.endsWith('of 31')")
    assert undo.is_disabled()


def test_the_button_that_closes_is_large_enough_for_a_finger(playground):
    view = playground("expanding")
    view.run("view.openItem(0)")
    box = view.page.locator("#close").bounding_box()
    assert box["width"] >= 44 and box["height"] >= 44


def test_a_script_is_named_after_the_layout_that_it_ends_in(playground):
    view = playground("task-switcher", size=DESKTOP, accept_downloads=True)
    with view.page.expect_download() as download:
        view.page.locator("#timeline [data-do=save]").click()
    assert download.value.suggested_filename == "task-switcher.json"
    assert json.loads(download.value.path().read_text())["events"]


def test_a_finger_shows_what_it_can_do_until_there_is_input(address, open_page):
    page = open_page(address)
    page.locator("#finger").wait_for(state="visible", timeout=10_000)
    page.mouse.click(5, 5)
    page.locator("#finger").wait_for(state="hidden")


def test_no_finger_shows_anything_under_reduce_motion(address, open_page):
    page = open_page(address, reduced_motion="reduce")
    page.wait_for_timeout(2500)
    expect(page.locator("#finger")).to_be_hidden()


@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_slider_goes_where_there_is_nothing_to_be_seen(playground, layout):
    view = playground(layout, "item=8", size=DESKTOP)
    sliders = view.page.locator("#parameters .slider")
    assert sliders.count() >= 4
    for number in range(sliders.count()):
        for key in ("Home", "End"):
            sliders.nth(number).press(key)
            shown = view.run("""
                for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
                const { left, top, right, bottom } = view.getBoundingClientRect();
                return [...view.querySelectorAll('[data-index]')].map((item) => item.getBoundingClientRect()).filter((box) =>
                  Math.min(box.right, right) - Math.max(box.left, left) > 8 && Math.min(box.bottom, bottom) - Math.max(box.top, top) > 8).length;
            """)
            assert shown, (sliders.nth(number).get_attribute("aria-label"), key)
        view.page.locator("#reset-all").evaluate("(button) => button.click()")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_arrows_of_the_bar_point_away_from_what_lies_between_them(address, playground, subtests, size):
    view = playground("card-carousel", size=size)
    page = view.page
    for layout, direction in itertools.product(LAYOUTS, ["ltr", "rtl"]):
        with subtests.test(layout=layout, direction=direction):
            go(view, f"{address}?layout={layout}&item=3&direction={direction}")
            assert view.run("return getComputedStyle(view).direction") == direction
            boxes = [page.locator(f"#{name}").bounding_box()["x"] for name in ("previous", "next")]
            # The one is drawn pointing left, the other right.
            turned = page.evaluate(
                "['previous', 'next'].map((name) => getComputedStyle(document.querySelector(`#${name} svg`)).scale === '-1 1')"
            )
            assert turned == [boxes[0] > boxes[1]] * 2


def test_rows_leave_no_line_between_them_at_any_scale(playground):
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
def test_the_page_says_what_it_is(playground, size):
    view = playground("expanding", size=size)
    line = view.page.locator("#brand p")
    assert "Five iOS collection layouts." in line.inner_text()
    box = line.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"]


def test_what_the_page_moves_itself_is_as_slow_as_the_items(address, playground, subtests):
    view = playground("task-switcher", size=DESKTOP)
    for rate in [1, 0.25, 0.1]:
        with subtests.test(rate=rate):
            go(view, f"{address}?layout=task-switcher&rate={rate}")
            durations = view.run(
                "return ['#backdrop div', '#light', '#system'].map((name) =>"
                " parseFloat(getComputedStyle(document.querySelector(name)).transitionDuration))"
            )
            assert durations == pytest.approx([0.6 / rate, 0.8 / rate, 0.3 / rate])


def test_at_ten_megabits_a_fling_passes_no_picture_that_is_not_there(address, open_page):
    page = open_page("about:blank")
    limit_network(page, megabits=10)
    page.goto(f"{address}?layout=card-carousel&count=19")
    page.wait_for_selector("[data-index] .small")
    view = View(page, "card-carousel")
    view.run("await view.ready")
    # All small pictures together are less than half a second of such a line.
    page.wait_for_timeout(4000)
    missing = view.run("""
        const missing = [];
        view.scrollTo(view.count - 1);
        for (let frame = 0; frame < 60; frame++) {
          await new Promise(requestAnimationFrame);
          missing.push(...[...view.querySelectorAll('[data-index] .small')].filter((image) => !image.complete || !image.naturalWidth).map((image) => image.src));
        }
        return missing;
    """)
    assert missing == []
    assert view.run("return view.item") > 5
