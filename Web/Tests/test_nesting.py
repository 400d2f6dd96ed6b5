"""Views within scrollable elements: neither handles input that belongs to the other."""

from itertools import product

import pytest
from machine import scaled
from pages import HOST, page
from support import HORIZONTAL, LAYOUTS, REMOVABLE, VERTICAL

# The touch actions that are left to the browser.
TOUCHES = "getComputedStyle(view.shadowRoot.querySelector('#viewport')).touchAction"
AXES = [*((layout, True) for layout in VERTICAL), *((layout, False) for layout in HORIZONTAL)]


@pytest.fixture
def nested(site):
    """A page that scrolls in both directions, with a view in it.

    Another view replaces the first one on the same page: opening a new page takes twice as long.
    """
    opened = []

    def show(layout, attributes="", item=10):
        body = f'<div class="space"></div><fanfold-view layout="{layout}" count="30" item="{item}" {attributes}></fanfold-view><div class="space"></div>'
        style = "body { width: 1500px } fanfold-view { width: 350px; height: 500px } .space { height: 300px }"
        html = page(body, style + " .space + fanfold-view ~ .space { height: 1500px }")
        if opened:
            [view] = opened
            view.site.html = html
            view.page.goto(f"{HOST}/page/")
        else:
            view = site(html, is_mobile=False)
            opened.append(view)
        return Nested(view.ready())

    return show


class Nested:
    def __init__(self, view):
        self.view = view

    def finger(self, kind, x, y):
        self.view.touch(kind, *([] if kind == "touchEnd" else [(x, y)]))

    def swipe(self, across, down):
        """Moves a touch slowly from the middle of the view."""
        x, y = 175, 500
        self.finger("touchStart", x, y)
        for step in range(1, 11):
            self.finger("touchMove", x + across * step / 10, y + down * step / 10)
        self.finger("touchEnd", 0, 0)
        self.view.settle()

    def assert_stretched(self, rest):
        """Asserts that the view has stretched and returned."""
        assert min(self.view.run("return heard")) < rest
        self.view.wait(f"view.contentOffset === {rest!r}")

    def wheel(self, across, down):
        self.view.page.mouse.move(175, 500)
        self.view.page.mouse.wheel(across, down)

    @property
    def page_offset(self):
        return self.view.page.evaluate("[scrollX, scrollY]")

    @property
    def offset(self):
        return self.view.run("return view.contentOffset")


@pytest.mark.parametrize("attributes", ["", "removable"])
@pytest.mark.parametrize("layout", HORIZONTAL)
def test_a_finger_scrolls_the_page_down_through_a_horizontal_view(nested, layout, attributes):
    it = nested(layout, attributes)
    before = it.offset
    it.swipe(0, -200)
    it.view.wait("scrollY > 100")
    assert it.offset == before


@pytest.mark.parametrize("layout", VERTICAL)
def test_a_finger_scrolls_the_page_across_through_a_vertical_view(nested, layout):
    it = nested(layout)
    before = it.offset
    it.swipe(-200, 0)
    it.view.wait("scrollX > 100")
    assert it.offset == before


@pytest.mark.parametrize("layout, is_vertical", AXES)
def test_a_finger_along_the_axis_moves_the_view_alone(nested, layout, is_vertical):
    it = nested(layout)
    before = it.offset
    it.swipe(0 if is_vertical else -150, -150 if is_vertical else 0)
    assert it.offset > before
    assert it.page_offset == [0, 0]


@pytest.mark.parametrize("layout", HORIZONTAL)
def test_a_wheel_scrolls_the_page_down_over_a_horizontal_view(nested, layout):
    it = nested(layout)
    before = it.offset
    it.wheel(0, 200)
    it.view.wait("scrollY >= 200")
    assert it.offset == before


@pytest.mark.parametrize("layout", VERTICAL)
def test_a_wheel_scrolls_the_page_across_over_a_vertical_view(nested, layout):
    it = nested(layout)
    before = it.offset
    it.wheel(200, 0)
    it.view.wait("scrollX >= 200")
    assert it.offset == before


@pytest.mark.parametrize("layout, is_vertical", AXES)
def test_a_wheel_along_the_axis_moves_the_view_alone(nested, layout, is_vertical):
    it = nested(layout)
    before = it.offset
    it.wheel(0 if is_vertical else 120, 120 if is_vertical else 0)
    it.view.wait(f"view.contentOffset > {before!r}")
    it.view.settle()
    assert it.page_offset == [0, 0]


