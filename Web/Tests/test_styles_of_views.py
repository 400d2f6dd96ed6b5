"""Each property that a page may set on a view has the effect in the table of Reference.md."""

import re
from pathlib import Path

import pytest
from pages import page

REFERENCE = (Path(__file__).resolve().parents[1] / "Documentation/Reference.md").read_text()
TABLE = REFERENCE.split("## Styles of the view")[1].split("\n## ")[0]
ROWS = [re.findall(r"`([^`]+)`", row.split("|")[1]) for row in TABLE.splitlines() if row.startswith("| `")]
ITEMS = "".join(f"<section id='k{number}'>{number}</section>" for number in range(8))
# The look of the view without a style of the page: the place of the first card in it.
LOOK = """
    const lookOf = (style) => {
      view.style.cssText = style;
      const outer = view.getBoundingClientRect(), { x, y, width, height } = k0.getBoundingClientRect();
      return [x - outer.x, y - outer.y, width, height].map(Math.round);
    };
    const after = async (style) => { lookOf(style); await frame(); await frame(); return `${lookOf(style)}`; };
    const plain = await after(""), { height } = view.getBoundingClientRect();
"""
SAME = "return await after('{}') === plain"
# The styles of each row, and what is true with them.
CASES = {
    "display": [
        *(("", f"return await after('display: {value}') === plain") for value in ["inline", "flex", "inline-flex"]),
        ("display: grid", "return k0.getBoundingClientRect().width > 590 && !k0.hasAttribute('data-index')"),
        ("", "await after('display: none'); return view.count === 8 && await after('') === plain"),
    ],
    "position": [("", "return await after('position: fixed; width: 600px; height: 400px') === plain")],
    "width": [("", "await after('width: 300px'); return view.viewportSize.width === 300")],
    "padding": [
        ("", "await after('padding-left: 100px'); return k0.getBoundingClientRect().x > Number(plain.split(',')[0]) + 20")
    ],
    "border": [("", "await after('border: 10px solid; box-sizing: border-box'); return view.viewportSize.width === 580")],
    "overflow": [
        *(("", SAME.format(f"overflow: {value}")) for value in ["hidden", "auto", "scroll", "clip"]),
        (
            "overflow: auto",
            "view.scrollLeft = 90; view.querySelector('#k1').scrollIntoView(); return view.scrollLeft + view.scrollTop === 0",
        ),
        ("overflow: visible", "return getComputedStyle(view.shadowRoot.querySelector('#viewport')).overflowX === 'visible'"),
        ("overflow: hidden", "return getComputedStyle(view.shadowRoot.querySelector('#viewport')).overflowX === 'clip'"),
    ],
    "border-radius": [("border-radius: 80px", "return !view.contains(document.elementFromPoint(3, 3))")],
    "direction": [
        ("direction: rtl", "return k1.getBoundingClientRect().x < k0.getBoundingClientRect().x"),
        ("direction: ltr", "return k1.getBoundingClientRect().x > k0.getBoundingClientRect().x"),
    ],
    "transform": [
        (
            "transform: rotate(90deg); width: 400px",
            "const { x, y } = k0.getBoundingClientRect(), other = k1.getBoundingClientRect(); return other.y > y + 50",
        )
    ],
    "opacity": [("", SAME.format("opacity: 0.5; filter: blur(1px)"))],
    "cursor": [
        ("cursor: help", "return getComputedStyle(k0).cursor === 'help'"),
        ("", "return getComputedStyle(k0).cursor === 'grab'"),
    ],
    "touch-action": [("touch-action: pan-x", "return view.shadowRoot.querySelector('#viewport').style.touchAction.includes('pan-y')")],
    "user-select": [("user-select: text", "return getComputedStyle(k0).userSelect === 'none'")],
    "overscroll-behavior": [("", SAME.format("overscroll-behavior: contain"))],
    "scroll-snap-type": [
        ("", SAME.format("scroll-snap-type: x mandatory; scroll-behavior: smooth; gap: 40px; flex-flow: column; align-items: end; columns: 2"))
    ],
    "pointer-events": [("pointer-events: none", "return document.elementFromPoint(300, 200) === document.body || !view.contains(document.elementFromPoint(300, 200))")],
    "contain": [("", SAME.format("contain: none; isolation: auto"))],
    "resize": [("", SAME.format("resize: both; overflow: hidden"))],
    "color": [("color: rgb(1, 2, 3)", "return getComputedStyle(k0).color === 'rgb(1, 2, 3)'")],
    "--fanfold-layout": [("--fanfold-layout: none", "return !k0.hasAttribute('data-index')")],
    "--fanfold-card-width": [("--fanfold-card-width: 0.3", "return view.parameters.cardWidth === 0.3")],
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_a_style_of_the_view_has_the_documented_effect(site, name, subtests):
    for style, script in CASES[name]:
        with subtests.test(style=style, script=script):
            html = page(
                f"<fanfold-view layout='card-carousel' aria-label='V'>{ITEMS}</fanfold-view>",
                f"fanfold-view {{ width: 600px; height: 400px }} section {{ background: wheat }} #view {{ {style} }}",
            ).replace("<fanfold-view ", "<fanfold-view id='view' ")
            view = site(html, {"width": 700, "height": 600}).ready()
            view.settle()
            assert view.run(f"{LOOK if 'after(' in script else ''} {script}")


def test_the_table_of_styles_lists_the_tested_ones():
    assert [names[0] for names in ROWS] == list(CASES)
