"""Rows of the expanding list that are laid out once and clipped: their cost, appearance and end."""

import pytest
from chromium import counted, photograph
from comparison import Tolerance, difference
from pages import page
from support import LAYOUTS

WINDOW = {"width": 390, "height": 844}
STYLE = """
body { margin: 0; background: black } fanfold-view { height: 844px }
section { overflow: hidden; background: radial-gradient(circle 90px, white 80px, transparent 84px), teal; color: black }
h2 { position: absolute; inset-inline: 120px; height: 20px; top: 50%; translate: 0 -50%; margin: 0 }
/* Pictures contain no text: fonts differ between machines. */
h2 { background: black; font-size: 0 }
"""
CHILDREN = "".join(f"<section><h2>Row {number}</h2></section>" for number in range(30))
OFFSETS = [0, 60, 180, 247, 700, 1234, -40]
# Each rendering has its own antialiasing at edges between two pixels.
ALIKE = Tolerance(distance=48, share=0.0002, edge=3)
ROW_CLIPS = "[...view.querySelectorAll('[data-index]')].map((row) => row.assignedSlot.style.clipPath)"


@pytest.fixture
def show(site):
    def open(attributes="clip", direction="ltr", children=CHILDREN, style="", **options):
        tag = attributes if "layout" in attributes else f'layout="expanding" {attributes}'
        body = f'<fanfold-view dir="{direction}" aria-label="Rows" {tag}>{children}</fanfold-view>'
        view = site(page(body, STYLE + style), WINDOW, **options)
        view.ready()
        view.settle()
        if "clip" in attributes:
            view.wait("performance.getEntriesByName(new URL('/fanfold-clip.js', location)).length")
            view.settle()
        return view

    return open


def picture(view):
    return photograph(view.page).convert("RGB")


def scrolled(view, offset):
    view.run(f"view.contentOffset = {offset}")
    view.frame()
    return view


SCROLL = """
    for (let offset = 190; offset < 350; offset += 5) { view.contentOffset = offset; await frame(); }
"""


def test_nothing_is_laid_out_while_rows_grow(show):
    frame_count = 32
    assert counted("LayoutCount", show(""), SCROLL) >= frame_count
    # A row that becomes visible is laid out once.
    assert counted("LayoutCount", show(), SCROLL) <= 4


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("parameters", ["", "featured-length='400' standard-length='60'", "standard-length='300'"])
def test_the_centered_row_looks_the_same(show, direction, parameters):
    pictures = [
        [picture(scrolled(view, offset)) for offset in OFFSETS]
        for view in (show(f"{attribute} {parameters}", direction) for attribute in ("", "clip"))
    ]
    assert [difference(*pair, ALIKE) for pair in zip(*pictures)] == [None] * len(OFFSETS)
    # Rows at another offset differ.
    assert difference(pictures[0][0], pictures[1][1], ALIKE)


# The row at a height, and at a pixel above and below it: at an edge, either row is correct.
ROWS = """
    const at = (y) => document.elementFromPoint(195, y)?.closest("[data-index]")?.dataset.index;
    return Array.from({ length: 84 }, (_, place) => [place * 10 + 5, place * 10 + 4, place * 10 + 6].map(at));
"""


def test_a_row_is_touched_where_it_is_seen(show):
    plain = show("")
    seen = [scrolled(plain, offset).run(ROWS) for offset in OFFSETS]
    clipped = show()
    for offset, rows in zip(OFFSETS, seen, strict=True):
        touched = [row for row, *_ in scrolled(clipped, offset).run(ROWS)]
        assert all(row in nearby for row, nearby in zip(touched, rows, strict=True)), offset
        assert len(set(touched)) > 5
    clipped.run("view.addEventListener('itemtap', ({ detail }) => { window.tapped = detail.index; })")
    scrolled(clipped, 180)
    clipped.page.mouse.click(195, 300)
    clipped.wait("window.tapped === 2")


def test_rows_under_reduced_motion_are_not_clipped(show):
    view = show("clip reduce-motion='on'")
    assert set(view.run(f"return {ROW_CLIPS}")) == {""}
    view.run("view.reduceMotion = 'off'")
    view.wait(f"{ROW_CLIPS}.some(Boolean)")
    view.run("view.reduceMotion = 'on'")
    view.wait(f"!{ROW_CLIPS}.some(Boolean)")


@pytest.mark.parametrize("layout", [layout for layout in LAYOUTS if layout != "expanding"])
def test_items_of_other_layouts_are_as_they_would_be_without(show, layout):
    plain, clipped = (picture(show(f'layout="{layout}" {attribute}')) for attribute in ("", "clip"))
    assert difference(plain, clipped, ALIKE) is None


def test_clipping_ends_without_the_attribute_and_in_other_layouts(show):
    view = show()
    assert any(view.run(f"return {ROW_CLIPS}"))
    view.run("view.clip = false")
    view.settle()
    assert not any(view.run(f"return {ROW_CLIPS}"))
    # Rows that were invisible then are not clipped either.
    assert not any(scrolled(view, 2000).run(f"return {ROW_CLIPS}"))
    view.run("view.clip = true")
    view.wait(f"{ROW_CLIPS}.some(Boolean)")
    view.run("view.setLayout('tab-stack', { animated: false })")
    view.settle()
    assert not any(view.run(f"return {ROW_CLIPS}"))


def test_recycled_cells_are_clipped_like_their_new_rows(show):
    cells = "count='1000'"
    offsets = (0, 5000, 90, 180_000 - 844, 300)
    heights = """
        return [...view.querySelectorAll("[data-index]")].map((cell) => {
          const { height } = cell.getBoundingClientRect();
          const clip = parseFloat(cell.assignedSlot.style.clipPath.slice("inset(".length)) || 0;
          return [Number(cell.dataset.index), Math.round(height - 2 * clip)];
        }).sort(([one], [other]) => one - other);
    """
    # The second page replaces the first.
    plain = show(cells, children="")
    expected = [scrolled(plain, offset).run(heights) for offset in offsets]
    assert all(len({height for _, height in rows}) > 1 for rows in expected)
    clipped = show(f"{cells} clip", children="")
    assert [scrolled(clipped, offset).run(heights) for offset in offsets] == expected
    assert any(clipped.run(f"return {ROW_CLIPS}"))


def test_slotted_children_are_restored_completely(site):
    rows = "".join(f"<section>{number}</section>" for number in range(20))
    view = site(page(f"""
        <div id="host"><template shadowrootmode="open">
          <fanfold-view layout="expanding" clip aria-label="Rows" style="height: 844px"><slot></slot></fanfold-view>
        </template>{rows}</div>
    """, STYLE), WINDOW)  # fmt: skip
    clips = "[...host.children].map((row) => row.style.clipPath)"
    view.wait(f"{clips}.some(Boolean)")
    view.page.evaluate("host.shadowRoot.firstElementChild.contentOffset = 3000")
    view.wait(f"!{clips}[2]")
    view.page.evaluate("host.shadowRoot.firstElementChild.contentOffset = 0")
    view.wait(f"{clips}[2].startsWith('inset')")
