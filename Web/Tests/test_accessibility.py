"""Screen reader output and keyboard navigation."""

import json
import re
from itertools import product

import pytest
from axe_playwright_python.sync_playwright import Axe
from pages import WEB, page
from support import LAYOUTS, VERTICAL

NAMED = """<script type="module">
  const view = document.querySelector("fanfold-view");
  view.cell = (element, index) => {
    element.innerHTML = `<h2>Item ${index}</h2><a href="/page/?${index}">more</a>`;
    element.setAttribute("aria-label", `Item ${index}`);
  };
</script>"""
STYLE = (
    "h1 { position: absolute; clip-path: inset(50%) } [data-index] { background: #fff; color: #000 } a { color: #00c }"
)


@pytest.fixture
def show(site):
    """A page with a view of a layout, whose cells have names and links."""

    def open(layout, count=30, attributes="", **options):
        tag = f'<main><h1>Test</h1><fanfold-view layout="{layout}" count="{count}" aria-label="Things" {attributes}></fanfold-view></main>'
        view = site(page(tag, STYLE, NAMED), **options).ready()
        view.settle()
        return view

    return open


def violations(view):
    return [
        (each["id"], [node["html"] for node in each["nodes"]]) for each in Axe().run(view.page).response["violations"]
    ]


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_axe_finds_nothing_at_rest_open_and_empty(show, layout):
    view = show(layout)
    assert violations(view) == []
    view.run("view.item = 15")
    view.settle()
    assert violations(view) == []
    view.run("view.openItem(15); await untilEvent(view, 'didopen')")
    view.settle()
    assert violations(view) == []
    view.run("view.closeItem(); view.count = 0")
    view.settle()
    assert violations(view) == []


@pytest.mark.parametrize("layout", LAYOUTS)
def test_axe_finds_nothing_where_children_are_items(site, layout):
    children = "".join(f"<article><h2>Item {number}</h2></article>" for number in range(20)) + "<div>plain</div>"
    view = site(
        page(
            f'<main><h1>Test</h1><fanfold-view layout="{layout}" aria-label="Things">{children}</fanfold-view></main>',
            STYLE,
        )
    ).ready()
    view.settle()
    assert violations(view) == []


def test_the_view_is_a_carousel_and_items_are_its_slides(show):
    view = show("card-carousel")
    tree = view.run(
        "return [view, view.elementOf(0)].map((each) => [each.role, each.ariaRoleDescription, each.ariaLabel])"
    )
    assert tree == [["group", "carousel", "Things"], ["group", "slide", "Item 0"]]


def test_an_item_announces_its_index_and_count(show):
    view = show("card-carousel")
    assert view.run("return view.elementOf(1).getAttribute('aria-description')") == "2 of 30"
    view.run("view.removeItems(0)")
    view.settle()
    view.wait("view.elementOf(0).getAttribute('aria-description') === '1 of 29'")
    assert view.run("return view.elementOf(0).ariaLabel") == "Item 1"


def test_an_empty_item_is_labeled_by_its_index_in_the_page_language(site):
    view = site(page('<fanfold-view count="5"></fanfold-view>')).ready()
    view.run("view.cell = () => {}; view.reload(); await frame()")
    assert view.run("return view.elementOf(2).ariaLabel") == "3 of 5"
    view.run("view.positionText = (index, count) => `${index + 1} von ${count}`")
    assert view.run("return view.elementOf(2).ariaLabel") == "3 von 5"


CONTENTS = {
    "<section>Alpha</section>": ["group", "slide", "Alpha", "1 of 1"],
    "<section aria-label='Named'>Alpha</section>": ["group", "slide", "Named", "1 of 1"],
    "<article><p>First</p><h2>Head <i>line</i></h2></article>": [None, "slide", "Head line", "1 of 1"],
    "<li><style>p { color: red }</style> <p>Some <b>bold</b> text</p><p>More</p></li>": [
        "group",
        "slide",
        "Some bold text",
        "1 of 1",
    ],
    "<figure><img alt=''><img alt='Oslo'><figcaption>Caption</figcaption></figure>": [
        "group",
        "slide",
        "Oslo",
        "1 of 1",
    ],
    "<my-card></my-card>": ["group", "slide", "1 of 1", None],
    "<a href='#x'>Link</a>": [None, None, None, "1 of 1"],
    "<section role='listitem'>Mine</section>": ["listitem", "slide", None, "1 of 1"],
}