@pytest.mark.parametrize("layout, is_vertical", AXES)
def test_a_view_at_its_end_gives_the_wheel_to_the_page(nested, layout, is_vertical):
    it = nested(layout)
    it.view.run("view.focus()")
    it.view.page.keyboard.press("End")
    it.view.wait("view.item > 20")
    it.view.settle()
    before = it.offset
    it.wheel(0 if is_vertical else 200, 200 if is_vertical else 0)
    it.view.wait(f"{'scrollY' if is_vertical else 'scrollX'} >= 200")
    assert it.offset == before


@pytest.mark.parametrize("layout, is_vertical", AXES)
def test_a_view_at_its_beginning_gives_the_wheel_to_the_page(nested, layout, is_vertical):
    it = nested(layout, item=0)
    it.view.page.evaluate("scrollTo(100, 200)")
    before = it.offset
    it.wheel(0 if is_vertical else -100, -200 if is_vertical else 0)
    it.view.wait(f"{'scrollY' if is_vertical else 'scrollX'} === 0")
    assert it.offset == before


@pytest.mark.parametrize("layout, is_vertical", AXES)
def test_a_page_may_keep_the_wheel_from_going_on(nested, layout, is_vertical):
    it = nested(layout, "style='overscroll-behavior: contain'", item=0)
    it.view.page.evaluate(
        "scrollTo(100, 200); addEventListener('wheel', ({ defaultPrevented }) => { window.kept = defaultPrevented })"
    )
    it.wheel(0 if is_vertical else -100, -200 if is_vertical else 0)
    it.view.wait("window.kept")
    assert it.page_offset == [100, 200]


def at_end(it, layout, is_at_end):
    """Leaves the view at rest at an end, and the page scrollable in both directions."""
    it.view.run("view.focus()")
    it.view.page.keyboard.press("End" if is_at_end else "Home")
    it.view.settle()
    it.view.page.evaluate("scrollTo(100, 200)")
    it.view.settle()
    own = "pan-y" if layout in VERTICAL else "pan-x"
    # Browsers serialize all permitted touch actions as “manipulation”.
    it.view.wait(f"['manipulation', '{own}'].includes({TOUCHES})")
    it.view.frame()
    it.view.run("window.heard = []; view.addEventListener('scroll', ({ detail }) => heard.push(detail.offset))")


def along(is_vertical, distance):
    return (0, distance) if is_vertical else (distance, 0)


@pytest.mark.slow
@pytest.mark.parametrize("layout, is_vertical", AXES)
def test_a_drag_beyond_an_end_scrolls_the_page(nested, layout, is_vertical, subtests):
    for attributes, is_at_end in product(["", "removable reorderable"], [False, True]):
        with subtests.test(attributes, is_at_end=is_at_end):
            it = nested(layout, attributes)
            at_end(it, layout, is_at_end)
            it.swipe(*along(is_vertical, -80 if is_at_end else 80))
            axis = "scrollY" if is_vertical else "scrollX"
            before = 200 if is_vertical else 100
            it.view.wait(f"{axis} {'>' if is_at_end else '<'} {before} {'+' if is_at_end else '-'} 40")
            assert it.view.run("return heard") == []


@pytest.mark.slow
@pytest.mark.parametrize("layout, is_vertical", AXES)
def test_a_drag_back_from_an_end_moves_only_the_view(nested, layout, is_vertical, subtests):
    for is_at_end in [False, True]:
        with subtests.test(is_at_end=is_at_end):
            it = nested(layout)
            at_end(it, layout, is_at_end)
            before = it.offset
            it.swipe(*along(is_vertical, 150 if is_at_end else -150))
            assert it.offset < before if is_at_end else it.offset > before
            assert it.page_offset == [100, 200]


@pytest.mark.parametrize("layout, is_vertical", AXES)
def test_a_drag_beyond_both_ends_stretches_the_view(nested, layout, is_vertical):
    it = nested(layout)
    at_end(it, layout, False)
    it.view.page.evaluate("scrollTo(0, 0)")
    before = it.offset
    it.swipe(*along(is_vertical, 150))
    it.assert_stretched(before)
    assert it.page_offset == [0, 0]


@pytest.mark.parametrize("layout, is_vertical", AXES)
def test_a_page_may_keep_a_finger_from_going_on(nested, layout, is_vertical):
    it = nested(layout, "style='overscroll-behavior: contain'")
    at_end(it, layout, False)
    before = it.offset
    it.swipe(*along(is_vertical, 150))
    it.assert_stretched(before)
    assert it.page_offset == [100, 200]


