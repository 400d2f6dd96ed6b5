"""A page of assertions in browsers of several years. The docstring of each test is its row of the table."""

import pytest
import support
from pages import page
from style_sheets import NAMES, scrolling
from style_sheets import page as sheet_page
from test_resting_sheets import BOXES, farthest
from test_resting_sheets import html as resting_html

COUNT = 12
BAR = 0.5  # pixels
KEYFRAMES = [
    name for name in NAMES if name not in ("expanding", "tab-stack", "album-fan", "card-carousel", "task-switcher")
]
LAYOUTS = ["row", *NAMES]
SECTIONS = "".join(f"<section style='--h: {30 * i}'>{i}</section>" for i in range(COUNT))
STYLE = "fanfold-view { height: 600px } section { background: hsl(var(--h) 60% 80%); width: 140px }"


def view(attributes="layout='card-carousel'", children=SECTIONS, module="fanfold-keyframes.js", head=""):
    html = page(f"<fanfold-view {attributes} aria-label='V'>{children}</fanfold-view>", STYLE, head)
    return html.replace("fanfold-view.js", module)


def until(condition):
    """Statements that wait for a condition."""
    return f"""
        for (const limit = performance.now() + {1000 * support.WAIT}; !({condition}); await frame()) {{
          if (performance.now() > limit) throw new Error("waited in vain");
        }}
    """


@pytest.fixture
def ready(show):
    """Opens a page with a view that is ready."""

    def open(*arguments, other=None, **options):
        tab = show(view(*arguments, **options), other)
        tab.run("await customElements.whenDefined('fanfold-view'); await view.ready; await frames(3)")
        return tab

    return open


RESTS = """
  const rests = [];
  for (let item = 0; item < COUNT; item++) {
    view.item = item;
    await settle();
    const area = view.getBoundingClientRect(), element = view.elementOf(item), box = element.getBoundingClientRect();
    const x = Math.min(box.right, area.right) / 2 + Math.max(box.left, area.left) / 2;
    const y = Math.min(box.bottom, area.bottom) / 2 + Math.max(box.top, area.top) / 2;
    const empty = [...view.querySelectorAll(":scope > [data-index]")].filter((each) => each.getClientRects().length === 0);
    rests.push([[box.x, box.y, box.width, box.height], element.contains(document.elementFromPoint(x, y)), empty.length]);
  }
  return rests;
""".replace("COUNT", str(COUNT))


def test_layouts(ready, note):
    """each layout: the item shown is drawn in its place, at each rest"""
    for layout in LAYOUTS:
        attributes = f"layout='{layout}'"
        rests = ready(attributes).run(RESTS)
        for item, ((box, is_hit, empty), (expected, was_hit, _)) in enumerate(zip(rests, reference(ready, attributes))):
            assert empty == 0 and is_hit == was_hit, (layout, item)
            assert max(abs(one - other) for one, other in zip(box, expected)) < BAR, (layout, item, box, expected)


REFERENCES = {}
# Chromium before version 105 has no `checkVisibility`.
RESTING = BOXES.replace("child.checkVisibility({ opacityProperty: true })", "true")


def reference(ready, attributes):
    """The rests in the present Chromium."""
    if attributes not in REFERENCES:
        REFERENCES[attributes] = ready(attributes, other="Chromium").run(RESTS)
    return REFERENCES[attributes]


def test_drag(ready, note):
    """drag with a mouse"""
    tab = ready("layout='card-carousel'")
    tab.drag((600, 300), (200, 300))
    tab.release()
    assert tab.run("await settle(); return view.item") > 0


def test_keys(ready, note):
    """keys"""
    tab = ready()
    tab.run("view.focus()")
    tab.key("End")
    tab.run("await settle()")
    tab.key("ArrowLeft")
    assert tab.run("await settle(); return view.item") == COUNT - 2


def test_open(ready, note):
    """an item opens and closes"""
    tab = ready()
    covers = tab.run("""
        view.focus(); view.openItem(2); await settle();
        const { width, height } = view.elementOf(2).getBoundingClientRect(), area = view.getBoundingClientRect();
        return [width - area.width, height - area.height];
    """)
    assert max(map(abs, covers)) < BAR
    tab.key("Escape")
    assert tab.run("await settle(); return view.openedItem") == -1


def test_changes(ready, note):
    """items are removed, brought back and appended"""
    counts = ready("layout='tab-stack' removable").run("""
        const counts = [], note = async () => { await settle(); counts.push(view.count, [...view.querySelectorAll("[data-index]")].every(isSeen)); };
        view.requestRemoval(0); await note();
        view.undoRemoval(); await note();
        view.append(document.createElement("section")); await note();
        return counts;
    """)
    assert counts == [COUNT - 1, True, COUNT, True, COUNT + 1, True]


def test_loop(ready, note):
    """loop"""
    assert ready("layout='card-carousel' loop").run("""
        view.previous(); await settle();
        return [view.item, isSeen(view.elementOf(0)), isSeen(view.elementOf(11))];
    """) == [COUNT - 1, True, True]


