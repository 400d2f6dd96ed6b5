"""Tests opening, removal, insertion, reordering and layout changes with real gestures by the elements' transforms."""

import pytest
from agreement import assert_shows
from support import LAYOUTS, REMOVABLE, VERTICAL

# A spring has settled when less than a physical pixel remains.
REST_TOLERANCE = 0.2


@pytest.fixture
def changeable(playground):
    """Opens the playground with recorded events. A slow finger does not reorder unless enabled."""

    def open(layout, reorderable=0, **options):
        view = playground(layout, f"reorderable={reorderable}", **options)
        view.hear(
            "willopen", "didopen", "willclose", "didclose", "beforeremove", "didkeep",
            "didinsert", "didremove", "didmove", "didfinishchanges", "willreorder", "didreorder", "didappend",
        )  # fmt: skip
        return view

    return open


def names(view):
    return [event["name"] for event in view.heard]


def element(view, index):
    return next(element for element in view.elements() if element["index"] == index)


def assert_fills(view, index):
    box = view.box()
    corners = [[0, 0], [box["width"], 0], [box["width"], box["height"]], [0, box["height"]]]
    for shown, corner in zip(element(view, index)["quad"], corners):
        assert shown == pytest.approx(corner, abs=REST_TOLERANCE)
    assert [item["index"] for item in view.elements()] == [index]


def tap(view, x, y):
    view.finger("touchStart", x, y)
    view.finger("touchEnd", x, y, after=0.05)


def middle_of(view, index):
    """A visible point of an item."""
    box = view.box()
    for part in (0.5, 0.3, 0.7, 0.2, 0.4, 0.6, 0.8):
        x, y = (
            (box["width"] / 2, box["height"] * part)
            if view.layout in VERTICAL
            else (box["width"] * part, box["height"] / 2)
        )
        if view.inspect("--item-at", f"{x},{y}")["itemAt"] == index:
            return x, y
    raise AssertionError(f"item {index} is not seen")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_tapped_item_opens_and_closes(changeable, layout):
    view = changeable(layout)
    index = view.run("return view.item")
    tap(view, *middle_of(view, index))
    view.wait_for("didopen")
    assert_fills(view, index)
    view.page.click("#close")
    view.wait_for("didclose")
    assert_shows(view, view.inspect())
    told = [name for name in names(view) if name.endswith(("open", "close"))]
    assert told == ["willopen", "didopen", "willclose", "didclose"]


def test_an_item_out_of_view_is_scrolled_to_first(changeable):
    view = changeable("tab-stack")
    view.run("view.openItem(20)")
    view.wait_for("didopen")
    assert_fills(view, 20)
    assert names(view).index("willopen") < names(view).index("settle") < names(view).index("didopen")


@pytest.mark.slow
def test_a_drag_down_closes_and_can_be_reversed(changeable):
    view = changeable("tab-stack")
    view.run("view.openItem(1)")
    view.wait_for("didopen")
    full = element(view, 1)["quad"]
    view.finger("touchStart", 195, 150)
    for step in range(1, 13):
        view.finger("touchMove", 195, 150 + 20 * step)
    view.frame()
    half = element(view, 1)["quad"]
    assert half[2][0] - half[3][0] < full[2][0] - full[3][0] - 5
    for step in range(1, 13):
        view.finger("touchMove", 195, 390 - 20 * step)
    view.finger("touchEnd", 195, 150)
    view.settle()
    assert_fills(view, 1)
    assert "willclose" not in names(view)
    view.finger("touchStart", 195, 150)
    for step in range(1, 11):
        view.finger("touchMove", 195, 150 + 40 * step)
    view.finger("touchEnd", 195, 550)
    view.wait_for("didclose")
    assert_shows(view, view.inspect())


def test_closing_can_be_caught_and_reversed(changeable):
    view = changeable("task-switcher")
    view.run("view.openItem(1)")
    view.wait_for("didopen")
    view.run("view.closeItem()")
    view.advance(0.1)
    view.run("view.openItem(1)")
    view.settle()
    assert_fills(view, 1)
    told = [name for name in names(view) if name.endswith(("open", "close"))]
    assert told == ["willopen", "didopen", "willclose", "willopen", "didopen"]


