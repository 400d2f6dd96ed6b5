"""Style sheets in Chromium while the page's script is busy: the poses go on."""

import base64
import io
import itertools
import time

import pytest
from PIL import Image, ImageChops, ImageStat
from style_sheets import NAMES, VERTICAL, page, sheet

BUSY = 0.7  # seconds
CHANGE = 0.15  # the mean difference of two frames that shows a movement, of 255
ATTEMPTS = 6  # Other programs may take frames away from either scroll.

PLAIN = """<!doctype html><title>Plain</title><style>body { margin: 0 } .box { position: fixed; inset: 0; overflow: auto }
p { height: 90px; margin: 0; background: hsl(calc(sibling-index() * 47) 60% 50%) }</style><div class="box">PS</div>""".replace(
    "PS", "<p>x</p>" * 100
)


def changed_frames(chromium, html, is_vertical):
    """The number of changed frames of a smooth scroll while the main thread is blocked.

    DevTools passes on touches and wheels through the main thread, so a call begins the scroll.
    """
    context = chromium.new_context(viewport={"width": 390, "height": 844})
    tab = context.new_page()
    tab.set_content(html)
    session, frames = context.new_cdp_session(tab), []

    def receive(event):
        frames.append((event["metadata"]["timestamp"], event["data"]))
        session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    session.on("Page.screencastFrame", receive)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 70})
    tab.wait_for_timeout(400)
    side = "top" if is_vertical else "left"
    tab.evaluate(f"""() => {{
        document.querySelector(".box").scrollBy({{ {side}: 2500, behavior: "smooth" }});
        setTimeout(() => {{ for (const end = performance.now() + {1000 * BUSY}; performance.now() < end;); }}, 120);
    }}""")
    start = time.time() + 0.12
    tab.wait_for_timeout(1000 * BUSY + 900)
    context.close()
    pictures = [(at, Image.open(io.BytesIO(base64.b64decode(data))).convert("L")) for at, data in frames]
    return sum(
        start + 0.1 <= at <= start + BUSY - 0.05 and ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > CHANGE
        for (_, one), (at, other) in itertools.pairwise(pictures)
    )


def goes_on(chromium, html, is_vertical):
    """Whether a scroll changes at least half as many frames as a plain one while the main thread is blocked."""

    def attempt():
        plain = changed_frames(chromium, PLAIN, True)
        return plain > 4 and changed_frames(chromium, html, is_vertical) >= plain / 2

    return any(attempt() for _ in range(ATTEMPTS))


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_poses_go_on_while_the_page_is_busy(chromium, name):
    assert goes_on(chromium, page(name, count=40), name in VERTICAL)


@pytest.mark.slow
def test_visibility_of_the_main_thread_is_noticed(chromium):
    css = sheet("cube").replace("@supports(interactivity:inert)", "@supports(interactivity:unknown)")
    assert not goes_on(chromium, page("cube", css, count=40), False)


# Only one animation, which keeps the cards in the middle, by a property of the main thread.
PINNED = "article { animation-name: fanfold-cover-flow-move !important; background: linear-gradient(red, blue) }"


@pytest.mark.slow
def test_property_of_the_main_thread_is_noticed(chromium):
    css = sheet("cover-flow").replace("{translate:", "{left:").replace("transform:", "unknown:")
    assert not goes_on(chromium, page("cover-flow", css, count=40, style=PINNED), False)
