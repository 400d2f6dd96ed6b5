"""Motions that the browser plays while the script of the page is busy. The clock of these pages runs."""

import base64
import io
import json
import random

import pytest
from chromium import devtools
from pages import RUNNING, page
from PIL import Image
from support import ROOT

LAYOUTS = [*json.loads((ROOT / "Tests/Support/layouts.json").read_text())]
PRESETS = sorted(file.stem for file in (ROOT / "Sources/FanfoldKeyframes/Presets").glob("*.json"))
# Scrolling the expanding list changes sizes, which the compositor cannot.
MOVING = [layout for layout in LAYOUTS + PRESETS if layout != "expanding"]

KEYFRAMES = '<script type="module" src="/fanfold-keyframes.js"></script>'

# The frames and timers of the page, the engine, and functions for sessions.
TOOLS = """<script>
let frames = 0;
const request = requestAnimationFrame.bind(window);
window.requestAnimationFrame = (act) => request((time) => { frames++; act(time); });
const passed = (time) => new Promise((done) => setTimeout(done, time));
const drawn = () => new Promise((done) => request(() => request(done)));
const animations = (view) => view.shadowRoot.getAnimations();
async function loaded(view) {
  await view.ready;
  for (let end = performance.now() + 5000; performance.now() < end;) {
    if (performance.getEntriesByName(new URL("/fanfold-ahead.js", location)).length) break;
    await passed(20);
  }
  await drawn();
  await drawn();
}
async function rest(view, limit = 10000) {
  for (let quiet = 0, end = performance.now() + limit; quiet < 3; await passed(50)) {
    const before = frames;
    await passed(100);
    quiet = frames === before && !animations(view).length ? quiet + 1 : 0;
    if (performance.now() > end) throw new Error(`the view moves on: ${animations(view).length} animations`);
  }
}
// The styles of all boxes, and those that a complete frame of the engine writes.
const styles = (view) => [...view.shadowRoot.querySelectorAll("slot.item")].map((box) => {
  const [item] = box.assignedElements(), { transform, opacity, width, height, zIndex } = box.style;
  return [[...view.children].indexOf(item), transform, opacity, width, height, zIndex].join(" ");
});
async function rewritten(view) {
  view.setAttribute("appearance", "progress");
  await drawn();
  view.removeAttribute("appearance");
  await drawn();
  return styles(view);
}
</script>"""


def document(layout="card-carousel", count=30, attributes=""):
    sections = "".join(f"<section>{number}</section>" for number in range(count))
    style = "section { background: seagreen; border: 4px solid navy } fanfold-view { height: 600px }"
    return page(
        f'<fanfold-view layout="{layout}" {attributes}>{sections}</fanfold-view>', style, RUNNING + TOOLS + KEYFRAMES
    )


@pytest.fixture
def moving(site):
    """Opens a page whose clock runs, and waits for the module."""

    def open(*arguments, **options):
        view = site(document(*arguments), **options)
        view.run("await loaded(view)")
        return view

    return open


@pytest.mark.parametrize("layout", MOVING)
def test_motion_is_played_without_the_script(moving, layout):
    view = moving(layout)
    result = view.run("""
        view.next();
        await drawn();
        const counts = [animations(view).length, document.getAnimations().length, view.getAnimations({ subtree: true }).length];
        await rest(view);
        const found = styles(view);
        return { counts, item: view.item, found, expected: await rewritten(view) };
    """)
    [boxes, *visible] = result["counts"]
    assert boxes > 0
    assert visible == [0, 0]
    assert result["item"] == 1
    assert result["found"] == result["expected"]


def test_resizing_layout_is_drawn_by_the_script(moving):
    view = moving("expanding")
    assert view.run("view.next(); await drawn(); await drawn(); return animations(view).length") == 0


@pytest.mark.parametrize("layout", ["card-carousel", "cover-flow", "tab-stack", "cube", "wallet", "card-deck"])
def test_blocked_page_shows_the_motion(moving, layout):
    view = moving(layout)
    session, shown = devtools(view.page), set()

    def receive(event):
        shown.add(base64.b64decode(event["data"]))
        session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    session.on("Page.screencastFrame", receive)
    session.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})
    view.page.wait_for_timeout(300)
    shown.clear()
    times = view.run("""
        view.next();
        await drawn();
        const begin = Date.now();
        while (Date.now() < begin + 600);
        return [begin, Date.now()];
    """)
    count = len(shown)
    session.send("Page.stopScreencast")
    assert times[1] - times[0] >= 600
    assert count >= 5, "frames during 600 ms of script"
    assert all(Image.open(io.BytesIO(data)).size for data in shown)


def test_view_sleeps_unless_the_page_listens_to_scroll_events(moving):
    view = moving("cover-flow")
    script = "const before = frames; view.next(); await drawn(); await rest(view); return frames - before"
    asleep = view.run(script)
    heard = view.run(f"""
        let events = 0, start = performance.now(), end = start;
        view.addEventListener("scroll", () => {{ events++; end = performance.now(); }});
        {script.replace("return", "const drawings =")};
        return {{ events, time: end - start }};
    """)
    assert asleep < 25
    assert heard["events"] > 0.02 * heard["time"], "events in a millisecond"


