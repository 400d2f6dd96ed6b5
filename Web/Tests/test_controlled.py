"""Controlled components: an application keeps the item or the position as its state, and sets it back with each rendering.

A rendering can be several frames late. It must not move the view: a view and a twin that nobody controls get the same input
and must show the same position in each frame.
"""

import os

import pytest
from pages import page

SEED = int(os.environ.get("FANFOLD_SEED", "1"))
SECTIONS = "".join(f"<section>{number}</section>" for number in range(20))
VIEW = f"<fanfold-view layout='card-carousel' card-width='0.5' aria-label='V'>{SECTIONS}</fanfold-view>"
STYLE = "fanfold-view { height: 45vh } section { background: wheat }"

# The event that reports a state, and the property of its detail.
STATES = {
    "item": ("itemchange", "index"),
    "position": ("scroll", "position"),
    "contentOffset": ("scroll", "offset"),
}

# A component whose renderings are 0 to `most` frames late. Some render the state of the event, others the present state.
COMPONENT = """
    class Component {
      pending = [];
      frame = 0;
      constructor(view, property, [event, name], delay, rendersPresent, parts) {
        this.state = view[property];
        this.render = (value) => { view[property] = value; };
        view.addEventListener(event, ({ detail }) => {
          this.state = parts ? Math.round(detail[name] * parts) / parts : detail[name];
          const value = this.state;
          this.pending.push([this.frame + delay, () => this.render(rendersPresent ? this.state : value)]);
        });
      }
      pass() {
        const due = this.pending.filter(([frame]) => frame <= this.frame);
        this.pending = this.pending.filter(([frame]) => frame > this.frame++);
        for (const [, render] of due) render();
      }
    }
"""

DRIVER = """
    // Mulberry32, so that a seed gives the same steps everywhere.
    const random = () => {
      seed = (seed + 0x6D2B79F5) | 0;
      let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
    const whole = (end) => Math.floor(random() * end);
    const views = [...document.querySelectorAll("fanfold-view")];
    await Promise.all(views.map((each) => each.ready));
    Element.prototype.setPointerCapture = () => {}; // a synthetic pointer cannot be captured
    const component = new Component(views[0], property, event, delay, rendersPresent, parts);
    const log = [];
    const pass = async () => {
      component.pass();
      await clock.advance(1 / 60);
      const [one, other] = views.map((each) => each.position);
      if (Math.abs(one - other) > 1e-6) throw new Error(`${one} is not ${other}; seed ${first}; ${log.join(", ")}`);
    };
    const point = (kind, x) => views.forEach((each, number) => {
      const box = each.getBoundingClientRect();
      each.dispatchEvent(new PointerEvent(kind, {
        bubbles: true, composed: true, cancelable: true, pointerId: number + 1, pointerType: "mouse", isPrimary: true,
        buttons: kind === "pointerup" ? 0 : 1, button: 0, clientX: box.x + x, clientY: box.y + box.height / 2,
      }));
    });
    const fling = async () => {
      const way = (whole(2) ? 1 : -1) * (20 + whole(60));
      point("pointerdown", 195);
      for (let step = 1; step <= 6; step++) {
        await pass();
        point("pointermove", 195 + way * step / 2);
      }
      point("pointerup", 195 + way * 3);
    };
    const ACTIONS = {
      next: () => views.forEach((each) => each.next()),
      previous: () => views.forEach((each) => each.previous()),
      scroll: (item = whole(20)) => views.forEach((each) => each.scrollToItem(item)),
      wheel: (deltaX = 400 * (random() - 0.5)) =>
        views.forEach((each) => each.dispatchEvent(new WheelEvent("wheel", { deltaX, bubbles: true, cancelable: true }))),
      key: (key = ["ArrowLeft", "ArrowRight", "Home", "End"][whole(4)]) =>
        views.forEach((each) => each.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))),
      fling,
      // The application sets another state, once its renderings are over.
      async set(item = whole(20)) {
        for (let frame = 0; frame < 240; frame++) await pass();
        component.state = property === "contentOffset" ? views[0].restingOffset(item) : item;
        for (const each of views) each[property] = component.state;
        for (let frame = 0; frame < 5; frame++) await pass();
        if (views[0].item !== item) throw new Error(`item ${item} is not shown; seed ${first}; ${log.join(", ")}`);
      },
    };
    for (let step = 0; step < 40; step++) {
      const [name, act] = Object.entries(ACTIONS)[whole(7)];
      log.push(name);
      await act();
      for (let frames = whole(3) ? whole(12) : whole(90); frames > 0; frames--) await pass();
    }
    for (let frame = 0; frame < 300; frame++) await pass();
    return [views[0][property], component.state];
"""


