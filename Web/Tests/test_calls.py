"""Calls that change items: once a view is ready, they are synchronous."""

import pytest
from pages import page
from support import LAYOUTS

NAMES = ["Ada", "Bert", "Cleo", "Dora", "Emil", "Fritz"]
CHILDREN = "".join(f"<article tabindex='0'>{name}</article>" for name in NAMES)
STYLE = "article { background: wheat }"

MOVES = {
    "removeItems": ("view.removeItems(1)", "didremove"),
    "insert": ("view.insert(1)", "didinsert"),
    "move": ("view.move(1, 2)", "didmove"),
    "requestRemoval": ("view.requestRemoval(1)", "beforeremove"),
    "answerRemoval": ("view.onbeforeremove(); view.requestRemoval(1); view.answerRemoval(1, false)", "didkeep"),
    "undoRemoval": ("view.removeItems(1); view.undoRemoval()", "didinsert"),
    "openItem": ("view.openItem(1)", "willopen"),
    "closeItem": ("view.openItem(1); view.closeItem()", "willclose"),
    "appendItem": ("view.item = 5; view.appendItem()", "didinsert"),
}
DEFER = "view.onbeforeremove = () => view.addEventListener('beforeremove', ({ detail }) => detail.wait());"


def show(site, attributes="layout=card-carousel item=1", **options):
    html = page(f"<fanfold-view aria-label='People' {attributes}>{CHILDREN}</fanfold-view>", STYLE)
    return site(html, **options).ready()


@pytest.mark.parametrize("call", MOVES)
def test_event_follows_before_the_call_returns(site, call):
    view = show(site)
    script, event = MOVES[call]
    heard = f"let heard = 0; view.addEventListener('{event}', () => heard++);"
    assert view.run(f"{DEFER} {heard} {script}; return heard") == 1


@pytest.mark.parametrize("call", ["view.item = 3", "view.next()", "view.scrollToItem(3)", "view.position = 2.5"])
def test_events_of_drawn_content_follow_in_frames(site, call):
    view = show(site)
    # A resize of the first frames ends before.
    view.settle()
    before, after = view.run(f"""
        const heard = [];
        for (const name of ["scrollstart", "scroll", "itemchange", "settle"])
          view.addEventListener(name, ({{ type }}) => heard.push(type));
        {call};
        const before = heard.length;
        await clock.untilIdle();
        return [before, [...new Set(heard)]];
    """)
    assert before == 0 and after == ["scrollstart", "scroll", "itemchange", "settle"]


def test_undo_returns_the_index(site):
    view = show(site)
    assert view.run("return view.undoRemoval()") == -1
    assert view.run("view.removeItems(2); return [view.count, view.undoRemoval(), view.count]") == [5, 2, 6]
    view.settle()
    assert view.run("return [...view.children].map((each) => each.textContent)") == NAMES


def test_a_removed_child_can_be_brought_back_in_the_next_turn(site):
    view = show(site)
    view.run("window.gone = view.children[1]; gone.remove()")
    assert view.run("return view.undoRemoval()") == 1
    view.settle()
    assert view.run("return view.children[1] === gone && !gone.inert && view.count === 6")


def test_calls_and_page_changes_keep_their_order(site):
    view = show(site)
    heard = view.run("""
        const heard = [];
        for (const name of ["didremove", "didinsert", "didmove", "willopen"]) {
          view.addEventListener(name, ({ type, detail: { index, from } }) => heard.push([type, index ?? from]));
        }
        view.children[0].remove(); // Bert, Cleo, Dora, Emil, Fritz
        view.removeItems(1); // Bert, Dora, Emil, Fritz
        view.move(3, 1);
        view.openItem(2);
        await untilEvent(view, "didopen");
        return heard;
    """)
    assert heard == [["didremove", 0], ["didremove", 1], ["didmove", 3], ["willopen", 2]]
    view.settle()
    texts = "return [...view.children].filter((each) => !each.inert).map((each) => each.textContent)"
    assert view.run(texts) == ["Bert", "Fritz", "Dora", "Emil"] and view.run("return view.openedItem") == 2


