"""Taps on items, and events of the content in items."""

from itertools import product

import pytest
from pages import page

CONTENT = {
    "button": "<button>press</button>",
    "link": "<a href='#there'>link</a>",
    "summary": "<details><summary>more</summary></details>",
    "input": "<input aria-label='text'>",
    "label": "<label>tick<input type='checkbox'></label>",
    "role": "<span role='button'>span</span>",
    "editable": "<p contenteditable>write</p>",
    "shadow": "<my-button></my-button>",
}
ELEMENT = """<script>customElements.define("my-button", class extends HTMLElement {
  constructor() { super(); this.attachShadow({ mode: "open" }).innerHTML = "<button>inner</button>"; } })</script>"""
STYLE = "section { background: wheat; padding: 100px 60px } section > * { display: block; width: 160px; height: 40px }"


@pytest.fixture
def show(site):
    def open(content):
        body = f"<fanfold-view layout='card-carousel' aria-label='Things'><section>{content}</section><section>two</section></fanfold-view>"
        view = site(page(body, STYLE, ELEMENT)).ready()
        view.run("window.taps = []; view.addEventListener('itemtap', ({ detail }) => taps.push(detail.index))")
        return view

    return open


def click(view, x, y):
    view.page.mouse.click(x, y)
    view.frame()
    return view.page.evaluate("taps")


def middle(view, selector):
    box = view.page.locator(selector).first.bounding_box()
    return box["x"] + 20, box["y"] + box["height"] / 2


def assert_taps_beside_it(view):
    view.page.mouse.click(*middle(view, "section"))
    view.wait("taps.length > 0")
    assert view.page.evaluate("taps") == [0]


@pytest.mark.slow
def test_a_click_on_an_interactive_element_does_not_tap_the_item(show, subtests):
    view = show("")
    for name, content in CONTENT.items():
        with subtests.test(name):
            view.page.evaluate("(content) => { document.querySelector('section').innerHTML = content }", content)
            view.page.evaluate("taps.length = 0")
            assert click(view, *middle(view, "section > *")) == []
            assert_taps_beside_it(view)


@pytest.mark.parametrize("distance, taps", [(4, [0]), (60, [])])
def test_a_mouse_that_moves_across_the_axis_taps_no_item(show, distance, taps):
    view = show("<p>plain</p>")
    x, y = middle(view, "p")
    view.page.evaluate(
        "window.clicks = 0; addEventListener('click', () => setTimeout(() => setTimeout(() => clicks++)))"
    )
    view.page.mouse.move(x, y)
    view.page.mouse.down()
    view.page.mouse.move(x, y + distance, steps=4)
    view.page.mouse.up()
    view.page.evaluate("async () => { for (let turn = 0; turn < 100 && !clicks; turn++) await frame() }")
    view.frame()
    assert view.page.evaluate("[clicks, taps]") == [1, taps]


@pytest.mark.slow
def test_a_canceled_click_does_not_tap_the_item(show, subtests):
    """Frameworks listen at the document: their listeners run after the view's."""
    view = show("<p>plain</p>")
    for event, target in product(["pointerdown", "pointerup", "click"], ["document.querySelector('p')", "document"]):
        with subtests.test(event, target=target):
            view.page.evaluate(f"""() => {{
                window.listening?.abort();
                listening = new AbortController();
                taps.length = 0;
                const cancel = (event) => {{ if (event.target.localName === "p") event.preventDefault() }};
                {target}.addEventListener("{event}", cancel, {{ signal: listening.signal }});
            }}""")
            assert click(view, *middle(view, "p")) == []
            assert_taps_beside_it(view)


def test_a_click_without_a_pointer_on_an_item_is_a_tap(show):
    view = show("<button>press</button>")
    view.run(
        "view.elementOf(1).click(); view.elementOf(0).firstChild.click(); await new Promise((done) => setTimeout(done, 50))"
    )
    assert view.page.evaluate("taps") == [1]


