"""Swipe decks: the direction and the progress of removals, undo in turn, the place of taps, and wheels left to the page."""

import random

import pytest
from pages import page

NAMES = ["Ada", "Bert", "Cleo", "Dora", "Emil", "Fritz"]
CARDS = "".join(f"<article data-key='{name}'>{name}<b>Like</b></article>" for name in NAMES)
STYLE = "article { background: wheat } b { opacity: var(--removal, 0); transition: none }"
TOLD = """
    window.told = [];
    for (const name of ["beforeremove", "didremove"])
      view.addEventListener(name, ({ type, detail: { toward } }) => told.push(`${type} ${toward}`));
"""


def show(site, attributes="layout=task-switcher", cards=CARDS, style=STYLE, html="", **options):
    view = site(
        page(f"<fanfold-view removable aria-label='People' {attributes}>{cards}</fanfold-view>{html}", style), **options
    ).ready()
    view.settle()
    # The module of copies is loaded at rest.
    view.run(f"await import('/fanfold-copies.js'); await frame(); {TOLD}")
    return view


def center(view, item):
    return view.run(
        f"const {{ x, y, width, height }} = view.elementOf({item}).getBoundingClientRect(); return [x + width / 2, y + height / 2]"
    )


def swipe(view, item, across):
    x, y = center(view, item)
    view.press_finger((x, y), (x + across, y))
    view.touch("touchEnd")


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("across, toward", [(-150, "left"), (150, "right")])
def test_events_tell_the_edge_of_a_swipe(site, direction, across, toward):
    view = show(site, f"layout=task-switcher dir={direction}", has_touch=True)
    swipe(view, view.run("return view.item"), across)
    view.settle()
    assert view.run("return told") == [f"beforeremove {toward}", f"didremove {toward}"]


@pytest.mark.parametrize("reduced", ["no-preference", "reduce"])
@pytest.mark.parametrize("toward", ["left", "right"])
def test_a_request_chooses_the_edge(site, toward, reduced):
    view = show(site, "layout=task-switcher appearance=removal", reduced_motion=reduced)
    side = view.run(f"""
        const before = view.elementOf(1).getBoundingClientRect().x;
        view.requestRemoval(1, {{ toward: "{toward}" }});
        await clock.advance(0.1);
        const copy = view.querySelector("[data-fanfold-made]");
        return [Math.sign(copy.getBoundingClientRect().x - before), getComputedStyle(copy.querySelector("b")).opacity];
    """)
    sign = 1 if toward == "right" else -1
    # The stamp of the right side is seen in full as the card leaves, and not at all on the left.
    assert side == [0 if reduced == "reduce" else sign, "1" if sign > 0 else "0"]
    assert view.run("return told") == [f"beforeremove {toward}", f"didremove {toward}"]


def test_the_key_leads_over_the_first_edge(site):
    view = show(site)
    view.run("view.focus()")
    view.page.keyboard.press("Delete")
    view.settle()
    assert view.run("return told") == ["beforeremove left", "didremove left"]


@pytest.mark.parametrize("removal", ["view.removeItems(1)", "view.children[1].remove()"])
def test_a_removal_without_a_swipe_tells_no_edge(site, removal):
    view = show(site, "layout=task-switcher appearance=removal")
    seen = view.run(f"""
        {removal};
        await clock.advance(0.1);
        return [...view.querySelectorAll("b")].map((each) => getComputedStyle(each).opacity);
    """)
    # A card out of sight has no style.
    assert set(seen) - {""} == {"0"} and view.run("return told") == ["didremove undefined"]


@pytest.mark.parametrize(
    "layout, toward, expected",
    [
        ("task-switcher", "'up'", "toward must be left or right, but is up"),
        ("task-switcher", "1", "toward must be left or right, but is 1"),
        ("tab-stack", "'right'", "toward must be left, but is right"),
        ("expanding", "'left'", "toward must be absent in a layout without removal by swipes, but is left"),
    ],
)
def test_an_impossible_edge_is_an_error(site, layout, toward, expected):
    view = show(site, f"layout={layout}", expects_errors=True)
    error = f"try {{ view.requestRemoval(1, {{ toward: {toward} }}) }} catch (error) {{ return error.name + ': ' + error.message }}"
    assert view.run(error) == f"RangeError: fanfold-view: {expected}"
    assert view.run("view.requestRemoval(1, { toward: null }); return view.count") == 5