def swipe(view, distance, y, steps=8):
    view.finger("touchStart", 260, y)
    for step in range(1, steps + 1):
        view.finger("touchMove", 260 - distance * step / steps, y)


@pytest.mark.parametrize("layout", REMOVABLE)
def test_a_swipe_removes_and_undo_restores(changeable, layout):
    view = changeable(layout)
    index = view.run("return view.item") + 1
    before = view.elements()
    _, y = middle_of(view, index)
    swipe(view, 150, y)
    view.frame()
    moved = element(view, index)["quad"][0][0] - next(e for e in before if e["index"] == index)["quad"][0][0]
    assert -150 <= moved <= -110
    view.finger("touchEnd", 110, y)
    view.wait_for("didfinishchanges")
    assert view.run("return view.count") == 30
    assert_shows(view, view.inspect())
    view.page.evaluate("heard.length = 0")
    view.page.click("#restore")
    view.wait_for("didfinishchanges")
    assert view.run("return view.count") == 31
    assert_shows(view, view.inspect())
    assert names(view) == ["didinsert", "didfinishchanges"]


def test_a_short_swipe_springs_back(changeable):
    view = changeable("tab-stack")
    _, y = middle_of(view, 1)
    swipe(view, 60, y)
    view.advance(0.2)
    view.finger("touchEnd", 200, y)
    view.settle()
    assert names(view) == []
    assert_shows(view, view.inspect())


def test_a_rejected_removal_springs_back(changeable):
    view = changeable("tab-stack")
    view.run("view.addEventListener('beforeremove', (event) => event.preventDefault())")
    _, y = middle_of(view, 1)
    swipe(view, 200, y)
    view.finger("touchEnd", 60, y)
    view.wait_for("didkeep")
    view.settle()
    assert names(view) == ["beforeremove", "didkeep"]
    assert view.run("return view.count") == 31
    assert_shows(view, view.inspect())


def test_a_removal_waits_at_the_edge_for_the_answer(changeable):
    view = changeable("tab-stack")
    view.run("view.addEventListener('beforeremove', (event) => event.detail.wait())")
    _, y = middle_of(view, 1)
    rest = element(view, 1)["quad"][0][0]
    swipe(view, 200, y)
    view.finger("touchEnd", 60, y)
    view.wait_for("beforeremove")
    view.settle()
    assert names(view) == ["beforeremove"]
    assert element(view, 1)["quad"][0][0] - rest == pytest.approx(-0.75 * view.box()["width"], abs=1)
    view.run("view.answerRemoval(1, true)")
    view.wait_for("didfinishchanges")
    assert view.run("return view.count") == 30


@pytest.mark.slow
def test_append_closes_scrolls_inserts_and_opens(changeable):
    view = changeable("tab-stack")
    view.run("view.openItem(2)")
    view.wait_for("didopen")
    view.run("view.appendItem(); view.appendItem()")
    view.wait_until("heard.filter((event) => event.name === 'didappend').length === 2")
    view.frame()
    assert view.run("return view.count") == 33
    assert_fills(view, 32)
    told = [event["name"] for event in view.heard if event["name"] not in ("settle", "didfinishchanges")]
    each = ["willclose", "didinsert", "didclose", "willopen", "didopen", "didappend"]
    assert told == ["willopen", "didopen"] + each + each


def test_an_insertion_before_the_resting_item_keeps_it_at_rest(changeable):
    view = changeable("card-carousel")
    view.run("view.scrollToItem(5, { animated: false })")
    view.frame()
    before = element(view, 5)
    view.run("view.insert(2)")
    view.frame()
    assert element(view, 6)["quad"] == [pytest.approx(corner, abs=REST_TOLERANCE) for corner in before["quad"]]
    view.wait_for("didfinishchanges")
    assert_shows(view, view.inspect())


def test_elements_follow_their_items(changeable):
    view = changeable("expanding")
    view.run("view.querySelector('[data-index=\"3\"]').mark = true; view.insert(1)")
    view.frame()
    assert view.run("return view.querySelector('[data-index=\"4\"]').mark") is True


