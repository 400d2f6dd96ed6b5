"""Whatever a page does to a view and its children, and whenever, they end where they belong.

The pages of a normal run are always the same, and have found something once. FANFOLD_SEED=NUMBER begins with another one,
FANFOLD_SOAK=NUMBER has so many of them.
"""

import os
import random
from pathlib import Path

import pytest
from pages import page
from support import LAYOUTS

APPLICATION = (Path(__file__).parent / "Applications/untidy.js").read_text()
# When what changes items comes, and the seed with which something was found.
FIRST = {"changes are there": 33, "changes come late": 33, "changes cannot be had": 502}
NUMBERS = range(int(os.environ.get("FANFOLD_SOAK", "1")))
STEPS = 35
CHANGES = "/fanfold-changes.wasm"
# At this step what changes items is there, where it comes late.
LATE = 20
# After so many milliseconds a pointer that has gone up without a click is none any longer.
CLICK_TIME = 1_000
KEYS = ["ArrowDown", "ArrowUp", "Home", "End", "Enter", "Escape", "Delete", "Tab"]


def use(view, chance, is_down):
    """Does something with the mouse or the keyboard; whether the mouse is down then."""
    mouse = view.page.mouse
    x, y = chance.randrange(10, 380), chance.randrange(10, 800)
    match chance.choice(["press", "move", "move", "wheel", "key"]):
        case "press" if is_down:
            mouse.up()
            return False
        case "press":
            mouse.move(x, y)
            mouse.down()
            return True
        case "move":
            mouse.move(x, y, steps=4)
        case "wheel":
            mouse.wheel(0, chance.randrange(-300, 300))
        case "key":
            view.page.keyboard.press(chance.choice(KEYS))
    return is_down


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("changes", FIRST)
def test_children_end_where_they_belong(site, changes, layout, number):
    """Without attributes that ask for it, what changes items is to come once something is changed."""
    seed = int(os.environ.get("FANFOLD_SEED", FIRST[changes])) + number
    attributes = "removable reorderable" if changes == "changes are there" else ""
    chance = random.Random(f"{layout} {seed}")
    children = "".join(f"<article>{number}</article>" for number in range(chance.randrange(14)))
    body = f'<fanfold-view aria-label="People" layout="{layout}" {attributes}>{children}</fanfold-view>'
    view = site(page(body, "article { background: wheat }"), has_touch=False, expects_errors=not attributes)
    if changes == "changes come late":
        view.site.hold(CHANGES)
    if changes == "changes cannot be had":
        view.site.files[CHANGES] = None
    view.ready()
    view.page.evaluate(f"() => {{ {APPLICATION} }}")
    view.page.evaluate("([seed, layouts]) => begin(seed, layouts)", [seed + 1, LAYOUTS])
    diary, is_down = [], False
    for step in range(STEPS):
        if step == LATE and changes == "changes come late":
            view.site.let_go(CHANGES)
        if chance.random() < 0.65:
            diary.append(view.page.evaluate("act()"))
        else:
            is_down = use(view, chance, is_down)
        if chance.random() < 0.5:
            view.page.wait_for_timeout(chance.choice([0, 16, 60, 150]))
    if is_down:
        view.page.mouse.up()
    view.page.wait_for_timeout(CLICK_TIME)
    view.page.evaluate("leave()")
    view.settle()
    # An item that was still to be appended has come, and is open.
    view.run("view.closeItem()")
    view.settle()
    assert view.page.evaluate("problems()") == [], f"FANFOLD_SEED={seed}: {', '.join(diary)}"
    # A page whose changes wait may call for an item that is no longer there by then.
    known = ["there is no item", *["404"] * (changes == "changes cannot be had")]
    assert [problem for problem in view.problems if not any(words in problem for words in known)] == []
