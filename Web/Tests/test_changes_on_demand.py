"""What changes items is loaded once a page does so; until then, a view shows and scrolls its children without."""

import random
import re

import pytest
from pages import WEB, page
from support import LAYOUTS

CHANGES = ["/fanfold-changes.js", "/fanfold-changes.wasm"]
NAMES = ["Ada", "Bert", "Cleo", "Dora", "Emil", "Fritz"]
CHILDREN = "".join(f"<article tabindex='0'>{name}</article>" for name in NAMES)
STYLE = "article { background: wheat }"


def show(site, attributes="", **options):
    html = page(f"<fanfold-view aria-label='People' {attributes}>{CHILDREN}</fanfold-view>", STYLE)
    return site(html, **options)


def loaded(view):
    return sorted(path for path in view.site.requests if path in CHANGES)


def texts(view):
    """What is there, in the order of the items."""
    return view.run("return [...view.children].filter((each) => !each.inert).map((each) => each.textContent)")


def held_back(site, attributes="layout=card-carousel item=1", **options):
    """A view whose second part is on its way."""
    view = show(site, attributes, **options)
    view.site.hold(CHANGES[1])
    view.ready()
    view.settle()
    return view


def let_go(view):
    view.site.let_go(CHANGES[1])
    view.wait("window.done")
    view.settle()


SCROLLING = [
    "view.contentOffset += 90",
    "view.scrollTo(4)",
    "view.scrollTo(2, { animated: false })",
    "view.item = 1",
    "view.parameters = { [view.parameterDescriptors[0].name]: view.parameterDescriptors[0].minimum }",
    "view.style.padding = '20px'",
    "view.dir = view.dir === 'rtl' ? 'ltr' : 'rtl'",
    "view.loop = !view.loop",
    "view.snap = ['item', 'flick', 'none', ''][Math.floor(view.contentOffset) % 4]",
    "view.reduceMotion = view.reduceMotion === 'on' ? 'off' : 'on'",
    "view.style.width = view.style.width ? '' : '300px'",
    "view.children[2].focus()",
    "view.children[0].click()",
    "view.append(document.createElement('template'), 'words', document.createComment('nothing'))",
    "view.innerHTML = view.innerHTML",
    "view.remove(); document.body.append(view)",
    "view.style.display = view.style.display ? '' : 'none'",
    "for (const key of ['ArrowDown', 'ArrowLeft', 'Escape', 'Delete', 'Enter', 'End', 'Home']) view.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))",
    "view.dispatchEvent(new WheelEvent('wheel', { deltaX: 120, deltaY: 120, bubbles: true, cancelable: true }))",
    "view.closeItem()",
    # Two fingers.
    """for (const type of ["pointerdown", "pointermove", "pointerup"]) for (const pointerId of [7, 8]) {
      const clientX = 100 + pointerId * (type === "pointermove" ? 9 : 5);
      const how = { pointerId, clientX, clientY: 300, pointerType: "touch", isPrimary: pointerId === 7, bubbles: true };
      view.children[0].dispatchEvent(new PointerEvent(type, how));
    }""",
]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_view_that_shows_and_scrolls_children_loads_nothing_else(site, layout):
    seed = LAYOUTS.index(layout)
    print(f"seed {seed}")
    randomness = random.Random(seed)
    children = "".join(f"<article tabindex='0' data-key='{key}'>{key}</article>" for key in range(18))
    html = page(f"<fanfold-view layout='{layout}'>{children}</fanfold-view>", STYLE)
    view = site(html, has_touch=False).ready()
    mouse = view.page.mouse
    for _ in range(60):
        kind = randomness.randrange(6)
        if kind == 0:
            mouse.move(randomness.randrange(390), randomness.randrange(844))
            mouse.down() if randomness.random() < 0.5 else mouse.up()
        elif kind == 1:
            mouse.wheel(randomness.randrange(-200, 200), randomness.randrange(-200, 200))
        elif kind == 2:
            view.page.keyboard.press(
                randomness.choice(["ArrowRight", "ArrowUp", "PageDown", "Delete", "Escape", "Tab"])
            )
        elif kind == 3:
            view.frame()
        else:
            view.run(randomness.choice(SCROLLING))
    mouse.up()
    view.settle()
    assert loaded(view) == []


MOVES = {
    "a child that is removed": ("view.children[1].remove()", "didremove"),
    "a child that is inserted": ("view.children[1].before(document.createElement('article'))", "didinsert"),
    "children that are sorted": ("view.append(...[...view.children].reverse())", "didsort,didmove"),
    "a call that removes": ("view.remove(1)", "didremove"),
    "a call that inserts": ("view.insert(1)", "didinsert"),
    "a call that moves": ("view.move(1, 2)", "didmove"),
    "a call that asks to remove": ("view.requestRemoval(1)", "beforeremove"),
    "a call that appends": ("view.appendItem()", "didinsert"),
    "a call that opens": ("view.openItem(1)", "willopen"),
}


