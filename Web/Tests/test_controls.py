"""Items with interactive content, or interactive items: fields, buttons, links, dialogs, and other views."""

import pytest
from pages import page
from support import LAYOUTS, REMOVABLE

COMPONENT = """<script>customElements.define("my-card", class extends HTMLElement {
  constructor() { super(); this.attachShadow({ mode: "open" }).innerHTML = "<h2>card</h2><input>"; } })</script>"""
FIELDS = {
    "a field of a component": ("<my-card></my-card>", "view.children[0].shadowRoot.querySelector('input')"),
    "a note": ("<section contenteditable></section>", "view.children[0]"),
    "a text": ("<textarea></textarea>", "view.children[0]"),
}
STYLE = "fanfold-view > * { background: wheat } section > * { position: absolute; left: 25%; top: 30%; width: 50%; height: 40% } section > canvas { inset: 0; width: 100%; height: 100% }"


@pytest.fixture
def show(site):
    def open(item, layout="card-carousel", attributes=""):
        body = f"<fanfold-view layout='{layout}' {attributes} aria-label='Things'>{item * 6}</fanfold-view>"
        view = site(page(body, STYLE, COMPONENT)).ready()
        view.run("""
            window.heard = [];
            for (const name of ["click", "itemtap", "beforeremove", "scrollstart"]) {
              document.addEventListener(name, ({ target }) => heard.push(`${name} ${target.localName}`));
            }
        """)
        return view

    return open


