"""Tests that the focus rings of all controls are on the screen and follow the corners of their controls."""

import pytest
from viewing import DESKTOP, PHONE

TABLET = {"width": 820, "height": 1180}
LANDSCAPE = {"width": 844, "height": 390}
OPEN_SETTINGS = "document.getElementById('open-panels').click()"

# The rings that leave the page or an ancestor that clips, by the length that is cut off, and square rings.
CUT = """() => {
    const rings = new Set();
    const cut = [];
    const controls = [...(document.querySelector("dialog[open]") ?? document).querySelectorAll("button, select, input, textarea, summary, a[href], [tabindex='0']")]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest("[inert]") && !each.matches("[data-index], [data-index] *, fanfold-view"));
    for (const control of controls) {
      control.focus({ focusVisible: true });
      if (document.activeElement !== control) continue;
      // The ring of a field, a choice or a card is around it.
      const isRing = (each) => each && getComputedStyle(each).outlineStyle !== "none" && parseFloat(getComputedStyle(each).outlineWidth) >= 2;
      const ring = [control, control.closest("label"), control.closest(".field")].find(isRing);
      if (!ring || rings.has(ring)) continue;
      rings.add(ring);
      const style = getComputedStyle(ring);
      const room = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
      const { left, top, right, bottom } = ring.getBoundingClientRect();
      let edges = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      for (let around = ring.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(around);
        if (display === "contents" || (overflowX === "visible" && overflowY === "visible")) continue;
        const box = around.getBoundingClientRect();
        edges = { left: Math.max(edges.left, box.left), top: Math.max(edges.top, box.top), right: Math.min(edges.right, box.right), bottom: Math.min(edges.bottom, box.bottom) };
      }
      const beyond = Math.max(edges.left - left + room, edges.top - top + room, right + room - edges.right, bottom + room - edges.bottom);
      if (beyond > 0.5) cut.push(`${beyond} of ${ring.outerHTML.slice(0, 120)}`);
      if (parseFloat(style.borderTopLeftRadius) === 0 && !ring.matches("input, summary, .handle")) cut.push(`square ${ring.outerHTML.slice(0, 120)}`);
    }
    return { cut, count: rings.size };
}"""


@pytest.mark.parametrize(
    ("size", "state"),
    [
        (PHONE, ""),
        (PHONE, OPEN_SETTINGS),
        (TABLET, OPEN_SETTINGS),
        (DESKTOP, ""),
        (LANDSCAPE, ""),
    ],
    ids=["phone", "phone-settings", "tablet-settings", "desktop", "landscape"],
)
def test_focus_rings_are_on_the_screen_and_rounded(playground, size, state):
    view = playground("card-carousel", "item=3", size=size)
    if state:
        view.page.evaluate(state)
        view.page.wait_for_timeout(700)
    found = view.page.evaluate(CUT)
    assert found["count"] >= 10
    assert found["cut"] == []
