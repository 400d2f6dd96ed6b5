"""Children that the page puts into a view are its items."""

import json
import random
from itertools import product

import pytest
from pages import page
from shown import until
from support import LAYOUTS

NAMES = ["Ada", "Bert", "Cleo", "Dora", "Emil", "Fritz"]
ARTICLES = "".join(f"<article>{name}</article>" for name in NAMES)
EVENTS = ["didinsert", "didremove", "didmove", "didfinishchanges", "didappend", "didopen"]


@pytest.fixture
def view(site):
    return show(site)


def markup(attributes, children):
    return f'<fanfold-view aria-label="People" {attributes}>{children}</fanfold-view>'


def show(site, attributes='layout="tab-stack"', children=ARTICLES, **options):
    return begin(site(page(markup(attributes, children), "article { background: wheat }"), **options))


def begin(view):
    """Records the view's events once it is ready."""
    view.ready()
    view.run(
        "window.heard = [];"
        f"for (const name of {EVENTS}) view.addEventListener(name, (event) => heard.push([name, ...Object.values(event.detail)]));"
        "window.add = (name, before = null) => { const child = document.createElement('article'); child.textContent = name;"
        " document.querySelector('fanfold-view').insertBefore(child, before); return child }"
    )
    return view


def names(view):
    """The texts of the view's items, by index."""
    return view.run("return Array.from({ length: view.count }, (_, index) => view.elementOf(index)?.textContent)")


def heard(view):
    return view.page.evaluate("heard")


def finish(view):
    view.run(until("heard.some(([name]) => name === 'didfinishchanges')"))
    view.settle()


@pytest.mark.parametrize("layout", LAYOUTS)
def test_children_are_shown_as_items(site, layout):
    view = show(site, f'layout="{layout}"')
    assert view.run("return view.count") == len(NAMES)
    assert names(view) == NAMES
    index = view.shown()[0]
    texts = view.run(
        "return [...view.querySelectorAll('[data-index]')].map((child) => [Number(child.dataset.index), child.textContent])"
    )
    assert texts and all(NAMES[index] == text for index, text in texts)
    assert view.run(
        f"return view.elementOf({index}).checkVisibility() && view.elementOf({index}).getBoundingClientRect().width > 100"
    )


def test_a_child_invisible_is_not_shown_and_keeps_nothing_of_the_views(site):
    view = show(site, 'layout="expanding" item="0"', "".join(f"<article>{number}</article>" for number in range(100)))
    away = view.run(
        "const child = view.children[0]; view.item = 60; await frame(); await frame();"
        " return [child.checkVisibility(), child.getAttributeNames().filter((name) => child.getAttribute(name))]"
    )
    assert away == [False, []]
    view.run("view.item = 0")
    view.settle()
    assert view.run("return view.children[0].checkVisibility() && view.children[0].dataset.index === '0'")


def test_a_child_that_is_appended_becomes_an_item_gradually(view):
    view.run("view.item = 5")
    view.settle()
    view.run("view.append(add('Gina'))")
    view.wait("view.count === 7")
    assert heard(view)[0] == ["didinsert", 6, 1]
    finish(view)
    assert names(view) == [*NAMES, "Gina"]


def test_a_child_that_is_inserted_takes_its_place(view):
    view.run("add('Gina', view.children[2]); add('Hans', view.children[2])")
    finish(view)
    assert names(view) == ["Ada", "Bert", "Hans", "Gina", "Cleo", "Dora", "Emil", "Fritz"]
    assert [event for event in heard(view) if event[0] == "didinsert"] == [["didinsert", 2, 2]]


def test_a_child_that_is_removed_leaves_as_a_copy(view):
    taken, shown = view.run("""
        const child = view.children[1];
        view.playbackRate = 0;
        child.remove();
        const copied = () => [...view.children].find((other) => other.textContent === child.textContent);
        // The module that makes copies is loaded.
        await until(copied);
        const copy = copied();
        view.playbackRate = 1;
        return [[child.isConnected, child.getAttribute("style") ?? "", child.getAttributeNames()], [copy.inert, copy.checkVisibility()]];
    """)
    assert taken[:2] == [False, ""] and set(taken[2]) <= {"style"}
    assert shown == [True, True]
    finish(view)
    assert names(view) == ["Ada", "Cleo", "Dora", "Emil", "Fritz"]
    view.wait("view.children.length === 5")