def place_of(view, selector):
    """The visible location of such an element: in the middle of all such points."""
    places = view.run(f"""
        const places = [];
        for (let y = 5; y < innerHeight; y += 10) {{
          for (let x = 5; x < innerWidth; x += 10) if (document.elementFromPoint(x, y)?.matches("{selector}")) places.push([x, y]);
        }}
        return places;
    """)
    return places[len(places) // 2]


def drag_with_mouse(view, start, across, down=0):
    view.page.mouse.move(*start)
    view.page.mouse.down()
    view.page.mouse.move(start[0] + across, start[1] + down, steps=8)
    view.frame()


@pytest.mark.parametrize("layout", REMOVABLE)
@pytest.mark.parametrize("field", FIELDS)
def test_typing_in_an_item_triggers_no_other_action(show, layout, field):
    item, find = FIELDS[field]
    view = show(item, layout, "removable")
    view.settle()
    before = view.run(f"heard.length = 0; {find}.focus(); return [view.contentOffset, view.count]")
    view.page.keyboard.type("a bee")
    for key in ["Backspace", "Home", "Delete", "ArrowDown", "ArrowUp", "PageDown"]:
        view.page.keyboard.press(key)
    view.settle()
    assert view.run(f"return ({find}.value ?? {find}.textContent).replace('\\xa0', ' ')") == " be"
    assert view.run("return [view.contentOffset, view.count]") == before and view.page.evaluate("heard") == []


def test_typing_in_a_component_keeps_the_focus_during_scrolling(show):
    view = show("<my-card></my-card>")
    view.run("view.children[0].shadowRoot.querySelector('input').focus(); view.scrollToItem(4)")
    view.wait("view.item === 4")
    view.settle()
    assert view.run("return document.activeElement === view.children[0]")


@pytest.mark.parametrize("item, key", [("button", "Enter"), ("button", "Space"), ("a href='#'", "Enter")])
def test_a_key_that_presses_an_item_is_one_click_and_one_tap(show, item, key):
    view = show(f"<{item}>press</{item.split()[0]}>")
    view.run("view.focus()")
    view.page.keyboard.press(key)
    view.wait("heard.includes('itemtap fanfold-view')")
    view.settle()
    assert view.page.evaluate("heard") == [f"click {item.split()[0]}", "itemtap fanfold-view"]
    view.page.keyboard.press("ArrowRight")
    view.wait("view.item === 1")


def test_a_tick_after_a_drag_counts(show):
    """A touch that drags is not followed by a click."""
    view = show("<section><input type='checkbox' aria-label='tick'></section>")
    for kind, x in [("touchStart", 300), *(("touchMove", 280 - step * 20) for step in range(10)), ("touchEnd", None)]:
        view.touch(kind, *([] if x is None else [(x, 150)]))
    view.settle()
    assert view.run("return view.item") > 0
    # For a second after a fling, Chromium treats any tap as one that stops it.
    view.page.wait_for_timeout(1000)
    field = f"section[data-index='{view.run('return view.item')}'] input"
    view.page.touchscreen.tap(*place_of(view, field))
    view.wait(f'view.querySelector("{field}").checked')


@pytest.mark.parametrize("kind", ["dialog", "popover"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_top_layer_element_is_not_part_of_its_item(show, layout, kind):
    layer = "<dialog>really?</dialog>" if kind == "dialog" else "<div popover>really?</div>"
    view = show(f"<section>{layer}</section>", layout)
    view.settle()
    before = view.run("return view.contentOffset")
    view.run(
        f"heard.length = 0; view.querySelector('section > *').{'showModal' if kind == 'dialog' else 'showPopover'}()"
    )
    middle = place_of(view, "section > *")
    drag_with_mouse(view, middle, -120, -120)
    view.page.mouse.up()
    view.page.mouse.click(*middle)
    view.settle()
    view.advance(0.05)
    heard = [name for name in view.page.evaluate("heard") if not name.startswith("click")]
    assert heard == [] and view.run("return view.contentOffset") == before


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_canceled_pointerdown_belongs_to_the_page(show, layout):
    """Sliders and drawings do this. React's listeners are at the document, and run after the view's."""
    view = show("<section><canvas></canvas></section>", layout)
    before = view.run(
        "document.addEventListener('pointerdown', (event) => event.target.matches('canvas') && event.preventDefault());"
        "return view.contentOffset"
    )
    drag_with_mouse(view, place_of(view, "canvas"), -60, -60)
    assert view.run("return [view.contentOffset, view.hasAttribute('data-dragging')]") == [before, False]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_missed_mouse_release_ends_the_drag(show, layout):
    """A browser dialog can cause this."""
    view = show("<section>card</section>", layout)
    view.settle()
    view.run(
        "addEventListener('pointerup', (event) => event.stopImmediatePropagation(), { capture: true, once: true })"
    )
    view.page.mouse.move(195, 400)
    view.page.mouse.down()
    view.page.mouse.up()
    before = view.run("return view.contentOffset")
    view.page.mouse.move(95, 300, steps=8)
    view.frame()
    assert view.run("return [view.contentOffset, view.hasAttribute('data-dragging')]") == [before, False]


INNER = "<fanfold-view class='inner' layout='{}' aria-label='Inner'>" + "<p>inner</p>" * 6 + "</fanfold-view>"


@pytest.mark.parametrize(
    "outer, inner",
    [
        ("expanding", "card-carousel"),
        ("card-carousel", "expanding"),
        ("tab-stack", "card-carousel"),
        ("card-carousel", "album-fan"),
    ],
)
@pytest.mark.parametrize("way", ["mouse", "finger"])
def test_a_view_in_an_item_moves_alone_along_its_own_axis(site, outer, inner, way):
    style = "section { background: wheat } .inner { height: 100%; background: pink } p { background: white; margin: 0 }"
    body = f"<fanfold-view layout='{outer}' featured-length='400' aria-label='Outer'>{('<section>' + INNER.format(inner) + '</section>') * 5}</fanfold-view>"
    view = site(page(body, style)).ready()
    view.ready(".inner")
    look = "return [view.contentOffset, Math.max(...[...view.querySelectorAll('.inner')].map((each) => each.contentOffset))]"
    view.settle()
    view.settle(".inner")
    before = view.run(look)
    x, y = place_of(view, ".inner > p")
    across, down = (0, -100) if inner == "expanding" else (-100, 0)
    if way == "mouse":
        drag_with_mouse(view, (x, y), across, down)
    else:
        view.press_finger((x, y), (x + across, y + down))
    offset, moved = view.run(look)
    assert offset == before[0] and moved > before[1] + 20


def test_a_tap_in_a_view_in_an_item_is_one_on_its_own_item(site):
    body = f"<fanfold-view layout='card-carousel' aria-label='Outer'><section>{INNER.format('expanding')}</section><section></section></fanfold-view>"
    view = site(page(body, ".inner { height: 100% } p { background: white; margin: 0 }")).ready()
    view.ready(".inner")
    view.run(
        "window.taps = []; addEventListener('itemtap', ({ target, detail }) => taps.push([target.className, detail.index]))"
    )
    view.page.mouse.click(*place_of(view, ".inner > p"))
    view.wait("taps.length > 0")
    view.settle()
    assert [name for name, _ in view.page.evaluate("taps")] == ["inner"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_escape_closes_a_dialog_before_it_closes_its_item(show, layout):
    view = show("<section><dialog><button>yes</button></dialog></section>", layout)
    view.run("view.openItem(0); await untilEvent(view, 'didopen')")
    view.run("view.querySelector('dialog').showModal()")
    view.page.keyboard.press("Escape")
    view.wait("!view.querySelector('dialog').open")
    assert view.run("return view.openedItem") == 0
    view.run("view.focus()")
    view.page.keyboard.press("Escape")
    view.wait("view.openedItem < 0")
