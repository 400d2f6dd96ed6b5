"""Touches on busy pages, and long presses, in a real Chromium."""

import pytest
from pages import page

BODY = "<fanfold-view layout='%s' count='40' item='20' %s aria-label='Items'></fanfold-view>"


@pytest.fixture
def show(site):
    def open(layout, attributes=""):
        view = site(page(BODY % (layout, attributes))).ready()
        view.settle()
        return view

    return open


# A finger that moves while a script runs: one event contains all its places.
COALESCED = """
    const { x, y, width, height } = view.getBoundingClientRect();
    const start = performance.now() - 200;
    const event = (name, part, coalesced = []) => {
      const place = { clientX: x + width / 2 + %(across)s * part, clientY: y + height / 2 + %(down)s * part };
      const fixed = { pointerId: 7, pointerType: "touch", isPrimary: true, buttons: 1, bubbles: true, composed: true };
      const made = new PointerEvent(name, { ...fixed, ...place, cancelable: true });
      // The browser has the method on secure pages only.
      Object.defineProperties(made, { timeStamp: { value: start + part * 120 }, getCoalescedEvents: { value: () => coalesced } });
      return made;
    };
    clock.release();
    const coalesced = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((step) => event("pointermove", step / 10));
    const target = view.querySelector("[data-index='20']") ?? view;
    target.dispatchEvent(event("pointerdown", 0));
    target.dispatchEvent(event("pointermove", 1, coalesced));
    target.dispatchEvent(event("pointerup", 1));
    clock.hold();
"""


def test_coalesced_moves_remove_an_item(show):
    view = show("tab-stack", "removable")
    removal = "window.removed = 0; view.addEventListener('didremove', () => { removed++ });"
    view.run(removal + COALESCED % {"across": -150, "down": 0})
    view.settle()
    assert view.run("return removed") == 1


# Whether the browser's menu opens at a point, while a finger lies there.
MENU = """
    await import("/fanfold-chaining.js");
    await frame();
    const target = view.querySelector("[data-index='20']") ?? view;
    const options = { bubbles: true, composed: true, cancelable: true, pointerId: 5, pointerType: "%s", isPrimary: true, buttons: 1 };
    const { x, y, width, height } = target.getBoundingClientRect();
    const place = { clientX: x + width / 2, clientY: y + height / 2 };
    target.dispatchEvent(new PointerEvent("pointerdown", { ...options, ...place }));
    if (%s) await clock.advance(0.6);
    const menu = new MouseEvent("contextmenu", { bubbles: true, composed: true, cancelable: true });
    target.dispatchEvent(menu);
    target.dispatchEvent(new PointerEvent("pointercancel", { ...options, ...place }));
    return !menu.defaultPrevented;
"""


@pytest.mark.parametrize("has_lifted", ["true", "false"])
def test_a_long_press_opens_a_menu_unless_it_lifts_an_item(show, has_lifted):
    assert not show("card-carousel", "reorderable").run(MENU % ("touch", has_lifted))
    assert show("card-carousel", "reorderable").run(MENU % ("mouse", has_lifted))
    assert show("card-carousel", "reorderable='false'").run(MENU % ("touch", has_lifted))
    opened = show("card-carousel", "reorderable")
    opened.run("view.openItem(20)")
    opened.settle()
    assert opened.run(MENU % ("touch", has_lifted))
