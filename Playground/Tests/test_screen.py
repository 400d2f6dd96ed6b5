"""Tests the device's screen: status bar, headings, focus ring, covers and the controls around it."""

import pytest
from chromium import photograph
from playwright.sync_api import expect
from support import LAYOUTS
from viewing import DESKTOP, PHONE

LANDSCAPE = {"width": 844, "height": 390}
TARGET = 44  # minimum side of a touch target, in points


def top(view, selector):
    """The top of an element in the screen's points, from the screen's top edge."""
    return view.run(f"""
        const screen = document.getElementById("screen");
        const scale = screen.getBoundingClientRect().height / screen.offsetHeight;
        return (document.querySelector({selector!r}).getBoundingClientRect().top - screen.getBoundingClientRect().top) / scale;
    """)


@pytest.mark.parametrize("motion", ["on", "off"])
def test_pages_begin_below_the_heading_and_the_island(playground, motion):
    view = playground("tab-stack", f"reduceMotion={motion}", size=DESKTOP)
    heading = top(view, "#heading [data-for=tab-stack]") + 40
    assert top(view, "[data-index='0'] .address") >= heading


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_status_bar_is_legible_over_an_opened_picture(playground, theme):
    """The time is white; the ground below it has at least three times less luminance."""
    view = playground("card-carousel", f"item=9&theme={theme}", size=DESKTOP)
    view.run("view.openItem(9)")
    view.settle()
    view.page.evaluate("document.querySelector('#close').style.visibility = 'hidden'")
    view.run(
        "const style = document.createElement('style'); document.head.append(style); style.textContent ="
        " '#system { visibility: hidden } .body { background: #fff !important } .body > * { display: none !important }'"
    )
    view.frame()
    time = view.page.locator("#system .time").bounding_box()
    # The left part contains the screen's round corner.
    time |= {"x": time["x"] + 0.3 * time["width"], "width": 0.7 * time["width"]}
    lightest = photograph(view.page, time).convert("L").getextrema()[1]
    assert (1.05) / ((lightest / 255) ** 2.2 + 0.05) >= 3


def test_the_player_leaves_before_an_album_covers_it(playground):
    view = playground("album-fan", size=DESKTOP)
    view.run("view.openItem(0)")
    view.wait_until("Number(getComputedStyle(document.getElementById('screen')).getPropertyValue('--open')) > 0.3")
    assert view.run("return getComputedStyle(document.getElementById('player')).opacity") == "0"


@pytest.mark.parametrize(
    "device", ["phone", "phone-small", "phone-large", "android", "duo", "duo-open", "tablet", "window"]
)
def test_the_switchers_next_card_is_hidden_or_clearly_visible(playground, device):
    view = playground("task-switcher", f"device={device}&item=6", size=DESKTOP)
    height = view.run("return view.viewportSize.height")
    visible = [height - min(y for _, y in element["quad"]) for element in view.elements()]
    slivers = [part for part in visible if 0 < part < 40]
    assert not slivers


@pytest.mark.parametrize("layout", ["card-carousel", "album-fan", "task-switcher"])
def test_the_focus_ring_has_the_corners_of_the_body(playground, layout):
    view = playground(layout, "item=2", size=DESKTOP)
    view.page.keyboard.press("Tab")
    view.run("view.focus()")
    corner, ring, body = view.run("""
        const body = document.activeElement.querySelector(".body");
        const style = getComputedStyle(body.parentElement, "::after");
        return [parseFloat(style.borderTopLeftRadius), getComputedStyle(document.activeElement).outlineStyle,
          parseFloat(getComputedStyle(body).borderTopLeftRadius)];
    """)
    assert corner == body > 0
    assert ring == "none"