def test_dots(ready, note):
    """dots"""
    head = '<script type="module" src="/fanfold-dots.js"></script>'
    tab = ready("id='v' layout='card-carousel'", head=head, children=f"{SECTIONS}")
    assert tab.run("""
        const dots = document.createElement("fanfold-dots"); dots.setAttribute("for", "v"); document.body.prepend(dots);
        view.item = 3; await settle(); await frames(3);
        const all = [...dots.shadowRoot.querySelectorAll("[part~=dot]")];
        return [all.length, all.findIndex((each) => each.getAttribute("aria-pressed") === "true"), all.every(isSeen)];
    """) == [COUNT, 3, True]


def test_height(ready, note):
    """the height of the content"""
    children = "<section><div style='height: 240px'></div></section>" * 3
    tab = ready("layout='card-carousel' style='height: auto'", children=children)
    tab.run(until("Math.abs(view.getBoundingClientRect().height - 320) < 1"))


def test_autoplay(ready, note):
    """autoplay"""
    tab = ready("layout='card-carousel' autoplay='0.5'")
    tab.tap(790, 690)  # The pointer of an earlier test is over the view.
    tab.run("document.documentElement.style.opacity = 1")
    tab.run(until("view.item > 0"))


def test_states(ready, note):
    """states"""
    is_state, is_data = ready().run("""
        let isState = false;
        try { isState = view.matches(":state(ready)"); } catch {}
        return [isState, view.matches("[data-ready]")];
    """)
    assert is_state or is_data
    note("`:state(ready)`" if is_state else "`[data-ready]`")


def test_separate(ready, note):
    """separate WebAssembly"""
    assert ready(module="fanfold-view.separate-wasm.js").run("return view.count") == COUNT


def test_single(ready, note):
    """the single file"""
    assert ready(module="fanfold-single.js").run("return view.count") == COUNT


def test_print(ready, note):
    """all items in print"""
    assert ready("layout='card-carousel'").run("""
        dispatchEvent(new Event("beforeprint")); await frames(3);
        const printed = [...view.children].filter(isSeen).length;
        dispatchEvent(new Event("afterprint")); await frames(3);
        return [printed, view.item];
    """) == [COUNT, 0]


SHEET = """
  const cards = [...document.querySelectorAll("li > article")], rests = [];
  box.style.cssText += ";inset: auto; left: 0; top: 0; width: 400px; height: 300px";
  const length = isVertical ? box.scrollHeight - box.clientHeight : box.scrollWidth - box.clientWidth;
  for (const part of [0, 0.3, 1]) {
    await scroll(part * length);
    rests.push(cards.map((card) => { const { x, y, width, height } = card.getBoundingClientRect(); return [x, y, width, height] }));
  }
  const supports = [CSS.supports("animation-timeline: view()"), CSS.supports("selector(:dir(rtl))")];
  return { supports, rests, length };
"""


def seen_sheets(show, direction, other=None):
    """The cards of each sheet at three offsets; those of the present Chromium are read once."""
    if other and (direction, other) in REFERENCES:
        return REFERENCES[direction, other]
    seen = {
        name: show(sheet_page(name, direction=direction), other).run(f"{{ {scrolling(name)} {SHEET} }}")
        for name in NAMES
    }
    if other:
        REFERENCES[direction, other] = seen
    return seen


def farthest_card(seen, expected):
    """The greatest distance of an edge of a card near the scroller."""
    return max(
        abs(edge - other)
        for rest, others in zip(seen["rests"], expected["rests"])
        for box, there in zip(rest, others)
        if max(map(abs, there)) < 2000
        for edge, other in zip(box, there)
    )


def check_sheets(show, note, direction):
    seen, expected = seen_sheets(show, direction), seen_sheets(show, direction, "Chromium")
    if not all(seen["card-carousel"]["supports"]):
        sizes = [sheet["rests"][0][0][2:] for sheet in seen.values()]
        return note("a row" if all(min(size) > 40 for size in sizes) else "no")
    # A classic scrollbar moves the middle by 7.5 pixels.
    assert [name for name in NAMES if farthest_card(seen[name], expected[name]) > 8] == []
    return None


def test_sheets(show, note):
    """layouts without script, left to right"""
    check_sheets(show, note, "ltr")


def test_sheets_right_to_left(show, note):
    """layouts without script, right to left"""
    check_sheets(show, note, "rtl")


def test_resting_sheets(show, note):
    """the first frame by a style sheet"""
    for name in ("card-carousel", "wallet", "cover-flow"):
        html = resting_html(name, 0, module="none.js")
        tab = show(html)
        assert tab.run("return getComputedStyle(view).display") == "block"
        if not tab.run("return matchMedia('(scripting)').matches"):
            return note("no")
        if ("resting", name) not in REFERENCES:
            REFERENCES["resting", name] = show(html, "Chromium").run(RESTING)
        assert farthest(tab.run(RESTING), REFERENCES["resting", name]) <= 1
    return None
