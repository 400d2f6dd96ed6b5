"""Tests the timeline: the last ten seconds, forward and backward."""

import json
import random
import subprocess

import pytest
from chromium import counted, drop_problems
from sources import module
from support import LAYOUTS, LENGTH, PROGRAM, RECORDS
from viewing import DESKTOP, PHONE, View

# Records the elements' appearance after each frame, by time.
NOTE_FRAMES = (
    f"const RECORDS = {RECORDS}, LENGTH = {LENGTH};"
    r"""
window.looks = new Map();
window.lastFrame = [];
window.frameAt = (engine, start) => {
  const [count] = new Float64Array(engine.memory.buffer, start, 1);
  return [...new Float64Array(engine.memory.buffer, start, RECORDS + count * LENGTH)];
};
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...values) => {
  const instance = await instantiate.apply(WebAssembly, values);
  const advance = (handle, time) => {
    const start = instance.exports.advance(handle, time);
    lastFrame = frameAt(instance.exports, start);
    queueMicrotask(() => {
      const { timeline } = document.getElementById('timeline');
      const frame = timeline?.recording.frames.at(-1);
      if (frame && !timeline.recording.isPast) looks.set(frame.time, look());
    });
    return start;
  };
  return { exports: { ...instance.exports, advance } };
};
window.look = () => {
  const view = document.querySelector('fanfold-view');
  const items = [...view.children].map((element) => [element, element.assignedSlot.style]).filter(([, box]) => box.transform !== 'translate(-200vw)').map(([element, box]) => ({
    index: element.dataset.index ?? null, transform: box.transform, layer: box.zIndex,
    size: [box.width, box.height], opacity: box.opacity,
    text: element.textContent.trim(), picture: element.querySelector('img')?.getAttribute('src'),
  }));
  items.sort((one, other) => one.layer - other.layer);
  // What the page itself makes of the engine's progress: how much is seen of each face, and how far an item is open.
  const { style } = document.getElementById('screen');
  const parts = [...view.layouts.slice(0, 5).map((name) => `--${name}`), '--open'].map((name) => style.getPropertyValue(name));
  return { layout: view.layout, count: view.count, items, parts };
}
"""
)
TIMELINE = "document.getElementById('timeline').timeline"


@pytest.fixture
def recorded(address, open_page):
    """Opens the playground at a layout with recorded appearance."""

    def open(layout="card-carousel", size=PHONE, query="", **options):
        page = open_page("about:blank", size=size, **options)
        page.add_init_script(NOTE_FRAMES)
        page.goto(f"{address}?layout={layout}&reorderable=0{query}")
        page.wait_for_selector("#timeline .track", state="attached")
        page.evaluate("const shown = document.querySelector('[name=timeline]'); if (!shown.checked) shown.click()")
        view = View(page, layout)
        view.settle()
        return view

    return open


def look(view):
    return view.page.evaluate("look()")


def seek(view, time):
    view.page.evaluate(f"(time) => {TIMELINE}.seek(time)", time)


def frames(view):
    """The times of the recording's frames, and the appearance at each."""
    start = view.page.evaluate(f"{TIMELINE}.recording.start")
    looks = view.page.evaluate("[...looks]")
    return [(time, seen) for time, seen in looks if time >= start]


def tap(view):
    box = view.box()
    view.finger("touchStart", box["width"] / 2, box["height"] * 0.4)
    view.finger("touchEnd", box["width"] / 2, box["height"] * 0.4, after=0.05)


