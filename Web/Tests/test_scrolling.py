"""Scrolling to an item: alignment and duration."""

import pytest
from pages import page
from support import HORIZONTAL, VERTICAL

SIZE = {"width": 500, "height": 700}
SPIRAL = """{ axis: "vertical", pitch: 90, keyframes: [{ at: -1, y: -90 }, { at: 0, y: 0, width: 200, height: 120 }, { at: 1, y: 90 }] }"""


@pytest.fixture
def show(site):
    def open(
        layout="album-fan", attributes="count='30' item='3'", direction="ltr", module="/fanfold-view.js", **options
    ):
        body = f'<fanfold-view layout="{layout}" dir="{direction}" aria-label="Items" {attributes}></fanfold-view>'
        html = page(body).replace("/fanfold-view.js", module)
        view = site(html, SIZE, **options).ready()
        view.settle()
        return view

    return open


def scroll(view, item, options):
    """Scrolls, and waits until the content settles."""
    view.run(f"""
        const rest = untilEvent(view, "settle");
        view.scrollToItem({item}, {options});
        await rest;
    """)
    view.frame()


def ends(view, item):
    """The start and the end of an item in reading direction, and the length of the view."""
    return view.run(f"""
        const box = view.elementOf({item}).getBoundingClientRect(), around = view.getBoundingClientRect();
        const isVertical = {VERTICAL}.includes(view.layout) || typeof view.layout === "object";
        if (isVertical) return [box.top - around.top, box.bottom - around.top, around.height];
        const places = [box.left - around.left, box.right - around.left];
        return getComputedStyle(view).direction === "rtl"
          ? [around.width - places[1], around.width - places[0], around.width] : [...places, around.width];
    """)


def distance(align, start, end, length):
    """The distance of an item from its requested alignment."""
    return {"start": start, "end": end - length, "center": (start + end - length) / 2}[align]


PLACES = [
    *((layout, "ltr") for layout in ["expanding", "task-switcher"]),
    *((layout, direction) for layout in HORIZONTAL for direction in ["ltr", "rtl"]),
]


def scrolled_to_each_alignment(view, subtests):
    """Scrolls from the first item to an item with each alignment, and returns the alignments in turn."""
    for align in ["start", "center", "end"]:
        with subtests.test(align):
            view.run("view.item = 0; await frame()")
            view.settle()
            scroll(view, 15, f"{{ align: '{align}', animated: false }}")
            yield align


@pytest.mark.parametrize("layout, direction", PLACES)
def test_an_item_is_at_the_requested_position(show, layout, direction, subtests):
    view = show(layout, direction=direction)
    for align in scrolled_to_each_alignment(view, subtests):
        assert abs(distance(align, *ends(view, 15))) < 1


def test_keyframe_layouts_place_items_at_the_same_position(show, subtests):
    view = show(attributes="count='30'", module="/fanfold-keyframes.js")
    view.run(f"view.layout = {SPIRAL}; await view.ready")
    for align in scrolled_to_each_alignment(view, subtests):
        assert abs(distance(align, *ends(view, 15))) < 1


def test_an_item_stays_within_the_content(show):
    view = show()
    scroll(view, 29, "{ align: 'start', animated: false }")
    at_end = view.run("return view.contentOffset")
    assert abs(at_end - view.run("return view.contentLength - 500")) < 1


def test_the_nearest_edge_needs_the_shortest_scroll(show):
    view = show(attributes="count='30' item='10'")
    before = view.run("return view.contentOffset")
    seen = view.run(
        "return [...view.querySelectorAll('[data-index]')].filter((each) => { const { left, right } = each.getBoundingClientRect();"
        " return left >= 0 && right <= 500 }).map((each) => Number(each.dataset.index))"
    )
    view.run(f"view.scrollToItem({seen[-1]}, {{ align: 'nearest', animated: false }})")
    view.settle()
    assert view.run("return view.contentOffset") == before, "what is wholly seen stays"
    scroll(view, 20, "{ align: 'nearest', animated: false }")
    assert abs(distance("end", *ends(view, 20))) < 1
    scroll(view, 4, "{ align: 'nearest', animated: false }")
    assert abs(distance("start", *ends(view, 4))) < 1


@pytest.mark.parametrize("options", ["{ duration: 0.8 }", "{ align: 'center', duration: 0.8 }", "{ align: 'center' }"])
def test_the_content_scrolls_in_the_requested_time(show, options):
    view = show()
    places = view.run(f"""
        const places = [], start = view.contentOffset;
        let begin;
        view.addEventListener("scrollstart", () => {{ begin = view.currentTime; }});
        view.addEventListener("scroll", () => places.push([view.currentTime - begin, view.contentOffset]));
        const rest = untilEvent(view, "settle");
        view.scrollToItem(15, {options});
        await rest;
        return [[0, start], ...places];
    """)
    offsets = [offset for _, offset in places]
    assert len(offsets) > 5 and offsets == sorted(offsets) and offsets[-1] > offsets[0] + 500
    if "duration" in options:
        assert abs(places[-1][0] - 0.8) < 0.15
        middle = min(places, key=lambda place: abs(place[0] - 0.4))
        assert 0.2 < (middle[1] - offsets[0]) / (offsets[-1] - offsets[0]) < 0.8
    if "align" not in options:
        assert offsets[-1] == view.run("return view.restingOffset(15)")