@pytest.mark.parametrize("change", MOVES)
def test_what_changes_items_comes_with_the_first_change(site, change):
    view = held_back(site)
    script, events = MOVES[change]
    view.run(f"""
        window.heard = [];
        for (const name of "{events}".split(",")) view.addEventListener(name, () => heard.push(name));
        {script};
    """)
    while not (view.site.held[CHANGES[1]] and loaded(view)):
        view.frame()
    assert loaded(view) == ["/fanfold-changes.js"] and view.run("return heard") == []
    assert view.run("return view.count") == 6
    view.site.let_go(CHANGES[1])
    view.wait("heard.length > 0")
    assert loaded(view) == CHANGES


def test_a_layout_that_is_to_come_gradually_does_so_once_it_can(site):
    view = held_back(site)
    look = "return [...view.children].map((each) => { const { x, y, width } = each.getBoundingClientRect(); return [x, y, width] })"
    before = view.run(look)
    view.run("view.playbackRate = 0.1; view.setLayout('tab-stack')")
    view.frame()
    assert view.run(look) == before and view.run("return view.layout") == "tab-stack"
    view.site.let_go(CHANGES[1])
    view.wait("view.parameterDescriptors.some(({ name }) => name === 'topTilt')")
    view.frame()
    between = view.run(look)
    view.run("view.playbackRate = 1")
    view.settle()
    after = view.run(look)
    assert before != between and between != after


def test_an_attribute_that_lets_fingers_change_items_counts_once_it_can(site):
    view = held_back(site, "layout=tab-stack item=1")
    view.run("view.removable = true; view.focus()")
    view.page.keyboard.press("Delete")
    view.settle()
    assert view.run("return view.count") == 6
    view.site.let_go(CHANGES[1])
    view.wait("performance.getEntriesByType('resource').some(({ name }) => name.endsWith('changes.wasm'))")
    view.settle()
    view.page.keyboard.press("Delete")
    view.wait("view.count === 5")


@pytest.mark.parametrize("attributes", ["removable", "reorderable", "count=6"])
def test_a_view_that_will_change_items_is_ready_once_it_can_and_shows_them_before(site, attributes):
    view = show(site, f"layout=card-carousel {attributes}")
    view.site.hold(CHANGES[1])
    view.page.reload()
    view.wait("view && view.matches(':defined')")
    view.run("view.isReady = false; view.ready.then(() => { view.isReady = true })")
    view.wait("view.shadowRoot.querySelector('.item')")
    assert view.run("return view.isReady") is False
    view.site.let_go(CHANGES[1])
    view.wait("view.isReady")
    view.run("view.remove(1)")
    assert view.run("return view.count") == 5


def test_what_the_page_takes_out_meanwhile_is_seen_until_it_can_leave_and_takes_no_input(site):
    view = held_back(site)
    view.run("view.addEventListener('didremove', () => { window.done = true }); view.children[1].remove()")
    view.frame()
    look = """
        const shown = [...view.children].find((each) => each.textContent === 'Bert');
        const { x, width } = shown.getBoundingClientRect();
        return [shown.inert, x + width / 2, view.count];
    """
    assert view.run(look) == [True, 195, 6]
    let_go(view)
    assert texts(view) == ["Ada", "Cleo", "Dora", "Emil", "Fritz"]
    assert view.run("return [view.count, view.children.length]") == [5, 5]


def test_one_that_comes_back_meanwhile_has_never_been_away(site):
    view = held_back(site)
    view.run("""
        window.heard = [];
        for (const name of ["didremove", "didinsert", "didmove"]) view.addEventListener(name, () => heard.push(name));
        window.child = view.children[1];
        window.element = view.elementOf(1);
        child.remove();
        for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
        view.children[0].after(child);
    """)
    view.frame()
    view.site.let_go(CHANGES[1])
    view.wait("view.elementOf(1) === child && view.children.length === 6")
    assert view.run("return [heard, child.inert, view.count]") == [[], False, 6]