def session(view):
    """A session of a few seconds with all kinds of actions."""
    view.drag(200, steps=5)
    view.run("view.openItem(view.item)")
    view.advance(0.15)
    view.run("view.closeItem()")
    view.wait_until("view.openedItem < 0")
    view.run("view.removeItems(view.item); view.insert(view.item, 2)")
    view.advance(0.15)
    other = LAYOUTS[(LAYOUTS.index(view.layout) + 1) % len(LAYOUTS)]
    view.page.locator(f"#layouts [data-layout={other}]").click()
    view.advance(0.25)
    view.run(
        "const { name, maximum, value } = view.parameterDescriptors.find(({ unit }) => unit !== 'count');"
        "view.parameters = { [name]: Math.min(maximum, value * 1.25) }"
    )
    view.advance(0.1)
    view.page.set_viewport_size({"width": 520, "height": 700})
    view.advance(0.15)
    view.layout = other
    view.drag(120, steps=4)
    tap(view)
    view.advance(0.2)


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_each_time_shows_its_frame(recorded, layout):
    view = recorded(layout)
    session(view)
    # Recording stops here.
    seek(view, view.page.evaluate(f"{TIMELINE}.recording.end"))
    seen = frames(view)
    assert len({shown["layout"] for _, shown in seen}) == 2 and len({shown["count"] for _, shown in seen}) > 1
    seed = random.randrange(1_000_000)
    samples = random.Random(seed).sample(seen, 20)
    again = view.page.evaluate(
        f"(times) => times.map((time) => {{ {TIMELINE}.seek(time); return look() }})", [time for time, _ in samples]
    )
    for (time, shown), look_again in zip(samples, again, strict=True):
        assert look_again == shown, f"seed {seed}, time {time}"


@pytest.mark.slow
def test_returning_to_the_present_changes_nothing(recorded):
    view = recorded("tab-stack")
    view.drag(200, steps=5)
    resting = [time for time, _ in frames(view)][::7]
    view.drag(300, steps=4)
    for time in resting:
        seek(view, time)
    view.page.evaluate(f"{TIMELINE}.goLive()")
    view.settle()
    # A second engine starts like the recorded one and receives all calls in one pass.
    same = view.run(
        f"let {{ segments }} = {TIMELINE}.recording, shown;"
        # Of what is long past, only what was done is kept.
        "segments = segments.slice(segments.findIndex(({ state }) => state));"
        "const twin = await view.constructor.makeEngine();"
        "twin.restore(segments[0].state);"
        "for (const { entries } of segments) for (const { name, args } of entries) {"
        "  if (name) shown = name === 'advance' ? frameAt(twin, twin.advance(...args)) : (twin[name](...args), shown) }"
        "return { twin: shown, view: lastFrame }"
    )
    assert len(same["twin"]) > 36 and same["twin"] == same["view"]


@pytest.mark.slow
def test_continuing_from_the_past_keeps_its_frame(recorded):
    view = recorded("card-carousel")
    view.drag(240, steps=5)
    view.settle()
    view.run("view.removeItems(2)")
    view.wait_until("view.count === 30")
    view.page.locator("#layouts [data-layout=expanding]").click()
    view.wait_until("view.layout === 'expanding'")
    view.settle()
    time = [time for time, shown in frames(view) if shown["count"] == 31][-1]
    seek(view, time)
    assert view.page.evaluate("document.querySelector('fanfold-view').inert")
    view.page.locator("[data-do=goOn]").click()
    view.settle()
    assert view.run("return [view.layout, view.count, view.inert, view.playbackRate]") == [
        "card-carousel",
        31,
        False,
        1,
    ]
    assert view.page.locator("#layouts [aria-selected=true]").get_attribute("data-layout") == "card-carousel"
    assert view.page.evaluate(f"{TIMELINE}.recording.frames.some(({{ time }}) => time < {time})")
    view.run("view.removeItems(0)")
    view.wait_until("view.count === 30")
    view.settle()
    captions = view.run("return [...view.children].map((item) => item.querySelector('h2').textContent)")
    assert len(captions) == len(set(captions))
    view.layout = "card-carousel"
    assert view.inspect()["layout"] == "card-carousel"


def test_continuing_from_before_a_layout_change_restores_the_layout(recorded):
    view = recorded("card-carousel", size=DESKTOP)
    view.run("view.scrollToItem(3)")
    view.settle()
    time = view.page.evaluate(f"{TIMELINE}.recording.end")
    view.page.get_by_role("tab", name="Tab stack").click()
    view.settle()
    seek(view, time)
    view.page.get_by_role("button", name="Continue").click()
    assert view.page.get_by_role("tab", selected=True).inner_text() == "Carousel"
    view.wait_until("location.search.startsWith('?layout=card-carousel')")
    assert view.run("return view.layout") == "card-carousel"


def test_the_time_label_has_no_negative_zero(recorded):
    view = recorded("expanding")
    view.drag(200, steps=5)
    view.settle()
    end = view.page.evaluate(f"{TIMELINE}.recording.end")
    text = view.page.locator("#timeline .time")
    seek(view, end - 0.004)
    assert text.text_content() == "0.00 s"
    seek(view, end - 0.006)
    assert text.text_content() == "−0.01 s"


