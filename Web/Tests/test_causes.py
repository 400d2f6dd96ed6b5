"""The feel of swipes, wheels and loops, and the causes of changes."""

import pytest
from pages import page

CARDS = "".join(f"<section>{number}</section>" for number in range(9))
STYLE = "fanfold-view { height: 600px } section { background: wheat }"
# Autoplay pauses while the mouse is over the view.
OUTSIDE = (5, 800)


def show(site, layout="card-carousel", attributes="", cards=CARDS, **options):
    html = page(f"<fanfold-view layout='{layout}' aria-label='V' {attributes}>{cards}</fanfold-view>", STYLE)
    return site(html.replace("/fanfold-view.js", "/fanfold-keyframes.js"), **options).ready()


LISTEN = """
    window.causes = [];
    for (const name of ["itemchange", "settle"]) view.addEventListener(name, ({ type, detail }) => causes.push(`${type} ${detail.cause}`));
"""


def autoplay(view):
    view.page.mouse.move(*OUTSIDE)
    view.run("view.autoplay = 1")
    view.wait("view.autoplayTimeLeft <= 1")
    view.run("await clock.advance(1.5); view.autoplay = 0")


@pytest.mark.parametrize(
    "act, cause",
    [
        (lambda view: view.run("view.next()"), "call"),
        (lambda view: view.run("view.item = 3"), "call"),
        (lambda view: view.run("view.children[0].remove()"), "call"),
        (lambda view: (view.run("view.focus()"), view.page.keyboard.press("ArrowRight")), "user"),
        (lambda view: (view.page.mouse.move(200, 400), view.page.mouse.wheel(0, 120)), "user"),
        (autoplay, "autoplay"),
    ],
)  # fmt: skip
def test_events_tell_the_cause(site, act, cause):
    view = show(site, has_touch=False)
    view.settle()
    view.run(LISTEN)
    act(view)
    view.settle()
    causes = view.run("return causes")
    assert causes and {each.split()[1] for each in causes} == {cause}


KEYED = "".join(f"<section data-key='K{number}'>{number}</section>" for number in range(6))
NAMES = ["itemtap", "settle", "itemchange", "willopen", "didopen", "willclose", "didclose", "beforeremove", "didkeep"]


def test_all_events_about_an_item_have_its_key(site):
    view = show(site, cards=KEYED)
    calls = ["next()", "scrollToItem(4, { animated: false })", "openItem(2)", "closeItem()", "requestRemoval(1)"]
    view.run(f"""
        window.told = [];
        for (const name of {NAMES}) view.addEventListener(name, ({{ type, detail }}) =>
            told.push([type, detail.key, view.elementOf(detail.index ?? detail.item).dataset.key]));
        view.addEventListener("beforeremove", (event) => event.preventDefault());
        for (const act of [{", ".join(f"() => view.{call}" for call in calls)}, () => view.children[view.item].click()]) {{
            act();
            await clock.untilIdle();
        }}""")
    told = view.run("return told")
    assert {name for name, *_ in told} == set(NAMES)
    assert [each for each in told if each[1] != each[2]] == []


def test_a_call_after_a_drag_is_the_cause(site):
    view = show(site, has_touch=False)
    mouse = view.page.mouse
    mouse.move(300, 400)
    mouse.down()
    mouse.move(60, 400, steps=8)
    mouse.up()
    view.settle()
    view.run(LISTEN)
    view.run("view.children[view.item].remove()")
    view.settle()
    assert view.run("return causes")[0] == "itemchange call"


@pytest.mark.parametrize("layout", ["zoom-pager", "cube", "stories", "flip"])
def test_a_quick_swipe_turns_one_page(site, layout):
    view = show(site, layout)
    start = (200, 420)
    view.touch("touchStart", start)
    for step in range(1, 5):
        offset = 20 * step
        view.touch("touchMove", (200 - offset, 420), after=0.016)
    view.touch("touchEnd")
    view.settle()
    assert view.run("return view.item") == 1


@pytest.mark.parametrize("layout", ["card-carousel", "zoom-pager"])
def test_three_notches_in_60_milliseconds_turn_one_item(site, layout):
    view = show(site, layout, has_touch=False)
    view.page.mouse.move(200, 400)
    for _ in range(3):
        view.page.mouse.wheel(0, 120)
        # The browser delivers the event with its next frame.
        view.run("await new Promise((done) => setTimeout(done, 20))")
        view.advance(0.02)
    view.settle()
    assert view.run("return view.item") == 1
    view.page.mouse.wheel(0, 120)
    view.settle()
    assert view.run("return view.item") == 2


@pytest.mark.parametrize("layout, count", [("cube", 2), ("stories", 2), ("zoom-pager", 2), ("flip", 2)])
def test_two_items_loop_with_one_at_once(site, layout, count):
    view = show(site, layout, "loop", "<section></section>" * count)
    items = []
    for _ in range(5):
        view.run("view.next()")
        view.settle()
        items.append(view.run("return view.item"))
    assert items == [1, 0, 1, 0, 1]


def test_a_loop_with_too_few_items_names_the_number_once(site):
    view = show(site, "card-carousel", "loop card-width='0.2' side-inset='0.4'", "<section></section>" * 3)
    view.settle()
    view.run("await import('/fanfold-explanations.js'); await frame()")
    messages = []
    view.page.on("console", lambda message: messages.append(message.text))
    view.page.reload()
    view.ready()
    view.run("view.next(); await clock.untilIdle(); view.previous(); await clock.untilIdle()")
    view.run(
        "view.append(document.createElement('section')); await clock.untilIdle(); await import('/fanfold-explanations.js')"
    )
    [text] = [text for text in messages if "a loop must have at least" in text]
    least = int(text.split("at least ")[1].split()[0])
    view.run(
        f"while (view.children.length < {least}) view.append(document.createElement('section')); await clock.untilIdle()"
    )
    assert not view.run("return view.atEnd") and not view.run("return view.atStart")


def test_an_item_has_its_own_time_in_autoplay(site):
    cards = CARDS.replace("<section>1", "<section data-autoplay='3'>1")
    view = show(site, attributes="autoplay='1'", cards=cards, has_touch=False)
    view.page.mouse.move(*OUTSIDE)
    view.wait("view.autoplayTimeLeft <= 1")
    assert 0 < view.run("return view.autoplayTimeLeft") <= 1
    view.advance(1.7)
    assert view.run("return view.item") == 1
    assert 1.5 < view.run("return view.autoplayTimeLeft") <= 3
    view.run("view.autoplay = 0; await frame()")
    assert view.run("return view.autoplayTimeLeft === Infinity")
