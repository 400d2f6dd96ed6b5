"""Tests cells: one per item in all layouts, with faces that blend during layout changes."""

import pytest
from machine import scaled
from support import LAYOUTS
from viewing import DESKTOP

SHARES = f"const screen = document.getElementById('screen'); return {LAYOUTS}.map((name) => Number(screen.style.getPropertyValue(`--${{name}}`)))"


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_cell_is_kept_during_a_layout_change(playground, layout):
    view = playground(layout, "item=2", size=DESKTOP)
    view.run(
        "for (const item of view.querySelectorAll('[data-index]')) item.firstElementChild.mark = item.dataset.index"
    )
    for other in LAYOUTS:
        view.page.click(f"#layouts [data-layout={other}]")
        view.frame()
        marks = view.run(
            "return [...view.querySelectorAll('[data-index]')].map((item) => [item.firstElementChild.mark, item.dataset.index])"
        )
        assert any(mark for mark, _ in marks)
        assert all(mark in (None, index) for mark, index in marks)
        view.settle()


@pytest.mark.slow
def test_faces_blend_with_the_engines_progress(playground):
    view = playground("expanding", "rate=0.1", size=DESKTOP)
    assert view.run(SHARES) == [1, 0, 0, 0, 0]
    view.page.click("#layouts [data-layout=tab-stack]")
    view.wait_until("Number(document.getElementById('screen').style.getPropertyValue('--tab-stack')) > 0.02")
    view.run("view.playbackRate = 0")
    view.frame()
    old, new, *others = view.run(SHARES)
    assert 0 < new < 1 and old + new == pytest.approx(1, abs=2e-4) and others == [0, 0, 0]
    faces = view.run(
        "const cell = view.querySelector('[data-index=\"0\"]');"
        "return ['row', 'page', 'card'].map((face) => { const { display, opacity } = getComputedStyle(cell.querySelector(`.face-${face}`));"
        " return display === 'none' ? 0 : Number(opacity) })"
    )
    assert faces == pytest.approx([old, new, 0], abs=1e-3)
    view.run("view.playbackRate = 1")
    view.wait_until("document.getElementById('screen').style.getPropertyValue('--tab-stack') === '1'")
    assert view.run(SHARES) == [0, 1, 0, 0, 0]


def test_an_open_album_shows_all_its_pictures(playground):
    view = playground("album-fan", size=DESKTOP)
    view.run("view.openItem(0)")
    view.wait_until("document.querySelector('[data-open] .face-album')")
    view.wait_until("getComputedStyle(document.querySelector('[data-open] .face-album')).opacity === '1'")
    names = view.page.locator("[data-open] .grid img")
    assert names.count() == 5
    assert view.run(
        "await Promise.all([...view.querySelectorAll('[data-open] .grid img')].map((i) => i.decode())); return true"
    )


CLEAR = "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_open_items_are_not_dimmed(playground, layout):
    view = playground(layout, size=DESKTOP)
    cover = lambda: view.run("return getComputedStyle(view.querySelector('[data-index=\"1\"] .shade')).backgroundColor")
    assert cover() != CLEAR or layout != "expanding"
    view.run("view.openItem(1)")
    view.wait_until("document.getElementById('screen').style.getPropertyValue('--open') === '1'")
    view.frame()
    assert float(view.run("return getComputedStyle(view.querySelector('[data-open] .dim')).opacity")) == 0
    assert cover() == CLEAR


@pytest.mark.parametrize("layers", [1, 3, 8])
def test_an_album_shows_the_layouts_number_of_layers(playground, layers):
    view = playground("album-fan", f"layers={layers}&layerStep=9", size=DESKTOP)
    shown = view.run(
        "const images = [...view.querySelectorAll('[data-index=\"1\"] .layers img')];"
        "return images.filter((image) => getComputedStyle(image).display !== 'none').map((image) => getComputedStyle(image).translate)"
    )
    assert len(shown) == layers - 1
    if shown:
        assert [float(each.split()[1].removesuffix("px")) for each in shown] == pytest.approx(
            [-13.5 * layer for layer in range(1, layers)], abs=0.1
        )


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_album_covers_are_behind_the_front_cover_with_the_layouts_shifts(playground, direction):
    view = playground("album-fan", f"item=2&direction={direction}")
    own, covers = view.run("""
        const middle = (element) => { const { left, right } = element.getBoundingClientRect(); return (left + right) / 2 };
        const item = view.elementOf(2), style = getComputedStyle(item);
        return [middle(item.querySelector('.photo')), [...item.querySelectorAll('.layers img')]
          .map((image, layer) => [image.checkVisibility(), middle(image), Number(style.getPropertyValue(`--layer-offsets-${layer + 1}`))])];
    """)
    shifts = [(middle - own, shift) for is_shown, middle, shift in covers if is_shown]
    assert len(shifts) == 4
    for found, shift in shifts:
        assert found == pytest.approx(shift, abs=0.6) and shift != 0


