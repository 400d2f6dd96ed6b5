"""The order in which a view inserts and assigns its slots: Chromium up to 140 does not draw an element otherwise."""

import os

import pytest
from pages import page

SEED = int(os.environ.get("FANFOLD_SEED", 1))
STEPS = 60

WATCH = """<script>
    window.misplaced = [];
    const { assign } = HTMLSlotElement.prototype, { remove } = Element.prototype;
    const note = (slot, text) => misplaced.push(`${slot.id || slot.className || slot.style.cssText}: ${text}`);
    HTMLSlotElement.prototype.assign = function (...nodes) {
      if (nodes.length > 0 && !(this.getRootNode() instanceof ShadowRoot)) note(this, "assigned before its insertion");
      assign.apply(this, nodes);
    };
    Element.prototype.remove = function () {
      if (this instanceof HTMLSlotElement && this.assignedNodes().length > 0) note(this, "removed with an element");
      remove.call(this);
    };
</script>"""

# Each step is one of these calls, at random.
CHANGE = """
    let state = SEED;
    const random = (most) => { state = state * 48271 % 2147483647; return state % most; };
    const add = () => Object.assign(document.createElement("section"), { textContent: `new ${state}` });
    const child = () => view.children[random(view.children.length)];
    const steps = [
      () => view.next({ animated: random(2) > 0 }),
      () => view.previous({ animated: random(2) > 0 }),
      () => { view.item = random(view.count); },
      () => view.append(add()),
      () => view.insertBefore(add(), child()),
      () => child()?.remove(),
      () => view.append(child() ?? add()),
      () => child()?.replaceWith(add()),
      () => { child().hidden = true; },
      () => view.requestRemoval?.(random(view.count)),
      () => view.undoRemoval?.(),
      () => view.toggleAttribute("loop"),
      () => view.openItem(random(view.count)),
      () => view.closeItem?.(),
      () => { view.layout = LAYOUTS[random(LAYOUTS.length)]; },
    ];
    for (let step = 0; step < STEPS; step++) {
      steps[random(steps.length)]();
      if (view.children.length < 3) view.append(add(), add());
      for (let frames = random(3); frames > 0; frames--) await frame();
    }
    view.layout = "tab-stack";
    await frame();
    return [misplaced, view.querySelectorAll(":scope > [data-index]").length > 0];
"""


@pytest.mark.every_case
@pytest.mark.parametrize(
    "attributes",
    ["layout='tab-stack' removable findable", "layout='row' style='height: auto'", "layout='card-carousel' count='30'"],
)
def test_a_slot_is_in_the_tree_while_it_has_an_element(site, attributes):
    children = "" if "count" in attributes else "".join(f"<section>{number}</section>" for number in range(12))
    html = page(f"<fanfold-view {attributes} aria-label='V'>{children}</fanfold-view>", head=WATCH)
    view = site(html.replace("fanfold-view.js", "fanfold-keyframes.js")).ready()
    view.page.evaluate("LAYOUTS = ['row', 'tab-stack', 'card-carousel', 'none', 'expanding']")
    misplaced, is_shown = view.run(CHANGE.replace("SEED", str(SEED)).replace("STEPS", str(STEPS)))
    assert misplaced == [] and is_shown