@pytest.mark.slow
def test_input_returns_to_the_present(recorded):
    view = recorded("expanding")
    view.drag(200, steps=5)
    view.settle()
    now = look(view)
    seek(view, frames(view)[0][0])
    assert look(view) != now
    view.page.locator("#next").click()
    view.settle()
    assert not view.page.evaluate(f"{TIMELINE}.recording.isPast")
    assert view.run("return view.item") > 0
    view.run("view.scrollToItem(view.item - 1, { animated: false })")
    view.frame()
    assert look(view) == now


def test_settings_changed_without_input_apply_to_the_present(recorded):
    view = recorded("card-carousel", size=DESKTOP)
    first = view.run("return view.elementOf(0).textContent")
    view.run("view.removeItems(0)")
    view.settle()
    assert view.run("return view.elementOf(0).textContent") != first
    seek(view, frames(view)[0][0])
    # A screen reader moves a slider like this. A changed number of items resets the order.
    slider = view.page.locator("[data-parameter=items] .slider")
    slider.evaluate("slider => { slider.value = 0.1; slider.dispatchEvent(new Event('input', { bubbles: true })) }")
    view.settle()
    assert not view.page.evaluate(f"{TIMELINE}.recording.isPast")
    assert view.run("view.scrollToItem(0, { animated: false }); return view.elementOf(0).textContent") == first


@pytest.mark.slow
def test_the_timeline_is_a_keyboard_slider(recorded):
    view = recorded("card-carousel", size=DESKTOP)
    for item in (3, 1):
        view.run(f"view.scrollToItem({item})")
        view.settle()
    track = view.page.get_by_role("slider", name="Time")
    times = view.page.evaluate(f"{TIMELINE}.recording.frames.map(({{ time }}) => time)")
    shown = lambda: view.page.evaluate(f"{TIMELINE}.time")
    track.focus()
    assert track.get_attribute("aria-valuetext") == "Live"
    view.page.keyboard.press("Home")
    assert shown() == pytest.approx(times[0]) and "seconds ago" in track.get_attribute("aria-valuetext")
    for frame in (1, 2, 3):
        view.page.keyboard.press("ArrowRight")
        assert shown() == times[frame]
    view.page.keyboard.press("ArrowLeft")
    assert shown() == times[2]
    view.page.keyboard.press("End")
    assert shown() == times[-1]
    view.page.keyboard.press("PageDown")
    assert shown() == pytest.approx(times[-1] - 1)
    assert float(track.get_attribute("aria-valuenow")) == pytest.approx(-1, abs=1e-3)
    view.page.keyboard.press("Escape")
    assert track.get_attribute("aria-valuetext") == "Live" and view.run("return view.item") == 1


@pytest.mark.slow
def test_the_timeline_can_be_dragged_and_played(recorded):
    view = recorded("card-carousel", size=DESKTOP)
    view.run("view.scrollToItem(6)")
    view.settle()
    box = view.page.locator("#timeline canvas").bounding_box()
    start = view.page.evaluate(f"1 + ({TIMELINE}.recording.start - {TIMELINE}.recording.end) / 10")
    mouse = view.page.mouse
    mouse.move(box["x"] + box["width"] - 2, box["y"] + 20)
    mouse.down()
    mouse.move(box["x"] + box["width"] * start + 1, box["y"] + 20, steps=5)
    mouse.up()
    view.wait_until("view.item === 0")
    view.page.get_by_role("button", name="Play").click()
    view.wait_until(f"{TIMELINE}.time === {TIMELINE}.recording.end")
    assert view.run("return view.item") == 6
    view.page.get_by_role("button", name="Play").wait_for()
    view.page.get_by_role("button", name="Live").click()
    assert view.run("return view.playbackRate") == 1


# Scripts