def test_calls_wait_for_one_another_and_for_what_the_page_has_done(site):
    view = held_back(site)
    view.run("""
        window.heard = [];
        for (const name of ["didremove", "didinsert", "didmove", "willopen"]) {
          view.addEventListener(name, ({ type, detail: { index, from } }) => heard.push([type, index ?? from]));
        }
        view.addEventListener("didopen", () => { window.done = true });
        view.children[0].remove(); // Bert, Cleo, Dora, Emil, Fritz
        await new Promise(requestAnimationFrame);
        view.remove(1); // Bert, Dora, Emil, Fritz
        view.move(3, 1);
        view.openItem(2);
    """)
    let_go(view)
    assert view.run("return heard") == [["didremove", 0], ["didremove", 1], ["didmove", 3], ["willopen", 2]]
    assert texts(view) == ["Bert", "Fritz", "Dora", "Emil"] and view.run("return view.openedItem") == 2


@pytest.mark.parametrize(
    "calls, shown",
    [
        ("view.openItem(2); view.remove(0)", [2, "willopen 2", "didremove 0"]),
        ("view.remove(0); view.openItem(2)", [3, "didremove 0", "willopen 2"]),
        ("view.remove(0); view.scrollTo(3, { animated: false })", [4, "didremove 0"]),
        ("view.scrollTo(3, { animated: false }); view.remove(0)", [3, "didremove 0"]),
        ("view.remove(0); view.insert(0); view.remove(3)", [1, "didremove 0", "didinsert 0", "didremove 3"]),
    ],
)
def test_what_is_called_meanwhile_is_done_in_the_order_of_the_calls(site, calls, shown):
    """As it is where nothing has to be waited for."""
    results = []
    for has_to_wait in [True, False]:
        view = held_back(site)
        if not has_to_wait:
            view.site.let_go(CHANGES[1])
            view.run(
                "view.move(5, 4); await new Promise((done) => view.addEventListener('didmove', done)); view.move(4, 5)"
            )
            view.settle()
        view.run(f"""
            window.heard = [];
            for (const name of ["didremove", "didinsert", "willopen"]) {{
              view.addEventListener(name, ({{ type, detail: {{ index }} }}) => heard.push(`${{type}} ${{index}}`));
            }}
            {calls};
        """)
        if has_to_wait:
            view.site.let_go(CHANGES[1])
        view.wait(f"heard.length === {len(shown) - 1}")
        view.settle()
        name = "view.elementOf(view.openedItem < 0 ? view.item : view.openedItem).textContent"
        results.append(view.run(f"return [{name}, ...heard]"))
    assert results[0] == results[1] == [NAMES[shown[0]], *shown[1:]]


def test_a_call_for_an_item_that_is_not_there_by_then_says_so(site):
    view = held_back(site, expects_errors=True)
    view.run("view.remove(5); view.remove(5)")
    view.site.let_go(CHANGES[1])
    view.wait("view.count === 5")
    assert any("there is no item 5; the count is 5" in problem for problem in view.problems)


def test_what_was_removed_first_can_be_brought_back(site):
    view = held_back(site)
    view.run(
        "view.addEventListener('didremove', () => { window.done = true }); window.gone = view.children[1]; gone.remove()"
    )
    let_go(view)
    assert view.run("return view.undoRemoval()") == 1
    view.settle()
    assert view.run("return view.children[1] === gone && !gone.inert && view.count === 6")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_where_it_cannot_be_had_other_children_are_there_at_once_and_the_next_change_tries_again(site, layout):
    view = show(site, f"layout={layout}", expects_errors=True)
    view.site.files[CHANGES[1]] = None
    view.ready()
    view.settle()
    view.run("""
        window.heard = [];
        for (const name of ["didremove", "didinsert"]) {
          view.addEventListener(name, ({ type, detail: { index, count } }) => heard.push([type, index, count]));
        }
        view.children[0].remove();
        view.append(Object.assign(document.createElement("article"), { textContent: "Gina" }));
        view.children[1].remove();
    """)
    view.wait("view.count === 5")
    view.frame()
    assert view.run("return heard") == [["didremove", 0, 6], ["didinsert", 0, 5]]
    assert texts(view) == ["Bert", "Dora", "Emil", "Fritz", "Gina"]
    assert view.run(
        "return [...view.children].every(({ dataset: { index } }, place) => Number(index ?? place) === place)"
    )
    assert view.run("return view.elementOf(0).textContent === 'Bert' && view.elementOf(0).dataset.index === '0'")
    assert any("fanfold-changes.wasm answers 404" in problem for problem in view.problems)
    view.site.files.clear()
    view.run("view.children[0].remove(); await new Promise((done) => view.addEventListener('didremove', done))")
    view.settle()
    assert view.run("return [view.count, view.elementOf(0).textContent]") == [4, "Dora"]


