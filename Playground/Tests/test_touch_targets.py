"""Tests that every visible control of a phone's page is at least 44 points wide and high, in every state of the page."""

import pytest
from chromium import wait_until
from viewing import PHONE

TARGET = 44  # minimum side of a touch target, in points

# The controls whose touch area is smaller than a size. Areas are measured by hit tests, so that pseudo-elements count.
SMALL = """(target) => {
    const dialog = document.querySelector("dialog[open]");
    const scope = dialog ?? document;
    const isShown = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !each.closest("[inert]");
    const controls = [...scope.querySelectorAll("button, select, input, textarea, summary, a[href], [role=slider], [role=option]")]
      // Keyframes on the screen are tilted and overlap; the row of keyframes selects them as well.
      .filter((each) => isShown(each) && !each.matches("[data-index], .ghost:not(.chosen) *"));
    const areas = new Map(controls.map((each) => [each.type === "range" ? each : each.closest("label:has(input, select), .field") ?? each, each]));
    const reach = (area, x, y, dx, dy) => {
      let length = 0;
      while (length < target && area.contains(document.elementFromPoint(x + dx * (length + 1), y + dy * (length + 1)))) length++;
      return length;
    };
    const small = [];
    for (const [area, control] of areas) {
      area.scrollIntoView({ block: "center", inline: "nearest" });
      const { left, top, width, height } = area.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // A control below others, such as below an open sheet, is not a target.
      if (!area.contains(document.elementFromPoint(x, y))) continue;
      const wide = reach(area, x, y, 1, 0) + reach(area, x, y, -1, 0) + 1;
      const high = reach(area, x, y, 0, 1) + reach(area, x, y, 0, -1) + 1;
      if (wide < target || high < target) small.push(`${wide}x${high} ${control.outerHTML.slice(0, 120)}`);
    }
    return small;
}"""

DESIGN = ["document.getElementById('open-panels').click()", "document.getElementById('new-layout').click()"]
# States of the page, and the statements that lead to them.
STATES = {
    "beginning": [],
    "opened": ["document.getElementById('view').openItem(3)"],
    "removed": ["document.getElementById('remove').click()"],
    "settings": ["document.getElementById('open-panels').click()"],
    "gallery": ["document.getElementById('show-gallery').click()"],
    "code": ["document.getElementById('get-code').click()"],
    "palette": ["dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))"],
    "shortcuts": ["dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))"],
    "designer": DESIGN,
}
LATER = {
    "designer": "document.querySelector('#ghosts .chosen') && (document.querySelectorAll('#design details').forEach((each) => { each.open = true; }), true)",
    "gallery": "document.querySelector('#gallery[open] li')",
    "code": "document.querySelector('#code[open] .files')",
    "palette": "document.querySelector('#palette[open] li')",
    "shortcuts": "document.querySelector('#palette[open] dl')",
    "removed": "!document.getElementById('restore').disabled",
}


@pytest.mark.parametrize("state", STATES)
def test_controls_on_a_phone_have_44_points(playground, state):
    view = playground("task-switcher", "item=3", size=PHONE)
    for statement in STATES[state]:
        view.page.evaluate(statement)
    wait_until(view.page, LATER.get(state, "true"))
    view.settle()
    view.page.wait_for_timeout(500)
    assert view.page.evaluate(SMALL, TARGET) == []
