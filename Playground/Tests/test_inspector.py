"""Tests the inspector: the overlay and the graph of frame times."""

import re
import subprocess

import pytest
from machine import scaled
from sources import module
from support import LAYOUTS, PROGRAM
from test_accessible_page import assert_accessible_in_both_schemes
from viewing import DESKTOP, View, unfold

# Records the drawing over the view, and the items' positions in each frame.
NOTE_DRAWING = r"""
window.drawn = { points: [], words: [], draws: 0 };
const isOverlay = (context) => context.canvas.className === 'overlay';
const { clearRect, lineTo, fillText } = CanvasRenderingContext2D.prototype;
Object.assign(CanvasRenderingContext2D.prototype, {
  clearRect(...values) {
    drawn.draws++;
    if (isOverlay(this)) Object.assign(drawn, { points: [], words: [] });
    return clearRect.apply(this, values);
  },
  lineTo(x, y) { if (isOverlay(this)) drawn.points.push([x, y]); return lineTo.call(this, x, y); },
  fillText(text, ...values) { if (isOverlay(this)) drawn.words.push(text); return fillText.call(this, text, ...values); },
});
window.distances = [];
const cornersOf = ({ style }) => {
  const matrix = new DOMMatrix(style.transform);
  const [width, height] = [parseFloat(style.width), parseFloat(style.height)];
  return [[0, 0], [width, 0], [width, height], [0, height]].map(([x, y]) => {
    const image = matrix.transformPoint(new DOMPoint(x, y));
    return [image.x / image.w, image.y / image.w];
  });
};
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...values) => {
  const { exports } = await instantiate.apply(WebAssembly, values);
  const advance = (handle, time) => {
    queueMicrotask(() => {
      if (drawn.points.length === 0) return;
      const items = [...document.querySelectorAll('fanfold-view > [data-index]')];
      items.sort((one, other) => one.assignedSlot.style.zIndex - other.assignedSlot.style.zIndex);
      const corners = items.flatMap((item) => cornersOf(item.assignedSlot));
      distances.push(corners.length !== drawn.points.length ? Infinity
        : Math.max(...corners.map(([x, y], at) => Math.hypot(x - drawn.points[at][0], y - drawn.points[at][1]))));
    });
    return exports.advance(handle, time);
  };
  return { exports: { ...exports, advance } };
};
"""
CORNER_TOLERANCE = 0.01


@pytest.fixture
def inside(address, open_page):
    """Opens the playground with parts of the inspector switched on."""

    def open(layout, *parts, size=DESKTOP, query="", **options):
        page = open_page("about:blank", size=size, **options)
        page.add_init_script(NOTE_DRAWING)
        page.goto(f"{address}?layout={layout}{query}")
        page.wait_for_selector("#timeline .track", state="attached")
        view = View(page, layout)
        unfold(page)
        for part in parts:
            switch(view, part)
        view.settle()
        return view

    return open


def switch(view, part):
    view.page.evaluate(f"document.querySelector('#inspector [name={part}]').click()")


def words(view):
    return view.page.evaluate("drawn.words")


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_outlines_and_indices_match_the_items(inside, subtests, layout):
    view = inside(layout, "rests", "range")
    with subtests.test("rulers tell the offset and the range"):
        assert_rulers(view)
    for part in ("rests", "range", "frames"):
        switch(view, part)
    with subtests.test("frames are drawn together with their items"):
        view.settle()
        view.page.evaluate("distances.length = 0")
        view.run("view.scrollToItem(9)")
        view.settle()
        distances = view.page.evaluate("distances")
        assert len(distances) > 2 and max(distances) < CORNER_TOLERANCE
    for part in ("frames", "indices"):
        switch(view, part)
    with subtests.test("indices name the items that are seen"):
        view.run("view.scrollToItem(7, { animated: false })")
        view.frame()
        seen = {element["index"] for element in view.elements()}
        named = [int(word) for word in words(view)]
        assert len(named) == len(set(named)) > 0 and set(named) <= seen and 7 in named


def assert_rulers(view):
    """Asserts that the rulers show the offset and the range."""
    view.run("view.contentOffset += 13.4")
    view.frame()
    lower, upper, count, offset, item = view.run(
        "return [view.visibleRange.lower, view.visibleRange.upper, view.count, view.contentOffset, view.item]"
    )
    assert f"{lower}–{upper - 1} of {count:,}" in words(view)
    assert f"offset {offset:.1f}" in words(view) and str(item) in words(view)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("query", ["&direction=rtl", "&count=10000000&item=5000000"])
def test_rulers_show_the_offset_and_the_range(inside, layout, query):
    assert_rulers(inside(layout, "rests", "range", query=query))


@pytest.mark.slow
def test_disabled_parts_draw_nothing(inside):
    view = inside("tab-stack", "frames", "indices")
    for part in ("frames", "indices"):
        switch(view, part)
    view.frame()
    before = view.page.evaluate("drawn.draws")
    view.run("view.scrollToItem(9)")
    view.settle()
    assert view.page.evaluate("[drawn.draws, document.querySelectorAll('.overlay').length]") == [before, 0]


