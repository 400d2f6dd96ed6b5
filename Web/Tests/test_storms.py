"""Errors and calls of a page's functions, in every event, stop nothing: the view ends in the state that the calls ask for.

A normal run uses fixed seeds. FANFOLD_SEED=NUMBER starts with another seed, and FANFOLD_SOAK=NUMBER multiplies the storms.
"""

import os
import random
from pathlib import Path

import pytest
from pages import page
from support import LAYOUTS

APPLICATION = (Path(__file__).parent / "Applications/stormy.js").read_text()
SEED = int(os.environ.get("FANFOLD_SEED", "1"))
STORMS = 12 * int(os.environ.get("FANFOLD_SOAK", "1"))
STEPS = 20
MOST_CALLS = 80
ROOM = "<fanfold-view aria-label=Items style='height: 600px'></fanfold-view>"


@pytest.mark.every_case
@pytest.mark.parametrize("is_missing", [False, True], ids=["chance", "missing"])
def test_functions_that_throw_and_call_the_view_stop_nothing(site, subtests, is_missing):
    view = site(page(""), expects_errors=True).ready("body")
    for seed in range(SEED, SEED + STORMS // 2):
        with subtests.test(seed=seed):
            chance = random.Random(seed)
            view.page.evaluate(f"() => {{ document.body.innerHTML = `{ROOM}` }}")
            view.ready()
            view.page.evaluate(f"() => {{ {APPLICATION} }}")
            view.page.evaluate(
                "values => begin(...values)", [seed, LAYOUTS, chance.choice([3, 9, 40]), MOST_CALLS, is_missing]
            )
            for _ in range(STEPS):
                view.page.evaluate("act()")
                view.advance(chance.choice([0, 0.016, 0.06, 0.3]))
            state = view.page.evaluate("end()")
            assert view.page.evaluate("state => problems(state)", state) == [], view.page.evaluate("diary()")


FAULTS = {
    "key": "view.key = (index) => { if (index === 7) throw new Error('no data'); return index; }",
    "every key": "view.key = () => { throw new Error('no data') }",
    "positionText": "view.positionText = (index) => { if (index === 7) throw new Error('no data'); return `${index}`; }",
    "every positionText": "view.positionText = () => { throw new Error('no data') }",
    "cell": "view.cell = (element, index) => { if (index === 7) throw new Error('no data'); element.textContent = index; }",
    "every cell": "view.cell = () => { throw new Error('no data') }",
    "focus": "HTMLDivElement.prototype.focus = () => { throw new Error('no data') }; view.focus = undefined",
    "listeners": "for (const name of ['scroll', 'scrollstart', 'itemchange', 'settle'])"
    " view.addEventListener(name, () => { throw new Error('no data') })",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_function_that_throws_does_not_end_a_scroll(site, fault):
    view = site(page(ROOM), expects_errors=True).ready()
    settled, errors = view.run(f"""
        let [settled, errors] = [0, 0];
        view.addEventListener("settle", () => settled++);
        addEventListener("error", () => errors++);
        Object.assign(view, {{ layout: "tab-stack", count: 40 }});
        {FAULTS[fault]};
        await frame();
        view.shadowRoot.host.tabIndex = 0;
        HTMLElement.prototype.focus.call(view);
        view.scrollToItem(20);
        await clock.untilIdle();
        return [settled, errors];
    """)
    assert settled == 1 and errors > 0
    assert view.run("return view.item === 20 && view.contentOffset === view.restingOffset(20)")
    assert 20 in view.shown() and len(view.shown()) > 2
