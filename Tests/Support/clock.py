"""The held clock of a page's views: time passes only when a test advances it.

A page has `clock`, the held clock of `fanfold-view/testing`, and functions that advance it: `frame()` by one frame, after
which the page is rendered; `until(isTrue)` up to a state, `untilEvent(view, name)` to an event; `untilSettled(promise)`.
"""

import json

import support

FRAME_TIME = 1 / 60  # seconds

# The module exports one function, which a plain script cannot.
MODULE = (support.ROOT / "Web/View/fanfold-testing.js").read_text().replace("export function", "function")

# A function that waits for a condition step by step, and throws after `support.WAIT` seconds.
UNTIL = f"""async (isTrue, step = frame) => {{
    for (const end = performance.now() + {1000 * support.WAIT}; !isTrue(); await step())
      if (performance.now() > end) throw new Error(`waited in vain for ${{isTrue}}; events: ${{JSON.stringify(window.heard)}}`);
  }}"""

# Holds the clock before the page's own scripts run.
HOLD = f"""(() => {{
  {MODULE}
  window.clock = holdClock();
  window.nextRendering = nextRendering;
  window.frame = async () => {{
    if (clock.isHeld) await clock.advance({FRAME_TIME});
    await nextRendering();
  }};
  window.until = {UNTIL};
  window.untilSettled = async (promise) => {{
    let isPending = true;
    promise.finally(() => {{ isPending = false; }});
    await until(() => !isPending);
    return promise;
  }};
  window.untilEvent = (view, name) =>
    untilSettled(new Promise((done) => {{ view.addEventListener(name, done, {{ once: true }}); }}));
  window.pointerEvents = 0;
  for (const kind of ["pointerdown", "pointermove", "pointerup", "pointercancel"])
    addEventListener(kind, () => {{ pointerEvents++; }}, true);
}})();"""

# Defines `clock` on a page whose clock is running.
CLOCK = f"if (!window.clock) {{ {HOLD} clock.release(); }}"

# Holds the clock of such a page until no view moves.
SETTLE_RUNNING_CLOCK = f"{CLOCK} clock.hold(); await clock.untilIdle(); clock.release();"

SETTLE = "await clock.untilIdle();"

# The maximum frames between two renderings while a test waits: the page's events and timers run in between.
FRAMES_PER_RENDERING = 8


def until(condition, name=None):
    """Returns statements that advance the clock until an expression is true, and throw after `support.WAIT` seconds."""
    message = json.dumps(f"waited in vain for {name or condition}; events: ")
    return f"""
        for (let limit = performance.now() + {1000 * support.WAIT}, frames = 1; !({condition}); frames++) {{
          if (performance.now() > limit) throw new Error({message} + JSON.stringify(window.heard));
          if (frames % {FRAMES_PER_RENDERING} === 0) await frame();
          else await clock.advance({FRAME_TIME});
        }}"""