# A drag that ends or that the browser cancels, and a click at another time without a pointer.
DRAG_AND_CLICK = """
  const button = view.querySelector("button"), item = view.elementOf(0);
  window.clicks = 0;
  button.addEventListener("click", () => clicks++);
  const send = (type, x) => item.dispatchEvent(
    new PointerEvent(type, { bubbles: true, composed: true, pointerId: 1, isPrimary: true, buttons: 1, clientX: x, clientY: 300 }));
  send("pointerdown", 300);
  for (const x of [280, 240, 200]) send("pointermove", x);
  send("%s", 200);
  const click = new MouseEvent("click", { bubbles: true, composed: true, cancelable: true, detail: %d });
  Object.defineProperty(click, "timeStamp", { value: %s });
  button.dispatchEvent(click);
  return [clicks, click.defaultPrevented];
"""


# Assistive technologies send clicks with a count of 0 or 1 at any time, also within the first second of the page.
@pytest.mark.parametrize("end, count, time", [("pointerup", 0, "performance.now()"), ("pointercancel", 1, "500")])
def test_a_click_of_assistive_technology_after_a_drag_reaches_content(show, end, count, time):
    view = show("<button>press</button>")
    assert view.run(DRAG_AND_CLICK % (end, count, time)) == [1, False]


@pytest.mark.parametrize(
    "item", ["<a href='#there'>link</a>", "<button>press</button>", "<details><summary>more</summary></details>"]
)
def test_an_interactive_item_receives_taps(site, item):
    view = site(page(f"<fanfold-view layout='card-carousel' aria-label='Things'>{item}{item}</fanfold-view>")).ready()
    view.run("window.taps = []; view.addEventListener('itemtap', ({ detail }) => taps.push(detail.index))")
    view.page.mouse.click(*(half / 2 for half in view.run("return [view.clientWidth, view.clientHeight]")))
    view.wait("taps.length > 0")
    assert view.page.evaluate("taps") == [0]


@pytest.mark.parametrize("what", ["card", "its inner"])
def test_a_mouse_drags_draggable_content_and_a_finger_scrolls_it(site, what):
    card = (
        "<section draggable='true'>card</section>"
        if what == "card"
        else "<section><b draggable='true'>card</b></section>"
    )
    style = "section { background: wheat } b { display: block; height: 100% }"
    view = site(
        page(f"<fanfold-view layout='card-carousel' aria-label='Things'>{card * 9}</fanfold-view>", style)
    ).ready()
    view.run("window.drags = 0; addEventListener('dragstart', (event) => { drags += !event.defaultPrevented })")
    mouse = view.page.mouse
    mouse.move(200, 400)
    mouse.down()
    mouse.move(80, 400, steps=8)
    view.frame()
    assert view.run("return [drags, view.contentOffset]") == [1, 0]
    mouse.up()
    view.press_finger((300, 400), (135, 400))
    assert view.run("return view.contentOffset") > 50


def test_a_picture_is_not_dragged_away(site):
    picture = "<img alt='' src='data:image/svg+xml,<svg xmlns=\"http://www.w3.org/2000/svg\"/>'>"
    view = site(page(f"<fanfold-view layout='card-carousel' aria-label='Things'>{picture * 9}</fanfold-view>")).ready()
    view.run("window.drags = []; addEventListener('dragstart', (event) => drags.push(event.defaultPrevented))")
    view.page.mouse.move(200, 400)
    view.page.mouse.down()
    view.page.mouse.move(80, 400, steps=8)
    view.frame()
    assert view.run("return [drags, view.contentOffset > 50]") == [[True], True]
    view.page.mouse.up()


def test_a_finger_taps(show):
    view = show("<button>press</button>")
    view.page.touchscreen.tap(*middle(view, "section > *"))
    view.advance(0.2)
    view.page.touchscreen.tap(*middle(view, "section"))
    view.wait("taps.length === 1")
    assert view.page.evaluate("taps") == [0]


