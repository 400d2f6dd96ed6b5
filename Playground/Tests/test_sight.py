"""Tests the first view: realistic applications on a device that uses the window, with all pictures."""

import pytest
from chromium import photograph
from comparison import Tolerance, difference
from machine import scaled
from PIL import Image
from sources import module
from support import LAYOUTS, RESOURCES
from viewing import DESKTOP, PHONE, View, limit_network

STORIES = """async (address) => {
    const { pictures, storyAt, colorOf } = await import(address);
    return pictures.map((picture, number) => ({ ...storyAt(number), color: colorOf(picture), credit: picture.credit }));
}"""
FRAMES = "await frame(); await frame();"
CORNER = Tolerance(distance=24, share=0.03)
FIRST_FRAME = Tolerance(distance=24, share=0.002)
BOXES = """
    const boxOf = (element) => { const { left, top, right, bottom } = element.getBoundingClientRect(); return { left, top, right, bottom } };
    const screen = boxOf(view);
    // In points of the device, which may be scaled.
    const scale = (screen.right - screen.left) / view.viewportSize.width;
"""


def test_every_photograph_has_its_own_texts_and_a_small_variant(playground):
    stories = playground("expanding").page.evaluate(STORIES, module("page/stage/pictures.js"))
    assert len(stories) >= 12
    for words in ("title", "line", "file"):
        assert len({story[words] for story in stories}) == len(stories)
    assert all(story["credit"] and story["credit"] not in story["line"] for story in stories)
    for story in stories:
        file = RESOURCES / f"Page/small/{story['file']}.webp"
        assert 360 <= max(Image.open(file).size) <= 640 and file.stat().st_size < 60_000


# Maximum difference of an edge's brightness from the pixels beside it, of 255: photographs have soft edges themselves.
EDGE = 25


def brightness(image, x, top, height):
    """The mean brightness of a part of a column."""
    return image.crop((x, top, x + 1, top + height)).resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))


