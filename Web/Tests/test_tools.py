"""Interfaces for tools: queries of a view, and instruments between the view and its engine."""

import pytest
from pages import page
from support import LAYOUTS, LENGTH, RECORDS

VIEW = page('<fanfold-view count="1000" aria-label="Items"></fanfold-view>')
UNITS = {"points", "degrees", "fraction", "count", "points-per-second", "seconds"}


@pytest.fixture
def view(site):
    return site(VIEW).ready()


def test_the_layouts_are_named(view):
    assert view.run("return view.layouts") == ["expanding", "tab-stack", "album-fan", "card-carousel", "task-switcher"]


def test_every_parameter_is_described(view, subtests):
    for layout in LAYOUTS:
        with subtests.test(layout):
            view.run(f"view.layout = '{layout}'")
            descriptors = view.run("return view.parameterDescriptors")
            assert [descriptor["name"] for descriptor in descriptors] == view.run("return Object.keys(view.parameters)")
            assert len(descriptors) > 3
            for descriptor in descriptors:
                assert descriptor["unit"] in UNITS
                assert descriptor["minimum"] <= descriptor["default"] <= descriptor["maximum"]
                assert descriptor["value"] == descriptor["default"]


def test_a_descriptor_has_the_present_value_and_the_default(view):
    view.run("view.layout = 'tab-stack'; view.parameters = { pitch: 90 }")
    [pitch] = [each for each in view.run("return view.parameterDescriptors") if each["name"] == "pitch"]
    assert pitch["value"] == 90 and pitch["default"] != 90 and pitch["unit"] == "points"


def test_an_item_rests_at_its_resting_offset(view, subtests):
    for layout in LAYOUTS:
        with subtests.test(layout):
            view.run(f"view.layout = '{layout}'; view.item = 500")
            view.frame()
            assert view.run("return view.contentOffset === view.restingOffset(500) && view.contentOffset > 0")


def test_visible_items_are_within_the_visible_range(view, subtests):
    for layout in LAYOUTS:
        with subtests.test(layout):
            view.run(f"view.layout = '{layout}'; view.item = 500")
            view.settle()
            visible, shown = view.run("return view.visibleRange"), view.shown()
            assert visible["lower"] <= min(shown) and max(shown) < visible["upper"] <= len(shown) + visible["lower"] + 4


def test_viewport_and_content_size_are_readable(view):
    assert view.run("return view.viewportSize") == {"width": 390, "height": 844}
    assert view.run("return view.contentLength") > 1000 * 100


def test_a_view_that_is_not_ready_answers_all_the_same(site):
    answers = site(page("")).run("""
        await customElements.whenDefined("fanfold-view");
        view = document.createElement("fanfold-view");
        return [view.layouts, view.parameterDescriptors, view.restingOffset(1), view.visibleRange, view.contentLength];
    """)
    assert answers == [[], [], 0, {"lower": 0, "upper": 0}, 0]


# Time


def test_rate_0_holds_the_time(view):
    view.run("view.playbackRate = 0; view.scrollToItem(50)")
    view.frame()
    time, offset = view.run("return [view.currentTime, view.contentOffset]")
    view.frame()
    assert view.run("return [view.currentTime, view.contentOffset]") == [time, offset]
    view.run("view.currentTime += 0.1")
    view.frame()
    moved = view.run("return view.contentOffset")
    assert offset < moved < view.run("return view.restingOffset(50)")
    view.run("view.playbackRate = 1")
    view.wait("view.contentOffset === view.restingOffset(50)")


def test_slow_motion_takes_as_many_times_longer(view):
    passed = view.run("""
        view.playbackRate = 0.1;
        const start = view.currentTime;
        await clock.advance(1);
        return view.currentTime - start;
    """)
    assert passed == pytest.approx(0.1)


def test_a_view_at_rest_asks_for_no_frames_at_rate_0(view):
    frames = view.run("""
        view.playbackRate = 0; view.scrollToItem(50);
        await frame();
        let frames = 0;
        const request = clock.requestFrame;
        clock.requestFrame = (draw) => { frames++; return request.call(clock, draw); };
        for (let i = 0; i < 5; i++) await frame();
        return frames;
    """)
    assert frames == 0


