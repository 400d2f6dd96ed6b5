"""Tests the legibility of texts on every picture, in every layout, screen and direction."""

import pytest
from reading import contrasts
from support import LAYOUTS, REMOVABLE
from viewing import DESKTOP, PHONE

# The contrast that WCAG 2 requires of text at level AA.
ENOUGH = 4.5
PICTURES = 19
ON_PICTURES = (
    ".face-row :is(h2, p), .face-card :is(h2, p), .face-front p, .caption :is(b, span), #heading p, #player :is(b, span),"
    " #system .time"
)
STILL = "const style = document.createElement('style'); style.textContent = '* { transition: none !important; animation: none !important }'; document.head.append(style); view.playbackRate = 0;"
READY = (
    "await frame();"
    "await Promise.all([...view.querySelectorAll('[data-index] img')].map((image) => image.decode().catch(() => {}))); await frame();"
)
SCREENS = {
    "phone": (PHONE, "light", "ltr"),
    "phone-rtl": (PHONE, "dark", "rtl"),
    "small": ({"width": 320, "height": 640}, "light", "ltr"),
    "landscape": ({"width": 844, "height": 390}, "light", "ltr"),
    "desktop": (DESKTOP, "dark", "ltr"),
}


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_texts_contrast_with_their_pictures(playground, layout, screen):
    size, scheme, direction = SCREENS[screen]
    view = playground(layout, f"count={PICTURES}&direction={direction}", size=size, color_scheme=scheme)
    view.run(STILL)
    found = []
    # On other screens the same texts have other positions on the pictures: a third suffices.
    for item in range(0, PICTURES, 1 if screen == "phone" else 3):
        view.run(f"view.scrollToItem({item}, {{ animated: false }}); {READY}")
        found += contrasts(view, ON_PICTURES)
    assert len({text for text, _ in found}) > PICTURES / 3 or layout == "tab-stack"
    assert [(text, contrast) for text, contrast in found if contrast < ENOUGH] == []


@pytest.mark.slow
@pytest.mark.parametrize("layout", ["expanding", "card-carousel", "task-switcher"])
def test_texts_contrast_with_an_open_picture(playground, layout):
    view = playground(layout, f"count={PICTURES}")
    view.run(STILL)
    found = []
    for item in range(PICTURES):
        view.run(
            f"view.scrollToItem({item}, {{ animated: false }}); view.openItem({item}); view.currentTime += 5; {READY}"
        )
        assert view.run("return document.getElementById('screen').style.getPropertyValue('--open')") == "1"
        found += contrasts(view, "[data-open] :is(.face-row :is(h2, p), .face-card :is(h2, p), .face-front p)")
        view.run("view.closeItem(); view.currentTime += 5")
    assert len(found) >= PICTURES
    assert [(text, contrast) for text, contrast in found if contrast < ENOUGH] == []


# The distances of the visible texts from both sides of their items; a truncated text reaches both sides.
SIDES = """
    const { left, right } = view.getBoundingClientRect();
    const shown = [...view.querySelectorAll('[data-index]')].flatMap((item) => [...item.querySelectorAll(selector)])
      .filter((words) => words.textContent && words.checkVisibility({ opacityProperty: true }))
      .filter((words) => words.scrollWidth <= words.offsetWidth);
    return shown.map((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      const [text, box] = [range.getBoundingClientRect(), words.closest('[data-index]').getBoundingClientRect()];
      return [text.left - box.left, box.right - text.right];
    });
"""


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_texts_are_aligned_with_the_reading_direction(playground, layout, direction):
    view = playground(layout, f"item=1&direction={direction}")
    words = ".face-row h2, .face-card h2, .face-front .place, .caption b, .article h2"
    sides = view.run(f"const selector = {words!r}; {SIDES}")
    assert sides
    for left, right in sides:
        assert (left < right) == (direction == "ltr"), sides
    headings = view.page.locator("#heading p").all()
    for heading in headings:
        box, screen = heading.bounding_box(), view.box()
        assert (box["x"] - screen["x"] < screen["width"] / 2) == (direction == "ltr")


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("size", [PHONE, {"width": 320, "height": 640}, DESKTOP], ids=["phone", "small", "desktop"])
def test_page_texts_are_not_covered_by_the_picture(playground, size, direction):
    view = playground("tab-stack", f"count=4&direction={direction}", size=size)
    view.run(STILL)
    pages = set()
    for item in range(4):
        view.run(
            f"view.scrollToItem({item}, {{ animated: false }}); {READY} view.openItem({item}); view.currentTime += 5;"
        )
        view.frame()
        page, picture, words = view.run("""
            const boxOf = (element) => { const { left, top, right, bottom } = element.getBoundingClientRect(); return [left, top, right, bottom] };
            const item = view.querySelector('[data-open]');
            return [item.firstElementChild.dataset.page, boxOf(item.querySelector('.photo')),
              [...item.querySelectorAll('.face-page :is(h2, p, li, .address)')].map((words) => [words.textContent, boxOf(words)])];
        """)
        pages.add(page)
        for text, (left, top, right, bottom) in words:
            is_beside = right <= picture[0] + 1 or left >= picture[2] - 1
            assert is_beside or bottom <= picture[1] + 1 or top >= picture[3] - 1, (page, text)
        view.run("view.closeItem(); view.currentTime += 5;")
    assert pages == {"magazine", "map", "recipe"}