def test_the_graph_shows_frame_and_engine_times(inside):
    view = inside("card-carousel", "graph")
    assert view.page.evaluate("crossOriginIsolated")
    view.run("view.scrollToItem(20)")
    view.settle()
    view.wait_until("!/–/.test(document.querySelector('#inspector table').innerText)")
    text = view.page.locator("#inspector .graph").inner_text()
    assert re.search(r"Between frames\s+\d+(\.\d+)? ms\s+\d+", text) and re.search(r"Engine\s+\d+ µs\s+\d+ µs", text)
    assert re.search(r"The last \d+ frames", text)
    engine = float(re.search(r"Engine\s+(\d+)", text)[1]) / 1000
    assert 0 < engine < float(re.search(r"Script\s+([\d.]+)", text)[1])


@pytest.mark.slow
def test_a_coarse_clock_is_reported_and_averaged(open_page, tmp_path):
    page = tmp_path / "playground.html"
    subprocess.run([PROGRAM, "export", "--output", page], check=True)
    view = View(open_page(page.as_uri(), size=DESKTOP), "expanding")
    view.wait_until("document.querySelector('#timeline .track')")
    unfold(view.page)
    switch(view, "graph")
    view.run("view.scrollToItem(20)")
    view.settle()
    note = view.page.locator("#inspector .note")
    view.wait_until("/on average/.test(document.querySelector('#inspector .note').textContent)")
    assert re.search(r"\d+ µs on average over \d+ frames. The clock's resolution of \d+ µs", note.inner_text())
    assert re.search(r"Engine\s+–\s+–", view.page.locator("#inspector table").inner_text())


def test_nothing_runs_at_rest(inside):
    view = inside("tab-stack", "frames", "rests", "range", "graph")
    view.run("view.scrollToItem(5)")
    view.settle()
    view.page.wait_for_timeout(scaled(500))
    asked = view.page.evaluate("""async () => {
        let asked = 0;
        const { requestAnimationFrame: ask } = window, { requestFrame } = clock;
        window.requestAnimationFrame = (act) => { asked++; return ask(act) };
        clock.requestFrame = (draw) => { asked++; return requestFrame.call(clock, draw) };
        await clock.advance(0.3);
        for (let number = 0; number < 10; number++) await new Promise(ask);
        return asked;
    }""")
    assert asked == 0


@pytest.mark.slow
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_no_violations_in_the_inspector(inside, subtests, size):
    options = {} if size == "desktop" else {"size": {"width": 390, "height": 844}}
    parts = ["frames", "indices", "rests", "range", "graph", "timeline"]
    view = inside("card-carousel", *parts, **options)
    view.run("view.scrollToItem(6)")
    view.settle()
    assert_accessible_in_both_schemes(view.page, subtests)
    view.page.get_by_role("slider", name="Time").press("Home")
    assert_accessible_in_both_schemes(view.page, subtests)


LIFE = ["createEngine", "destroyEngine", "copyEngine", "restoreEngine"]
# The page has no rows of items with widths of their own.
ROWS = ["allocateNumbers", "setWidths"]


@pytest.mark.parametrize(
    "binary, unrecorded, missing",
    [("fanfold.wasm", LIFE, ["setKeyframes"]), ("fanfold-keyframes.wasm", [*LIFE, "allocateText", *ROWS], [])],
)
def test_every_engine_function_reads_or_is_recorded(inside, binary, unrecorded, missing):
    view = inside("expanding")
    unknown = view.run(
        f"const {{ CALLS }} = await import('{module('core/recording/engine-calls.js')}');"
        f"const engine = (await WebAssembly.instantiateStreaming(fetch('/{binary}'))).instance.exports;"
        r"const reads = /^(memory|removalEdges|\w+(Count|Name|Minimum|Maximum|Unit|Value|Offset|Length|Opacity|Location|Part|Item|Shown|At|Start"
        r"|Lower|Upper|Share)|isVertical|canFling|needsFrame|isReachable|offset|position|progress|isAtEnd|autoplayTime"
        r"|fittingHeight|keyframeError|loops)$/;"
        "return { unknown: Object.keys(engine).filter((name) => !CALLS[name] && !reads.test(name)),"
        " missing: Object.keys(CALLS).filter((name) => !engine[name]) }"
    )
    assert (sorted(unknown["unknown"]), unknown["missing"]) == (sorted(unrecorded), missing)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["fanfold.wasm", "fanfold-keyframes.wasm"])
def test_the_module_has_no_imports_and_only_memory_as_state(inside, name):
    """The stack pointer is the only global that changes; it has the same value between calls."""
    view = inside("expanding")
    module = bytes(view.run(f"return [...new Uint8Array(await (await fetch('/{name}')).arrayBuffer())]"))
    sections = dict(sections_of(module))
    global_section = 6
    assert IMPORTS not in sections
    assert mutable_globals(sections.get(global_section, NOTHING)) <= 1


IMPORTS = 2
NOTHING = b"\0"


def sections_of(module):
    at = 8  # after the magic number and the version
    while at < len(module):
        kind, (length, start) = module[at], unsigned(module, at + 1)
        yield kind, module[start : start + length]
        at = start + length


def unsigned(data, at):
    """A number in LEB128, and the offset of the next one."""
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if byte < 0x80:
            return value, at


def mutable_globals(section):
    """The number of mutable globals: each has a type, a flag, and a constant expression with `end`."""
    count, at = unsigned(section, 0)
    mutable = 0
    for _ in range(count):
        mutable += section[at + 1]
        at = section.index(0x0B, unsigned(section, at + 3)[1]) + 1
    return mutable