def test_a_child_that_is_moved_moves_its_item(view):
    view.run("view.append(view.children[0])")
    finish(view)
    assert names(view) == [*NAMES[1:], "Ada"]
    assert [event for event in heard(view) if event[0] == "didmove"] == [["didmove", 0, 5]]


# The album fan's content ends before its last items are in front: the current item moves less far than others.
@pytest.mark.slow
@pytest.mark.parametrize("layout", sorted({*LAYOUTS} - {"album-fan"}))
def test_sorting_children_keeps_the_shown_item(site, layout, subtests):
    view = show(site)
    for order, count in product(["reversed", 1, 2], [12, 100]):
        with subtests.test(f"{count} children, {order}"):
            numbers = list(range(count))
            children = "".join(f"<article>{number}</article>" for number in numbers)
            # Each order uses a new view, which has not been sorted before.
            view.page.evaluate(f"document.body.innerHTML = {json.dumps(markup(f'layout={layout} item=5', children))}")
            begin(view).settle()
            if order == "reversed":
                numbers.reverse()
            else:
                random.Random(order).shuffle(numbers)
            shown = view.run(f"""
                const before = [...view.children], shown = new Set();
                view.replaceChildren(...{numbers}.map((number) => before[number]));
                for (let number = 0; number < 10; number++) {{
                  await frame();
                  shown.add(view.elementOf(view.item).textContent);
                }}
                return [...shown];
            """)
            assert shown == ["5"]
            finish(view)
            assert names(view) == [str(number) for number in numbers]
            assert view.run("return view.elementOf(view.item).textContent") == "5"


def test_a_replaced_child_is_a_new_item(view):
    view.run(
        "view.replaceChild(Object.assign(document.createElement('article'), { textContent: 'Zoe' }), view.children[0])"
    )
    finish(view)
    assert names(view) == ["Zoe", *NAMES[1:]]


def test_all_children_can_be_replaced(view):
    view.run("view.replaceChildren()")
    finish(view)
    assert view.run("return [view.count, view.children.length]") == [0, 0]
    view.run("add('Gina')")
    view.wait("view.count === 1")
    view.settle()
    assert view.run("return view.elementOf(0).checkVisibility()")


# Adds children one by one, each in its own task, as fetched or streamed children are added.
TRICKLE = "for (let number = view.count; number < 30; number++) { add(number); await new Promise((done) => setTimeout(done)) }"


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_declared_item_is_shown_once_its_child_exists(site, layout, direction):
    view = show(site, f"layout='{layout}' dir='{direction}' item='14'", "")
    view.run(TRICKLE)
    view.settle()
    assert view.run("return [view.count, view.item, view.elementOf(14).checkVisibility()]") == [30, 14, True]
    view.run("view.setAttribute('item', '31'); add('30')")
    view.frame()
    assert view.run("return view.item") == 14
    view.run("add('31')")
    view.wait("view.item > 14")


@pytest.mark.parametrize("way", ["view.scrollToItem(2)", "view.contentOffset += 3", "view.item = 2"])
def test_scrolling_before_loading_overrides_the_declared_item(site, way):
    view = show(site, "layout='card-carousel' item='14'", ARTICLES)
    view.run(way)
    view.settle()
    item = view.run("return view.item")
    view.run(TRICKLE)
    view.settle()
    assert view.run("return view.item") == item


