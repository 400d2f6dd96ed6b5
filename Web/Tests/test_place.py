"""Frames and hit testing of items under changes of the view and its ancestors."""

import json

import pytest
from pages import page
from support import LAYOUTS, VERTICAL

WINDOW = {"width": 500, "height": 500}
SECTIONS = "".join(f"<section>{number}</section>" for number in range(12))
TRANSFORMS = {
    "a scale": "main { scale: 0.6 }",
    "a quarter turn": "main { rotate: 90deg }",
    "a turn": "main { rotate: -30deg }",
    "a skew": "main { transform: skew(20deg) scale(0.7, -0.9) }",
    "zoom": "main { zoom: 0.7 }",
    "its own turn": "fanfold-view { rotate: 160deg }",
    "padding": "fanfold-view { padding: 30px 10px 5px 60px; border: 15px solid gray }",
    "padding in a turn": "main { rotate: 45deg } fanfold-view { padding: 10% 5%; box-sizing: border-box }",
    "a flex box": "fanfold-view { display: flex; align-items: center; justify-content: center; padding: 20px }",
    "centered text": "main { text-align: center }",
}


STYLE = "main { width: 300px; margin: 50px 100px } fanfold-view { height: 400px } section { background: wheat }"


def body(layout, direction="ltr", attributes=""):
    return f"<main dir='{direction}'><fanfold-view layout='{layout}' {attributes} aria-label='Things'>{SECTIONS}</fanfold-view></main>"


def begin(view):
    """Leaves the view at rest at an item, and records its taps."""
    view.ready()
    view.run(
        "view.item = 3; window.taps = []; view.addEventListener('itemtap', ({ detail }) => taps.push(detail.index))"
    )
    view.settle()
    return view


@pytest.fixture
def show(site):
    def open(layout, style, direction="ltr", size=WINDOW, attributes=""):
        return begin(site(page(body(layout, direction, attributes), f"{STYLE} {style}"), size))

    return open


# For each item, the first and the last point of a grid at which it is visible.
SEEN = """
    const points = [], ends = {};
    const at = (x, y) => document.elementFromPoint(x, y)?.closest("section")?.dataset.index;
    for (let x = 4; x < innerWidth; x += 8) for (let y = 4; y < innerHeight; y += 8) points.push([x, y, at(x, y)]);
    // On an edge, which is seldom a whole number, either side is right.
    const isInside = ([x, y, index]) => [[-3, 0], [3, 0], [0, -3], [0, 3]].every(([dx, dy]) => at(x + dx, y + dy) === index);
    return [...new Set(points.map(([, , index]) => index))].filter(Boolean).flatMap((index) => {
      const own = points.filter((point) => point[2] === index);
      return [own.find(isInside), own.findLast(isInside)].filter(Boolean).map(([x, y]) => [Number(index), [x, y]]);
    });
"""


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_tap_is_on_the_item_that_is_seen_there(show, layout, subtests):
    view = show(layout, "")
    view.run("window.style = document.head.appendChild(document.createElement('style'))")
    for name, style in TRANSFORMS.items():
        with subtests.test(name):
            # Each transform uses a new view, which has had no other one.
            view.run(
                f"style.textContent = {json.dumps(style)}; view.parentElement.outerHTML = {json.dumps(body(layout))}"
            )
            begin(view)
            seen = view.run(SEEN)
            assert len({index for index, _ in seen}) >= 2
            for number, (_, point) in enumerate(seen):
                # A tap may bring its item to the front.
                view.run(
                    tapped(number)
                    + "view.scrollToItem(3, { animated: false }); for (let i = 0; i < 2; i++) await frame()"
                )
                view.page.mouse.click(*point)
            assert view.run(tapped(len(seen)) + "return taps") == [index for index, _ in seen]


