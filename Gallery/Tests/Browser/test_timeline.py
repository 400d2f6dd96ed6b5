"""The timeline: the last ten seconds, back and forth."""

import json
import random
import subprocess

import pytest
from conftest import DESKTOP, FANFOLD, LAYOUTS, PHONE, VERTICAL, View

# Notes what the elements look like after each frame, by the time that the engine was told.
NOTE_FRAMES = r"""
window.looks = new Map();
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...values) => {
  const instance = await instantiate.apply(WebAssembly, values);
  const advance = (time) => {
    const count = instance.exports.advance(time);
    queueMicrotask(() => { if (!document.querySelector('#timeline[data-past]')) looks.set(time, look()); });
    return count;
  };
  return { exports: { ...instance.exports, advance } };
};
function look() {
  const view = document.querySelector('fanfold-view');
  const items = [...view.children].filter((element) => element.style.transform !== 'translate(-200vw)').map((element) => ({
    index: element.dataset.index ?? null, transform: element.style.transform, layer: element.style.zIndex,
    size: [element.style.width, element.style.height], opacity: element.style.opacity,
    text: element.textContent.trim(), picture: element.querySelector('img')?.getAttribute('src'),
  }));
  return { layout: view.layout, count: view.count, items };
}
"""
TIMELINE = "document.getElementById('timeline').timeline"


@pytest.fixture
def recorded(address, open_page):
    """Opens the playground at a layout, with what it shows noted."""

    def open(layout="card-carousel", size=PHONE, query="", **options):
        page = open_page("about:blank", size=size, **options)
        page.add_init_script(NOTE_FRAMES)
        page.goto(f"{address}?layout={layout}{query}")
        page.wait_for_selector("#timeline .track", state="attached")
        view = View(page, layout)
        view.settle()
        return view

    return open


def look(view):
    return view.page.evaluate("look()")


def seek(view, time):
    view.page.evaluate(f"(time) => {TIMELINE}.seek(time)", time)


def frames(view):
    """The times of the recording's frames, and what was seen in each, in their order."""
    start = view.page.evaluate(f"{TIMELINE}.recording.start")
    looks = view.page.evaluate("[...looks]")
    return [(time, seen) for time, seen in looks if time >= start]


def tap(view):
    box = view.box()
    view.finger("touchStart", box["width"] / 2, box["height"] * 0.4)
    view.finger("touchEnd", box["width"] / 2, box["height"] * 0.4)


def until(view, condition):
    view.page.wait_for_function(f"() => {{ const view = document.querySelector('fanfold-view'); return {condition} }}")


def session(view):
    """A few seconds in which everything happens that the timeline has to go back over."""
    view.drag(200, steps=5)
    view.run("view.highlight(view.item)")
    view.page.wait_for_timeout(150)
    view.run("view.dismiss()")
    until(view, "view.highlightedItem < 0")
    view.run("view.remove(view.item); view.insert(view.item, 2)")
    view.page.wait_for_timeout(150)
    other = LAYOUTS[(LAYOUTS.index(view.layout) + 1) % len(LAYOUTS)]
    view.page.locator(f"[role=tab][data-layout={other}]").click()
    view.page.wait_for_timeout(250)
    view.run("const { name, minimum, maximum, value } = view.parameterDescriptors[0];"
             "view.parameters = { [name]: Math.min(maximum, Math.max(minimum, value * 1.25)) }")
    view.page.wait_for_timeout(100)
    view.page.set_viewport_size({"width": 520, "height": 700})
    view.page.wait_for_timeout(150)
    view.layout = other
    view.drag(120, steps=4)
    tap(view)
    view.page.wait_for_timeout(200)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_each_time_shows_what_was_seen_then(recorded, layout):
    view = recorded(layout)
    session(view)
    seen = frames(view)
    assert len({shown["layout"] for _, shown in seen}) == 2 and len({shown["count"] for _, shown in seen}) > 1
    seed = random.randrange(1_000_000)
    for time, shown in random.Random(seed).sample(seen, 20):
        seek(view, time)
        assert look(view) == shown, f"seed {seed}, time {time}"