@pytest.mark.parametrize("place", ["outside", "in a listener"])
@pytest.mark.parametrize(
    "way",
    ["view.scrollToItem(added)", "view.scrollToItem(added, { align: 'end' })", "view.item = 6", "view.openItem(6)"],
)
def test_a_child_can_be_shown_as_soon_as_it_is_put_in(view, way, place):
    put = f"const added = add('Gina'); {way}"
    if place == "outside":
        view.run(put)
    else:
        # Another item is added in the task in which a listener handles the removal of one.
        put = put.replace("6", "5")
        view.run(f"view.addEventListener('didremove', () => {{ {put} }}, {{ once: true }}); view.removeItems(0)")
    view.wait(
        "view.elementOf(view.count - 1).textContent === 'Gina' && view.elementOf(view.count - 1).checkVisibility()"
    )
    view.settle()
    assert view.run("return Math.max(view.item, view.openedItem) >= 4")


@pytest.mark.parametrize(
    "way, more", [("view.removeItems(1)", -1), ("view.insert(1)", 1), ("view.move(0, 3)", 0), ("view.undoRemoval()", 1)]
)
@pytest.mark.parametrize("place", ["outside", "in a listener"])
def test_items_and_children_may_change_in_one_turn(view, way, more, place):
    view.run("view.removeItems(5)")
    finish(view)
    change = f"add('Gina'); view.children[2].remove(); {way}"
    if place == "outside":
        view.run(change)
    else:
        view.run(f"view.addEventListener('didmove', () => {{ {change} }}, {{ once: true }}); view.move(0, 1)")
    view.settle()
    shown = names(view)
    assert shown == view.run(
        "return [...view.children].filter((child) => !child.matches('[data-fanfold-made]')).map((child) => child.textContent)"
    )
    # A removed child returns; only an inserted one is empty.
    assert "Gina" in shown and len(shown) == 5 + more and ("" in shown) == ("insert" in way)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_list_is_replaced_without_animation_before_the_first_frame(site, layout):
    """Pages do this that show stored items first and then the server's response."""
    view = site(page("<main></main><fanfold-view removable></fanfold-view>", "article { background: wheat }")).ready()
    first, last = view.run(f"""
        const main = document.querySelector("main");
        main.innerHTML = `<fanfold-view layout="{layout}" aria-label="People"><article>Ada</article></fanfold-view>`;
        view = main.firstChild;
        await view.ready;
        view.innerHTML = "{ARTICLES}";
        const look = () => [...view.children].filter((child) => child.assignedSlot).map((child) => {{
          const {{ x, y, width }} = child.getBoundingClientRect();
          return [child.textContent, x, y, width, child.assignedSlot.style.opacity];
        }});
        for (let i = 0; i < 2; i++) await frame();
        const first = look();
        await clock.advance(1);
        return [first, look()];
    """)
    assert first == last and len(first) > 0


def test_properties_set_before_the_upgrade_apply(site):
    early = "<script>Object.assign(document.querySelector('fanfold-view'), { layout: 'tab-stack', count: 7, cell: (each) => { each.textContent = 'early' } })</script>"
    view = site(page(f"<fanfold-view></fanfold-view>{early}")).ready()
    assert view.run("return [view.layout, view.count, view.elementOf(0).textContent]") == ["tab-stack", 7, "early"]


# Changes from the engine


def test_removing_an_item_removes_its_child(view):
    view.run("view.removeItems(1, 2)")
    finish(view)
    view.wait("view.children.length === 4")
    assert names(view) == ["Ada", "Dora", "Emil", "Fritz"]
    assert view.run("return [...view.children].map((child) => child.textContent)") == names(view)


@pytest.mark.parametrize("pause", [True, False])
def test_undo_brings_the_same_child_back(view, pause):
    view.run("window.second = view.children[1]; view.removeItems(1)")
    if pause:
        finish(view)
    view.run("view.undoRemoval()")
    view.wait("view.count === 6")
    view.settle()
    assert names(view) == NAMES
    assert view.run("return second === view.elementOf(1) && second.checkVisibility() && !second.inert")