def test_a_long_press_lifts_an_item_and_a_drag_moves_it(changeable):
    view = changeable("expanding", reorderable=1)
    box = view.box()
    view.finger("touchStart", 195, 430)
    view.wait_for("willreorder")
    index = view.heard[-1]["index"]
    for step in range(1, 13):
        view.finger("touchMove", 195, 430 + 10 * step)
        view.advance(0.03)
    assert box["height"] > 550
    view.finger("touchEnd", 195, 550)
    view.wait_for("didfinishchanges")
    done = next(event for event in view.heard if event["name"] == "didreorder")
    assert done["from"] == index and done["to"] == index + 1
    view.settle()
    assert_shows(view, view.inspect())


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_layout_change_keeps_the_item(changeable, layout):
    view = changeable(layout)
    view.run("view.scrollToItem(6, { animated: false })")
    view.frame()
    item = view.run("return view.item")
    other = LAYOUTS[(LAYOUTS.index(layout) + 1) % len(LAYOUTS)]
    view.page.click(f"[role=tab][data-layout={other}]")
    view.layout = other
    poses = view.run(f"""
        const poses = new Set();
        for (let number = 0; number < 12; number++) {{
          await clock.advance(1 / 60);
          const {{ transform, width, height }} = view.querySelector("[data-index='{item}']")?.assignedSlot?.style ?? {{}};
          if (transform) poses.add([transform, width, height].join());
        }}
        return poses.size;
    """)
    view.settle()
    assert_shows(view, view.inspect())
    assert poses > 2


def test_a_loop_has_no_duplicate_elements(changeable):
    view = changeable("card-carousel")
    view.page.click("#loop")
    view.drag(-240, steps=6)
    view.settle()
    indices = [element["index"] for element in view.elements()]
    assert view.run("return view.item") > 20
    assert len(indices) == len(set(indices))


def test_escape_closes_and_delete_removes(changeable):
    view = changeable("tab-stack")
    view.run("view.focus()")
    view.run("view.openItem(0)")
    view.wait_for("didopen")
    view.page.keyboard.press("Escape")
    view.wait_for("didclose")
    view.page.keyboard.press("Delete")
    view.wait_for("didremove")
    assert view.run("return view.count") == 30


def test_a_focused_element_is_scrolled_into_view(changeable):
    view = changeable("tab-stack")
    view.run(
        "const link = document.createElement('a'); link.href = '#'; link.textContent = 'link';"
        "const pages = view.querySelectorAll('[data-index]'); pages[pages.length - 1].append(link); link.focus()"
    )
    index = max(element["index"] for element in view.elements())
    view.settle()
    assert view.run("return view.item") >= index - 4
    assert view.offset > 0
    assert view.run("return document.activeElement.textContent") == "link"


def test_removing_the_focused_item_focuses_the_next_current_item(changeable):
    view = changeable("task-switcher")
    view.run(
        "const link = document.createElement('a'); link.href = '#'; link.textContent = 'link';"
        "view.querySelector('[data-index=\"0\"]').append(link); link.focus()"
    )
    assert view.run("return document.activeElement.textContent") == "link"
    view.run("view.removeItems(0)")
    view.wait_for("didfinishchanges")
    view.settle()
    assert view.run("return document.activeElement === view.elementOf(view.item)")


def test_enter_on_an_open_item_is_not_a_tap(changeable):
    view = changeable("tab-stack")
    view.run("view.addEventListener('itemtap', (event) => heard.push({ name: 'itemtap', ...event.detail }))")
    view.run("view.focus()")
    view.run("view.openItem(0)")
    view.wait_for("didopen")
    view.page.keyboard.press("Enter")
    view.frame()
    assert "itemtap" not in names(view)


def test_reduced_motion_cross_fades(changeable):
    view = changeable("tab-stack", reduced_motion="reduce")
    top_edge = lambda shown: [coordinate for corner in shown["quad"][:2] for coordinate in corner]
    before, after = top_edge(element(view, 1)), [0, 0, view.box()["width"], 0]
    view.run("view.openItem(1)")
    for _ in range(8):
        view.frame()
        for edge in (top_edge(shown) for shown in view.elements() if shown["index"] == 1):
            assert edge == pytest.approx(before, abs=0.01) or edge == pytest.approx(after, abs=0.01)
    view.wait_for("didopen")
    assert_fills(view, 1)