@pytest.mark.parametrize(
    "calls, shown",
    [
        ("view.openItem(2); view.removeItems(0)", "Cleo"),
        ("view.removeItems(0); view.openItem(2)", "Dora"),
        ("view.removeItems(0); view.scrollToItem(3, { animated: false })", "Emil"),
        ("view.scrollToItem(3, { animated: false }); view.removeItems(0)", "Dora"),
    ],
)
def test_an_index_is_that_of_the_moment_of_the_call(site, calls, shown):
    view = show(site)
    view.run(calls)
    view.settle()
    item = "view.openedItem < 0 ? view.item : view.openedItem"
    assert view.run(f"return view.elementOf({item}).textContent") == shown


def test_a_missing_item_is_an_error_of_the_call(site):
    view = show(site)
    message = view.run("view.removeItems(5); try { view.removeItems(5) } catch (error) { return error.message }")
    assert "there is no item 5; the count is 5" in message


def test_an_attribute_allows_removal_at_once(site):
    view = show(site, "layout=tab-stack item=1")
    view.run("view.focus()")
    view.page.keyboard.press("Delete")
    view.settle()
    assert view.run("return view.count") == 6
    view.run("view.removable = true")
    view.page.keyboard.press("Delete")
    view.wait("view.count === 5")


def test_a_rotated_device_keeps_its_items(site):
    view = show(site)
    widths = "return [...view.children].map((each) => Math.round(each.getBoundingClientRect().width)).join()"
    before = view.run(widths)
    view.run("view.playbackRate = 0.1")
    view.page.set_viewport_size({"width": 844, "height": 390})
    view.wait("view.viewportSize.width === 844")
    view.frame()
    between = view.run(widths)
    view.run("view.playbackRate = 1")
    view.settle()
    assert len({before, between, view.run(widths)}) == 3


def test_a_pending_call_does_not_delay_another(site):
    view = site(page("<fanfold-view layout='tab-stack' reorderable></fanfold-view>", STYLE)).ready()
    view.run("view.openItem(0); view.appendItem()")
    view.wait("view.count === 1 && view.openedItem === 0")


@pytest.mark.every_case
def test_removal_of_the_last_item_shows_the_one_before_it_at_rest(site, subtests):
    view = show(site)
    for layout in LAYOUTS:
        with subtests.test(layout=layout):
            outcome = view.run(f"""
                Object.assign(view, {{ layout: "{layout}", item: view.count - 1 }});
                await clock.untilIdle();
                let settled = 0;
                view.addEventListener("settle", () => settled++, {{ once: true }});
                const before = view.contentOffset;
                view.removeItems(view.count - 1);
                await clock.untilIdle();
                const moves = before !== view.restingOffset(view.count - 1);
                const rest = view.contentOffset - view.restingOffset(view.count - 1);
                view.insert(view.count, 1, {{ animated: false }});
                return [rest, settled > 0 || !moves];
            """)
            assert outcome == [0, True]


def test_methods_of_elements_keep_their_meaning(site):
    view = show(site)
    view.run("view.scrollTo(0, 0); view.remove()")
    assert view.run("return view") is None


# Calls without effect, by the state in which they have none.
INEFFECTIVE = {
    "next": ("view.scrollToItem(5, { animated: false })", "view.next()"),
    "previous": ("view.scrollToItem(0, { animated: false })", "view.previous()"),
    "setLayout": ("", "view.setLayout('card-carousel')"),
    "move": ("", "view.move(2, 2)"),
    "openItem": ("view.openItem(1)", "view.openItem(1)"),
    "closeItem": ("", "view.closeItem()"),
    "undoRemoval": ("", "view.undoRemoval()"),
    "requestRemoval": ("view.onbeforeremove(); view.requestRemoval(1)", "view.requestRemoval(1)"),
    "answerRemoval": ("", "view.answerRemoval(1, true)"),
    "scrollAutomatically": ("view.openItem(1)", "view.scrollAutomatically()"),
    "scrollAutomatically at the end": ("view.scrollToItem(5, { animated: false })", "view.scrollAutomatically()"),
    "scrollAutomatically under Reduce Motion": ("view.reduceMotion = 'on'", "view.scrollAutomatically()"),
    "refresh": ("", "view.refresh(5)"),
}


