"""A requested item is shown, whatever begins, arrives or leaves before it can be shown; events tell which item that is."""

import os
import random
from pathlib import Path

import pytest
from pages import page

NAMES = ["Ada", "Bert", "Cleo", "Dora", "Emil", "Fritz"]
STYLE = "article { background: wheat } .hidden { display: none }"
# Adds a view that has no engine yet; `ready` lets it settle and returns the name of the item shown.
MAKE = f"""
    const made = (name) => Object.assign(document.createElement("article"), {{ textContent: name }});
    view = document.createElement("fanfold-view");
    view.setAttribute("layout", "card-carousel");
    view.ariaLabel = "People";
    view.append(...{NAMES}.map(made));
    const shown = () => view.elementOf(view.item)?.textContent;
    const ready = async () => {{ await view.ready; await clock.untilIdle(); return shown() }};
"""


@pytest.fixture
def run(site):
    """Runs a script with a view that has no engine yet."""
    view = site(page("<main></main>", STYLE))
    return lambda script: view.run(f"{MAKE} {script}")


@pytest.mark.parametrize(
    "calls, name",
    [
        ("view.item = 3; view.next()", "Emil"),
        ("view.item = 3; view.next(); view.next()", "Fritz"),
        ("view.item = 3; view.previous({ animated: false })", "Cleo"),
        ("view.next(); view.item = 3", "Dora"),
        ("view.position = 2; view.next()", "Dora"),
        ("view.contentOffset = 1e6; view.item = 1", "Bert"),
        ("view.item = 3; view.prepend(made('Zoe'))", "Dora"),
        ("view.item = 3; view.children[0].remove()", "Dora"),
        ("view.item = 3; view.append(view.children[3])", "Dora"),
        ("view.item = 3; view.children[3].remove()", "Emil"),
        ("view.scrollToItem(3, { align: 'start' }); view.prepend(made('Zoe'))", "Dora"),
        ("view.openItem(3); view.prepend(made('Zoe')); await ready(); view.closeItem()", "Dora"),
    ],
)
def test_requests_before_loading_lead_to_the_requested_item(run, calls, name):
    assert run(f"document.body.append(view); {calls}; return ready()") == name


