"""Input before the engine is loaded: it takes effect as soon as the view is ready."""

import pytest
from pages import page
from style_sheets import FOLDER

ITEMS = "".join(f"<section><p>{number}</p><button>Press</button></section>" for number in range(6))
STYLE = "section { background: wheat } p, button { height: 60px; margin: 20px }"
RESTING = (FOLDER / "resting/card-carousel.css").read_text()
FIRST = (195, 400)


@pytest.fixture
def waiting(site):
    """A view that waits for its engine, in a row or in the places of a style sheet."""

    def open(sheet=RESTING, path="/fanfold.wasm"):
        body = f"<fanfold-view layout=card-carousel tabindex=0 aria-label=Items>{ITEMS}</fanfold-view>"
        html = page(body, STYLE, f"<style>{sheet}</style>").replace(
            "/fanfold-view.js", "/fanfold-view.separate-wasm.js"
        )
        view = site("<!doctype html><title>Before</title>")
        view.site.html = html
        view.site.hold(path)
        view.page.reload()
        view.wait("view?.matches(':defined')")
        view.run("window.taps = []; view.addEventListener('itemtap', ({ detail }) => taps.push(detail.index))")
        view.let_go = lambda: (view.site.let_go(path), view.ready())
        return view

    return open


def drag(view, *, by=-240, lifts=True):
    mouse, (x, y) = view.page.mouse, FIRST
    mouse.move(x, y)
    mouse.down()
    for step in range(1, 9):
        mouse.move(x + by * step / 8, y)
    if lifts:
        mouse.up()


@pytest.mark.parametrize("sheet", [RESTING, ""])
def test_a_drag_before_the_engine_is_loaded_moves_the_items(waiting, sheet):
    view = waiting(sheet)
    drag(view)
    view.let_go()
    view.settle()
    assert view.run("return [view.item, taps, view.hasAttribute('data-dragging')]") == [1, [], False]


def test_a_drag_goes_on_when_the_engine_is_loaded(waiting):
    view = waiting()
    drag(view, lifts=False)
    view.let_go()
    assert view.run("return [view.contentOffset > 200, view.hasAttribute('data-dragging')]") == [True, True]
    view.page.mouse.move(FIRST[0] - 300, FIRST[1])
    view.page.mouse.up()
    view.settle()
    assert view.run("return [view.item > 0, view.hasAttribute('data-dragging')]") == [True, False]


def test_two_drags_and_a_tap_have_their_order(waiting):
    view = waiting()
    drag(view)
    drag(view, by=180)
    view.page.mouse.click(*FIRST)
    view.let_go()
    view.settle()
    view.wait("taps.length > 0")
    assert view.run("return [view.item, taps.length]") == [0, 1]


def test_a_tap_before_the_engine_is_loaded_is_one_unless_content_takes_it(waiting):
    view = waiting()
    view.page.locator("button").first.click()
    view.page.locator("p").first.click()
    view.let_go()
    view.wait("taps.length > 0")
    view.settle()
    assert view.run("return taps") == [0]


@pytest.mark.parametrize("sheet, item", [(RESTING, 2), ("", 0)])
def test_keys_before_the_engine_is_loaded_turn_pages_unless_the_browser_scrolls(waiting, sheet, item):
    view = waiting(sheet)
    view.page.focus("fanfold-view")
    for _ in range(2):
        view.page.keyboard.press("PageDown")
    # The browser's own scroll of the row is the place at which the view begins.
    view.run("if (getComputedStyle(view).overflowX === 'auto') view.scrollTo(0, 0)")
    view.let_go()
    view.settle()
    assert view.run("return view.item") == item


def test_input_of_a_view_that_leaves_before_its_engine_is_loaded_is_forgotten(waiting):
    view = waiting()
    drag(view, lifts=False)
    view.run("window.left = view; const { parentNode } = view; view.remove(); parentNode.append(left)")
    view.page.mouse.up()
    view.let_go()
    view.settle()
    assert view.run("return [view.item, view.hasAttribute('data-dragging')]") == [0, False]


def test_a_view_without_an_engine_listens_to_no_pointer(site):
    body = f"<fanfold-view layout=card-carousel aria-label=Items>{ITEMS}</fanfold-view>"
    followed = """<script>
      window.followed = new Set();
      for (const [name, change] of [["addEventListener", "add"], ["removeEventListener", "delete"]]) {
        const own = window[name].bind(window);
        window[name] = (...values) => {
          if (values[0].startsWith("pointer")) followed[change](values[0]);
          own(...values);
        };
      }
    </script>"""
    view = site("<!doctype html><title>Before</title>", expects_errors=True)
    view.site.html = page(body, STYLE, followed).replace("/fanfold-view.js", "/fanfold-view.separate-wasm.js")
    view.site.hold("/fanfold.wasm")
    view.page.reload()
    view.wait("view?.matches(':defined')")
    drag(view, lifts=False)
    waiting = view.run("return followed.size")
    view.site.files["/fanfold.wasm"] = None
    view.site.let_go("/fanfold.wasm")
    view.run("await view.ready.catch(() => {})")
    failed = view.run("return followed.size")
    view.page.mouse.up()
    drag(view)
    assert [waiting, failed, view.run("return followed.size")] == [3, 0, 0]
