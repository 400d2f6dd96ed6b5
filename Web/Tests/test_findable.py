"""Invisible children that the browser finds: by focus, by a call, by a link, and by text search."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from pages import HOST, page
from support import LAYOUTS

STYLE = "section { overflow: hidden; background: wheat; color: black } section a { color: #00f }"


def child(number):
    return f"<section id='child-{number}'>Word{number}q <p><a href='#' id='link-{number}'>Link</a></p></section>"


CHILDREN = "".join(child(number) for number in range(40))
FOUND = "view.shadowRoot.querySelector('.item.out')"


@pytest.fixture
def show(site):
    def open(attributes='layout="card-carousel" findable', fragment="", children=CHILDREN, direction="ltr", **options):
        body = f'<fanfold-view dir="{direction}" aria-label="Things" {attributes}>{children}</fanfold-view><p style="height: 2000px"></p>'
        view = site(page(body, STYLE), **options)
        if fragment:
            view.page.goto("about:blank")
            view.page.goto(f"{HOST}/page/#{fragment}")
        view.ready()
        if "findable" in attributes and "count" not in attributes:
            view.wait(FOUND)
        view.settle()
        return view

    return open


SHOWN = "view.item === {0} && view.elementOf({0}).matches('[data-index]')"


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_focus_shows_and_focuses_the_item(show, layout, direction):
    view = show(f'layout="{layout}" findable', direction=direction)
    for number in (30, 5):
        view.run(f"document.getElementById('link-{number}').focus()")
        view.wait(SHOWN.format(number))
        view.settle()
        assert view.run("return document.activeElement.id") == f"link-{number}"


WORDS = ["Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India", "Juliett", "Kilo", "Lima"]


def headings(session):
    """The headings of the accessibility tree, in its order, with the nodes that readers keep."""
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    by_number = {node["nodeId"]: node for node in nodes}
    found = []

    def walk(node):
        if node.get("role", {}).get("value") == "heading":
            found.append((node["name"]["value"], node["nodeId"]))
        for number in node.get("childIds", []):
            walk(by_number[number])

    walk(nodes[0])
    return found


@pytest.mark.parametrize("layout", LAYOUTS)
def test_nodes_and_their_order_stay_while_content_is_read(show, layout):
    children = "".join(f"<section><h3>{word}</h3></section>" for word in WORDS)
    view = show(f'layout="{layout}" findable', children=children)
    session = view.page.context.new_cdp_session(view.page)
    view.run("window.boxes = [...view.children].map((child) => child.assignedSlot)")
    before = headings(session)
    assert [word for word, _ in before] == WORDS
    for number in (1, 2, 5, 11, 10, 0):
        view.run(f"view.children[{number}].querySelector('h3').scrollIntoView({{ block: 'nearest' }})")
        # A reader scrolls to the visible items only as far as needed.
        view.run(f"if (view.item !== {number}) view.scrollToItem({number})")
        view.wait(f"!boxes[{number}].matches('.out')")
        view.settle()
        assert view.run("return [...view.children].every((child, index) => child.assignedSlot === boxes[index])")
        assert headings(session) == before


# Orca reads texts as one line if their middles differ by at most five pixels.
SAME_LINE = 5


@pytest.mark.parametrize("layout", LAYOUTS)
def test_invisible_neighbors_are_not_in_one_line(show, layout):
    view = show(f'layout="{layout}" findable')
    tops = """
        const children = [...view.children], places = children.map((child) => child.getBoundingClientRect().top);
        return children.slice(1).flatMap((child, index) => [child, children[index]].every((each) => each.assignedSlot.matches(".out"))
          ? [Math.abs(places[index + 1] - places[index])] : []);
    """
    for item in (0, 17):
        view.run(f"view.item = {item}")
        view.settle()
        distances = view.run(tops)
        assert distances and min(distances) > SAME_LINE


def test_children_keep_their_order_through_changes(show):
    view = show()
    order = "return [...view.shadowRoot.querySelectorAll('.item')].map((box) => box.assignedElements()[0]?.id)"
    for change in (
        "view.children[30].remove()",
        "view.children[3].before(view.children[20])",
        f"view.insertAdjacentHTML('afterbegin', `{child(50)}`)",
        "view.scrollToItem(33)",
        "view.append(view.children[33])",
    ):
        view.run(change)
        view.settle()
        assert view.run(order) == view.run("return [...view.children].map((child) => child.id)")


@pytest.mark.parametrize("target", ["child", "link"])
@pytest.mark.parametrize(
    "options", ["", "{ block: 'nearest' }", "{ block: 'end' }", "{ block: 'center', behavior: 'smooth' }"]
)
def test_scroll_into_view_shows_the_item(show, target, options):
    view = show()
    for number in (6, 20, 3):
        view.run(f"document.getElementById('{target}-{number}').scrollIntoView({options})")
        view.wait(SHOWN.format(number))
        view.settle()
    assert view.run("return [...view.children].every((child) => child.scrollTop === 0)")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_form_shows_which_of_its_fields_is_missing(site, layout):
    steps = "".join(f"<fieldset><input name='step-{number}' required></fieldset>" for number in range(9))
    body = f"<form><fanfold-view layout='{layout}' findable aria-label='Steps'>{steps}</fanfold-view></form>"
    view = site(page(body, "fieldset { background: wheat }")).ready()
    view.wait(FOUND)
    view.run("for (const field of [...document.querySelectorAll('input')].slice(0, 7)) field.value = 'filled'")
    assert not view.run("return document.querySelector('form').reportValidity()")
    view.wait("document.activeElement.name === 'step-7'")
    view.settle()
    assert view.run("return document.activeElement.checkVisibility() && view.elementOf(7).matches('[data-index]')")


def test_a_text_fragment_becomes_visible(show):
    """Find in page uses the same search."""
    view = show(fragment=":~:text=Word31q")
    view.wait(SHOWN.format(31))


def test_the_tab_key_continues_from_the_visible_items_in_both_directions(show):
    view = show('layout="card-carousel" findable item="20"')
    view.run("document.getElementById('link-20').focus()")
    for number in (21, 22, 23):
        view.page.keyboard.press("Tab")
        view.wait(f"document.activeElement.id === 'link-{number}'")
        view.wait(f"view.item === {number}")
        view.settle()
    view.run("view.item = 10")
    view.settle()
    view.run("document.getElementById('link-10').focus()")
    for number in (9, 8):
        while view.run("return document.activeElement.id") != f"link-{number}":
            view.page.keyboard.press("Shift+Tab")
        view.wait(f"view.item === {number}")
        view.settle()


def test_late_children_are_found_and_removed_children_are_not(show):
    view = show()
    view.run(f"""
        view.children[35].remove();
        view.insertAdjacentHTML("beforeend", `{child(50)}`);
    """)
    view.wait("view.count === 40")
    view.settle()
    view.run("document.getElementById('link-50').focus()")
    view.wait(SHOWN.format(39))
    view.settle()
    view.run("document.getElementById('link-36').focus()")
    view.wait(SHOWN.format(35))


def test_a_child_that_was_visible_is_found_again(show):
    view = show()
    view.run("view.scrollToItem(30)")
    view.wait("view.item === 30")
    view.settle()
    view.run("document.getElementById('link-0').focus()")
    view.wait(SHOWN.format(0))


def test_findable_is_loaded_on_demand(show):
    view = show('layout="card-carousel"')
    assert not any("findable" in request for request in view.site.requests)
    assert view.run("return view.children[30].assignedSlot") is None
    view.run("view.findable = true")
    view.wait(FOUND)
    assert view.run("return view.children[30].checkVisibility() && view.findable")
    view.run("view.findable = false")
    assert view.run("return [view.children[30].checkVisibility(), view.children[0].checkVisibility()]") == [False, True]
    view.run("document.body.append(view); view.findable = true")
    view.wait(FOUND)
    view.run("document.getElementById('link-30').focus()")
    view.wait(SHOWN.format(30))


def test_cells_invisible_are_nowhere(show):
    view = show('layout="card-carousel" findable count="40"', children="")
    view.wait("view.shadowRoot.querySelector('[data-findable]')")
    assert view.run(f"return {FOUND}") is None


def test_axe_finds_nothing(show):
    view = show()
    results = Axe().run(view.page)
    assert [
        violation["id"]
        for violation in results.response["violations"]
        if violation["id"] not in ("region", "page-has-heading-one", "landmark-one-main")
    ] == []