WORDS_SEEN = """
    const alphaOf = (color) => Number(/[/,] *([\\d.]+)\\)$/.exec(color.replace(/^rgb\\(.*/, ''))?.[1] ?? 1);
    const seen = (selector) => Math.max(0, ...[...view.querySelectorAll(`[data-index] ${selector}`)].map((face) => {
      const { display, opacity, color } = getComputedStyle(face);
      return display === 'none' ? 0 : Number(opacity) * alphaOf(color);
    }));
    return ['.face-row', '.face-card', '.face-front', '.caption'].map(seen);
"""


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_texts_of_two_layouts_do_not_overlap(playground, layout):
    view = playground(layout, "item=2")
    view.run(STILL)
    for other in LAYOUTS:
        if other == layout:
            continue
        moments = view.run(f"""
                    const seen = () => {{ {WORDS_SEEN} }};
            document.querySelector('#layouts [data-layout={other}]').click();
            const moments = [];
            for (let count = 0; count < 24; count++) {{
              view.currentTime += 0.03;
              await frame();
              moments.push(seen());
            }}
            document.querySelector('#layouts [data-layout={layout}]').click();
            view.currentTime += 5;
            await frame();
            return moments;
        """)
        for words in moments:
            assert sum(each > 0.001 for each in words) <= 1, (other, words)
        assert max(map(max, moments)) > 0.5 or "tab-stack" in (layout, other), other


@pytest.mark.slow
def test_the_clock_is_legible_on_the_switchers_stack(playground):
    view = playground("task-switcher", f"count={PICTURES}&item=12", size=DESKTOP, color_scheme="light")
    view.run(STILL)
    found = []
    for offset in range(0, 3000, 200):
        view.run(f"view.contentOffset = {offset}; {READY}")
        found += contrasts(view, "#system .time")
    assert len(found) == 15
    assert [contrast for _, contrast in found if contrast < ENOUGH] == []


def test_an_opening_album_shows_its_pictures_below_its_cover(playground):
    view = playground("album-fan", "item=1")
    view.run(STILL + "view.openItem(1)")
    parts = []
    for _ in range(16):
        view.run("view.currentTime += 0.04")
        view.frame()
        part, photo, panel = view.run("""
            const item = view.elementOf(1);
            const [photo, panel] = ['.photo', '.face-album'].map((name) => item.querySelector(name).getBoundingClientRect());
            return [Number(document.getElementById('screen').style.getPropertyValue('--open')), photo.bottom, panel.top];
        """)
        parts.append(part)
        assert panel >= photo - 1 or part == 0
    assert max(parts) > 0.9 and any(0.1 < part < 0.9 for part in parts)


@pytest.mark.parametrize("layout", [name for name in LAYOUTS if name not in REMOVABLE])
def test_leaving_items_hide_their_texts(playground, layout):
    view = playground(layout, "item=2")
    view.run("view.playbackRate = 0.1; document.body.style.setProperty('--rate', '1'); view.removeItems(2)")
    view.advance(0.3)
    opacities = view.run("""
        const leaving = view.querySelector(':scope > [inert]:not([data-index])');
        // Style sheets follow the browser's clock.
        for (const transition of leaving.getAnimations({ subtree: true })) transition.currentTime = 300;
        return [...leaving.querySelectorAll('.face-row > *, .face-card > *, .caption')]
          .filter((words) => words.checkVisibility()).map((words) => Number(getComputedStyle(words).opacity));
    """)
    assert opacities and max(opacities) < 0.05


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_backdrop_is_unchanged_at_the_start_of_a_layout_change(playground, layout):
    view = playground(layout)
    view.run(STILL)
    ground = "getComputedStyle(document.getElementById('backdrop'), '::after').backgroundColor"
    opacity = "getComputedStyle(document.getElementById('backdrop')).opacity"
    for other in LAYOUTS:
        before, after = view.run(
            f"const look = () => [{ground}, {opacity}]; const before = look();"
            f"document.querySelector('#layouts [data-layout={other}]').click();"
            "for (let i = 0; i < 2; i++) await frame();"
            f"const after = look(); document.querySelector('#layouts [data-layout={layout}]').click(); view.currentTime += 5;"
            "for (let i = 0; i < 2; i++) await frame();"
            "return [before, after]"
        )
        assert before == after