OFFSET_TOLERANCE = 1e-6
CORNER_TOLERANCE = 0.01


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_saved_script_replays_the_session(recorded, layout, tmp_path):
    view = recorded(layout)
    session(view)
    view.settle()
    beginning, offsets = view.run(
        f"const {{ scriptOf }} = await import('{module('core/recording/script.js')}'), {{ recording }} = {TIMELINE};"
        # Calls at the time of a frame may be visible in it or not.
        "const done = new Set(recording.calls.filter(({ name }) => name !== 'advance').map(({ time }) => time));"
        "const frames = recording.frames.filter(({ time }) => !done.has(time));"
        "return [scriptOf(recording).beginning, frames.map(({ time, offset }) => [time, offset])]"
    )
    seed = random.randrange(1_000_000)
    offsets = {time: offset for time, offset in offsets if time >= beginning}
    times = sorted(random.Random(seed).sample(list(offsets), 12))
    with view.page.expect_download() as download:
        view.page.get_by_role("button", name="Save script").click()
    download.value.save_as(tmp_path / "script.json")
    command = [PROGRAM, "replay", tmp_path / "script.json", "--at", *(repr(time - beginning) for time in times)]
    frames_said = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    for time, frame in zip(times, frames_said):
        assert offsets[time] == pytest.approx(frame["offset"], abs=OFFSET_TOLERANCE), f"seed {seed}, {time}"
        seek(view, time)
        assert_stage(view, frame, f"seed {seed}, time {time}")


def assert_stage(view, frame, where):
    """Asserts that the page shows a frame's items, except leaving ones, at their positions."""
    said = [item for item in frame["visibleItems"] if not item["leaving"]]
    shown = sorted(view.elements(), key=lambda element: element["layer"])
    assert [element["index"] for element in shown] == [item["index"] for item in said], where
    for element, item in zip(shown, said):
        for corner, expected in zip(element["quad"], item["quad"]):
            assert corner == pytest.approx(expected, abs=CORNER_TOLERANCE), where


# A custom layout


@pytest.fixture
def designed(recorded):
    """The page with a custom layout after scrolling, and the recorded appearance by time."""
    view = recorded("card-carousel", size=DESKTOP)
    view.page.get_by_role("button", name="New layout").click()
    view.wait_until("typeof view.layout === 'object'")
    view.run("await view.ready")
    view.settle()
    view.run("view.scrollToItem(6)")
    view.settle()
    return view


@pytest.mark.slow
def test_a_custom_layout_is_shown_again_after_it_was_left(designed):
    view = designed
    time, seen = frames(view)[-1]
    view.page.get_by_role("tab", name="Tab stack").click()
    view.settle()
    seek(view, time)
    assert look(view) == seen and isinstance(seen["layout"], dict)
    view.page.get_by_role("button", name="Live").click()
    assert view.run("return view.layout") == "tab-stack"
    seek(view, time)
    view.page.get_by_role("button", name="Continue").click()
    view.wait_until("location.hash.includes('design=')")
    view.settle()
    assert view.run("return [view.layout, view.item]") == [seen["layout"], 6]


@pytest.mark.slow
def test_a_saved_script_contains_a_custom_layouts_keyframes(designed, tmp_path):
    view = designed
    with view.page.expect_download() as download:
        view.page.get_by_role("button", name="Save script").click()
    assert download.value.suggested_filename == "my-layout-script.json"
    download.value.save_as(tmp_path / "script.json")
    command = [PROGRAM, "replay", tmp_path / "script.json", "--at", "9"]
    (frame,) = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert_stage(view, frame, "at rest")


@pytest.mark.slow
def test_there_is_no_past_after_a_rejected_custom_layout(designed, open_page):
    view = designed
    refused = "({ ...view.layout, keyframes: view.layout.keyframes.map((each) => ({ ...each, at: 0 })) })"
    said = view.run(f"try {{ view.layout = {refused} }} catch (error) {{ return error.message }}")
    assert "must be" in said
    before = look(view)
    view.page.get_by_role("button", name="Previous frame").click()
    assert look(view) == before
    view.page.get_by_role("button", name="Live").click()
    view.run("view.scrollToItem(5)")
    view.settle()
    assert view.run("return view.item") == 5
    drop_problems(open_page.problems, "keyframes[1].at must be")


# Performs a second at once, as an export of motion does.
SECOND = """
    view.scrollToItem(3);
    const start = view.currentTime;
    for (let frame = 0; frame < 60; frame++) {
        view.currentTime = start + frame / 60;
        view.resume(view.layout, view.viewportSize);
    }
"""


def test_frames_between_two_drawings_compute_no_style(playground):
    view = playground("card-carousel")
    assert counted("RecalcStyleCount", view, SECOND) <= 30
    assert view.offset > 0