def test_a_page_that_is_hidden_in_motion_starts_no_timers(moving):
    view = moving("cover-flow")
    counts = view.run("""
        let timers = 0;
        const start = setTimeout.bind(window);
        view.addEventListener("scroll", () => {});
        view.next();
        await drawn();
        const before = animations(view).length;
        window.setTimeout = (...values) => { timers++; return start(...values); };
        Object.defineProperty(document, "hidden", { configurable: true, value: true });
        document.dispatchEvent(new Event("visibilitychange"));
        await new Promise((done) => start(done, 300));
        return [before > 0, animations(view).length, timers];
    """)
    assert counts == [True, 0, 0]


def test_properties_tell_the_present_state_between_frames(moving):
    view = moving("card-carousel")
    positions = view.run("""
        view.next();
        await drawn();
        const found = [];
        for (let number = 0; number < 6; number++) { await passed(30); found.push(view.position); }
        return found;
    """)
    # On a busy machine, the script may draw the motion itself, and leave out a frame.
    assert positions == sorted(positions) and len(set(positions)) >= 5


def test_pressed_item_stays_where_it_is_seen(moving):
    view = moving("card-carousel", has_touch=False)
    view.run("""
        window.place = () => view.children[1].getBoundingClientRect().x;
        view.next();
        await passed(120);
        addEventListener("pointerdown", () => { window.pressed = place(); }, true);
    """)
    view.page.mouse.move(200, 300)
    view.page.mouse.down()
    caught = view.run("await drawn(); return [animations(view).length, pressed, place(), await (drawn().then(place))]")
    view.page.mouse.up()
    [count, pressed, *later] = caught
    assert count == 0
    # A press catches the content at the time of its event, which precedes its listeners.
    assert all(abs(place - pressed) < 20 for place in later)
    assert later[0] == later[1]


ACTIONS = [
    "view.next()",
    "view.previous()",
    "view.scrollToItem({item})",
    "view.item = {item}",
    "view.contentOffset += {offset}",
    "view.openItem({item})",
    "view.closeItem()",
    "view.children[{item}].remove()",
    "view.children[{item}].before(document.createElement('section'))",
    "view.style.height = '{height}px'",
    "view.style.width = '{width}px'",
    "view.reduceMotion = view.reduceMotion === 'on' ? 'auto' : 'on'",
    "view.toggleAttribute('loop')",
    "view.playbackRate = {rate}",
    "for (const end = performance.now() + {block}; performance.now() < end;);",
]


def session(seed):
    """Random actions, with pauses between them."""
    chance = random.Random(seed)
    lines = []
    for _ in range(12):
        action = chance.choice(ACTIONS).format(
            item=chance.randrange(12),
            offset=chance.randint(-300, 300),
            height=chance.randint(200, 800),
            width=chance.randint(200, 800),
            rate=chance.choice([0.5, 1, 2]),
            block=chance.randint(50, 400),
        )
        lines.append(f"{action}; await passed({chance.choice([0, 20, 100, 300])});")
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(20))
def test_random_sessions_end_in_the_state_of_the_engine(moving, seed):
    layout = random.Random(seed).choice(LAYOUTS + PRESETS)
    view = moving(layout)
    script = session(seed)
    result = view.run(f"""
        {script}
        view.playbackRate = 1;
        await rest(view);
        const found = styles(view);
        return {{ found, expected: await rewritten(view) }};
    """)
    assert result["found"] == result["expected"], f"seed {seed}: {layout}\n{script}"


@pytest.mark.parametrize(
    "change", ["move(9, 38, still)", "insert(9, 1, still)", "removeItems(9, 1, still)", "refresh(9)", "reload()"]
)
def test_cells_that_will_soon_be_visible_follow_changes(site, change):
    body = "<fanfold-view layout='card-carousel' aria-label='Numbers'></fanfold-view>"
    view = site(page(body, "fanfold-view { height: 600px }", RUNNING + TOOLS))
    wrong = view.run(f"""
        const data = Array.from({{ length: 40 }}, (_, number) => `${{number}}`), still = {{ animated: false }};
        view.cell = (cell, index) => {{ cell.textContent = data[index] }};
        view.addEventListener("didmove", ({{ detail: {{ from, to }} }}) => data.splice(to, 0, ...data.splice(from, 1)));
        view.addEventListener("didinsert", ({{ detail: {{ index }} }}) => data.splice(index, 0, "new"));
        view.addEventListener("didremove", ({{ detail: {{ index }} }}) => data.splice(index, 1));
        view.count = data.length;
        await loaded(view);
        view.scrollToItem(8);
        const isAhead = () => animations(view).length && view.querySelector("[data-index='9']") && !view.elementOf(9);
        for (let count = 0; !isAhead(); count++) {{
          if (count > 60) throw new Error("no cell is mounted ahead");
          await drawn();
        }}
        data[9] = "other";
        view.{change};
        await rest(view);
        return [...view.querySelectorAll("[data-index]")].filter((each) => each.textContent !== data[each.dataset.index])
          .map((each) => `${{each.textContent}} at ${{each.dataset.index}} of ${{data}}`);
    """)
    assert wrong == []