@pytest.mark.parametrize("call", INEFFECTIVE)
def test_a_documented_call_has_no_effect(site, call):
    view = show(site)
    state, script = INEFFECTIVE[call]
    view.run(f"{DEFER} {state}")
    view.settle()
    heard = view.run(f"""
        const heard = [];
        for (const name of ["scrollstart", "scroll", "itemchange", "settle", "willopen", "willclose", "beforeremove", "didkeep",
            "didremove", "didinsert", "didmove", "itemtap"])
          view.addEventListener(name, ({{ type }}) => heard.push(type));
        {script};
        await clock.untilIdle();
        return heard;
    """)
    assert heard == []


# Scrolls whose promise is fulfilled at rest, and movements that end them before.
SCROLLS = [
    "scrollToItem(3)",
    "scrollToItem(3, { animated: false })",
    "scrollToItem(1)",
    "next()",
    "previous()",
    "scrollToPage(2)",
]
OTHERS = {
    "call": "view.next()",
    "property": "view.item = 5",
    "opening": "view.openItem(0)",
    "removal of the view": "view.remove()",
}


@pytest.mark.parametrize("call", SCROLLS)
def test_a_scroll_is_fulfilled_at_rest(site, call):
    view = show(site)
    view.settle()
    outcome = view.run(f"""
        const heard = [];
        for (const name of ["scroll", "settle"]) view.addEventListener(name, ({{ type }}) => heard.push(type));
        const offset = view.contentOffset, promise = view.{call};
        let rests;
        promise.then((value) => {{ rests = value; heard.push("rest"); }});
        await clock.untilIdle();
        const moves = view.contentOffset !== offset;
        return [rests, heard.at(-1), !moves || heard.at(-2) === "settle"];
    """)
    assert outcome == [True, "rest", True]


@pytest.mark.parametrize("other", OTHERS)
def test_a_scroll_that_something_else_ends_is_fulfilled_with_false(site, other):
    view = show(site)
    view.settle()
    outcome = view.run(f"""
        let rests;
        view.scrollToItem(4).then((value) => {{ rests = value }});
        await clock.advance(0.1);
        const before = rests;
        {OTHERS[other]};
        await null;
        return [before, rests];
    """)
    assert outcome == [None, False]


def test_the_user_ends_a_scroll(site):
    view = show(site, has_touch=True)
    view.settle()
    view.run("window.ends = []; view.scrollToItem(4).then((value) => ends.push(value)); await clock.advance(0.1)")
    view.touch("touchStart", (200, 300))
    assert view.run("return ends") == [False]
    view.touch("touchEnd")


def test_a_scroll_before_the_area_is_fulfilled_once_it_is_carried_out(site):
    view = show(site, "layout=card-carousel hidden")
    outcome = view.run("""
        const ends = [];
        for (const item of [1, 3]) view.scrollToItem(item, { align: "start" }).then((rests) => ends.push([item, rests]));
        await clock.untilIdle();
        const before = [...ends];
        view.hidden = false;
        await clock.untilIdle();
        return [before, ends, view.item];
    """)
    assert outcome == [[[1, False]], [[1, False], [3, True]], 3]


def test_a_scroll_to_no_item_throws_at_once(site):
    view = show(site, expects_errors=True)
    assert view.run("try { view.scrollToItem(9) } catch (error) { return error.name }") == "RangeError"
