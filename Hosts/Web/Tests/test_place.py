"""Where a view's items are, and which of them is touched, whatever the page does to the view and to what it is in."""

import time

import pytest
from pages import page
from support import LAYOUTS

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
}


@pytest.fixture
def show(site):
    def open(layout, style, direction="ltr", size=WINDOW, attributes=""):
        body = f"<main dir='{direction}'><fanfold-view layout='{layout}' {attributes} aria-label='Things'>{SECTIONS}</fanfold-view></main>"
        view = site(
            page(
                body,
                f"main {{ width: 300px; margin: 50px 100px }} fanfold-view {{ height: 400px }} section {{ background: wheat }} {style}",
            ),
            size,
        ).ready()
        view.run(
            "view.item = 3; window.taps = []; view.addEventListener('itemtap', ({ detail }) => taps.push(detail.index))"
        )
        view.settle()
        return view

    return open


@pytest.mark.parametrize("style", TRANSFORMS.values(), ids=TRANSFORMS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_tap_is_on_the_item_that_is_seen_there(show, layout, style):
    view = show(layout, style)
    seen = view.run("""
        const ends = {};
        const at = (x, y) => document.elementFromPoint(x, y)?.closest("section")?.dataset.index;
        for (let x = 4; x < innerWidth; x += 8) {
          for (let y = 4; y < innerHeight; y += 8) {
            const index = at(x, y);
            // On an edge, which is seldom a whole number, either side is right.
            const isInside = index && [[-3, 0], [3, 0], [0, -3], [0, 3]].every(([dx, dy]) => at(x + dx, y + dy) === index);
            if (isInside) (ends[index] ??= [[x, y]])[1] = [x, y];
          }
        }
        return Object.entries(ends).flatMap(([index, points]) => points.map((point) => [Number(index), point]));
    """)
    assert len({index for index, _ in seen}) >= 2
    for number, (_, point) in enumerate(seen, 1):
        # One that is tapped may come to the front.
        view.run("view.item = 3")
        view.frame()
        view.page.mouse.click(*point)
        view.wait(f"taps.length >= {number}")
    assert view.run("return taps") == [index for index, _ in seen]


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_padding_surrounds_what_the_view_shows(show, layout, direction):
    look = """
        const { x, y } = view.getBoundingClientRect();
        return [...view.children].filter((child) => child.assignedSlot).map((child) => {
          const box = child.getBoundingClientRect();
          return [box.x - x, box.y - y, box.width, box.height];
        });
    """
    plain = show(layout, "", direction).run(look)
    # 300 pixels remain of 380: 10 are the border's, and 70 the padding's.
    view = show(
        layout, "main { width: 380px } fanfold-view { padding: 30px 10px 5px 60px; border: solid 5px }", direction
    )
    boxes = [[x + 65, y + 35, width, height] for x, y, width, height in plain]
    assert view.run(look) == [pytest.approx(box, abs=0.1) for box in boxes]


@pytest.mark.parametrize("layout, across", [("expanding", (1, 0)), ("card-carousel", (0, 1))])
def test_a_finger_moves_a_view_that_is_turned(show, layout, across):
    """As by pages that show themselves sideways: what scrolls down is moved from side to side."""
    view = show(layout, TRANSFORMS["a quarter turn"])
    start = view.run("return view.contentOffset")
    session = view.page.context.new_cdp_session(view.page)
    now = time.time()
    for step in range(12):
        place = {"x": 250 - 8 * step * across[0], "y": 250 - 8 * step * across[1]}
        kind = "touchMove" if step else "touchStart"
        session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [place], "timestamp": now + 0.016 * step}
        )
    view.frame()
    moved = view.run("return view.contentOffset") - start
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": now + 0.2})
    assert abs(moved) > 30
