"""Pages that morph their elements to match a server's response, attribute by attribute."""

import pytest
from pages import page
from support import LAYOUTS

# Morphs an element to match another: children are matched by key, or by index if they have none.
MORPH = """
window.morph = (from, to) => {
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  const known = new Map([...from.children].map((child) => [child.dataset.key, child]));
  let next = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const same = wanted.nodeType === 1 ? known.get(wanted.dataset.key) : next?.nodeType === 3 && next;
    if (!same) { from.insertBefore(wanted, next); continue; }
    if (same === next) next = next.nextSibling; else from.insertBefore(same, next);
    if (wanted.nodeType === 1) morph(same, wanted);
    else if (same.data !== wanted.data) same.data = wanted.data;
  }
  while (next) { const after = next.nextSibling; next.remove(); next = after; }
};
window.receive = (html) => {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  morph(document.querySelector("main"), parsed.querySelector("main"));
};
"""


def sent(layout, keys, note=""):
    """The response of the server: a list by its keys."""
    items = "".join(f"<div data-key='{key}' class='{note}'>{key} {note}</div>" for key in keys)
    return f"<main><fanfold-view layout='{layout}' removable aria-label='Things'>{items}</fanfold-view></main>"


@pytest.fixture
def show(site):
    def open(layout, keys, note=""):
        view = site(page(sent(layout, keys, note), "div { background: wheat }", f"<script>{MORPH}</script>")).ready()
        view.run("view.item = 3")
        view.settle()
        return view

    return open


def told(view):
    """The attributes of the visible elements and of the view's own."""
    names = ["data-index", "role", "aria-roledescription", "aria-label", "tabindex", "inert"]
    return view.run(f"""
        const tell = (element) => [element.dataset.key ?? "", ...{names}.map((name) => element.getAttribute(name))];
        return [tell(view), ...[...view.querySelectorAll(":scope > [data-key]")].filter((child) => child.assignedSlot).map(tell)];
    """)


def noted(elements, note):
    """The attributes after a note is written into the elements: their content is their name."""
    return [[*told[:4], told[4] and f"{told[4]} {note}", *told[5:]] for told in elements]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_styles_written_by_the_view_are_restored(show, layout):
    view = show(layout, "abcdefgh")
    before = told(view)
    offset = view.run("return view.contentOffset")
    assert before[0][2] == "group" and all(index and role == "group" for _, index, role, *_ in before[1:])
    for note in ["new", "newer"]:
        view.page.evaluate("(html) => receive(html)", sent(layout, "abcdefgh", note))
        view.settle()
        assert told(view) == [before[0], *noted(before[1:], note)] and view.run("return view.contentOffset") == offset
        assert view.run("return view.elementOf(3).textContent") == f"d {note}"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_list_that_has_changed_is_as_if_it_had_been_so(show, layout):
    view = show(layout, "abcdefgh")
    view.page.evaluate("(html) => receive(html)", sent(layout, "xbdahyz", "new"))
    view.settle()
    assert view.run("return Array.from({ length: view.count }, (_, index) => view.elementOf(index).dataset.key)") == [
        *"xbdahyz"
    ]
    offset = view.run("return view.contentOffset")
    changed = told(view)
    assert changed == [["", None, "group", "carousel", "Things", None, None], *changed[1:]]
    fresh = show(layout, "xbdahyz", "new")
    fresh.run(f"view.contentOffset = {offset}")
    fresh.settle()
    assert told(fresh) == changed


def test_a_page_that_keeps_removing_the_control_keeps_working(show):
    view = show("card-carousel", "abcdefgh")
    taken = view.run("""
        let taken = 0;
        new MutationObserver(() => { if (view.hasAttribute("role")) { taken++; view.removeAttribute("role"); } })
          .observe(view, { attributes: true });
        view.removeAttribute("role");
        await clock.advance(0.5);
        return taken;
    """)
    assert 1 <= taken < 60, "once a frame at most"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_cells_removed_by_the_page_are_restored(site, layout):
    tag = f"<main><fanfold-view layout='{layout}' count='30' aria-label='Things'></fanfold-view></main>"
    view = site(page(tag, head=f"<script>{MORPH}</script>")).ready()
    view.run("view.item = 3")
    view.settle()
    before = view.run("return [...view.children].map((cell) => [cell.textContent, cell.dataset.index])")
    assert len(before) >= 2
    view.page.evaluate("(html) => receive(html)", tag)
    view.wait("view.children.length > 0")
    view.settle()
    assert view.run("return [...view.children].map((cell) => [cell.textContent, cell.dataset.index])") == before
