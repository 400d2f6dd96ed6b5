"""Layouts as style sheets without script: their poses are those of the layouts."""

import itertools
import re

import pytest
from chromium import wait_until
from style_sheets import (
    CORNER_BAR,
    COUNT,
    FOLDER,
    HORIZONTAL,
    NAMES,
    OPACITY_BAR,
    VERTICAL,
    attribute,
    changed_parameters,
    first_offset,
    inspect,
    live_parameters,
    offsets,
    page,
    read,
    scrolling,
    sheet,
    worst,
)
from support import run

SIZES = [(390, 844), (1280, 800), (844, 390)]
DIRECTIONS = [(name, "ltr") for name in NAMES] + [(name, "rtl") for name in HORIZONTAL]
SNAPPING = [name for name in NAMES if name not in ("album-fan", "slanted", "tab-stack")]


@pytest.mark.parametrize("name", NAMES)
def test_minifiers_find_no_shorthand_of_animations(name):
    """Lightning CSS 1.32, which Vite 8 uses, writes a timeline beside a shorthand into it, which no browser reads, or adds a
    duration of 0 s: github.com/parcel-bundler/lightningcss/issues/1283. In both cases, no card moves."""
    text = sheet(name)
    assert not re.search(r"[{;]animation:", text)
    assert ("animation-name:" in text) == ("animation-timeline:--fanfold" in text)


@pytest.fixture
def open_sheet(chromium):
    """Opens pages with a style sheet."""
    pages = []

    def show(name, size=SIZES[0], css=None, media=None, **options):
        pages.append(chromium.new_page(viewport=dict(zip(("width", "height"), size, strict=True))))
        if media:
            pages[-1].emulate_media(**media)
        pages[-1].set_content(page(name, css, **options))
        return pages[-1]

    yield show
    for each in pages:
        each.close()


def evaluate(tab, statements):
    return tab.evaluate(f"async () => {{ {statements} }}")


def greatest_error(open_sheet, name, count, *, sizes=SIZES, css=None, flags=(), media=None, **options):
    """The worst corner and opacity of a style sheet at some offsets."""
    if options.get("direction") == "rtl":
        flags = (*flags, "--direction", "rtl")
    errors = []
    for size in sizes:
        tab = open_sheet(name, size, css, media, **options)
        drawn = [evaluate(tab, read(name, offset)) for offset in offsets(name, size, count)]
        errors += [worst(name, size, each, *flags) for each in drawn]
    return [max(values) for values in zip(*errors, strict=True)]