@pytest.mark.parametrize("device", ["phone", "tablet", "phone-small"])
def test_the_player_surrounds_the_row_of_albums(playground, device):
    view = playground("album-fan", f"device={device}", size=DESKTOP)
    box = lambda selector: view.page.locator(selector).bounding_box()
    screen, cover, row = box("#screen"), box("#player .cover"), box("#view [data-index='0']")
    title, caption = box("#player b"), box("#view [data-index='0'] .caption")
    assert cover["width"] > 0.3 * screen["width"]
    # The covers behind an album reach above it.
    assert cover["y"] + cover["height"] < row["y"] - 0.1 * row["height"]
    assert caption["y"] + caption["height"] < title["y"]
    assert box("#player svg")["y"] + box("#player svg")["height"] < screen["y"] + 0.95 * screen["height"]


def test_a_larger_screen_keeps_tuned_parameters(playground):
    view = playground("album-fan", "device=phone&coverSide=111", size=DESKTOP)
    view.page.select_option("select[name=device]", "tablet")
    view.wait_until("document.querySelector('fanfold-view').viewportSize.width === 820")
    assert view.run("return view.parameters.coverSide") == 111


@pytest.mark.parametrize(
    ("layout", "direction", "turn"),
    [("card-carousel", "ltr", "none none"), ("card-carousel", "rtl", "none -1 1"), ("expanding", "ltr", "90deg none")],
)
def test_on_a_low_page_chevrons_point_along_the_axis(playground, layout, direction, turn):
    view = playground(layout, f"direction={direction}", size=LANDSCAPE)
    style = "getComputedStyle(document.querySelector('#next svg'))"
    assert view.run(f"return `${{{style}.rotate}} ${{{style}.scale}}`") == turn


def test_on_a_low_page_the_code_symbol_is_centered(playground):
    view = playground("expanding", size=LANDSCAPE)
    picture = photograph(view.page, view.page.locator("#get-code").bounding_box()).convert("L")
    width = picture.width
    inner = picture.crop((6, 6, width - 6, picture.height - 6))
    left, _, right, _ = inner.point(lambda value: 255 if value > 128 else 0).getbbox()
    assert abs((left + right) / 2 - inner.width / 2) <= 1


@pytest.mark.parametrize("size", [LANDSCAPE, PHONE], ids=["landscape", "phone"])
def test_the_code_drawers_buttons_are_on_the_screen(playground, size):
    view = playground("card-carousel", size=size)
    view.page.click("#get-code")
    for button in view.page.locator("#code .files button:visible").all():
        expect(button).to_be_in_viewport(ratio=1)


def test_touch_targets_of_the_settings_have_44_points(playground):
    view = playground("tab-stack", size=PHONE)
    view.page.click("#open-panels")
    small = view.run(f"""
        const controls = [...document.querySelectorAll("#settings :is(button, select, input)")].filter((each) => each.offsetWidth > 0);
        const targets = controls.map((each) => (each.type === "range" ? each : each.closest("label:has(input), .field") ?? each));
        return [...new Set(targets)].filter((each) => Math.round(each.getBoundingClientRect().height) < {TARGET})
          .map((each) => each.outerHTML.slice(0, 100));
    """)
    assert small == []


def test_pictures_show_their_focal_point(playground):
    view = playground("card-carousel", size=DESKTOP)
    positions = view.run("""
        return [...view.querySelectorAll("[data-index]")].map((item) => {
          const image = item.querySelector(".small");
          return [image.src.split("/").at(-1), getComputedStyle(image).objectPosition];
        });
    """)
    assert ["picosdeeuropa.webp", "66% 40%"] in positions
    assert ["infinite-sea.webp", "50% 50%"] in positions


@pytest.mark.parametrize("item", [0, 1, 2, 5, 9])
def test_an_opened_page_is_filled(playground, item):
    view = playground("tab-stack", f"item={item}", size=DESKTOP)
    view.run(f"view.openItem({item})")
    view.settle()
    filled = view.run(f"""
        const article = view.querySelector("[data-index='{item}'] .article").getBoundingClientRect();
        const screen = document.getElementById("screen").getBoundingClientRect();
        return (article.bottom - screen.top) / screen.height;
    """)
    assert filled >= 0.8


