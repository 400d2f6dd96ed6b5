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

CLICK = "document.getElementById('{}').click()".format
KEY = "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{}', ctrlKey: {}, bubbles: true }}))".format
CLOSE = "for (const each of document.querySelectorAll('dialog[open]')) each.close()"
# States of the page: the statements that lead to each, its sign, and the statement that leads back.
STATES = {
    "beginning": ([], "true", ""),
    "opened": (["view.openItem(3)"], "view.openedItem === 3", "view.closeItem()"),
    "removed": ([CLICK("remove")], "!document.getElementById('restore').disabled", CLICK("restore")),
    "gallery": ([CLICK("show-gallery")], "document.querySelector('#gallery[open] li')", CLOSE),
    "code": ([CLICK("get-code")], "document.querySelector('#code[open] .files')", CLICK("close-code")),
    "palette": ([KEY("k", "true")], "document.querySelector('#palette[open] li')", CLOSE),
    "shortcuts": ([KEY("?", "false")], "document.querySelector('#palette[open] dl')", CLOSE),
    "settings": ([CLICK("open-panels")], "document.querySelector('#parameters .slider')", ""),
    "designer": ([CLICK("new-layout")], "document.querySelector('#ghosts .chosen')", ""),
}
SHOW_DETAILS = "document.querySelectorAll('#design details').forEach((each) => { each.open = true; })"


@pytest.mark.slow
def test_controls_on_a_phone_have_44_points(playground, subtests):
    view = playground("task-switcher", "item=3", size=PHONE)
    for state, (statements, sign, back) in STATES.items():
        with subtests.test(state):
            for statement in statements:
                view.page.evaluate(f"() => {{ const view = document.getElementById('view'); {statement} }}")
            wait_until(view.page, f"(({{ view }}) => {sign})({{ view: document.getElementById('view') }})")
            view.page.evaluate(SHOW_DETAILS)
            view.settle()
            view.page.wait_for_timeout(500)
            assert view.page.evaluate(SMALL, TARGET) == []
        view.page.evaluate(f"() => {{ const view = document.getElementById('view'); {back} }}")
        view.settle()