def test_where_it_cannot_be_had_a_call_that_changes_items_is_told_of_and_the_others_are_done(site):
    view = show(site, "layout=card-carousel", expects_errors=True)
    view.site.files[CHANGES[1]] = None
    view.ready()
    view.run("view.remove(0); view.openItem(2); view.scrollTo(3, { animated: false })")
    view.wait("view.item === 3 && view.elementOf(3)?.assignedSlot")
    view.settle()
    assert any("fanfold-changes.wasm answers 404" in problem for problem in view.problems)
    view.site.files.clear()
    view.run("view.remove(5); await new Promise((done) => view.addEventListener('didremove', done))")
    view.settle()
    assert view.run("return [view.count, view.openedItem]") == [5, -1]


def test_the_second_part_of_another_build_is_refused(site):
    """As where a page is open while its server gets a new version: the first part is of before, the second of after."""
    view = show(site, "layout=card-carousel", expects_errors=True).ready()
    first, second = (WEB / "fanfold.wasm").read_bytes(), (WEB / CHANGES[1][1:]).read_bytes()
    seam = re.search(rb"\x06([0-9a-f]{6})", first)[1]
    assert seam in second
    view.site.files[CHANGES[1]] = second.replace(seam, bytes(reversed(seam)))
    view.settle()
    view.run("view.children[0].remove()")
    view.wait("view.count === 5")
    assert any("the WebAssembly cannot be had" in problem for problem in view.problems)
    assert texts(view) == NAMES[1:]


def test_a_view_that_needs_it_and_cannot_have_it_says_why_and_shows_its_children_nevertheless(site):
    view = show(site, "layout=card-carousel removable", expects_errors=True)
    view.site.files[CHANGES[1]] = None
    view.page.reload()
    view.wait("view && view.matches(':defined')")
    message = view.run("return view.ready.then(() => 'ready', ({ message }) => message)")
    assert "fanfold-changes.wasm answers 404" in message
    view.run("view.scrollTo(3)")
    view.settle()
    assert view.run("return [view.item, view.elementOf(3).textContent]") == [3, "Dora"]
    view.site.files.clear()
    view.run("await view.retry(); view.requestRemoval(3)")
    view.wait("view.count === 5")


def test_a_device_that_is_turned_first_of_all_takes_its_items_along(site):
    view = held_back(site)
    view.page.set_viewport_size({"width": 844, "height": 390})
    view.frame()
    widths = "[...view.children].map((each) => Math.round(each.getBoundingClientRect().width)).join()"
    before = view.run(f"return {widths}")
    view.site.let_go(CHANGES[1])
    view.run("view.playbackRate = 0.1")
    view.wait("view.viewportSize.width === 844")
    view.frame()
    between = view.run(f"return {widths}")
    view.run("view.playbackRate = 1")
    view.settle()
    assert len({before, between, view.run(f"return {widths}")}) == 3


def test_where_it_cannot_be_had_a_device_that_is_turned_shows_its_items_at_once(site):
    view = show(site, "layout=card-carousel item=1", expects_errors=True).ready()
    view.site.files[CHANGES[1]] = None
    view.page.set_viewport_size({"width": 844, "height": 390})
    view.wait("view.viewportSize.width === 844")
    assert view.run("return view.item") == 1


def test_a_turn_that_is_taken_back_meanwhile_leaves_all_as_it_was(site):
    view = held_back(site)
    for width, height in [(844, 390), (390, 844)]:
        view.page.set_viewport_size({"width": width, "height": height})
        view.frame()
    view.site.let_go(CHANGES[1])
    view.wait("performance.getEntriesByType('resource').some(({ name }) => name.endsWith('changes.wasm'))")
    view.settle()
    assert view.run("return view.viewportSize") == {"width": 390, "height": 844}


def test_a_page_that_is_going_to_change_items_can_have_it_fetched_beforehand(site):
    readme = (WEB / "README.md").read_text()
    links = readme[
        readme.index('<link rel="modulepreload"') : readme.index("\n```", readme.index('<link rel="modulepreload"'))
    ]
    html = page(
        f"<fanfold-view layout='card-carousel'>{CHILDREN}</fanfold-view>", STYLE, links.replace('href="', 'href="/')
    )
    view = site(html).ready()
    view.wait("performance.getEntriesByType('resource').some(({ name }) => name.endsWith('changes.wasm'))")
    assert loaded(view) == CHANGES
    view.run("view.children[0].remove(); await new Promise((done) => view.addEventListener('didremove', done))")
    assert loaded(view) == CHANGES


def test_what_waits_for_an_item_does_not_keep_one_from_coming(site):
    """Once changes are there, a call waits for nothing but what it needs itself."""
    view = site(page("<fanfold-view layout='tab-stack' reorderable></fanfold-view>", STYLE)).ready()
    view.run("view.openItem(0); view.appendItem()")
    view.wait("view.count === 1 && view.openedItem === 0")
