"""Pointers and wheels over views that ancestors zoom or show in perspective, in three engines."""

import pytest
from pages import page

ITEMS = "".join(f"<section>{number}</section>" for number in range(8))
STYLE = """body { height: 690px } main { width: 400px; height: 300px; margin: 120px 0 0 180px }
fanfold-view { height: 300px; background: #222 } section { background: tan }"""

ANCESTORS = {
    "no transform": "",
    "zoom of the view": "fanfold-view { zoom: 2 }",
    "zoom of an ancestor": "main { zoom: 0.5 }",
    "zoom of the page and of an ancestor": "html { zoom: 1.5 } main { zoom: 0.8 }",
    "zoom and rotation": "main { zoom: 1.5; transform: rotate(10deg) } fanfold-view { zoom: 0.8 }",
    "tilt": "body { perspective: 500px } main { transform: rotateY(35deg) rotateX(10deg) }",
    "tilt and zoom": "body { perspective: 500px } main { transform: rotateY(35deg); zoom: 1.4 }",
    "two tilts": "body { perspective: 700px } main { transform: rotateY(40deg) } fanfold-view { transform: perspective(600px) rotateX(30deg) }",
    "corners behind the eye": "main { transform: perspective(180px) rotateY(-65deg) }",
}

# Points that are surrounded by one item, at most one for each item.
POINTS = """
    const itemAt = (x, y) => document.elementFromPoint(x, y)?.closest("section")?.dataset.index;
    const points = new Map();
    for (let y = 13; y < innerHeight - 13; y += 11) {
      for (let x = 13; x < innerWidth - 13; x += 17) {
        const item = itemAt(x, y);
        const around = [[-12, 0], [12, 0], [0, -12], [0, 12]].map(([right, down]) => itemAt(x + right, y + down));
        if (item && !points.has(item) && around.every((other) => other === item)) points.set(item, [x, y]);
      }
    }
"""


def view_of(layout="task-switcher", attributes=""):
    return page(
        f"<main><fanfold-view layout='{layout}' {attributes} aria-label='V'>{ITEMS}</fanfold-view></main>", STYLE
    )


def set_style(tab, css):
    tab.run(f"""
        window.own ??= document.head.appendChild(document.createElement("style"));
        own.textContent = `{css}`;
        await frames(2); view.item = 3; await settle(); await frames(2);
    """)


@pytest.mark.slow
def test_a_tap_reaches_the_item_that_is_painted_there(everywhere):
    tab = everywhere(view_of())
    tab.run("window.taps = []; view.addEventListener('itemtap', ({ detail }) => taps.push(detail.index))")
    for name, css in ANCESTORS.items():
        set_style(tab, css)
        points = tab.run(f"{POINTS} return [...points].map(([item, point]) => [Number(item), point]).slice(0, 3)")
        assert points, name
        for item, (x, y) in points:
            # A view that moves would be caught by the next press.
            tab.run("view.item = 3; await settle(); await frames(12); taps.length = 0")
            assert tab.run(f"{POINTS} return Number(itemAt({x}, {y}))") == item, name
            tab.tap(x, y)
            tab.run("await new Promise((done) => setTimeout(done, 100)); await settle()")
            assert tab.run("return taps") == [item], (tab.name, name, x, y)


@pytest.mark.slow
@pytest.mark.parametrize("zoom, distance", [(1, 70), (2, 30), (0.5, 140)])
def test_a_drag_moves_the_content_with_the_pointer(everywhere, zoom, distance):
    tab = everywhere(view_of("tab-stack", "snap='none'"))
    set_style(tab, f"main {{ zoom: {zoom} }}")
    x, y, offset = tab.run(f"""
        const {{ x, y }} = view.getBoundingClientRect(), factor = "currentCSSZoom" in view ? 1 : {zoom};
        return [x * factor + 60, y * factor + 120, view.contentOffset];
    """)
    tab.drag((x, y), (x, y - 80), steps=8)
    moved = tab.run("await frames(3); return view.contentOffset") - offset
    tab.release()
    assert moved == pytest.approx(distance, abs=1)


@pytest.mark.slow
def test_a_tilt_during_a_drag_keeps_the_content_under_the_pointer(everywhere):
    tab = everywhere(view_of("card-carousel", "snap='none'"))
    set_style(tab, "body { perspective: 500px } fanfold-view { --fanfold-card-width: 0.5; --fanfold-falloff: 0 }")
    tab.run("""
        let tilt = 0;
        addEventListener("pointermove", ({ buttons }) => {
          if (buttons) document.querySelector("main").style.transform = `rotateY(${tilt += 2}deg)`;
        }, true);
        window.cover = view.shadowRoot.querySelector("#viewport").appendChild(document.createElement("b"));
        cover.style.cssText = "position:absolute;inset:0;z-index:99";
        cover.addEventListener("pointerdown", ({ offsetX }) => { Object.assign(window, { began: offsetX, from: view.contentOffset }); });
    """)
    tab.drag((480, 270), (300, 270), steps=20)
    held, moved = tab.run("""
        await frames(3);
        const moved = view.contentOffset - from;
        cover.style.cssText = `position:absolute;top:150px;left:${began - moved}px`;
        return [cover.getBoundingClientRect().x, moved];
    """)
    tab.release()
    assert moved > 100
    assert held == pytest.approx(300, abs=12), "at most the distance at which a drag begins is lost"


@pytest.mark.parametrize("zoom, distance", [(1, 60), (2, 30), (0.5, 120)])
def test_a_wheel_moves_zoomed_content_as_it_moves_a_zoomed_scroller(everywhere, zoom, distance):
    tab = everywhere(view_of("tab-stack", "snap='none'"))
    set_style(tab, f"main {{ zoom: {zoom} }}")
    moved = tab.run("""
        const before = view.contentOffset;
        view.dispatchEvent(new WheelEvent("wheel", { deltaY: 60, bubbles: true, cancelable: true }));
        await settle();
        return view.contentOffset - before;
    """)
    assert moved == pytest.approx(distance, abs=0.5)