@pytest.mark.parametrize("action", ["view.removeItems(1, 2)", "view.children[1].remove()"])
def test_a_listener_brings_the_same_children_back(view, action):
    view.run(
        f"window.former = [...view.children]; view.addEventListener('didremove', () => view.undoRemoval(), {{ once: true }}); {action}"
    )
    view.wait("heard.some(([name]) => name === 'didinsert')")
    view.settle()
    assert names(view) == NAMES
    assert view.run("return former.every((child, index) => child === view.elementOf(index))")


def test_a_removal_is_undone_before_its_event(view):
    undo = "view.removeItems(1); view.undoRemoval(); view.insert(0)"
    view.run(f"view.addEventListener('didmove', () => {{ {undo} }}, {{ once: true }}); view.move(4, 5)")
    view.settle()
    assert names(view) == ["", *NAMES[:4], NAMES[5], NAMES[4]]


def test_moving_an_item_moves_its_child(view):
    view.run("view.move(0, 4)")
    finish(view)
    assert names(view) == ["Bert", "Cleo", "Dora", "Emil", "Ada", "Fritz"]
    assert view.run("return [...view.children].map((child) => child.textContent)") == names(view)


def test_append_without_arguments_makes_a_child_for_the_page_to_fill(view):
    view.run(
        "view.addEventListener('didinsert', (event) => { view.elementOf(event.detail.index).textContent = 'New' }); view.appendItem()"
    )
    view.wait("heard.some(([name]) => name === 'didappend')")
    assert names(view) == [*NAMES, "New"]
    assert view.run("return view.openedItem") == 6


def test_remove_without_arguments_removes_the_view(view):
    view.run("view.remove(); window.left = view.isConnected")
    assert view.page.evaluate("left") is False


def test_a_count_replaces_children_by_cells_and_back(view):
    view.run("view.setAttribute('count', 40)")
    view.settle()
    assert view.run("return view.count") == 40
    assert view.run("return [...view.querySelectorAll('article')].some((child) => child.checkVisibility())") is False
    view.run("view.removeAttribute('count')")
    view.settle()
    assert names(view) == NAMES
    assert view.run("return view.children.length") == len(NAMES)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_an_item_hidden_and_shown_between_two_frames_is_kept(site, layout):
    children = "".join(f"<article>{number}</article>" for number in range(60))
    view = show(site, f'layout="{layout}"', children)
    view.settle()
    shown = view.shown()
    view.run(
        "const { contentOffset } = view; view.contentOffset = 5000; view.move(40, 41, { animated: false });"
        " view.contentOffset = contentOffset; window.before = contentOffset"
    )
    view.wait("view.contentOffset === before")
    view.settle()
    assert view.shown() == shown
    assert view.run(
        "return [...view.querySelectorAll('[data-index]')].every((child) => child.ariaDescription && child.hasAttribute('tabindex'))"
    )


def change_once(view):
    """Moves an item, so that the next change is not the view's first."""
    view.run("const moved = untilEvent(view, 'didmove'); view.move(4, 5); await moved")
    view.settle()


CONFIGURATIONS = {
    "the size": "setViewport(390, 700, false, time)",
    "the direction": "setRightToLeft(true, time)",
    "a parameter": "setParameter(0, engine.parameterMinimum(0), time)",
    "the layout": "setLayout(3, true, time)",
}


@pytest.mark.parametrize("changed", CONFIGURATIONS)
def test_an_item_inserted_during_another_change_is_kept(view, changed):
    """The engine appends an item once it is idle otherwise; the time of the change is the first idle time."""
    change_once(view)
    counts = view.run(
        "let engine; view.instrument((known) => (engine = known)); const before = view.currentTime;"
        " engine.appendItem(before); while (engine.nextEvent()); const time = before + 1;"
        f" engine.{CONFIGURATIONS[changed]}; const after = engine.itemCount();"
        f" {until('view.count === 7')} return [after, view.children.length]"
    )
    assert counts == [7, 7]
    view.run("view.replaceChildren(...[...view.children].reverse())")
    view.settle()
    assert view.run("let engine; view.instrument((known) => (engine = known)); return engine.itemCount()") == 7