@pytest.mark.parametrize("layout", LAYOUTS)
def test_corners_of_an_opening_item_follow_its_motion(playground, layout):
    view = playground(layout, "item=0")
    corner = "parseFloat(getComputedStyle(view.elementOf(0).querySelector('.body')).borderTopLeftRadius)"
    full = view.run(f"view.playbackRate = 0; return {corner}")
    assert full == {"expanding": 0, "tab-stack": 14, "album-fan": 10, "card-carousel": 28, "task-switcher": 22}[layout]
    view.run("view.openItem(0)")
    parts = []
    seen = view.run(f"""
        const seen = [];
        for (let time = 0; time < 12; time++) {{
          view.currentTime += 0.08;
          for (let i = 0; i < 2; i++) await frame();
          seen.push([Number(document.getElementById('screen').style.getPropertyValue('--open')), {corner}]);
        }}
        return seen;
    """)
    for part, radius in seen:
        parts.append(part)
        assert radius == pytest.approx(full * (1 - part), abs=0.1)
    assert max(parts) > 0.99 and any(0.05 < part < 0.95 for part in parts)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_application_title_covers_an_open_item(playground, layout):
    view = playground(layout, "item=0")
    view.run("view.openItem(0)")
    view.wait_until("document.getElementById('screen').style.getPropertyValue('--open') === '1'")
    opacities = view.run(
        "return [...document.querySelectorAll('#heading p:not(:empty)')].map((title) => Number(getComputedStyle(title).opacity))"
    )
    assert opacities == [0, 0, 0]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_pictures_have_a_placeholder_color_until_loaded(playground, layout):
    view = playground(layout, "item=3")
    colors = view.run(
        "return [...view.querySelectorAll('[data-index] .photo')].map((photo) => getComputedStyle(photo).backgroundColor)"
    )
    assert len(set(colors)) > 1 and "rgba(0, 0, 0, 0)" not in colors


@pytest.mark.parametrize("layout", LAYOUTS)
def test_text_sizes_do_not_depend_on_other_faces(playground, layout):
    view = playground(layout, "count=12", size=DESKTOP)
    sizes = view.run("""
        const seen = {};
        for (let item = 0; item < view.count; item++) {
          view.scrollToItem(item, { animated: false });
          for (let i = 0; i < 2; i++) await frame();
          for (const words of view.elementOf(item).querySelectorAll(".face :is(h2, p)")) {
            const face = words.closest(".face"), parent = words.parentElement;
            if (face.matches(".face-page, .face-front") || getComputedStyle(face).display === "none") continue;
            const name = `${face.className} ${words.localName} ${[...parent.children].indexOf(words)}`;
            (seen[name] ??= new Set()).add(getComputedStyle(words).fontSize);
          }
        }
        return Object.entries(seen).map(([name, sizes]) => [name, [...sizes]]);
    """)
    assert all(len(each) == 1 for _, each in sizes), sizes
    assert sizes or layout not in ("expanding", "card-carousel")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_lifted_item_is_in_front_with_a_shadow(playground, layout):
    view = playground(layout, "item=4", size=DESKTOP)
    box, mouse = view.box(), view.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.5)
    mouse.down()
    view.wait_until("document.querySelector('[data-held]')")
    mouse.move(box["x"] + box["width"] / 2 + 12, box["y"] + box["height"] * 0.5 + 12, steps=3)
    view.advance(0.5)
    # The shadow has a transition of its own.
    view.page.wait_for_timeout(scaled(500))
    held, others, shadow, opacity = view.run("""
        const layer = (item) => Number(item.assignedSlot.style.zIndex);
        const { boxShadow, opacity } = getComputedStyle(view.querySelector('[data-held] > .cell'), '::before');
        return [layer(view.querySelector('[data-held]')), [...view.querySelectorAll('[data-index]:not([data-held])')].map(layer), boxShadow, opacity];
    """)
    assert others and held > max(others)
    assert shadow != "none" and opacity == "1"
    mouse.up()
    view.wait_until("!document.querySelector('[data-held]')")