@pytest.mark.parametrize("count", [4, pytest.param(41, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name, direction", DIRECTIONS)
def test_poses_are_those_of_the_layout(open_sheet, name, direction, count):
    corner, opacity = greatest_error(open_sheet, name, count, direction=direction)
    assert corner <= CORNER_BAR and opacity <= OPACITY_BAR


# Children of a list without a box, by the ways of pages.
BOXLESS = '<template></template><li hidden></li><li style="display: none"></li><script type="text/plain"></script>'

WITHOUT_BOXLESS = """
  const list = document.querySelector("ul"), all = [...list.children];
  const [offset, cards] = [OFFSET, () => [...document.querySelectorAll("article")].map((card) => card.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height])];
  all[3].insertAdjacentHTML("beforebegin", BOXLESS); list.insertAdjacentHTML("afterbegin", BOXLESS);
  await scroll(offset);
  const before = cards();
  for (const child of [...list.children]) if (!all.includes(child)) child.remove();
  await scroll(offset);
  return Math.max(...before.flatMap((edges, i) => edges.map((edge, j) => Math.abs(edge - cards()[i][j]))));
"""


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("name", HORIZONTAL)
def test_children_without_a_box_move_no_card(open_sheet, name, direction):
    tab = open_sheet(name, direction=direction)
    offset = offsets(name, SIZES[0], 5)[2]
    statements = WITHOUT_BOXLESS.replace("OFFSET", str(offset)).replace("BOXLESS", f"`{BOXLESS}`")
    assert evaluate(tab, scrolling(name) + statements) <= CORNER_BAR


REST_OF_A_LINK = """
  const offsetAt = async (inline) => {
    await scroll(0);
    document.querySelectorAll("li")[6].scrollIntoView({ block: "start", inline, behavior: "instant" });
    await frame(); await frame();
    return box.scrollLeft;
  };
  return Math.abs(await offsetAt("start") - await offsetAt("nearest"));
"""


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("name", HORIZONTAL)
def test_a_link_brings_its_item_to_its_rest(open_sheet, name, direction):
    """A browser scrolls to the target of a link along a row no farther than needed."""
    tab = open_sheet(name, direction=direction, snaps=name in SNAPPING)
    assert evaluate(tab, scrolling(name) + REST_OF_A_LINK) <= 1


SHEETS = {str(path.relative_to(FOLDER)): path.read_text() for path in sorted(FOLDER.rglob("*.css"))}


@pytest.mark.parametrize("file", SHEETS)
def test_blocks_of_keyframes_can_be_joined(file):
    """clean-css joins blocks with equal selectors: they must have one easing."""
    for keyframes in re.findall(r"@keyframes [\w-]+\{((?:[^{}]*\{[^{}]*\})*)\}", SHEETS[file]):
        easings = {}
        for times, declarations in re.findall(r"([^{}]*)\{([^{}]*)\}", keyframes):
            easing = re.findall(r"animation-timing-function:[^;]*", declarations)
            for time in set(times.split(",")) - {"to", "100%"}:
                assert easings.setdefault(time, easing) == easing


@pytest.mark.parametrize("file", SHEETS)
def test_minifiers_keep_values(file):
    """tdewolff's minifier turns `0deg` into `0`, and esbuild `tan(x)*.5s` into `tan(x)/2s`, which are invalid."""
    assert not re.search(r"rotate:0|\)\*[\d.]+s", re.sub(r"var\([^()]*\)", "var", SHEETS[file]))


@pytest.mark.parametrize("name, direction", DIRECTIONS)
def test_reduced_motion_shows_the_reduced_variant(open_sheet, name, direction):
    corner, opacity = greatest_error(
        open_sheet, name, 5, sizes=SIZES[:2], direction=direction, flags=("--reduce-motion",),
        media={"reduced_motion": "reduce"},
    )  # fmt: skip
    assert corner <= CORNER_BAR and opacity <= 0.03


def swapped(css):
    return re.sub(r"(perspective\([^()]*\)) (translate3d\([^()]*\))", r"\2 \1", css)


# Each damage exceeds the bar: the comparison notices it.
DAMAGES = {
    "range": ("card-carousel", lambda css: re.sub(r"cover (calc\([^()]*\)|\w+)", r"cover calc(.5% + \1)", css)),
    "units": ("cover-flow", lambda css: css.replace("cqmin", "cqw")),
    "easings": ("wallet", lambda css: re.sub(r"animation-timing-function:[^;]*;", "", css)),
    "perspective": ("time-machine", swapped),
    "mirroring": ("cube", lambda css: css.replace("--fanfold-sign:-1", "--fanfold-sign:1")),
}


@pytest.mark.every_case
@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_sheets_exceed_the_bar(open_sheet, damage):
    name, change = DAMAGES[damage]
    assert change(sheet(name)) != sheet(name)
    direction = "rtl" if damage == "mirroring" else "ltr"
    corner, _ = greatest_error(open_sheet, name, 8, sizes=SIZES[1:2], css=change(sheet(name)), direction=direction)
    assert corner > CORNER_BAR


@pytest.mark.parametrize("has_inset", [True, False])
def test_scroll_padding_of_the_page_moves_nothing(open_sheet, has_inset):
    css = sheet("task-switcher") if has_inset else sheet("task-switcher").replace("view-timeline-inset:0px", "")
    style = ".box { scroll-padding-block-end: 15% }"
    corner, _ = greatest_error(open_sheet, "task-switcher", 4, sizes=SIZES[:1], css=css, style=style)
    assert (corner <= CORNER_BAR) == has_inset


# The layers of an album have fixed sizes in the comparison.
LIVE = [name for name in NAMES if name not in ("album-fan", "inverted-cube")]


def live_sheet(name, parameters):
    options = [part for parameter in parameters for part in ("--live", parameter)]
    return run("css", name, *options).stdout


def properties(parameters):
    return ".box {" + "".join(f"--fanfold-{attribute(name)}: {value};" for name, value in parameters.items()) + "}"


@pytest.mark.slow
@pytest.mark.part(8)
@pytest.mark.parametrize("is_set", [True, False])
@pytest.mark.parametrize("name", LIVE)
def test_poses_follow_live_parameters(open_sheet, name, is_set):
    # The first offset of the comparison contains the top inset.
    names = [parameter for parameter in live_parameters(name) if parameter != "topInset"]
    parameters = {parameter: changed_parameters(name)[parameter] for parameter in names}
    flags = [part for each in parameters.items() for part in ("--set", "=".join(map(str, each)))]
    style = properties(parameters) if is_set else ""
    corner, _ = greatest_error(
        open_sheet,
        name,
        4,
        sizes=SIZES[:2],
        css=live_sheet(name, parameters),
        style=style,
        flags=flags if is_set else (),
    )
    assert corner <= CORNER_BAR


# MARK: Order

EDGE = 1.5  # pixels around an edge in which browsers round differently

AT_POINTS = """
  await scroll(OFFSET);
  return POINTS.map(([x, y]) => [...document.querySelectorAll("li > article")].indexOf(document.elementFromPoint(x, y)?.closest("article")));
"""


def contains(quad, x, y, margin):
    """Whether a point is in a convex quad, or outside; None within the margin of an edge."""
    sides = []
    for (ax, ay), (bx, by) in zip(quad, quad[1:] + quad[:1], strict=True):
        length = max(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5, 1e-9)
        sides.append(((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length)
    if min(sides) > margin or max(sides) < -margin:
        return True
    return False if min(sides) < -margin and max(sides) > margin else None


def front_item(report, x, y):
    """The front-most item at a point: -1 if there is none, None near an edge."""
    for item in reversed(report["visibleItems"]):
        inside = contains(item["quad"], x, y, EDGE)
        if inside is None:
            return None
        if inside:
            return item["index"]
    return -1


def order_differences(open_sheet, name, css=None):
    """The points at which another item is in front than in the layout, and the number of points."""
    size, wrong, count = SIZES[0], [], 0
    tab = open_sheet(name, size, css)
    points = [(x + 0.5, y + 0.5) for x in range(10, size[0], 41) for y in range(10, size[1], 59)]
    for offset in offsets(name, size, 5)[1:4]:
        report = inspect(name, size, offset + first_offset(name))
        statements = AT_POINTS.replace("OFFSET", str(offset)).replace("POINTS", str([list(p) for p in points]))
        for (x, y), index in zip(points, evaluate(tab, scrolling(name) + statements), strict=True):
            expected = front_item(report, x, y)
            count += expected is not None
            if expected is not None and expected != index:
                wrong.append((offset, x, y, expected, index))
    return wrong, count


# The album's layers are smaller than its item, and an expanding row keeps its full height behind the next one.
@pytest.mark.parametrize("name", [name for name in NAMES if name not in ("album-fan", "expanding")])
def test_front_item_is_that_of_the_layout(open_sheet, name):
    wrong, count = order_differences(open_sheet, name)
    assert wrong == [] and count > 300


def test_negative_order_is_noticed(open_sheet):
    damaged = re.sub(r"z-index:(\d{4})", r"z-index:-\1", sheet("cover-flow"))
    assert order_differences(open_sheet, "cover-flow", damaged)[0]


# MARK: Scrolling

SETTLE = """
  const target = OFFSET;
  box.scrollTo({ [isVertical ? "top" : "left"]: isMirrored ? -target : target });
  for (let i = 0; i < 4; i++) await frame();
  return isVertical ? box.scrollTop : Math.abs(box.scrollLeft);
"""


def resting_differences(open_sheet, name, css=None):
    size = SIZES[0]
    tab = open_sheet(name, size, css, snaps=True)
    differences = []
    for offset in [7, 101, 260, 395, 640, 1003]:
        rest = evaluate(tab, scrolling(name) + SETTLE.replace("OFFSET", str(offset)))
        differences.append(abs(rest - inspect(name, size, offset)["restingOffset"]))
    return differences


@pytest.mark.parametrize("name", SNAPPING)
def test_content_rests_where_the_layout_rests(open_sheet, name):
    # Scroll offsets are whole pixels.
    assert max(resting_differences(open_sheet, name)) <= 0.5


def test_rest_without_scroll_margin_is_noticed(open_sheet):
    damaged = re.sub(r"scroll-margin-\w+:[^;}]*", "", sheet("task-switcher"))
    assert max(resting_differences(open_sheet, "task-switcher", damaged)) > 0.5


@pytest.mark.parametrize("name", NAMES)
def test_focused_card_is_in_front(open_sheet, name):
    tab = open_sheet(name, snaps=True)
    covered = []
    for _ in range(5):
        tab.keyboard.press("Tab")
        state = evaluate(
            tab,
            """
            const focused = document.activeElement;
            await new Promise(requestAnimationFrame); await new Promise(requestAnimationFrame);
            if (focused.localName !== "button") return null;
            const { left, right, top, bottom } = focused.getBoundingClientRect();
            const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
            return { isFront: document.elementFromPoint(x, y) === focused, text: focused.textContent, x, y };
        """,
        )
        if state and not state["isFront"]:
            covered.append(state)
    assert covered == []


HIDING = [name for name in NAMES if "visibility:hidden" in sheet(name)]
# Browsers without `interactivity` hide invisible cards by their visibility.
WAYS = {
    "interactivity": lambda css: css,
    "visibility": lambda css: css.replace("interactivity:inert", "interactivity:unknown"),
}

FOCUSABLE = """
  await scroll(OFFSET);
  const buttons = [...document.querySelectorAll("button")];
  return buttons.map((button, index) => { button.focus({ preventScroll: true }); return document.activeElement === button ? index : -1; })
    .filter((index) => index >= 0);
"""


SLIVER = 1_000  # square pixels: an item may be hidden before it is exactly edge-on


def is_seen(item):
    """Whether an item is opaque and shows its front."""
    (ax, ay), (bx, by), _, (dx, dy) = item["quad"]
    return item["opacity"] > OPACITY_BAR and (bx - ax) * (dy - ay) - (by - ay) * (dx - ax) > SLIVER


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", HIDING)
def test_only_visible_cards_have_the_focus(open_sheet, name, way):
    tab = open_sheet(name, css=WAYS[way](sheet(name)))
    session = tab.context.new_cdp_session(tab)
    hidden = 0
    for offset in offsets(name, SIZES[0], 5):
        focusable = evaluate(tab, scrolling(name) + FOCUSABLE.replace("OFFSET", str(offset)))
        report = inspect(name, SIZES[0], offset)
        assert {item["index"] for item in report["visibleItems"] if is_seen(item)} <= set(focusable)
        exposed = named_buttons(session, *map(str, range(COUNT)))
        assert sorted(map(int, exposed)) == focusable
        opacities = evaluate(
            tab, "return [...document.querySelectorAll('article')].map((card) => getComputedStyle(card).opacity)"
        )
        assert all(float(opacities[index]) > 0 for index in focusable)
        hidden += COUNT - len(focusable)
    assert hidden > 0


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", HIDING)
def test_hidden_cards_without_controls_stay_readable(open_sheet, name, way):
    tab = open_sheet(name, css=WAYS[way](sheet(name)))
    evaluate(tab, "document.querySelectorAll('button').forEach((button) => button.replaceWith(button.textContent))")
    session = tab.context.new_cdp_session(tab)
    for offset in offsets(name, SIZES[0], 3):
        evaluate(tab, scrolling(name) + f"await scroll({offset})")
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        texts = [node["name"]["value"] for node in nodes if node.get("role", {}).get("value") == "StaticText"]
        assert texts == list(map(str, range(COUNT)))


@pytest.mark.parametrize("name", ["wallet", "card-carousel"])
def test_browsers_without_timelines_show_whole_cards(open_sheet, name):
    css = sheet(name).replace("animation-timeline:view()", "animation-timeline:unknown()")
    tab = open_sheet(name, css=css, snaps=True)
    boxes = evaluate(
        tab,
        """return [...document.querySelectorAll("article")].map((card) => card.getBoundingClientRect())
        .map(({ left, right, top, bottom }) => [left, right, top, bottom]);""",
    )
    start, end = (2, 3) if name in VERTICAL else (0, 1)
    assert all(one[end] <= other[start] for one, other in itertools.pairwise(boxes))
    assert evaluate(tab, "return getComputedStyle(document.querySelector('.box')).scrollSnapType").endswith("mandatory")


# Sheets as older browsers read them.
def without_container_units(css):
    return without_timelines(re.sub(r"(?<=\d)cq(w|h|min)\b", r"unknown", css).replace("container-type", "unknown"))


def without_timelines(css):
    return css.replace("animation-timeline:view()", "animation-timeline:unknown()")


def without_directions(css):
    return css.replace(":dir(rtl)", ":unknown(rtl)")


ROW = """
  const cards = [...document.querySelectorAll("article")], boxes = () => cards.map((card) => card.getBoundingClientRect());
  const first = boxes().map(({ x, y, width, height }) => isVertical ? [y, width, height] : [isMirrored ? innerWidth - x - width : x, width, height]);
  await scroll(100_000);
  const { left, right, top, bottom } = boxes().at(-1);
  return { first, isReached: isVertical ? top >= 0 && bottom <= innerHeight + 1 : left >= -1 && right <= innerWidth + 1, moving: document.getAnimations().length };
"""


@pytest.mark.parametrize("damage, direction", [(without_container_units, "ltr"), (without_directions, "rtl")])
@pytest.mark.parametrize("name", NAMES)
def test_older_browsers_show_whole_cards_in_a_row(open_sheet, name, damage, direction):
    if name in VERTICAL and direction == "rtl":
        return
    row = evaluate(
        open_sheet(name, css=damage(sheet(name)), direction=direction, snaps=name in SNAPPING), scrolling(name) + ROW
    )
    length = 2 if name in VERTICAL else 1
    assert row["isReached"] and row["moving"] == 0
    assert all(one[0] + one[length] <= other[0] for one, other in itertools.pairwise(row["first"]))
    # In the whole viewport, the sizes are those of the layout.
    widths, heights = {round(box[1]) for box in row["first"]}, {round(box[2]) for box in row["first"]}
    assert len(widths) == len(heights) == 1 and min(*widths, *heights) > 80


@pytest.mark.parametrize("name", NAMES)
def test_print_shows_all_cards(open_sheet, name):
    tab = open_sheet(name, media={"media": "print"})
    boxes = evaluate(
        tab,
        """return [...document.querySelectorAll("article")].filter((card) => card.checkVisibility({ opacityProperty: true }))
        .map((card) => card.getBoundingClientRect()).map(({ left, right, top, bottom }) => [left, right, top, bottom]);""",
    )
    assert len(boxes) == 12
    for index, (left, right, _top, bottom) in enumerate(boxes):
        assert left >= 0 and right <= SIZES[0][0] + 1
        for other in boxes[index + 1 :]:
            assert other[0] >= right - 1 or other[2] >= bottom - 1, "cards overlap"


@pytest.mark.parametrize("name", ["card-carousel", "wallet"])
def test_print_keeps_cards_from_the_text_after_them(open_sheet, name):
    style = ".box { position: static; height: 300px }"
    tab = open_sheet(name, media={"media": "print"}, style=style)
    assert evaluate(
        tab,
        """
        const text = document.body.appendChild(document.createElement("p"));
        const cards = [...document.querySelectorAll("article")];
        return cards.every((card) => card.getBoundingClientRect().bottom <= text.getBoundingClientRect().top);
    """,
    )


def test_keyframes_stay_on_the_compositor():
    for name in NAMES:
        text = sheet(name)
        for keyframes in re.findall(r"@keyframes [\w-]+\{(?:[^{}]*\{[^{}]*\})*\}", text):
            assert not ("z-index" in keyframes and re.search(r"transform|translate|scale|rotate", keyframes)), name
            assert not re.search(r"(transform|translate):[^;}]*%", keyframes), name


ANIMATIONS = """
  await scroll(OFFSET);
  const cards = [...document.querySelectorAll("li > article")].map((card) => card.getAnimations());
  const runs = (animation) => { const { progress } = animation.effect.getComputedTiming(); return progress > 0 && progress < 1; };
  return { most: Math.max(...cards.map((each) => each.length)), running: cards.filter((each) => each.some(runs)).length };
"""
MOST_ANIMATIONS = 3  # on the compositor those of both variants and those of one, and one of the main thread


def animations(open_sheet, name, css=None):
    """The most animations of a card, and the number of cards with a running one."""
    tab = open_sheet(name, css=css, count=60)
    return evaluate(tab, scrolling(name) + ANIMATIONS.replace("OFFSET", str(offsets(name, SIZES[0], 3)[1])))


@pytest.mark.parametrize("name", NAMES)
def test_cards_have_few_animations(open_sheet, name):
    assert animations(open_sheet, name)["most"] <= MOST_ANIMATIONS


# A card of these layouts leaves the viewport at some distance in every shape of it.
LEAVING = ["card-deck", "task-switcher", "time-machine", "rolodex", "zoom-pager"]
MOST_RUNNING = 14


@pytest.mark.parametrize("name", LEAVING)
def test_animations_of_distant_cards_do_not_run(open_sheet, name):
    assert 0 < animations(open_sheet, name)["running"] <= MOST_RUNNING


def test_running_animations_of_distant_cards_are_noticed(open_sheet):
    damaged = re.sub(r"animation-range:[^;}]*", "animation-range:cover -9000px cover 9000px", sheet("zoom-pager"))
    assert animations(open_sheet, "zoom-pager", damaged)["running"] > MOST_RUNNING


CONTROLS = (FOLDER / "controls.css").read_text()


def named_buttons(session, *names):
    """Returns the nodes of the buttons with these names that assistive technology sees, by name."""
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    buttons = [node for node in nodes if node.get("role", {}).get("value") == "button"]
    return {node["name"]["value"]: node["backendDOMNodeId"] for node in buttons if node["name"]["value"] in names}


@pytest.mark.parametrize("name", ["card-carousel", "wallet"])
def test_buttons_of_the_browser_scroll(open_sheet, name):
    tab = open_sheet(name, css=sheet(name) + CONTROLS, snaps=True)
    evaluate(tab, "document.querySelector('.box').classList.add('fanfold-controls')")
    session = tab.context.new_cdp_session(tab)
    while list(found := named_buttons(session, "Previous", "Next")) != ["Next"]:
        tab.wait_for_timeout(
            20
        )  # A button without effect is hidden, one frame after it appears; pytest bounds the time.
    x0, y0, _, _, x1, y1, _, _ = session.send("DOM.getBoxModel", {"backendNodeId": found["Next"]})["model"]["border"]
    tab.mouse.click((x0 + x1) / 2, (y0 + y1) / 2)
    wait_until(tab, "document.querySelector('.box').scrollLeft + document.querySelector('.box').scrollTop > 50")


def test_dots_of_the_browser_tell_the_current_one_and_keep_the_focus(open_sheet):
    tab = open_sheet("card-carousel", css=sheet("card-carousel") + CONTROLS, snaps=True)
    evaluate(tab, "document.querySelector('.box').classList.add('fanfold-controls')")
    session = tab.context.new_cdp_session(tab)

    def dots():
        """Whether each dot is selected and has the focus."""
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        states = [
            {each["name"]: each["value"]["value"] for each in node["properties"]}
            for node in nodes
            if node.get("role", {}).get("value") == "tab"
        ]
        return [(state["selected"], state.get("focused", False)) for state in states]

    while (False, False) not in dots() or (True, False) not in dots():
        tab.wait_for_timeout(20)
    tab.keyboard.press("Tab")
    while (True, True) not in dots():
        tab.keyboard.press("Tab")
    tab.keyboard.press("ArrowRight")
    while dots()[1] != (True, True):
        tab.wait_for_timeout(20)
    tab.keyboard.press("Enter")
    assert dots()[1] == (True, True)
    # A classic scroll bar would make the other axis scroll.
    assert evaluate(tab, "return getComputedStyle(document.querySelector('.box')).scrollbarWidth") == "none"