@pytest.mark.parametrize("seed", range(4))
def test_items_follow_random_changes_of_page_and_engine(view, seed):
    """Random changes of children, including calls, with frames in between."""
    print(f"seed {seed}")
    change_once(view)
    randomness = random.Random(seed)
    for number in range(40):
        at, to = randomness.randrange(100), randomness.randrange(100)
        child = f"live()[{at} % live().length]"
        action = randomness.choice([
            f"add('n{number}', {child} ?? null)", f"{child}?.remove()", f"view.insertBefore({child} ?? add('x'), live()[{to} % live().length] ?? null)",
            f"view.count > 0 && view.removeItems({at} % view.count)", f"view.count > 0 && view.move({at} % view.count, {to} % view.count)",
            "view.undoRemoval()", "await frame()", "view.appendItem()",
            f"view.replaceChildren(...live().sort((a, b) => (a.textContent + {at}) < (b.textContent + {to}) ? 1 : -1))",
        ])  # fmt: skip
        view.run(f"const live = () => [...view.children].filter((child) => !child.inert); {action}")
    view.settle()
    view.wait("view.count === [...view.children].length && ![...view.children].some((child) => child.inert)")
    assert view.run("return [...view.children].every((child, index) => view.elementOf(index) === child)")
    assert view.run(
        "return [...view.children].every((child) => !child.dataset.index || view.elementOf(child.dataset.index) === child)"
    )


NAMED = "".join(f"<section id='item-{number}'><a id='in-{number}'>{number}</a></section>" for number in range(20))


@pytest.mark.parametrize("target", ["item-15", "in-15"])
def test_a_link_to_an_item_invisible_shows_it(site, target):
    body = (
        f"<a href='#{target}'>Fifteen</a><fanfold-view layout='card-carousel' aria-label='Items'>{NAMED}</fanfold-view>"
    )
    view = site(page(body)).ready()
    view.page.click("a[href]")
    view.wait("view.item === 15")
    view.wait("view.elementOf(15).checkVisibility()")


def test_the_address_of_a_page_shows_an_item_from_the_start(site):
    address = "<script>location.hash = 'item-12'</script>"
    view = site(
        page(f"<fanfold-view layout='expanding' aria-label='Items'>{NAMED}</fanfold-view>", head=address)
    ).ready()
    assert view.run("return view.item") == 12


def test_an_address_that_leads_elsewhere_changes_nothing(site):
    body = f"<fanfold-view layout='expanding' item='4' aria-label='Items'>{NAMED}</fanfold-view><p id='there'></p>"
    view = site(page(body)).ready()
    view.run("location.hash = 'there'")
    view.run("location.hash = '%'")
    view.frame()
    assert view.run("return view.item") == 4