def test_each_kind_of_item_is_a_slide_with_a_name(site, subtests):
    view = site(page("<main><h1>Test</h1><fanfold-view aria-label='Things'></fanfold-view></main>")).ready()
    for content, expected in CONTENTS.items():
        with subtests.test(content):
            view.run(f"view.innerHTML = `{content}`; await frame(); await frame()")
            names = ["role", "aria-roledescription", "aria-label", "aria-description"]
            assert view.run(f"return {names}.map((name) => view.firstElementChild.getAttribute(name))") == expected
            # axe ignores that `li` may have any role outside a list.
            found = [each for each in violations(view) if each[0] != "aria-allowed-role"]
            assert found == [] or "listitem" in content


def test_a_name_follows_content_once_the_view_settles(site):
    view = site(
        page("<fanfold-view layout='card-carousel'><section>One</section><section>Two</section></fanfold-view>")
    ).ready()
    view.run("view.children[1].textContent = 'Changed'; view.next()")
    view.settle()
    assert view.run("return view.children[1].ariaLabel") == "Changed"


def test_roles_and_labels_of_the_page_are_kept(site):
    children = '<section role="listitem" aria-description="mine" tabindex="3">One</section>'
    view = site(page(f'<fanfold-view role="list" tabindex="5">{children}</fanfold-view>')).ready()
    view.settle()
    own = "return [...view.querySelectorAll('section'), view].map((each) => [each.role, each.getAttribute('aria-description'), each.tabIndex])"
    assert view.run(own) == [["listitem", "mine", 3], ["list", None, 5]]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_boxes_of_items_have_a_child_of_their_own(show, layout):
    """Firefox leaves out the transform of a slot that is a grid and has no child: all items would be at one place."""
    view = show(layout)
    view.run("view.item = 9; view.removeItems(9)")
    view.frame()
    boxes = view.run("return [...view.shadowRoot.querySelectorAll('slot.item')].map((each) => each.hasChildNodes())")
    assert len(boxes) > 1 and all(boxes)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_children_of_boxes_change_after_their_last_motion(show, layout):
    """Chromium updates places in its accessibility tree with the children of a box, and not with its transform."""
    view = show(layout)
    view.run("""
        window.records = [];
        const place = ({ type, target }) => { if (target.matches(".item")) records.push([type, target]) };
        window.observer = new MutationObserver((all) => all.forEach(place));
        observer.observe(view.shadowRoot, { childList: true, subtree: true, attributeFilter: ["style"] });
    """)
    stale = """
        const boxes = [...view.querySelectorAll("[data-index]")].map((each) => each.assignedSlot);
        return boxes.filter((box) => records.findLast(([, target]) => target === box)?.[0] === "attributes").length;
    """
    for call in (
        "view.item = 9",
        "view.next()",
        "view.openItem(10)",
        "view.closeItem()",
        "view.removeItems(10)",
        "view.layout = 'card-carousel'",
    ):
        view.run(call)
        view.settle()
        assert view.run(stale) == 0
    assert view.run("return records.some(([type]) => type === 'attributes')")


# Focus


def tab_stops(view, limit=40):
    """The order of Tab stops: indices of items, or of items whose link has the focus."""
    view.page.evaluate("document.body.focus(); getSelection().removeAllRanges(); document.activeElement.blur()")
    stops = []
    for _ in range(limit):
        view.page.keyboard.press("Tab")
        stop = view.page.evaluate("""(() => {
            const active = document.activeElement, item = active.closest("[data-index]");
            return active === document.body ? null : [active.localName, item && Number(item.dataset.index)];
        })()""")
        if stop is None:
            break
        stops.append(tuple(stop))
        view.settle()
    return stops


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_shown_item_is_the_only_tab_stop(show, layout):
    view = show(layout)
    view.run("view.item = 15")
    view.settle()
    stops = view.run(
        "return [...document.querySelectorAll('fanfold-view, fanfold-view > *')].filter((each) => each.tabIndex === 0).map((each) => each.dataset.index)"
    )
    assert stops == ["15"]


