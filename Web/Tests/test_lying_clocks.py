"""Tests views after the page's clock has stood still, jumped or run backwards, as fake timers of tests let it."""

import os
import random

import pytest
from pages import page

SEED = int(os.environ.get("FANFOLD_SEED", "1"))
CASES = range(2 * int(os.environ.get("FANFOLD_SOAK", "1")))
# The page's own clock, not that of the tests.
HEAD = """<script>delete globalThis[Symbol.for("fanfold-view/timeline")].replacement</script>"""
VIEW = "<fanfold-view layout='%s' aria-label='Items'></fanfold-view>"

# Each lie replaces functions of the page; `tell` returns a function that restores them.
LIES = """
  const real = { requestAnimationFrame, cancelAnimationFrame, setTimeout, clearTimeout }, now = performance.now;
  const present = () => now.call(performance), start = present();
  const sleep = (time) => new Promise((done) => real.setTimeout.call(window, done, time));
  const draw = (time) => (act) => real.requestAnimationFrame.call(window, () => act(time()));
  const lies = {
    frozen: () => ({ now: () => start, requestAnimationFrame: draw(() => start) }),
    late: () => ({ requestAnimationFrame: draw(() => present() + 3_600_000) }),
    early: () => ({ now: () => start - 3_600_000, requestAnimationFrame: draw(() => start - 3_600_000) }),
    reversed: () => ({ now: () => 2 * start - present(), requestAnimationFrame: draw(() => 2 * start - present()) }),
    taken: () => ({ requestAnimationFrame: () => 1e6, cancelAnimationFrame() {}, setTimeout: () => 1e6, clearTimeout() {} }),
    faked: () => ({ now: () => 0, requestAnimationFrame: () => 1e6, cancelAnimationFrame() {}, setTimeout: () => 1e6, clearTimeout() {} }),
  };
  const tell = (kind) => {
    const { now: time = now, ...others } = lies[kind]();
    Object.assign(window, others);
    performance.now = time;
  };
  const restore = () => {
    Object.assign(window, real);
    performance.now = now;
  };
"""


@pytest.mark.parametrize("number", CASES)
def test_a_view_moves_again_after_a_clock_that_lied(site, number):
    lying = random.Random(f"{SEED} {number}")
    kinds = lying.sample(["frozen", "late", "early", "reversed", "taken", "faked"], 6)
    view = site(page(VIEW % lying.choice(["tab-stack", "card-carousel"]), head=HEAD))
    plan = [[kind, lying.randrange(60), lying.uniform(20, 400), lying.randrange(60)] for kind in kinds]
    reached = view.run(f"""
        await customElements.whenDefined("fanfold-view");
        view.cell = (element, index) => {{ element.textContent = index; }};
        view.count = 60;
        await view.ready;
        {LIES}
        const reached = [];
        for (const [kind, first, duration, next] of {plan}) {{
          tell(kind);
          view.scrollToItem(first);
          await sleep(duration);
          restore();
          await sleep(1100);
          view.scrollToItem(next);
          for (let wait = 0; wait < 100 && view.item !== next; wait++) await sleep(50);
          reached.push([kind, view.item === next]);
        }}
        return reached;
    """)
    assert reached == [[kind, True] for kind in kinds], f"seed {SEED}"