def edge_steps(picture):
    """How much darker each quarter of a picture's edges is than the pixels beside it."""
    picture = picture.convert("L")
    for image in (picture, picture.transpose(Image.Transpose.TRANSPOSE)):
        width, height = image.size
        for top in range(0, height - 3, height // 4):
            for edge, inner in [(0, 3), (width - 1, width - 4)]:
                yield brightness(image, inner, top, height // 4) - brightness(image, edge, top, height // 4)


def test_pictures_have_no_dark_edge():
    files = [*RESOURCES.glob("Page/small/*.webp"), *RESOURCES.glob("Pictures/*/*.jpg")]
    assert len(files) > 30
    for file in files:
        assert max(edge_steps(Image.open(file))) < EDGE, file


def test_pages_are_narrower_than_the_screen(playground):
    widths = playground("tab-stack", "item=4").run(f"""
        {BOXES} return [...view.querySelectorAll('[data-index]')].map(boxOf)
          .filter(({{ top, bottom }}) => top > screen.top && top < screen.bottom)
          .map(({{ left, right }}) => [left - screen.left, screen.right - right]);
    """)
    assert len(widths) >= 3 and all(min(sides) >= 1 for sides in widths)


def test_covers_have_the_librarys_size(playground):
    sides = playground("album-fan", "item=4", size=DESKTOP).run(f"""
        {BOXES} return [...view.querySelectorAll('[data-index] .photo')].map(boxOf)
          .map(({{ left, top, right, bottom }}) => [(right - left) / scale, (bottom - top) / scale]);
    """)
    assert sides
    for width, height in sides:
        assert (width, height) == pytest.approx((82, 82), abs=0.5)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_neighbors_of_a_card_are_partly_visible(playground, size):
    view = playground("card-carousel", "item=4", size=size)
    before, after = view.run(f"""
        {BOXES} return [(boxOf(view.elementOf(3)).right - screen.left) / scale, (screen.right - boxOf(view.elementOf(5)).left) / scale];
    """)
    assert before == pytest.approx(after, abs=1) and 16 <= before <= 40


def test_applications_are_opaque_and_darken_with_depth(playground):
    items = playground("task-switcher", "item=8").run("""
        return [...view.querySelectorAll('[data-index]')].map((item) => [Number(item.dataset.index),
          Number(getComputedStyle(item.assignedSlot).opacity), Number(getComputedStyle(item.querySelector('.dim')).opacity)]).sort(([a], [b]) => a - b);
    """)
    assert len(items) >= 4 and all(opacity == 1 for _, opacity, _ in items)
    dims = [dim for *_, dim in items]
    assert dims == sorted(dims, reverse=True) and dims[0] > 0.3 and dims[-1] == 0


@pytest.mark.parametrize("height", [1000, 1180])
def test_content_is_clipped_by_the_screens_corners(playground, height):
    view = playground("expanding", size={"width": 820, "height": height})
    screen = view.run(f"{BOXES} return screen")
    side = 12  # side of a square in a corner outside the screen, in pixels
    places = [
        (round(x), round(y))
        for x in (screen["left"], screen["right"] - side)
        for y in (screen["top"], screen["bottom"] - side)
    ]
    photographed = lambda page: [page.crop((x, y, x + side, y + side)) for x, y in places]
    seen = photographed(photograph(view.page))
    view.page.add_style_tag(content="#glass, #glass * { visibility: hidden !important }")
    for corner, shell in zip(seen, photographed(photograph(view.page))):
        assert difference(corner, shell, CORNER) is None


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_device_shows_system_chrome_and_its_pictures_light(playground, scheme):
    view = playground("card-carousel", "item=4", size=DESKTOP, color_scheme=scheme)
    for part in (".time", ".signal", ".island", ".home"):
        assert view.page.locator(f"#system {part}").is_visible()
    color = view.page.evaluate(STORIES, module("page/stage/pictures.js"))[4]["color"]
    tint = "getComputedStyle(document.getElementById('light')).getPropertyValue('--tint')"
    numbers = ", ".join(str(int(color[place : place + 2], 16)) for place in (1, 3, 5))
    view.wait_until(f"{tint} === 'rgb({numbers})'")


@pytest.mark.parametrize("size", [(844, 390), (667, 375), (1280, 480)])
def test_in_a_low_window_the_device_fills_it_with_settings_in_a_sheet(playground, size):
    view = playground("card-carousel", size={"width": size[0], "height": size[1]})
    box = view.box()
    assert box["height"] == size[1]
    assert view.page.locator("#timeline").is_hidden()
    view.page.click("#open-panels")
    view.wait_until("document.getElementById('settings').getAnimations().length === 0")
    sheet = view.page.locator("#settings").bounding_box()
    # The device keeps its height, and stands beside the settings that change it.
    beside = view.box()
    assert [beside[name] for name in ("x", "y", "height")] == [box[name] for name in ("x", "y", "height")]
    assert beside["width"] > 0 and beside["x"] + beside["width"] <= sheet["x"] + 0.5
    assert sheet["x"] >= 0 and sheet["x"] + sheet["width"] <= size[0] + 0.5
    assert sheet["y"] >= 0 and sheet["y"] + sheet["height"] <= size[1] + 0.5


@pytest.mark.parametrize("layout", LAYOUTS)
def test_an_open_item_fills_the_screen(playground, layout):
    view = playground(layout, "item=1")
    view.run("view.openItem(1)")
    view.wait_until("document.getElementById('screen').style.getPropertyValue('--open') === '1'")
    screen, body, last = view.run(f"""
        {BOXES} const item = view.elementOf(1);
        const faces = [...item.querySelectorAll('.photo, .face-page, .face-album')].filter((face) => face.checkVisibility());
        return [screen, boxOf(item.querySelector('.body')), Math.max(...faces.map((face) => boxOf(face).bottom))];
    """)
    edge = {name: pytest.approx(value, abs=1.01) for name, value in screen.items()}
    assert body == edge and last >= screen["bottom"] - 1


def test_an_opening_row_pushes_its_neighbors_without_gap(playground):
    view = playground("expanding", "item=3")
    view.run("view.playbackRate = 0; view.openItem(3)")
    parts = []
    for _ in range(20):
        view.run("view.currentTime += 0.04")
        view.frame()
        part, screen, rows = view.run(f"""
            {BOXES} const rows = [...view.querySelectorAll('[data-index]')].map(boxOf).sort((one, other) => one.top - other.top);
            return [Number(document.getElementById('screen').style.getPropertyValue('--open')), screen, rows];
        """)
        parts.append(part)
        reached = screen["top"]
        for row in rows:
            assert row["top"] <= reached + 1
            reached = max(reached, row["bottom"])
        assert reached >= screen["bottom"] - 1
    assert max(parts) > 0.9 and any(0.1 < part < 0.9 for part in parts)


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_first_frame_of_a_layout_change_is_unchanged(playground, layout):
    view = playground(layout, "item=2&bare=1")
    view.run(
        "const style = document.createElement('style'); style.textContent ="
        " '*, ::before, ::after { transition: none !important; animation: none !important }'; document.head.append(style);"
        f"await Promise.all([...document.images].map((image) => image.decode().catch(() => {{}}))); {FRAMES}"
    )
    view.page.wait_for_load_state("networkidle")
    for other in LAYOUTS:
        if other == layout:
            continue
        view.run(f"view.playbackRate = 0; {FRAMES}")
        before = photograph(view.page, view.box())
        view.run(f"document.querySelector('#layouts [data-layout={other}]').click(); {FRAMES}")
        assert difference(before, photograph(view.page, view.box()), FIRST_FRAME) is None, other
        view.run(f"document.querySelector('#layouts [data-layout={layout}]').click(); view.currentTime += 5; {FRAMES}")


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_at_ten_megabits_no_picture_is_missing_during_a_layout_change(address, open_page, layout):
    page = open_page("about:blank")
    limit_network(page, megabits=10)
    page.goto(f"{address}?layout={layout}&item=4", wait_until="commit")
    page.wait_for_selector("fanfold-view", state="attached")
    view = View(page, layout)
    view.wait_until("view.querySelector('[data-index] .small')")
    # All small pictures together take less than half a second on such a line.
    page.wait_for_timeout(scaled(4000))
    missing = view.run(f"""
        const missing = [];
        for (const other of {[other for other in LAYOUTS if other != layout]}) {{
          document.querySelector(`#layouts [data-layout=${{other}}]`).click();
          for (let number = 0; number < 24; number++) {{
            await frame();
            const images = [...view.querySelectorAll('[data-index] .small, [data-index] .layers img')].filter((image) => image.checkVisibility());
            missing.push(...images.filter((image) => !image.complete || !image.naturalWidth).map((image) => image.src));
          }}
        }}
        return missing;
    """)
    assert missing == []


def test_close_buttons_have_touch_sized_targets(playground):
    view = playground("expanding")
    for opener, closer in (("#open-panels", "#close-panels"), ("#get-code", "#close-code")):
        view.page.click(opener)
        box = view.page.locator(closer).bounding_box()
        assert box["width"] >= 44 and box["height"] >= 44, closer
        view.page.click(closer)


def test_the_whole_code_drawer_is_reachable_on_a_narrow_page(playground):
    view = playground("tab-stack", size={"width": 320, "height": 640})
    view.page.click("#get-code")
    view.wait_until("document.getElementById('code').getAnimations().length === 0")
    for button in view.page.locator("#code button:visible").all():
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 320.5, button.get_attribute("id")
        assert box["y"] >= 0 and box["y"] + box["height"] <= 640.5, button.get_attribute("id")


@pytest.mark.slow
@pytest.mark.parametrize("layout", ["tab-stack", "task-switcher"])
def test_a_fading_bar_leaves_no_bright_line(playground, layout):
    view = playground(layout, "item=2", color_scheme="light")
    view.run("view.playbackRate = 0; document.querySelector('#layouts [data-layout=expanding]').click()")
    brightest = []
    for _ in range(20):
        view.run("view.currentTime += 0.03")
        view.frame()
        share, colors = view.run("""
            const share = Number(document.getElementById('screen').style.getPropertyValue('--expanding'));
            return [share, [...view.querySelectorAll('[data-index] .body')].map((body) => getComputedStyle(body).backgroundColor)];
        """)
        if 0.85 < share < 1:
            parts = [
                float(part) for color in colors for part in color.removeprefix("color(srgb ").rstrip(")").split()[:3]
            ]
            brightest.append(max(parts))
    assert brightest and max(brightest) < 0.4
