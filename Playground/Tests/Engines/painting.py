"""Compares a browser's painting with the expected one."""

import io
import time

from comparison import Tolerance, difference
from PIL import Image, ImageDraw
from support import WAIT

# Flat cells in distinct colors without overlays.
PAINT_FLAT = """
    view.cell = (element, index) => {
      element.replaceChildren();
      element.className = '';
      element.style.cssText += ';border-radius:0;box-shadow:none;overflow:hidden';
      element.style.background = `rgb(${colors[index % colors.length]})`;
    };
    // What the page makes of an item's opacity is its own affair.
    for (const { cssRules: rules } of document.styleSheets) {
      for (let at = rules.length - 1; at >= 0; at--) {
        if (rules[at].selectorText?.includes('::part(item)')) rules[at].parentStyleSheet.deleteRule(at);
      }
    }
    // What is filled stays as it is until it is to be filled again.
    for (const element of view.querySelectorAll('[data-index]')) view.refresh(Number(element.dataset.index));
    document.head.append(Object.assign(document.createElement('style'), {
      textContent: '* { visibility: hidden } :has(fanfold-view), fanfold-view, fanfold-view * { visibility: visible }'
        + ':has(fanfold-view), fanfold-view { background: black !important; outline: none !important }'
        + 'fanfold-view::part(vignette) { visibility: hidden }' }));
"""

COLORS = [(230, 60, 60), (60, 200, 80), (70, 90, 240), (240, 200, 50), (200, 70, 220), (60, 210, 220), (250, 250, 250)]

# Antialiasing differs between browsers.
ALIKE = Tolerance(distance=12, share=0.0001, edge=5)


def paint_flat(view):
    """Makes a view paint each item in one color, permanently."""
    view.is_changed = True
    view.run(f"const colors = {[','.join(map(str, color)) for color in COLORS]}; {PAINT_FLAT}")
    view.frame()


def painted(view):
    """The painted view."""
    box = view.box()
    page = Image.open(io.BytesIO(view.browser.screenshot())).convert("RGB")
    left, top = round(box["x"]), round(box["y"])
    return page.crop((left, top, left + round(box["width"]), top + round(box["height"])))


def expected(report, size):
    """The expected picture of a report at a size, with one color per item."""
    picture = Image.new("RGB", size)
    scale = size[0] / report["viewport"]["width"]
    for item in report["visibleItems"]:
        mask = Image.new("L", size)
        corners = [(x * scale, y * scale) for x, y in item["quad"]]
        ImageDraw.Draw(mask).polygon(corners, fill=round(255 * item["opacity"]))
        picture.paste(COLORS[item["index"] % len(COLORS)], (0, 0), mask)
    return picture


def mistakes(one, other):
    """Describes the difference of two pictures except at edges, or returns None."""
    return difference(one, other, ALIKE)


def mistakes_of(view, report):
    """Compares a view with a report once the browser has painted, which can be after the frames of its scripts."""
    limit = time.monotonic() + WAIT
    while True:
        picture = painted(view)
        found = mistakes(picture, expected(report, picture.size))
        if found is None or time.monotonic() > limit:
            return found
        time.sleep(0.1)