def tapped(times):
    """Statements that wait for a number of taps, up to a limit."""
    return f"for (let i = 0; taps.length < {times} && i < 300; i++) await frame();"


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_content_rests_within_the_padding_and_scrolls_through_it(show, layout, direction):
    look = """
        const { x, y } = view.getBoundingClientRect();
        return [view.restingOffset(3), view.elementOf(3)].map((each) => {
          if (typeof each === "number") return each;
          const box = each.getBoundingClientRect();
          return [box.x - x, box.y - y, box.width, box.height];
        });
    """
    # An item rests within the padding as in a view of that size, and all of them scroll through the padding.
    offset, (x, y, *extent) = show(layout, "", direction).run(look)
    padding = "fanfold-view { padding: 30px 10px 5px 60px; box-sizing: border-box; width: 370px; height: 435px }"
    resting, box = show(layout, padding, direction).run(look)
    start = 30 if layout in VERTICAL else 60 if direction == "ltr" else 10
    assert resting == pytest.approx(offset - start)
    assert box == pytest.approx([x + 60, y + 30, *extent], abs=0.1)


def test_upright_items_are_only_translated(show):
    """Without a perspective that has no effect, browsers render text sharper and parse the style faster."""
    view = show("expanding", "")
    # The transform of an upright item has no other parts, even while the item grows.
    moved = """
        const boxes = [...view.children].map((item) => item.assignedSlot).filter(Boolean);
        return boxes.length > 2 && boxes.every((box) => new DOMMatrix(getComputedStyle(box).transform).is2D);
    """
    for offset in (0, 77, 250):
        view.run(f"view.contentOffset = {offset}")
        view.frame()
        assert view.run(moved)


def test_a_view_is_in_one_piece_in_columns(show):
    view = show("card-carousel", "main { columns: 2; width: 400px; height: 300px }")
    assert view.run("return [view.getClientRects().length, view.viewportSize.height]") == [1, 400]


def test_padding_stays_where_it_is_as_the_reading_direction_changes(show):
    view = show("album-fan", "fanfold-view { padding: 0 10px 0 60px; width: 230px }")
    look = "const { left, right } = view.elementOf(0).getBoundingClientRect(); return [left, right]"
    view.run("view.item = 0")
    view.settle()
    first, _ = view.run(look)
    view.run("view.dir = 'rtl'")
    view.settle()
    _, last = view.run(look)
    assert (first, last) == (pytest.approx(160, abs=0.1), pytest.approx(390, abs=0.1))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_class_may_turn_the_direction_of_reading(show, layout):
    view = show(layout, ".turned { direction: rtl; padding: 0 10px 0 60px; box-sizing: border-box }")
    look = "return [...view.children].map((child) => child.getBoundingClientRect().toJSON())"
    view.run("view.classList.add('turned')")
    view.settle()
    turned = view.run(look)
    view.run("view.dir = 'rtl'")
    view.settle()
    assert turned == view.run(look)


def test_padding_may_change(show):
    """Style sheets do this: for a class, or in a narrower page."""
    view = show("expanding", ".padded { padding: 30px 40px; box-sizing: border-box }")
    look = "const { x, y, width } = view.elementOf(3).getBoundingClientRect(); return [x, y, width]"
    assert view.run(look) == [100, 50, 300]
    view.run("view.classList.add('padded')")
    view.settle()
    assert view.run(look) == [140, 80, 220]
    view.run("view.classList.remove('padded')")
    view.settle()
    assert view.run(look) == [100, 50, 300]


@pytest.mark.parametrize("layout, across", [("expanding", (1, 0)), ("card-carousel", (0, 1))])
def test_a_finger_moves_a_view_that_is_turned(show, layout, across):
    """Pages that are shown sideways do this: vertical scrolling becomes horizontal on the screen."""
    view = show(layout, TRANSFORMS["a quarter turn"])
    start = view.run("return view.contentOffset")
    view.press_finger((250, 250), (250 - 90 * across[0], 250 - 90 * across[1]))
    assert abs(view.run("return view.contentOffset") - start) > 30