@pytest.mark.slow
def test_applications_differ(playground):
    view = playground("task-switcher", size=DESKTOP)
    texts = view.run("""
        const texts = [];
        for (let item = 0; item < 19; item++) {
          view.item = item;
          await frame();
          texts.push(view.querySelector(`[data-index='${item}'] .face-front`).textContent);
        }
        return texts;
    """)
    assert len(set(texts)) == len(texts)
    assert sum("°" in text for text in texts) == 5


@pytest.mark.parametrize("layout", LAYOUTS)
def test_escape_keeps_the_focus_on_the_closed_item(playground, layout):
    """A click opens an item beside the current one; Escape closes it."""
    view = playground(layout, "item=8", size=DESKTOP)
    item = view.run("""
        const shown = view.item;
        const at = (item) => { const { left, top, width, height } = item.getBoundingClientRect(); return [left + width / 2, top + height / 2]; };
        const other = [...view.querySelectorAll("[data-index]:not([inert])")].find((item) =>
          Number(item.dataset.index) !== shown && item.contains(document.elementFromPoint(...at(item)))) ?? view.elementOf(shown);
        other.focus();
        view.openItem(Number(other.dataset.index));
        return Number(other.dataset.index);
    """)
    view.settle()
    assert view.run("return [view.openedItem, Number(document.activeElement.dataset.index)]") == [item, item]
    view.page.keyboard.press("Escape")
    view.settle()
    assert view.run("return [view.openedItem, Number(document.activeElement.dataset.index)]") == [-1, item]


@pytest.mark.parametrize("size", [LANDSCAPE, {"width": 820, "height": 1180}], ids=["landscape", "tablet"])
def test_settings_stand_beside_the_device(playground, size):
    view = playground("expanding", size=size)
    view.page.click("#open-panels")
    box = "document.querySelector('{}').getBoundingClientRect()"
    view.wait_until(
        f"{box.format('#glass')}.right <= {box.format('#settings')}.left + 1 && {box.format('#glass')}.width > 200"
    )


@pytest.mark.parametrize("device", ["phone-small", "phone", "tablet"])
def test_every_device_has_a_status_bar_and_a_heading(playground, device):
    view = playground("tab-stack", f"device={device}", size=DESKTOP)
    for part in ("#system .time", "#system .signal", "#heading [data-for=tab-stack]"):
        assert view.page.locator(part).is_visible(), part
    assert top(view, "#heading [data-for=tab-stack]") >= top(view, "#system .time") + 16


@pytest.mark.parametrize("layout", ["expanding", "slanted"])
def test_the_island_covers_no_title_in_landscape(playground, layout):
    view = playground(layout, "orientation=landscape", size=DESKTOP)
    assert view.run("""
        const island = document.querySelector(".island").getBoundingClientRect();
        return [...view.querySelectorAll("[data-index]:not([inert]) h2")].filter((title) => title.offsetWidth > 0).every((title) => {
          const range = document.createRange();
          range.selectNodeContents(title);
          const { left, top, right, bottom } = range.getBoundingClientRect();
          return left >= island.right || right <= island.left || top >= island.bottom || bottom <= island.top;
        });
    """)


def test_the_toolbar_stays_when_undo_appears(playground):
    view = playground("card-carousel", size=PHONE)
    places = "return [...document.querySelectorAll('#steps > *')].map((each) => each.getBoundingClientRect().left)"
    before = view.run(places)
    view.page.click("#remove")
    expect(view.page.locator("#restore")).to_be_visible()
    assert view.run(places) == before


def test_an_opened_page_scrolls(playground):
    view = playground("tab-stack", "item=2&device=phone-small", size=DESKTOP)
    view.run("view.openItem(2)")
    view.settle()
    article = "view.querySelector(\"[data-index='2'] .face-page\")"
    hidden = view.run(f"return {article}.scrollHeight - {article}.clientHeight")
    assert hidden > 10
    view.page.locator("#view").hover()
    view.page.mouse.wheel(0, hidden)
    view.wait_until("document.getElementById('view').querySelector(\"[data-index='2'] .face-page\").scrollTop > 10")
    assert view.run("return view.openedItem") == 2
