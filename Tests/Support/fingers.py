"""Touches and mouse events on a held clock: the test sets their velocity, independently of the machine's speed."""

from chromium import devtools
from clock import FRAME_TIME

# Chromium sends no pointer event for a move within the slop region or for a touch that pans the page.
MOST_RENDERINGS = 6

HANDLED = f"""async (before) => {{
    let renderings = 0;
    do await nextRendering();
    while (pointerEvents === before && ++renderings < {MOST_RENDERINGS});
}}"""


def touch(page, kind, points, after=None):
    """Sends a touch event, and waits until the page has handled it.

    `points` are dictionaries with `x`, `y` and, of several fingers, `id`. The clock advances by `after` seconds before;
    the default is one frame before a move, and nothing before other events.
    """
    if after is None:
        after = FRAME_TIME if kind == "touchMove" else 0
    dispatch(page, "Touch", after, {"type": kind, "touchPoints": points})


def press_mouse(page, kind, x, y, after=0):
    """Sends an event of the mouse with its left button, as `touch` does."""
    button = {"button": "left", "buttons": 1, "clickCount": 1}
    dispatch(page, "Mouse", after, {"type": kind, "x": x, "y": y, **button})


def dispatch(page, device, after, event):
    pause = f"await clock.advance({after});" if after > 0 else ""
    before = page.evaluate(f"async () => {{ {pause} return pointerEvents }}")
    devtools(page).send(f"Input.dispatch{device}Event", event)
    page.evaluate(HANDLED, before)