def test_an_empty_view_is_a_tab_stop_itself(show):
    view = show("tab-stack", count=0)
    assert view.run("return view.tabIndex") == 0


@pytest.mark.parametrize("layout", LAYOUTS)
def test_arrow_keys_take_the_focus_along(show, layout):
    view = show(layout)
    view.page.keyboard.press("Tab")
    assert view.run("return document.activeElement === view.elementOf(view.item)")
    first = view.run("return view.item")
    view.page.keyboard.press("ArrowDown" if layout in VERTICAL else "ArrowRight")
    view.wait(f"view.item === {first + 1} && document.activeElement === view.elementOf({first + 1})")
    view.page.keyboard.press("End")
    view.wait("view.item > 20 && document.activeElement === view.elementOf(view.item)")
    assert view.run("return getComputedStyle(document.activeElement).outlineStyle") == "solid"


def test_an_item_that_closes_out_of_sight_passes_the_focus_on(show):
    """The page scrolls elsewhere while an item is open: the closed item is out of sight then."""
    view = show("card-carousel")
    view.run("view.elementOf(0).focus(); view.openItem(0)")
    view.settle()
    view.run("view.scrollToItem(9, { animated: false })")
    view.settle()
    assert view.run("return [view.openedItem, document.activeElement === view.elementOf(0)]") == [0, True]
    view.run("view.closeItem()")
    view.settle()
    assert view.run("return [view.item, document.activeElement === view.elementOf(9)]") == [9, True]


def test_arrow_keys_follow_the_direction_of_reading(show):
    view = show("card-carousel", attributes='dir="rtl"')
    view.page.keyboard.press("Tab")
    view.page.keyboard.press("ArrowLeft")
    view.wait("view.item === 1 && document.activeElement === view.elementOf(1)")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_click_on_an_item_that_is_seen_in_part_does_not_scroll_by_itself(show, layout):
    view = show(layout)
    view.run("view.item = 15")
    view.settle()
    offset = view.run("return view.contentOffset")
    view.run(
        "view.elementOf(Math.max(...[...view.querySelectorAll('[data-index]:not([inert])')].map((each) => Number(each.dataset.index)))).focus({ focusVisible: false, preventScroll: true })"
    )
    view.settle()
    assert view.run("return view.contentOffset") == offset


# Visible items

# At each point of a grid, the front item is visible and, unless it is opaque, so are the items behind it. Inert items
# count as visible. Hit tests are slow, so points without new items are skipped.
SEEN = """
    const items = [...view.children].filter((item) => item.assignedSlot);
    const inert = items.filter((item) => item.inert), box = view.getBoundingClientRect();
    for (const each of inert) each.removeAttribute("inert");
    const opaque = new Set(items.filter((item) => getComputedStyle(item.assignedSlot).opacity === "1"));
    const unseen = new Map(items.map((item) => [item, item.getBoundingClientRect()]));
    const mayTell = (x, y) => unseen.values().some(({ left, right, top, bottom }) =>
      left - 1 < x && x < right + 1 && top - 1 < y && y < bottom + 1);
    for (let y = box.y + 1; y < box.bottom; y += 4) for (let x = box.x + 1; x < box.right; x += 4) {
      if (!mayTell(x, y)) continue;
      for (const item of document.elementsFromPoint(x, y)) {
        unseen.delete(item);
        if (opaque.has(item)) break;
      }
    }
    for (const each of inert) each.setAttribute("inert", "inert");
    const indices = (items) => items.map((item) => Number(item.dataset.index));
    return [indices(items.filter((item) => !unseen.has(item))), indices(inert)];
"""