def test_a_drag_does_not_scroll_the_page_while_an_item_is_open_at_an_end(nested):
    it = nested("tab-stack", item=0)
    at_end(it, "tab-stack", False)
    it.view.run("view.openItem(0)")
    it.view.settle()
    it.swipe(0, 60)
    assert it.page_offset == [100, 200]


def test_a_view_without_scroll_chaining_claims_its_axis(site):
    view = site(page('<fanfold-view layout="expanding" count="30"></fanfold-view>')).ready()
    view.settle()
    assert view.run(f"return {TOUCHES}") == "pan-x pinch-zoom"
    # The page grows: the view notices it after one touch. A cancelled touch leaves the content at its end.
    view.run("document.body.append(Object.assign(document.createElement('p'), { style: 'height: 2000px' }))")
    view.touch("touchStart", (100, 100))
    view.touch("touchCancel")
    view.settle()
    assert view.run(f"return [{TOUCHES}, view.position]") == ["manipulation", 0]


@pytest.mark.parametrize("layout", VERTICAL)
def test_a_lifted_item_at_an_end_does_not_scroll_the_page(nested, layout):
    it = nested(layout, "reorderable", item=0)
    at_end(it, layout, False)
    it.view.run(
        "for (const name of ['willreorder', 'didreorder']) view.addEventListener(name, () => heard.push(name)); heard = []"
    )
    it.finger("touchStart", 175, 400)
    it.view.wait("heard.includes('willreorder')")
    # The duration of the touch does not matter.
    it.view.settle()
    for step in range(1, 11):
        it.finger("touchMove", 175, 400 + 12 * step)
    it.finger("touchEnd", 0, 0)
    it.view.wait("heard.includes('didreorder')")
    assert it.page_offset == [100, 200]


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_an_end_is_where_the_page_reads_to(nested, direction):
    it = nested("card-carousel", "", item=0)
    it.view.page.evaluate(f"document.documentElement.dir = '{direction}'")
    it.view.frame()
    it.view.page.evaluate("scrollTo(document.dir === 'rtl' ? -100 : 100, 200)")
    it.view.settle()
    it.view.run("await new Promise((done) => setTimeout(done, 50))")
    before = it.page_offset[0]
    it.swipe(80 if direction == "ltr" else -80, 0)
    it.view.wait(f"Math.abs(scrollX - {before}) > 40")
    assert it.view.run("return view.item") == 0