def drive(site, seed, state, delay, parts=0):
    """The view's state and the component's after a random session."""
    view = site(page(VIEW * 2, STYLE)).ready()
    names = "seed, property, event, delay, rendersPresent, parts"
    settings = f"let [{names}] = {[seed, state, list(STATES[state]), delay, seed % 2, parts]};"
    return view.run(f"{settings} const first = seed; {COMPONENT} {DRIVER}")


@pytest.mark.parametrize("delay", range(4))
@pytest.mark.parametrize("state", STATES)
def test_a_late_rendering_does_not_move_the_view(site, state, delay):
    for seed in (SEED, SEED + 1):
        shown, known = drive(site, seed, state, delay)
        assert shown == pytest.approx(known)


@pytest.mark.parametrize("delay", [1, 3])
def test_a_position_in_tenths_does_not_move_the_view(site, delay):
    for seed in (SEED, SEED + 1):
        shown, known = drive(site, seed, "position", delay, parts=10)
        assert shown == pytest.approx(known, abs=0.05)


def test_each_step_of_a_slider_moves_a_view_at_rest(site):
    view = site(page(VIEW, STYLE)).ready()
    shown = view.run("""
        const shown = [];
        for (const position of [2, 2.01, 2.02, 2.01, 2]) {
          view.position = position;
          await clock.advance(1 / 60);
          shown.push(view.position);
        }
        return shown;
    """)
    assert shown == pytest.approx([2, 2.01, 2.02, 2.01, 2])


@pytest.mark.parametrize("state", ["position", "contentOffset"])
def test_an_echo_after_the_end_of_a_scroll_is_ignored_for_a_moment(site, state):
    view = site(page(VIEW, STYLE)).ready()
    positions = view.run(f"""
        const told = [];
        view.addEventListener("scroll", ({{ detail }}) => told.push(detail["{STATES[state][1]}"]));
        view.next();
        await until(() => view.position && view.position % 1 === 0, () => clock.advance(1 / 60));
        const late = told.at(-2);
        const set = async () => {{ view["{state}"] = late; await clock.advance(1 / 60); return view["{state}"] === late; }};
        const isMoved = await set();
        await clock.advance(0.2);
        return [isMoved, await set()];
    """)
    assert positions == [False, True]


def test_a_listener_can_keep_the_view_at_an_item(site):
    view = site(page(VIEW, STYLE)).ready()
    lock = "view.addEventListener('itemchange', ({ detail }) => { if (detail.index > 1) view.item = 1; });"
    assert view.run(f"{lock} view.scrollToItem(6); await clock.untilIdle(); return [view.item, view.position]") == [
        1,
        1,
    ]


def test_a_slider_can_return_at_once(site):
    """The application itself sets the states that come back, so they are no echoes."""
    view = site(page(VIEW, STYLE)).ready()
    shown = view.run("""
        const shown = [];
        for (const item of [1, 2, 1, 2, 3, 2, 1]) {
          view.item = item;
          await clock.advance(1 / 60);
          shown.push(view.item);
        }
        return shown;
    """)
    assert shown == [1, 2, 1, 2, 3, 2, 1]