CHANGES = {
    "a removal": "view.children[0].remove()",
    "a removal by a call": "view.removeItems(0)",
    "an insertion": "view.prepend(made('Zoe'))",
    "a sort": "view.append(...[...view.children].reverse())",
    "a neighbor": "view.item = 3; view.next()",
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_view_without_a_size_keeps_the_requested_item(run, change):
    name = "Emil" if change == "a neighbor" else "Fritz"
    script = f"""
        document.body.append(view);
        view.className = "hidden";
        view.item = 5;
        await ready();
        {CHANGES[change]};
        await clock.untilIdle();
        const hidden = shown();
        view.className = "";
        return [hidden, await ready()];
    """
    hidden, name_shown = run(script)
    assert name_shown == name
    # A neighbor is known once there is a size.
    assert hidden == name or change == "a neighbor"


WAYS = {"property": "view.item = 7", "attribute": "view.setAttribute('item', '7')"}
MEANWHILE = {
    "nothing": "",
    "an earlier child": "view.prepend(made('Zoe')); view.children[0].remove()",
    "a resize": "view.style.height = '300px'",
    "another child": "view.append(made('Gina'))",
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("meanwhile", MEANWHILE)
def test_a_child_that_arrives_later_is_shown(run, way, meanwhile):
    script = f"""
        document.body.append(view);
        await ready();
        {WAYS[way]};
        const before = [await ready(), view.item];
        {MEANWHILE[meanwhile]};
        await clock.untilIdle();
        for (let count = view.count; count < 10; count++) {{ view.append(made(`n${{count}}`)); await clock.untilIdle() }}
        return [...before, shown()];
    """
    assert run(script) == ["Ada", 0, "n7"]


@pytest.mark.parametrize("later", ["view.item = 2", "view.next()", "view.scrollToItem(1)", "view.contentOffset = 500"])
def test_a_later_request_ends_the_wait_for_a_child(run, later):
    script = f"""
        document.body.append(view);
        view.item = 7;
        await ready();
        {later};
        const name = await ready();
        view.append(made("Gina"), made("Hans"));
        await clock.untilIdle();
        return shown() === name;
    """
    assert run(script)


def test_a_drag_ends_the_wait_for_a_child(site):
    view = site(
        page("<fanfold-view layout='card-carousel' item='7' aria-label='V'></fanfold-view>", STYLE), has_touch=False
    )
    view.ready().run("for (let i = 0; i < 6; i++) view.append(document.createElement('article'))")
    view.settle()
    mouse = view.page.mouse
    mouse.move(300, 400)
    mouse.down()
    mouse.move(100, 400, steps=8)
    mouse.up()
    view.settle()
    item = view.run("return view.item")
    view.run("for (let i = 0; i < 6; i++) view.append(document.createElement('article'))")
    view.settle()
    assert view.run("return view.item") == item > 0


@pytest.mark.parametrize(
    "change, told",
    [
        ("view.removeItems(2)", [2]),
        ("view.children[2].remove()", [2]),
        ("view.children[2].replaceWith(made('Zoe'))", [3]),
        ("view.removeItems(5)", []),
        ("view.removeItems(0)", [1]),
        ("view.prepend(made('Zoe'))", [3]),
    ],
)
def test_itemchange_tells_another_item_and_another_index(run, change, told):
    script = f"""
        document.body.append(view);
        view.item = 2;
        await ready();
        const told = [];
        view.addEventListener("itemchange", ({{ detail }}) => told.push(detail.index));
        {change};
        await clock.untilIdle();
        return told;
    """
    assert run(script) == told


def test_itemchange_tells_the_item_that_replaces_one_that_moved_away(run):
    script = """
        document.body.append(view);
        view.item = 3;
        await ready();
        let name = shown();
        view.addEventListener("itemchange", () => { name = shown() });
        view.move(3, 0);
        await clock.untilIdle();
        return name === shown();
    """
    assert run(script)


APPLICATION = (Path(__file__).parent / "Applications/asking.js").read_text()
NUMBERS = range(int(os.environ.get("FANFOLD_SOAK", "6")))


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("layout", ["card-carousel", "expanding"])
def test_the_item_that_was_asked_for_last_is_shown_told_and_focused(site, layout, number):
    seed = int(os.environ.get("FANFOLD_SEED", 100)) + number
    chance = random.Random(f"{layout} {seed}")
    view = site(page("", STYLE + ".gone { display: none }"), has_touch=False)
    view.page.evaluate(f"() => {{ {APPLICATION} }}")
    diary = view.page.evaluate("([seed, layout]) => begin(seed, layout, true)", [seed, layout])
    for _ in range(25):
        diary.append(view.page.evaluate("act()"))
        if chance.random() < 0.6:
            view.advance(chance.choice([0, 0.016, 0.06, 0.3]))
    view.page.evaluate("leave()")
    view.settle()
    assert view.page.evaluate("problems()") == [], f"FANFOLD_SEED={seed}: {', '.join(diary)}"


@pytest.mark.every_case
@pytest.mark.parametrize("layout", ["tab-stack", "card-carousel"])
def test_requests_during_an_append_follow_it(site, subtests, layout):
    view = site(page("<main></main>", STYLE))
    for call, opened in [("view.closeItem()", -1), ("view.openItem(2)", 2), ("view.openItem(2); view.closeItem()", -1)]:
        for wait in [0, 0.05, 0.3, 0.6, 1]:
            with subtests.test(call=call, wait=wait):
                outcome = view.run(f"""
                    {MAKE}
                    view.setAttribute("layout", "{layout}");
                    document.querySelector("main").replaceChildren(view);
                    await ready();
                    const heard = [];
                    view.addEventListener("didappend", ({{ detail }}) => heard.push(detail.index));
                    view.appendItem();
                    await clock.advance({wait});
                    {call};
                    await clock.untilIdle();
                    return [view.count, view.openedItem, heard];
                """)
                assert outcome == [len(NAMES) + 1, opened, [len(NAMES)]]
