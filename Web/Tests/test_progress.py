"""Events of a view while it moves."""

import json
from itertools import product

import pytest
from clock import until
from pages import page
from support import LAYOUTS

EVENTS = ["scrollstart", "scroll", "itemchange", "settle"]
HEAR = f"""
    window.heard = [];
    for (const name of {EVENTS}) view.addEventListener(name, ({{ detail }}) => heard.push([name, detail]));
"""


@pytest.fixture
def show(site):
    def open(layout="card-carousel", more=""):
        view = site(
            page(f"<fanfold-view layout='{layout}' count='30' aria-label='Items'></fanfold-view>{more}")
        ).ready()
        view.settle()
        view.run(HEAR)
        return view

    return open


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_scroll_dispatches_its_start_and_end(show, layout):
    view = show(layout)
    view.run("view.scrollToItem(4); await untilEvent(view, 'settle')")
    heard = view.page.evaluate("heard")
    names = [name for name, _ in heard]
    assert names[0] == "scrollstart" and names[-1] == "settle"
    assert names.count("scrollstart") == names.count("settle") == 1
    positions = [detail["position"] for name, detail in heard if name == "scroll"]
    assert positions == sorted(positions) and positions[-1] == pytest.approx(4, abs=1e-6)
    assert [detail["progress"] for name, detail in heard if name == "scroll"][-1] == pytest.approx(4 / 29, abs=1e-6)
    items = [detail["index"] for name, detail in heard if name == "itemchange"]
    assert items == sorted(items) and items[-1] == 4
    assert view.run("return [view.position, view.item]") == [pytest.approx(4, abs=1e-6), 4]


JUMPS = ["view.style.width = '300px'", "view.contentOffset = 40", "view.position = 6", "view.layout = 'album-fan'"]


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_jump_dispatches_its_start_and_end(show, layout, subtests):
    view = show(layout)
    for jump in JUMPS:
        with subtests.test(jump):
            view.run(f"view.style.width = ''; view.layout = '{layout}'; await frame(); view.position = 5")
            view.settle()
            view.run(f"heard.length = 0; {jump}; await frame()")
            view.settle()
            names = [name for name, _ in view.page.evaluate("heard")]
            assert names.count("scrollstart") == names.count("settle") <= 1
            if names:
                assert names[0] == "scrollstart" and names[-1] == "settle"
            later = view.run("heard.length = 0; view.scrollToItem(8); await untilEvent(view, 'settle'); return heard")
            assert later[0][0] == "scrollstart" and later[-1][0] == "settle"


def test_a_resized_view_settles_without_an_announcement(show):
    view = show()
    view.run("view.setAttribute('item', '5')")
    view.settle()
    status = "view.shadowRoot.querySelector('[aria-live]').textContent"
    view.run(until(status))
    view.run(f"{status} = ''; heard.length = 0; view.style.width = '300px'; await frame()")
    view.settle()
    [settled] = [detail for name, detail in view.page.evaluate("heard") if name == "settle"]
    assert settled == {"offset": pytest.approx(view.run("return view.contentOffset")), "item": 5, "cause": "call"}
    assert view.run(f"return {status}") == ""


def test_each_frame_dispatches_an_event_that_does_not_bubble(show):
    view = show()
    view.run("""
        window.events = [];
        view.addEventListener("scroll", (event) => events.push(event));
        document.body.addEventListener("scroll", () => events.push("bubbled"));
        window.around = 0;
        document.addEventListener("scroll", ({ detail }) => { around += detail ? 1 : 0; }, true);
        view.scrollToItem(4);
        await untilEvent(view, "settle");
    """)
    assert view.run("return events.includes('bubbled')") is False
    assert view.run("return [around === events.length, new Set(events).size === events.length]") == [True, True]
    offsets = view.run("return events.map(({ detail }) => detail.offset)")
    assert len(offsets) > 5 and offsets == sorted(set(offsets))
    assert view.run("return events.every(({ timeStamp }, index) => timeStamp > (events[index - 1]?.timeStamp ?? 0))")


def test_a_view_that_follows_another_ends_once(show):
    view = show(more="<fanfold-view id='second' layout='expanding' count='30' aria-label='More'></fanfold-view>")
    ends = view.run("""
        const second = document.getElementById("second");
        await second.ready;
        await frame();
        let ends = 0;
        second.addEventListener("settle", () => ends++);
        view.addEventListener("scroll", ({ detail }) => { second.position = detail.position; });
        view.scrollToItem(5);
        await untilEvent(view, "settle");
        for (let i = 0; i < 8; i++) await frame();
        return [ends, second.item];
    """)
    assert ends == [1, 5]


@pytest.mark.slow
def test_only_the_values_that_are_asked_for_are_written(site):
    view = site(page("<fanfold-view layout='expanding' count='30' aria-label='Items'></fanfold-view>")).ready()
    names = "return [...view.elementOf(1).assignedSlot.style].filter((name) => name.startsWith('--'))"
    assert view.run(names) == []
    view.run("view.appearance = 'progress cover-opacity'")
    view.frame()
    assert view.run(names) == ["--progress", "--cover-opacity"]
    assert view.run("return getComputedStyle(view.elementOf(1)).getPropertyValue('--cover-opacity')") == "0.75"
    view.run("view.removeAttribute('appearance')")
    view.frame()
    assert view.run(names) == []


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_position_leads_from_the_first_to_the_last_item(site, layout, subtests):
    view = site(page(f'<fanfold-view layout="{layout}" count="0"></fanfold-view>')).ready()
    for attribute, count in product(["", "loop", "dir=rtl"], [0, 1, 2, 30]):
        with subtests.test(attribute, count=count):
            states = view.run(f"""
                view.loop = {json.dumps(attribute == "loop")};
                view.dir = {json.dumps(attribute.removeprefix("dir=") if "dir" in attribute else "")};
                view.count = {count};
                await frame();
                return [-300, -4, 0, 1, 70, 444.5, 3000, 9000].map((place) => {{
                  view.contentOffset = place;
                  const first = view.restingOffset(0), pitch = view.restingOffset(1) - first;
                  return [view.position, (view.contentOffset - first) / pitch, view.atStart, view.atEnd];
                }});
            """)
            assert_positions(states, count, loops=attribute == "loop")


def assert_positions(states, count, loops):
    """Checks positions of growing offsets, each with its distance from the first item in items, and both ends."""
    positions = [position for position, *_ in states]
    assert positions == sorted(positions)
    for position, distance, is_at_start, is_at_end in states:
        if is_at_start:
            assert position <= 1e-6
        elif is_at_end:
            assert position >= count - 1 - 1e-6
        elif loops:
            assert position == pytest.approx(distance)
        else:
            assert 0 < position < count - 1