@pytest.mark.parametrize("layout", LAYOUTS)
def test_only_visible_items_are_focusable(show, layout, subtests):
    """The engine reports the visible items; the browser's hit tests agree."""
    view = show(layout)
    view.page.add_style_tag(content="fanfold-view > * { interactivity: auto }")
    for direction, item in product(["ltr", "rtl"], [0, 15, 29]):
        with subtests.test(f"item {item}, {direction}"):
            view.run(f"view.dir = '{direction}'; view.item = {item}")
            view.settle()
            seen, inert = map(set, view.run(SEEN))
            assert set(view.shown()) - inert == seen | {item}


def test_a_covered_item_is_in_neither_the_tab_order_nor_the_accessibility_tree(show):
    view = show("tab-stack")
    view.run("view.openItem(3); await untilEvent(view, 'didopen')")
    view.settle()
    assert {index for _, index in tab_stops(view)} == {3}
    snapshot = view.page.locator("fanfold-view").aria_snapshot()
    assert "Item 3" in snapshot and "Item 2" not in snapshot and "Item 4" not in snapshot
    view.run("view.closeItem(); await untilEvent(view, 'didclose')")
    view.settle()
    view.wait("view.querySelectorAll('[data-index]:not([inert])').length > 2")


# Announcements


def announcements(view):
    view.run("""
        window.said = [];
        new MutationObserver((records) => said.push(...records.flatMap(({ addedNodes }) => [...addedNodes]).map((each) => each.textContent)))
          .observe(view.shadowRoot.querySelector("[aria-live]"), { childList: true });
    """)

    def said(count=0):
        """The announcements, once there are as many; the modules that make them are loaded first."""
        view.run("await Promise.all(['announcements', 'words'].map((name) => import(`/fanfold-${name}.js`)))")
        view.frame()
        view.wait(f"said.length >= {count}")
        return view.page.evaluate("said")

    return said


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_final_position_is_announced_once(show, layout):
    view = show(layout)
    said = announcements(view)
    view.run("view.scrollToItem(9); await untilEvent(view, 'settle')")
    view.settle()
    assert said(1) == ["Item 9, 10 of 30"]
    view.run("view.scrollToItem(9)")
    view.settle()
    assert said() == ["Item 9, 10 of 30"]


SLIDES = "".join(f"<section>{word}</section>" for word in ["Alpha", "Bravo", "Charlie", "Delta"])


def slides(site, attributes="layout='card-carousel'"):
    view = site(
        page(
            f"<button>Before</button><fanfold-view {attributes}>{SLIDES}</fanfold-view>",
            "fanfold-view { height: 80vh }",
        )
    ).ready()
    view.settle()
    return view, announcements(view)


def test_a_moved_view_announces_its_content_once_and_again_after_its_return(site):
    view, said = slides(site)
    for item in [1, 0, 1]:
        view.run(f"view.scrollToItem({item})")
        view.settle()
    view.run("view.style.width = '300px'")
    view.settle()
    assert said(3) == ["Bravo, 2 of 4", "Alpha, 1 of 4", "Bravo, 2 of 4"]


def test_the_empty_status_line_is_not_read(site):
    """A screen reader says that an empty `status` is a status bar, and may repeat its earlier lines after each change."""
    view, said = slides(site)
    view.run("view.next()")
    view.settle()
    said(1)
    view.advance(6)
    nodes = view.page.context.new_cdp_session(view.page).send("Accessibility.getFullAXTree")["nodes"]
    assert "status" not in {node.get("role", {}).get("value") for node in nodes}
    assert view.run("return view.shadowRoot.querySelector('[aria-live=polite]').ariaAtomic") is None


def test_announcements_do_not_stay_in_the_order_of_reading(site):
    view, said = slides(site)
    view.run("view.next()")
    view.settle()
    status = "return view.shadowRoot.querySelector('[aria-live]').textContent"
    assert said(1) and view.run(status) == "Bravo, 2 of 4"
    view.advance(6)
    assert view.run(status) == ""


def test_an_item_that_gets_the_focus_by_itself_is_not_announced(site):
    view, said = slides(site)
    view.run("view.elementOf(1).focus({ focusVisible: true })")
    view.settle()
    assert view.run("return view.item") == 1 and said() == []


