"""Pages without script that show a layout by its style sheet, and the poses that the command computes for them."""

import functools
import json
import math

from pages import DIST
from support import run

FOLDER = DIST / "css"
NAMES = sorted(path.stem for path in FOLDER.glob("*.css") if path.stem != "controls")
VERTICAL = ["expanding", "rolodex", "slanted", "tab-stack", "task-switcher", "time-machine", "wallet"]
HORIZONTAL = [name for name in NAMES if name not in VERTICAL]
COUNT = 12
# Half a pixel is invisible; rounded cells and sampled keyframes stay below it.
CORNER_BAR, OPACITY_BAR = 0.5, 0.005
FARTHEST = 20_000  # Corners near the eye are far outside, where a pixel has no meaning.
TOP_INSET = 20  # The tab stack's first offset is negative: the space before its first page.


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