@pytest.mark.parametrize("way", ["innerHTML", "one by one"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_new_child_with_the_key_of_a_removed_child_is_the_same_item(site, layout, way):
    """Pages rendered on a server often rewrite a whole list when a part of it has changed."""
    children = "".join(f"<article data-key='{name}'>{name}</article>" for name in NAMES)
    view = site(
        page(f"<fanfold-view layout='{layout}' item='3'>{children}</fanfold-view>", "article { background: wheat }")
    ).ready()
    view.settle()
    view.run("""
        window.heard = [];
        for (const name of ["didinsert", "didremove", "didmove", "scrollstart", "itemchange"]) {
          view.addEventListener(name, ({ type, detail }) => heard.push([type, detail.index]));
        }
    """)
    look = """
        return [view.contentOffset, ...[...view.children].filter((child) => child.assignedSlot).map((child) => {
          const { x, y, width, height } = child.getBoundingClientRect();
          return [child.textContent, child.dataset.index, child.inert, x, y, width, height];
        })];
    """
    before = view.run(look)
    if way == "innerHTML":
        view.run("view.innerHTML = view.innerHTML")
    else:
        view.run("for (const child of [...view.children]) child.replaceWith(child.cloneNode(true))")
    view.frame()
    assert view.run(look) == before
    view.run(
        "view.innerHTML = view.innerHTML; view.children[1].remove(); view.children[0].before(document.createElement('article'))"
    )
    view.wait("heard.length >= 2")
    view.settle()
    assert [event for event in view.page.evaluate("heard") if event[0].startswith("did")] == [
        ["didremove", 1],
        ["didinsert", 0],
    ]


@pytest.mark.parametrize("action", ["view.removeItems(0)", "view.children[0].remove()"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_drawn_content_stays_visible_while_its_item_leaves(site, layout, action):
    """Charts on a canvas are an example."""
    chart = "<article><canvas width='2' height='2'></canvas><canvas width='0'></canvas></article>"
    view = site(page(f"<fanfold-view layout='{layout}'>{chart * 6}</fanfold-view>")).ready()
    view.settle()
    view.run("""
        for (const canvas of document.querySelectorAll("canvas[height]")) {
          const context = canvas.getContext("2d");
          context.fillStyle = "rgb(200 100 50)";
          context.fillRect(0, 0, 2, 2);
        }
    """)
    view.run(action)
    view.wait("view.querySelector('[data-fanfold-made] canvas')")
    look = "view.querySelector('[data-fanfold-made] canvas').getContext('2d').getImageData(0, 0, 1, 1).data"
    assert view.run(f"return [...{look}]") == [200, 100, 50, 255]


def test_fields_of_leaving_items_are_not_submitted(site):
    rows = "".join(f"<article><input name='row' value='{name}'></article>" for name in NAMES)
    view = site(page(f"<form><fanfold-view layout='tab-stack' removable>{rows}</fanfold-view></form>")).ready()
    sent = view.run("""
        const sent = new Promise((done) => view.addEventListener("didremove", () => {
          done(new FormData(document.querySelector("form")).getAll("row"));
        }));
        view.requestRemoval(1);
        return await untilSettled(sent);
    """)
    assert sent == [NAMES[0], *NAMES[2:]]
    assert view.run("return new FormData(document.querySelector('form')).getAll('row')") == sent


COUNTED = {
    "append": ("add('made')", 7, "made"),
    "several": ("add('made'); add('made', view.firstChild)", 8, "made"),
    "remove": ("view.lastElementChild.remove()", 5, "Emil"),
    "hidden": ("view.children[1].hidden = true", 5, "Fritz"),
    "replaceChildren": ("view.replaceChildren('text'); add('made')", 1, "made"),
    "innerHTML": ("view.innerHTML = '<p>one</p><template></template>'", 1, "one"),
    "call": ("add('made'); view.removeItems(0)", 6, "made"),
}


@pytest.mark.parametrize("way", COUNTED)
def test_the_count_follows_changes_of_the_children_at_once(view, way):
    script, count, last = COUNTED[way]
    outcome = view.run(f"""
        const counts = [];
        for (const name of ["didinsert", "didremove", "countchange"]) view.addEventListener(name, () => counts.push(view.count));
        {script};
        const before = counts.length;
        const now = [view.count, view.elementOf(view.count - 1).textContent];
        await frame();
        return [...now, before, view.count, counts.at(-1)];
    """)
    assert outcome == [count, last, outcome[2], count, count]
    # Listeners run later, unless a call has followed the changes.
    assert outcome[2] == 0 or way == "call"


@pytest.mark.parametrize("name, value", [("slot", "controls"), ("hidden", "")])
def test_an_attribute_set_later_makes_a_child_no_item(view, name, value):
    before, after, is_control = view.run(f"""
        const child = view.children[2];
        child.setAttribute("{name}", "{value}");
        await frame();
        const before = [view.count, child.hasAttribute("data-index")], isControl = child.assignedSlot?.id === "controls";
        child.removeAttribute("{name}");
        await frame();
        await frame();
        return [before, view.count, isControl];
    """)
    assert before == [len(NAMES) - 1, False] and is_control == (name == "slot")
    assert after == len(NAMES)