def test_the_progress_of_a_swipe_is_a_custom_property(site):
    view = show(site, "layout=task-switcher appearance=removal", has_touch=True)
    item = view.run("return view.item")
    value = (
        f"return [...view.children].map((each) => Number(getComputedStyle(each).getPropertyValue('--removal')))[{item}]"
    )
    assert view.run(value) == 0
    x, y = center(view, item)
    view.press_finger((x, y), (x + 51, y))
    # The first movements decide about the drag.
    assert 0.4 < view.run(value) < 0.55
    view.touch("touchMove", (x - 200, y))
    view.frame()
    assert view.run(value) == -1
    view.touch("touchCancel")
    view.settle()
    assert view.run(value) == 0 and view.run("return told") == []


@pytest.mark.parametrize("seed", range(6))
def test_removals_are_undone_in_turn(site, seed):
    """Cards are swiped, others are added, and all removals are undone: the cards are in their order, with their elements."""
    chance = random.Random(seed)
    view = show(site, style="")
    view.run("window.cards = [...view.children]")
    steps = []
    for step in range(8):
        kind = chance.choice(["requestRemoval", "remove", "append", "append", "requestRemoval"])
        place = chance.random()
        steps.append(
            {
                "requestRemoval": f"view.requestRemoval(Math.floor({place} * view.count), {{ toward: '{chance.choice(['left', 'right'])}' }})",
                "remove": f"view.removeItems(Math.floor({place} * view.count))",
                "append": f"""{{
                const card = document.createElement("article");
                card.textContent = "New {step}";
                view.insertBefore(card, view.elementOf(Math.floor({place} * view.count)));
            }}""",
            }[kind]
        )
    result = view.run(f"""
        let removed = 0;
        view.addEventListener("didremove", () => removed++);
        const steps = [{", ".join(f"() => {{ {step} }}" for step in steps)}];
        for (const step of steps) {{ if (view.count > 1) step(); await clock.advance({chance.choice([0.05, 0.4])}); }}
        const all = removed;
        let undone = 0;
        while (view.undoRemoval() >= 0) {{ undone++; await clock.advance(0.05); }}
        await clock.untilIdle();
        const left = [...view.children].filter((each) => cards.includes(each));
        return [undone === all && all > 0, left.length === cards.length && left.every((each, place) => each === cards[place])];
    """)
    assert result == [True, True]


def test_a_tap_has_its_place_in_a_scaled_item(site):
    view = show(site, "layout=card-carousel", has_touch=True)
    view.run("window.places = []; view.addEventListener('itemtap', ({ detail: { x, y } }) => places.push([x, y]))")
    for item in (0, 1):
        box = view.run(
            f"const e = view.elementOf({item}), {{ x, y, width, height }} = e.getBoundingClientRect(); return [x, y, width, height, e.offsetWidth, e.offsetHeight]"
        )
        x, y, width, height, own_width, own_height = box
        dx = min(0.25 * width, 380 - x)
        view.page.touchscreen.tap(x + dx, y + 0.75 * height)
        view.settle()
        place = view.run("return places.at(-1)")
        assert abs(place[0] - dx / width * own_width) < 1 and abs(place[1] - 0.75 * own_height) < 1
        view.run("view.scrollToItem(0, { animated: false })")
        view.settle()
    view.run("view.focus()")
    view.page.keyboard.press("Enter")
    assert view.run("return places.at(-1)") == [None, None]


@pytest.mark.parametrize("is_off", [False, True])
def test_the_wheel_is_left_to_the_page(site, is_off):
    view = show(site, "layout=expanding", html="<div style='height: 2000px'></div>")
    if not is_off:
        view.run("view.noWheel = true")
        assert view.run("return view.getAttribute('no-wheel')") == ""
    view.page.mouse.move(200, 300)
    view.page.mouse.wheel(0, 120)
    view.wait("scrollY > 0 || view.contentOffset > 0")
    view.settle()
    assert view.run("return [scrollY > 0, view.contentOffset > 0]") == [not is_off, is_off]


@pytest.mark.parametrize("attributes, action", [("", "none"), ("no-drag", "pan-y")])
def test_a_removable_view_without_drags_leaves_fingers_along_the_axis(site, attributes, action):
    view = show(site, f"layout=task-switcher {attributes}")
    assert view.run("return view.shadowRoot.querySelector('[style*=touch-action]').style.touchAction") == action


@pytest.mark.parametrize("content", ['"Text"', '"Text" / ""', '"Text" / "Other"'])
def test_a_leaving_card_keeps_text_with_an_alternative(site, content):
    view = show(site, style=f"article::before {{ content: {content} }}")
    first = view.run("""
        view.requestRemoval(1);
        await clock.advance(0.1);
        return view.querySelector("[data-fanfold-made]").firstChild.textContent;
    """)
    assert first == "Text"
