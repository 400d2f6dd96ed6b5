"""Behaviors in which browsers differ and on which the view must not rely, in three engines."""

import pytest
from pages import page

ITEMS = "".join(f"<section><a href='#{number}'>{number}</a></section>" for number in range(6))
STYLE = "fanfold-view { height: 400px } section { background: tan } a { display: block; height: 100% }"
ROUTER = """<script type="module">
  const show = () => { document.querySelector("main").innerHTML = document.querySelector(location.search ? "#other" : "#first").innerHTML; };
  window.go = (query) => { history.pushState({}, "", query); show(); };
  addEventListener("popstate", show);
  show();
</script>"""


def view_of(attributes=""):
    return f"<fanfold-view layout='card-carousel' {attributes} aria-label='V'>{ITEMS}</fanfold-view>"


@pytest.mark.slow
def test_a_drag_over_a_link_does_not_click_it(everywhere):
    """Captured pointers send their click to the capturing element in Chromium and Firefox, and to the link in WebKit."""
    tab = everywhere(page(view_of("snap='none'"), STYLE))
    x, y = tab.run(
        "const { x, y, width, height } = view.elementOf(0).getBoundingClientRect(); return [x + width / 2, y + height / 2]"
    )
    tab.drag((x, y), (x - 150, y), steps=8)
    tab.release()
    assert tab.run("await settle(); return [location.hash, view.position > 0]") == ["", True]
    x = tab.run("const { x, width } = view.elementOf(view.item).getBoundingClientRect(); return x + width / 2")
    tab.tap(x, y)
    assert tab.run("await frames(6); return location.hash === `#${view.item}`")


@pytest.mark.slow
@pytest.mark.parametrize("style", ["opacity: 0", "visibility: hidden"])
def test_autoplay_pauses_where_nobody_can_see_it(everywhere, style):
    """An `IntersectionObserver` counts such views as visible."""
    tab = everywhere(page(f"<main>{view_of()}</main>", STYLE))
    changes = (
        "const before = window.seen; await new Promise((done) => setTimeout(done, 2500)); return window.seen - before"
    )
    tab.run(f"""
        document.documentElement.style.opacity = "";
        document.querySelector("main").style = "{style}";
        window.seen = 0;
        view.addEventListener("itemchange", () => {{ seen++; }});
        view.dispatchEvent(new PointerEvent("pointerleave", {{ pointerType: "mouse" }}));
        view.autoplay = 0.5;
    """)
    assert tab.run(changes) == 0
    tab.run(
        "document.querySelector('main').style = ''; view.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))"
    )
    assert tab.run(changes) > 0


@pytest.mark.slow
def test_an_application_that_goes_back_shows_the_position(everywhere):
    """Not every engine has the Navigation API."""
    templates = f"<template id='first'>{view_of()}</template><template id='other'>{view_of('id=other')}</template>"
    tab = everywhere(page(f"<main></main>{templates}{ROUTER}", STYLE))
    position = "await new Promise((done) => setTimeout(done, 300)); const now = document.querySelector('fanfold-view'); await now.ready; return now.item"
    tab.run("view.item = 4; await settle(); await frames(3); go('?other')")
    assert tab.run(position) == 0
    tab.run("history.back()")
    assert tab.run(position) == 4


@pytest.mark.slow
def test_a_height_that_follows_the_item_reports_no_loop(everywhere):
    """Engines report a "ResizeObserver loop" at different times."""
    items = "".join(f"<section><div style='height: {50 + 40 * number}px'></div></section>" for number in range(6))
    body = f"<fanfold-view layout='card-carousel' auto-height='shown' aria-label='V'>{items}</fanfold-view>"
    tab = everywhere(page(body, "fanfold-view { height: auto } section { background: tan }"))
    errors = tab.run("""
        const errors = [];
        addEventListener("error", (event) => errors.push(event.message));
        for (const item of [3, 1, 5]) {
          view.scrollToItem(item);
          await settle();
          view.style.width = `${300 + 10 * item}px`;
          await frames(3);
          view.children[item].firstChild.style.height = `${60 + 30 * item}px`;
          await frames(3);
        }
        return errors;
    """)
    assert errors == []


@pytest.mark.parametrize(
    "style", ["main { zoom: 2 }", "main { transform: rotate(90deg); margin: 150px }", "fanfold-view { zoom: 0.5 }"]
)
def test_a_handle_of_a_transformed_view_does_not_scroll(everywhere, style):
    """WebKit measures zoomed elements in their own pixels."""
    sized = "main { width: 300px } fanfold-view { width: 300px; height: 200px; resize: both; overflow: clip }"
    tab = everywhere(page(f"<main>{view_of()}</main>", f"{STYLE} {sized} {style}"))
    # A point beside the corner, through any transform.
    corner = """
        const marker = document.createElement("i");
        marker.slot = "controls";
        marker.style.cssText = "position: absolute; width: 2px; height: 2px; right: 6px; bottom: 6px";
        view.append(marker);
        await frames(3);
        const { x, y } = marker.getBoundingClientRect();
        marker.remove();
        const zoom = "currentCSSZoom" in marker ? 1 : ZOOM;
        return [x * zoom, y * zoom];
    """.replace("ZOOM", style.split("zoom: ")[1].split(" ")[0] if "zoom" in style else "1")
    x, y = tab.run(corner)
    tab.drag((x, y), (x - 60, y - 60), steps=4)
    moved = tab.run("return [view.contentOffset, view.hasAttribute('data-dragging')]")
    tab.release()
    assert moved == [0, False]
