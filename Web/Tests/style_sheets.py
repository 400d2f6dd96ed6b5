"""Pages without script that show a layout by its style sheet, and the poses that the command computes for them."""

import functools
import json
import math
import random
import re

from pages import DIST, WEB
from support import run

FOLDER = DIST / "css"
NAMES = sorted(path.stem for path in FOLDER.glob("*.css") if path.stem != "controls")
VERTICAL = ["expanding", "rolodex", "slanted", "swipe-deck", "tab-stack", "task-switcher", "time-machine", "wallet"]
HORIZONTAL = [name for name in NAMES if name not in VERTICAL]
COUNT = 12
# Half a pixel is invisible; rounded cells and sampled keyframes stay below it.
CORNER_BAR, OPACITY_BAR = 0.5, 0.005
FARTHEST = 20_000  # Corners near the eye are far outside, where a pixel has no meaning.
TOP_INSET = 20  # The tab stack's first offset is negative: the space before its first page.


PRESETS = WEB.parent / "Sources/FanfoldKeyframes/Presets"
# Other values of parameters than the default ones; those of presets are in their files.
CHANGED = {
    "expanding": {"dragDistance": 150},
    "tab-stack": {
        "pageWidth": 0.8, "pageHeight": 0.7, "pitch": 220, "topTilt": -40, "addedTilt": 10, "eyeDistance": 2000,
        "setBack": 200, "topInset": 30, "vignettePart": 0.5,
    },
    "album-fan": {"coverSide": 100, "parallax": 20, "spacing": 5, "layerStep": 3},
    "card-carousel": {"cardWidth": 0.5, "cardHeight": 0.6, "sideInset": 0.2, "gap": 0.1},
    "task-switcher": {"cardWidth": 0.6, "restingAnchor": 0.5, "displacementBelow": 0.2, "lift": 0.1},
}  # fmt: skip


@functools.cache
def changed_parameters(name):
    """Random values of a layout's parameters, not far from the default ones."""
    if name in CHANGED:
        return CHANGED[name]
    values, source = {}, random.Random(name)
    for parameter in json.loads((PRESETS / f"{name}.json").read_text())["parameters"]:
        least, default, most = (parameter[key] for key in ("minimum", "default", "maximum"))
        reach = 0.3 * (abs(default) or most)
        values[parameter["name"]] = round(source.uniform(max(least, default - reach), min(most, default + reach)), 3)
    return values


def attribute(parameter):
    """The name of a parameter in HTML and CSS."""
    return re.sub("[A-Z]", lambda letter: f"-{letter[0].lower()}", parameter)


@functools.cache
def live_parameters(name):
    """The parameters that a style sheet can follow; the error of another name lists them."""
    names = re.search(r"evenly \((.*?)\)", run("css", name, "--live", "none").stderr)[1]
    return [] if names == "none" else names.split(", ")


def sheet(name):
    return (FOLDER / f"{name}.css").read_text()


def content(name, index):
    """The corners of a card as elements, or of each layer of an album."""
    corners = "".join(f'<i style="left:{x}%;top:{y}%"></i>' for x, y in ((0, 0), (100, 0), (100, 100), (0, 100)))
    return f"<div>{corners}</div>" * 5 if name == "album-fan" else f"{corners}<button>{index}</button>"


def page(name, css=None, *, direction="ltr", count=COUNT, style="", snaps=False):
    """A page with a style sheet. Snapping would move the offsets of a test."""
    cards = "".join(f'<li><article style="--h:{47 * i % 360}">{content(name, i)}</article></li>' for i in range(count))
    return f"""<!doctype html><html lang="en" dir="{direction}"><meta charset="utf-8"><title>Style sheet</title><style>
    body {{ margin: 0 }} .box {{ position: fixed; inset: 0; scrollbar-width: none; background: #222 }}
    article, article > div {{ position: relative; background: hsl(var(--h) 60% 45%); color: #fff; font: 20px sans-serif }}
    i {{ position: absolute; width: 0; height: 0 }} button {{ position: absolute; inset: 40% 30% }}
    {css or sheet(name)} {"" if snaps else ".box { scroll-snap-type: none !important }"} {style}</style>
    <div class="box fanfold-{name}" tabindex="0"><ul role="list">{cards}</ul></div>"""


SCROLL = """
  const box = document.querySelector(".box"), frame = () => new Promise(requestAnimationFrame);
  const isVertical = VERTICAL, isMirrored = getComputedStyle(box).direction === "rtl" && !isVertical;
  const scroll = async (offset) => {
    if (isVertical) box.scrollTop = offset; else box.scrollLeft = isMirrored ? -offset : offset;
    await frame(); await frame();
    return isVertical ? box.scrollTop : Math.abs(box.scrollLeft);
  };
"""

READ = """
  const offset = await scroll(OFFSET);
  return { offset, items: [...document.querySelectorAll("li > article")].map((card) => ({
    opacity: getComputedStyle(card).visibility === "hidden" ? 0 : Number(getComputedStyle(card).opacity),
    corners: [...card.querySelectorAll("i")].map((corner) => corner.getBoundingClientRect()).map(({ x, y }) => [x, y]) })) };
"""


def scrolling(name):
    """Statements that define `scroll`."""
    return SCROLL.replace("VERTICAL", "true" if name in VERTICAL else "false")


def read(name, offset):
    """Statements that return the drawn poses at an offset."""
    return scrolling(name) + READ.replace("OFFSET", str(offset))


@functools.cache
def inspect(name, size, offset, *options, count=COUNT):
    """The report of the command."""
    width, height = size
    result = run("inspect", "--layout", name, "--viewport", f"{width}x{height}", "--items", count,
                 f"--offset={offset}", "--format", "json", *options)  # fmt: skip
    assert result.stderr == ""
    return json.loads(result.stdout)


def first_offset(name):
    return -TOP_INSET if name == "tab-stack" else 0


def offsets(name, size, count):
    """Whole offsets from the start to the end."""
    axis = 1 if name in VERTICAL else 0
    length = inspect(name, size, 0)["contentLength"] - size[axis] - first_offset(name)
    return [round(length * k / (count - 1)) for k in range(count)]


def expected_corners(name, item):
    corners = item["quad"]
    if name == "expanding":
        return corners[:2]  # The next row covers the lower edge.
    if name != "album-fan":
        return corners
    (left, top), side = corners[0], 82
    layers = []
    for layer, shift in enumerate(item["appearance"]["layerOffsets"]):
        x, y, half = left + 71 + shift, top - 2 * layer, side / 2 - layer
        layers += [[x - half, y], [x + half, y], [x + half, y + side], [x - half, y + side]]
    return layers


def worst(name, size, drawn, *options):
    """The farthest corner in pixels, and the greatest difference of opacities, of the items that should be visible."""
    report = inspect(name, size, drawn["offset"] + first_offset(name), *options)
    corner = opacity = 0
    for item in report["visibleItems"]:
        seen = drawn["items"][item["index"]]
        opacity = max(opacity, abs(item["opacity"] - seen["opacity"]))
        if item["opacity"] < OPACITY_BAR:
            continue
        for (x, y), (u, v) in zip(expected_corners(name, item), seen["corners"], strict=False):
            if max(abs(x), abs(y)) < FARTHEST:
                corner = max(corner, math.hypot(x - u, y - v))
    return corner, opacity
