"""Calls in listeners of content in a card have the effects that they have elsewhere, during a press as well."""

import pytest
from pages import page

CALLS = {
    "next": "view.next()",
    "next page": "view.next({ items: 2 })",
    "previous": "view.previous()",
    "scrollToItem": "view.scrollToItem(4)",
    "aligned": "view.scrollToItem(4, { align: 'center' })",
    "scrollToPage": "view.scrollToPage(4)",
    "item": "view.item = 4",
    "position": "view.position = 4",
    "contentOffset": "view.contentOffset = view.restingOffset(4)",
    "openItem": "view.openItem(3)",
    "openItem and closeItem": "view.openItem(3); view.closeItem()",
    "appendItem": "view.appendItem()",
    "insert": "view.insert(0)",
    "removeItems": "view.removeItems(0)",
    "move": "view.move(0, 4)",
    "requestRemoval": "view.requestRemoval(2)",
    "undoRemoval": "view.removeItems(0); view.undoRemoval()",
    "setLayout": "view.setLayout('album-fan')",
    "layout": "view.layout = 'album-fan'; view.next()",
    "scrollAutomatically": "view.scrollAutomatically(3000)",
}
# Events of content, and the content that sends them if it is clicked.
CONTENT = {
    "click": "<button>Continue</button>",
    "click of text": "<p>Continue</p>",
    "change": "<label><input type='checkbox'>Continue</label>",
    "submit": "<form onsubmit='return false'><button>Continue</button></form>",
    "pointerdown": "<p>Continue</p>",
    "mousedown": "<p>Continue</p>",
    "pointerup": "<p>Continue</p>",
    "mouseup": "<button>Continue</button>",
}
STYLE = """
fanfold-view { height: 500px } section { background: wheat } section > * { display: block; margin: 100px 0; height: 100px }
button, label { display: block; width: 100%; height: 100px }
"""
SHOW = """async (content) => {
    const old = document.querySelector("fanfold-view"), view = document.createElement("fanfold-view");
    Object.assign(view, { layout: "card-carousel", item: 2 });
    for (let number = 0; number < 6; number++) {
        const card = view.appendChild(document.createElement("section"));
        card.innerHTML = content;
        card.id = `k${number}`;
    }
    old.replaceWith(view);
    await view.ready;
    await frame(); await frame();
    const { x, y } = view.elementOf(2).firstElementChild.getBoundingClientRect();
    return { x: x + 30, y: y + 30 };
}"""
LISTEN = """([event, call]) => {
    const view = document.querySelector("fanfold-view"), act = new Function("view", call);
    const listen = { once: true };
    for (const card of view.children) card.firstElementChild.addEventListener(event, () => act(view), listen);
}"""
STATE = """
    await clock.untilIdle();
    return [view.item, Math.round(view.contentOffset), view.openedItem, view.count, view.elementOf(0)?.id, view.elementOf(4)?.id];
"""


@pytest.mark.slow
@pytest.mark.parametrize("event", CONTENT)
def test_a_call_in_a_listener_has_its_effect(site, event, subtests):
    view = site(page("<fanfold-view></fanfold-view>", STYLE), {"width": 400, "height": 600}, has_touch=False).ready()
    mouse = view.page.mouse
    for name, call in CALLS.items():
        # A press stops automatic scrolling, which does not begin during one.
        if (event, name) == ("mousedown", "scrollAutomatically"):
            continue
        with subtests.test(name):
            view.page.evaluate(SHOW, CONTENT[event])
            view.run(call)
            expected = view.run(STATE)
            place = view.page.evaluate(SHOW, CONTENT[event])
            view.page.evaluate(LISTEN, [event.split()[0], call])
            mouse.move(**place)
            mouse.down()
            view.frame()
            mouse.up()
            assert view.run(STATE) == expected