def test_the_item_at_which_autoplay_ends_is_announced_but_none_before(site):
    view, said = slides(site, "layout='card-carousel' autoplay='1'")
    view.wait("view.item === 2")
    view.settle()
    assert said() == []
    view.run("view.autoplay = 0")
    view.settle()
    assert said(1) == ["Charlie, 3 of 4"]


NEWS = {
    "view.removeItems(0)": ["Removed: Alpha. Bravo, 1 of 3"],
    "view.removeItems(0, 2)": ["Removed: 2. Charlie, 1 of 2"],
    "view.removeItems(1); view.undoRemoval()": ["Removed, Restored: Bravo"],
    "view.addEventListener('didinsert', () => { view.elementOf(2).textContent = 'New' }); view.insert(2)": [
        "Added: New"
    ],
    "view.openItem(0)": ["Opened: Alpha"],
    "view.children[2].remove()": [],
}


GERMAN = {"Removed": "Entfernt", "Restored": "Wiederhergestellt", "Added": "Hinzugefügt", "Opened": "Geöffnet"}


@pytest.mark.parametrize("language", ["en", "de-AT"])
def test_changes_are_announced_in_the_language_of_the_page(site, subtests, language):
    for change, texts in NEWS.items():
        with subtests.test(change):
            view, said = slides(site, f"layout='tab-stack' lang='{language}'")
            view.run(change)
            view.settle()
            for word, translated in GERMAN.items() if language == "de-AT" else []:
                texts = [text.replace(word, translated) for text in texts]
            assert said(len(texts)) == texts


def test_the_words_are_those_of_the_catalog():
    catalog = json.loads((WEB.parent / "Sources/FanfoldUIKit/Resources/Localizable.xcstrings").read_text())["strings"]
    lines = re.findall(r'^  "([\w -]+): (.+)",$', (WEB / "View/fanfold-words.js").read_text(), re.M)
    removed = {ranges.split()[0]: words.split(", ") for ranges, words in lines}
    for language, unit in catalog["Removed"]["localizations"].items():
        assert removed[language][0] == unit["stringUnit"]["value"]
    assert removed.keys() == catalog["Removed"]["localizations"].keys()
    assert {len(set(words)) for words in removed.values()} == {5}


def test_a_focused_item_is_announced_by_its_focus_alone(show):
    view = show("card-carousel")
    said = announcements(view)
    view.page.keyboard.press("Tab")
    view.page.keyboard.press("ArrowRight")
    view.wait("document.activeElement === view.elementOf(1)")
    view.settle()
    assert said() == []


# Preferences


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_view_in_a_dialog_that_opens_again_stays_where_it_was(site, layout, direction):
    """The browser focuses the first focusable element of a dialog, which may not be the current item."""
    children = "".join(f"<article aria-label='{number}'>{number}</article>" for number in range(12))
    view = site(
        page(
            f"<dialog><fanfold-view layout='{layout}' dir='{direction}' aria-label='Items'>{children}</fanfold-view></dialog>",
            "fanfold-view { width: 300px; height: 300px }",
        )
    ).ready()
    for item in [3, 5]:
        view.run(f"view.item = {item}; view.parentElement.showModal()")
        view.wait("document.activeElement === view.elementOf(view.item)")
        view.settle()
        assert view.run("return view.contentOffset === view.restingOffset(view.item)")
        assert view.run("return view.item") == item
        view.run("view.parentElement.close()")
        view.frame()


@pytest.mark.slow
def test_reduced_motion_is_followed_while_the_page_is_open(show):
    view = show("card-carousel")
    view.run("view.playbackRate = 0")  # only what takes no time arrives
    for wish, item, arrives in [("reduce", 9, True), ("no-preference", 18, False), ("reduce", 20, True)]:
        view.page.emulate_media(reduced_motion=wish)
        view.wait(f"matchMedia('(prefers-reduced-motion: {wish})').matches")
        view.frame()
        view.run(f"view.scrollToItem({item})")
        view.frame()
        assert view.run(f"return view.contentOffset === view.restingOffset({item})") is arrives