def test_a_time_that_is_none_is_rejected(view, subtests):
    for name, value in [
        ("playbackRate", "-1"),
        ("playbackRate", "NaN"),
        ("playbackRate", "Infinity"),
        ("currentTime", "NaN"),
    ]:
        with subtests.test(name, value=value):
            call = f"view.{name} = {value}"
            message = view.run(f"try {{ {call} }} catch (error) {{ return error.name + ' ' + error.message }}")
            view.frame()
            view.problems.clear()
            assert message.startswith("RangeError fanfold-view: ") and name in message and value in message


# Instruments


def test_an_instrument_receives_every_call_with_the_view_time(view):
    calls = view.run("""
        const calls = [];
        view.instrument((engine) => new Proxy(engine, {
          get: (target, name) => typeof target[name] !== "function" ? target[name]
            : (...args) => { calls.push([name, ...args]); return target[name](...args); },
        }));
        view.currentTime = 5000;
        view.playbackRate = 0;
        view.scrollToItem(7);
        view.dispatchEvent(new WheelEvent("wheel", { deltaY: 10, cancelable: true }));
        await frame();
        await frame();
        return calls;
    """)
    timed = {call[0]: call[-1] for call in calls if call[0] in ("scrollToItem", "wheel", "advance")}
    assert timed == {name: pytest.approx(5000, abs=0.1) for name in ("scrollToItem", "wheel", "advance")}
    assert ["scrollToItem", 7, 1, timed["scrollToItem"]] in calls


def test_an_instrument_can_be_installed_before_the_engine_loads(site):
    calls = site(page("")).run("""
        await customElements.whenDefined("fanfold-view");
        view = document.createElement("fanfold-view");
        const names = new Set();
        view.instrument((engine) => new Proxy(engine, {
          get: (target, name) => { names.add(name); return target[name]; },
        }));
        view.count = 3;
        document.body.append(view);
        await view.ready;
        for (let i = 0; i < 2; i++) await frame(); // it is measured after the first
        return [...names];
    """)
    assert {"setCount", "setViewport", "advance", "needsFrame"} <= set(calls)


def test_a_copied_engine_continues_like_its_original(view):
    """The engine is deterministic: replayed calls of a view result in the same frame."""
    first, second = view.run(
        f"const RECORDS = {RECORDS}, LENGTH = {LENGTH};"
        + """
        const calls = [];
        const engine = await view.constructor.makeEngine(), fresh = await view.constructor.makeEngine();
        view.remove();
        const other = document.createElement("fanfold-view");
        other.instrument(() => new Proxy(engine, {
          get: (target, name) => typeof target[name] !== "function" ? target[name]
            : (...args) => { calls.push([name, args]); return target[name](...args); },
        }));
        other.count = 100;
        document.body.append(other);
        await other.ready;
        other.scrollToItem(20);
        for (let i = 0; i < 6; i++) await frame();
        const [start] = calls.map(([name, args]) => [name, fresh[name](...args)]).findLast(([name]) => name === "advance").slice(1);
        const read = (engine) => [...new Float64Array(engine.memory.buffer, start, RECORDS + 3 * LENGTH)];
        return [read(engine), read(fresh)];
    """
    )
    assert first == second and any(first)


@pytest.mark.parametrize("module", ["fanfold.wasm", "fanfold-keyframes.wasm"])
def test_an_engine_passes_on_all_arguments(view, module):
    """The module's functions have a handle before the arguments, and two values of the compiler after them."""
    most, handed = view.run(f"""
        const swift = await WebAssembly.compileStreaming(fetch("/{module}"));
        const instance = await WebAssembly.instantiate(swift);
        const lengths = (functions) => Object.values(functions).map((each) => (typeof each === "function" ? each.length : 0));
        return [Math.max(...lengths(instance.exports)), Math.max(...lengths(await view.constructor.makeEngine()))];
    """)
    assert 3 < most <= handed + 3
