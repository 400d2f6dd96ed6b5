"""`fanfold-view/testing`: the clock of the views, held and advanced by tests."""

import re

import pytest
from chromium import watched_page
from pages import HOST, PHONE, WEB, Site, ViewPage, page
from test_package import DIST
from test_types import type_errors

VIEW = '<fanfold-view layout="card-carousel"></fanfold-view>'
CELLS = "view.cell = (element, index) => { element.textContent = index }; view.count = 40; await view.ready;"
IMPORT = "const { holdClock } = await import('/fanfold-testing.js');"
OFFSETS = """
    const offsets = [];
    for (let step = 0; step < 30; step++) {
      await clock.advance(1 / 60);
      offsets.push(view.contentOffset);
    }
    return offsets
"""


@pytest.fixture
def running(chromium):
    """Opens a page whose clock runs until the page holds it."""
    contexts = []

    def show(html):
        site = Site(html, {})
        contexts.append(chromium.new_context(viewport=PHONE, has_touch=True))
        contexts[-1].route(f"{HOST}/**", site.answer)
        opened = watched_page(contexts[-1], site.problems)
        opened.goto(f"{HOST}/page/")
        return ViewPage(opened, site)

    yield show
    for context in contexts:
        context.close()


def test_no_time_passes_while_the_clock_is_held(site):
    view = site(page(VIEW)).ready()
    view.run(CELLS)
    view.run("view.scrollToItem(20); window.time = view.currentTime")
    view.page.wait_for_timeout(200)
    assert view.run("return [view.contentOffset, view.currentTime - time]") == [0, 0]


def test_equal_steps_show_equal_offsets(site):
    seen = []
    for _ in range(2):
        view = site(page(VIEW)).ready()
        view.run(f"{CELLS} await clock.untilIdle(); view.currentTime = 100")
        seen.append(view.run(f"view.scrollToItem(20); {OFFSETS}"))
    assert seen[0] == pytest.approx(seen[1], abs=1e-6)
    assert seen[0] == sorted(seen[0]) and seen[0][0] < seen[0][-1]


def test_one_long_step_ends_where_many_short_ones_do(site):
    ends = []
    for steps in (1, 12):
        view = site(page(VIEW)).ready()
        view.run(f"{CELLS} await clock.untilIdle(); view.scrollToItem(20)")
        ends.append(
            view.run(f"for (let i = 0; i < {steps}; i++) await clock.advance(0.2 / {steps}); return view.contentOffset")
        )
    assert 0 < ends[0] == pytest.approx(ends[1], abs=1e-6)


def test_a_frame_is_drawn_each_sixtieth_of_a_second(site):
    view = site(page(VIEW)).ready()
    view.run(
        f"{CELLS} await clock.untilIdle(); window.frames = 0; view.addEventListener('scroll', () => {{ frames++ }})"
    )
    view.run("view.scrollToItem(20); await clock.advance(0)")
    assert view.run("frames = 0; await clock.advance(0.25); return frames") == 15
    assert view.run("frames = 0; await clock.advance(1 / 40); return frames") == 2


def test_until_idle_ends_at_rest(site):
    view = site(page(VIEW)).ready()
    view.run(f"{CELLS} window.settled = 0; view.addEventListener('settle', () => {{ settled++ }})")
    view.run("view.scrollToItem(20); await clock.untilIdle()")
    assert view.run("return [view.item, settled, view.contentOffset - view.restingOffset(20)]") == [20, 1, 0]


def test_until_idle_rejects_motion_beyond_its_limit(site):
    view = site(page(VIEW)).ready()
    view.run(f"{CELLS} view.scrollToItem(30)")
    message = view.run("return clock.untilIdle(0.1).catch((error) => error.message)")
    assert message == "fanfold-view: a view still moves after 0.1 s"


@pytest.mark.parametrize("seconds", ["-1", "NaN", "Infinity", "undefined"])
def test_invalid_seconds_are_rejected(site, seconds):
    view = site(page(VIEW)).ready()
    assert view.run(f"return clock.advance({seconds}).catch((error) => error.message)") == (
        f"fanfold-view: seconds must be a number, 0 or more, but is {seconds}"
    )


def test_input_events_have_the_held_time(site):
    """A pointer's velocity depends on the clock, not on the delays of its events."""
    offsets = []
    for pause in (0, 60):
        view = site(page(VIEW), has_touch=False).ready()
        view.run(CELLS)
        view.settle()
        view.page.mouse.move(300, 400)
        view.page.mouse.down()
        for step in range(1, 6):
            view.page.wait_for_timeout(pause)
            view.advance(0.016)
            view.page.mouse.move(300 - 30 * step, 400)
        view.page.mouse.up()
        view.settle()
        offsets.append(view.run("return view.contentOffset"))
    assert offsets[0] == pytest.approx(offsets[1], abs=1e-3)
    assert offsets[0] > 200


def test_autoplay_follows_the_clock(site):
    view = site(page(VIEW)).ready()
    view.run(f"{CELLS} view.autoplay = 0.1; await (await import('/fanfold-autoplay.js'))")
    view.page.wait_for_timeout(300)
    assert view.run("return view.item") == 0
    view.advance(1)
    assert view.run("return view.item") > 0


def test_the_shipped_module_holds_a_running_clock_and_releases_it(running):
    view = running(page(VIEW))
    view.run(f"{CELLS} {IMPORT} window.clock = holdClock()")
    view.run("await clock.untilIdle(); view.scrollToItem(20)")
    view.page.wait_for_timeout(100)
    assert view.run("return view.contentOffset") == 0
    time = view.run("await clock.advance(100); return view.currentTime")
    view.run("view.scrollToItem(0); clock.release()")
    view.page.wait_for_function("document.querySelector('fanfold-view').contentOffset === 0")
    assert 0 < view.run("return view.currentTime") - time < 60
    assert view.run(f"{IMPORT} return holdClock() === clock")


def test_a_released_clock_does_not_advance(running):
    view = running(page(VIEW))
    message = view.run(
        f"{IMPORT} const clock = holdClock(); clock.release(); return clock.advance(1).catch((e) => e.message)"
    )
    assert message == "fanfold-view: the clock is not held"


def test_the_example_of_the_readme_runs(running):
    [example] = re.findall(r"```js\n(import \{ holdClock \}.*?)```", (WEB / "Documentation/Tests.md").read_text(), re.S)
    view = running(page('<fanfold-view layout="expanding-list"><p>One</p><p>Two</p></fanfold-view>'))
    view.page.evaluate(f"async () => {{ {re.sub(r'import .*', IMPORT, example)} }}")
    assert view.run("return view.layout") == "tab-stack"


@pytest.mark.slow
def test_its_types_are_right(tmp_path):
    module = tmp_path / "node_modules/fanfold-view"
    module.mkdir(parents=True)
    for name in ["package.json", "testing.d.ts"]:
        (module / name).write_text((DIST / name).read_text())
    right = 'import { holdClock } from "fanfold-view/testing"; await holdClock().advance(1); holdClock().time.toFixed(); export {};'
    sources = {"right.mts": right, "wrong.mts": right.replace("advance(1)", 'advance("1")')}
    errors = type_errors(
        tmp_path, sources, "--module", "nodenext", "--moduleResolution", "nodenext", "--lib", "es2022,dom"
    )
    assert errors.keys() == {"wrong.mts"}