@pytest.mark.parametrize("options", ["{ duration: 5 }", "{ align: 'end', duration: 5 }", "{ align: 'end' }"])
def test_under_reduced_motion_it_is_there_at_once(show, options):
    view = show("card-carousel", "count='30' reduce-motion='on'")
    offsets = view.run(f"""
        const offsets = [];
        view.addEventListener("scroll", () => offsets.push(view.contentOffset));
        const rest = untilEvent(view, "settle");
        view.scrollToItem(20, {options});
        await rest;
        return offsets;
    """)
    assert len(offsets) == 1


@pytest.mark.parametrize("options", ["{ duration: 0.3 }", "{ align: 'start', duration: 0.3 }"])
def test_a_loop_goes_the_short_way(show, options):
    view = show("card-carousel", "count='30' loop")
    pitch = view.run("return view.restingOffset(1) - view.restingOffset(0)")
    before = view.run("return view.contentOffset")
    scroll(view, 28, options)
    assert -2.7 * pitch < view.run("return view.contentOffset") - before < -1.3 * pitch
    if "align" in options:
        assert abs(distance("start", *ends(view, 28))) < 1


def test_a_finger_takes_over(show):
    view = show()
    view.run("view.scrollToItem(25, { duration: 3 })")
    view.wait("view.contentOffset > view.restingOffset(5)")
    view.page.mouse.move(250, 300)
    view.page.mouse.down()
    held = view.run("return view.contentOffset")
    view.frame()
    assert view.run("return view.contentOffset") == held < view.run("return view.restingOffset(25)") - 100
    view.page.mouse.up()


@pytest.mark.parametrize(
    "call", ["view.scrollToItem(2)", "view.contentOffset = view.restingOffset(2)", "view.position = 2"]
)
@pytest.mark.parametrize("is_under_way", [False, True])
def test_the_latest_call_counts(show, call, is_under_way):
    view = show(attributes="count='30' item='6'")
    view.run("view.scrollToItem(25, { duration: 2 })")
    if is_under_way:
        view.wait("view.contentOffset > view.restingOffset(7)")
    view.run(call)
    view.settle()
    assert view.run("return view.contentOffset") == view.run("return view.restingOffset(2)")


INVALID = [
    (3, "{ align: 'middle' }", "align must be one of start, center, end, nearest, but is middle"),
    (3, "{ duration: -1 }", "duration must be a number of seconds, 0 or more, but is -1"),
    (3, "{ duration: 'long' }", "duration must be a number of seconds, 0 or more, but is long"),
    (3, "{ duration: NaN }", "duration must be a number of seconds, 0 or more, but is NaN"),
    (99, "{ align: 'end' }", "there is no item 99; the count is 30"),
    (1.5, "{ duration: 1 }", "there is no item 1.5; the count is 30"),
]


def test_invalid_values_are_errors_of_the_call(show, subtests):
    view = show()
    before = view.run("return view.contentOffset")
    for item, options, words in INVALID:
        with subtests.test(options, item=item):
            call = f"view.scrollToItem({item}, {options})"
            message = view.run(f"try {{ {call} }} catch (error) {{ return `${{error.name}}: ${{error.message}}` }}")
            assert message == f"RangeError: fanfold-view: {words}" and view.run("return view.contentOffset") == before


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_padding_counts(show, direction, subtests):
    view = show(direction=direction)
    view.run("view.style.padding = '20px 60px 20px 30px'; await frame()")
    left, right = (30, 60) if direction == "ltr" else (60, 30)
    for align in scrolled_to_each_alignment(view, subtests):
        start, end, length = ends(view, 15)
        assert abs(distance(align, start - left, end - left, length - left - right)) < 1


@pytest.mark.parametrize("align", ["start", "center", "end"])
def test_an_aligned_item_stays_where_a_layout_snaps(show, align):
    view = show("card-carousel", "count='30' card-width='0.4'")
    scroll(view, 15, f"{{ align: '{align}' }}")
    view.advance(3)
    assert abs(distance(align, *ends(view, 15))) < 1


def test_an_element_names_its_item(site):
    children = "".join(f"<section>{number}<b id='in-{number}'>x</b></section>" for number in range(30))
    view = site(
        page(f"<fanfold-view layout='album-fan' aria-label='Items'>{children}</fanfold-view><p>out</p>")
    ).ready()
    view.run("view.scrollToItem(document.getElementById('in-20'), { animated: false })")
    assert view.run("return [view.item, view.elementOf(view.children[20]) === view.children[20]]") == [20, True]
    message = view.run("try { view.scrollToItem(document.querySelector('p')) } catch (error) { return error.message }")
    assert message == "fanfold-view: there is no item [object HTMLParagraphElement]; the count is 30"


ROW = "card-width='0.3' side-inset='0' gap='0.02' falloff='0' count='30' style='padding: 0 30px 0 50px'"


@pytest.mark.parametrize("align", ["start", "center", "end"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("way", ["attribute", "style sheet"])
def test_items_rest_at_the_alignment_within_the_padding(show, align, direction, way):
    attribute, declaration = (f"align='{align}'", "") if way == "attribute" else ("", f"; --fanfold-align: {align}")
    view = show("card-carousel", f"{ROW[:-1]}{declaration}' {attribute}", direction)
    before, after = (50, 30) if direction == "ltr" else (30, 50)
    for step in ["view.scrollToItem(9)", "view.next()"]:
        view.run(f"{step}; await clock.untilIdle()")
        item = view.run("return view.item")
        start, end, length = ends(view, item)
        assert abs(distance(align, start - before, end - before, length - before - after)) < 1
    assert item == 10


def test_an_unknown_alignment_is_an_error(show):
    view = show("card-carousel", f"{ROW} align='middle'", expects_errors=True)
    [problem] = view.problems
    assert "align must be in 0…1, but is middle" in problem