@pytest.mark.slow
@pytest.mark.parametrize("attributes", ["", "removable"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_two_fingers_zoom_the_page_over_a_view(site, layout, attributes):
    body = f'<fanfold-view layout="{layout}" count="30" item="10" {attributes}></fanfold-view>'
    view = site(page(body), is_mobile=True).ready()
    takes_all = attributes and view.run(f"return {TOUCHES}") == "none"
    before = view.run("return view.contentOffset")
    for step in range(16):
        kind = "touchStart" if step == 0 else "touchMove" if step < 15 else "touchEnd"
        x, y = (0, 8 * step) if layout in HORIZONTAL else (8 * step, 0)
        points = [(180 - x, 400 - y), (210 + x, 430 + y)]
        view.touch(kind, *(points if step < 15 else []))
    if takes_all:
        # The view handles swipes across the axis, so the browser may not handle pinches either.
        assert layout in REMOVABLE and view.page.evaluate("visualViewport.scale") == 1
        return
    view.wait("visualViewport.scale > 1.5")
    assert view.run("return view.contentOffset") == before


@pytest.mark.parametrize("layout", LAYOUTS)
def test_scrollable_content_receives_the_wheel_first(nested, layout):
    it = nested(layout)
    it.view.run("""
        const inner = document.createElement("div");
        inner.style.cssText = "position: absolute; inset: 0; overflow: auto";
        inner.innerHTML = '<p style="height: 9000px; margin: 0">long</p>';
        view.elementOf(10).append(inner);
        window.inner = inner;
    """)
    box = it.view.page.locator("[data-index='10']").bounding_box()
    before = it.offset
    it.view.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + min(box["height"], 40) / 2)
    it.view.page.mouse.wheel(0, 150)
    it.view.wait("inner.scrollTop > 0")
    it.view.settle()
    assert it.offset == before and it.page_offset == [0, 0]


COMPONENTS = """<script type="module">
  customElements.define("my-app", class extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: "open" }).innerHTML = `
        <style>fanfold-view { height: 500px }</style>
        <fanfold-view layout="card-carousel"><my-card></my-card><my-card></my-card><my-card></my-card></fanfold-view>`;
    }
  });
  customElements.define("my-card", class extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: "open" }).innerHTML = `
        <div style="height: 50%; overflow: auto; background: wheat"><p style="height: 2000px">long</p></div>`;
    }
  });
</script>"""


@pytest.mark.parametrize("place, selector", [(100, "scroller"), (400, "document.scrollingElement")])
def test_a_wheel_finds_scrollable_elements_inside_and_around_components(site, place, selector):
    view = site(page('<my-app></my-app><div style="height: 3000px"></div>', head=COMPONENTS), has_touch=False)
    view.wait("document.querySelector('my-app')?.shadowRoot")
    find = """
        const inner = document.querySelector("my-app").shadowRoot.querySelector("fanfold-view");
        await inner.ready;
        const scroller = inner.children[0].shadowRoot.querySelector("div");
    """
    view.run(find, "html")
    view.frame()
    view.page.mouse.move(195, place)
    view.page.mouse.wheel(0, 100)
    view.page.wait_for_timeout(scaled(300))
    assert view.run(f"{find} return [{selector}.scrollTop, inner.contentOffset]", "html") == [100, 0]


@pytest.mark.parametrize("layout, is_vertical", AXES)
def test_a_drag_moves_a_view_under_a_global_touch_action(site, layout, is_vertical):
    """Pages use this style to avoid a delay before clicks."""
    body = f'<fanfold-view layout="{layout}" count="30" item="10"></fanfold-view><div style="height: 2000px"></div>'
    view = site(
        page(body, "body { width: 1500px } fanfold-view { width: 350px } * { touch-action: manipulation }")
    ).ready()
    before = view.run("return view.contentOffset")
    view.press_finger((175, 500), (175, 350) if is_vertical else (25, 500))
    assert view.run("return view.contentOffset - 100") > before
    assert view.page.evaluate("[scrollX, scrollY]") == [0, 0]


def test_with_shift_a_wheel_turns_across(nested):
    """Some browsers do this natively; Firefox leaves it to the listener."""
    it = nested("card-carousel")
    before = it.offset
    it.view.page.keyboard.down("Shift")
    it.wheel(0, 200)
    it.view.wait(f"view.contentOffset > {before}")
    assert it.page_offset == [0, 0]


@pytest.mark.parametrize("layout", HORIZONTAL)
def test_scrollable_content_across_the_axis_receives_the_wheel_first(site, layout):
    section = "<section><div style='width: 3000px; height: 100%'>wide</div></section>"
    view = site(
        page(f"<fanfold-view layout='{layout}'>{section * 9}</fanfold-view>", "section { overflow: auto }")
    ).ready()
    view.settle()
    before = view.run("return view.contentOffset")
    box = view.run("const { x, y } = view.elementOf(1).getBoundingClientRect(); return [x + 10, y + 10]")
    view.page.mouse.move(*box)
    view.page.mouse.wheel(60, 0)
    view.wait("view.elementOf(1).scrollLeft === 60")
    assert view.run("return view.contentOffset") == before


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_wheel_over_a_top_layer_element_does_not_move_the_view(site, layout):
    section = "<section><dialog>really?</dialog></section>"
    view = site(page(f"<fanfold-view layout='{layout}'>{section * 9}</fanfold-view>")).ready()
    view.settle()
    before = view.run("view.querySelector('dialog').showModal(); return view.contentOffset")
    box = view.page.locator("dialog").first.bounding_box()
    view.page.mouse.move(box["x"] + 20, box["y"] + 20)
    for across, down in [(0, 100), (100, 0)]:
        view.page.mouse.wheel(across, down)
        view.advance(0.1)
    view.settle()
    assert view.run("return view.contentOffset") == before


def test_ancestors_can_be_rotated_later(site):
    body = "<main><fanfold-view layout='expanding' count='9' aria-label='Items'></fanfold-view></main>"
    view = site(page(body, "main, fanfold-view { width: 400px; height: 400px }")).ready()
    view.settle()
    assert view.run(f"return {TOUCHES}") == "pan-x pinch-zoom"
    view.run("document.querySelector('main').style.rotate = '90deg'")
    # The rotation applies from the second touch on: the view notices it during the first.
    view.press_finger((200, 200), (230, 200))
    view.touch("touchEnd")
    view.settle()
    view.wait(f"{TOUCHES} === 'pan-y pinch-zoom'")