@pytest.mark.parametrize("way", [10, 12, 15])
def test_a_short_drag_does_not_click(show, way):
    view = show("<button>press</button>")
    view.run("window.clicks = []; view.addEventListener('click', () => clicks.push(1))")
    view.run("window.came = []; addEventListener('click', () => came.push(1), true)")
    x, y = middle(view, "section > *")
    for kind, at in [("touchStart", x), ("touchMove", x - way / 2), ("touchMove", x - way), ("touchEnd", None)]:
        view.touch(kind, *([] if at is None else [(at, y)]))
        view.frame()
    # The browser recognizes a tap.
    view.wait("came.length === 1")
    view.advance(0.1)
    assert view.run("return [clicks, taps, view.hasAttribute('data-dragging')]") == [[], [], False]


def test_a_late_click_of_a_drag_is_swallowed(show):
    view = show("<button>press</button>")
    view.run("window.clicks = 0; view.addEventListener('click', () => clicks++)")
    x, y = middle(view, "section > *")
    view.page.mouse.move(x, y)
    view.page.mouse.down()
    view.page.mouse.move(x - 60, y, steps=3)
    view.page.mouse.up()
    late = "view.querySelector('button').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))"
    assert view.run(f"for (let i = 0; i < 3; i++) await frame(); {late}; return clicks") == 0
    view.settle()
    view.page.mouse.click(*middle(view, "section > *"))
    assert view.run("return clicks") == 1


def test_a_click_of_an_assistive_technology_taps_the_item(show):
    """Firefox sends such a click with a count and an empty type of pointer, after mouse events alone."""
    view = show("<p>text</p>")
    view.run("""
        const target = view.querySelector("p"), options = { bubbles: true, cancelable: true, composed: true, detail: 1 };
        for (const name of ["mousedown", "mouseup"]) target.dispatchEvent(new MouseEvent(name, options));
        target.dispatchEvent(new PointerEvent("click", { ...options, pointerType: "" }));
    """)
    view.wait("taps.length > 0")
    assert view.page.evaluate("taps") == [0]


@pytest.mark.parametrize("is_canceled", [False, True])
@pytest.mark.parametrize("layout", ["card-carousel", "expanding"])
def test_a_click_without_a_pointer_scrolls_to_the_item_as_a_tap_does(site, layout, is_canceled):
    children = "".join(f"<section>{number}</section>" for number in range(9))
    view = site(page(f"<fanfold-view layout='{layout}' aria-label='Things'>{children}</fanfold-view>")).ready()
    view.settle()
    if is_canceled:
        view.run("view.addEventListener('itemtap', (event) => event.preventDefault())")
    view.run("view.elementOf(1).click(); await new Promise((done) => setTimeout(done))")
    view.settle()
    assert view.run("return view.item") == (0 if is_canceled else 1)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_keys_act_on_the_item_with_the_focus(site, direction):
    """A screen reader focuses the item that it reads, which is often not the item shown."""
    children = "".join(f"<section>{number}</section>" for number in range(5))
    tag = f"<fanfold-view layout='tab-stack' removable dir='{direction}' aria-label='Things'>{children}</fanfold-view>"
    view = site(page(tag)).ready()
    view.settle()
    view.run("""
        window.events = [];
        for (const name of ["itemtap", "didremove"]) view.addEventListener(name, ({ detail }) => events.push([name, detail.index]));
        view.elementOf(1).focus({ focusVisible: true });
    """)
    view.settle()
    assert view.run("return [view.item, document.activeElement.textContent]") == [0, "1"]
    view.page.keyboard.press("Enter")
    view.run("view.openItem(1)")
    view.settle()
    for key in ("Escape", "Delete"):
        view.page.keyboard.press(key)
        view.settle()
    assert view.page.evaluate("events") == [["itemtap", 1], ["didremove", 1]]
    view.run("events.length = 0; view.elementOf(0).focus()")
    view.page.keyboard.press("Enter")
    view.settle()
    assert view.page.evaluate("events") == [["itemtap", 0]]
