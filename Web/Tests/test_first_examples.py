"""The first examples of the documents, pasted beside the package, show filled and readable items."""

import io

import pytest
from PIL import Image
from test_recipes import PAGES, SAMPLES

HEAD = '<!doctype html><html lang="en"><title>Sample</title><link rel="icon" href="data:,"><body>'
PLAIN = """
<style> fanfold-view { height: 600px } </style>
<script type="module" src="./fanfold-view.js"></script>
<fanfold-view layout="card-carousel" aria-label="Seasons">
  <section>Spring</section> <section>Summer</section> <section>Autumn</section> <section>Winter</section>
</fanfold-view>
"""
LARGE = 24  # CSS pixels; WCAG 2.2 demands a contrast of 3 for large text
LEAST_CONTRAST = 3
VISIBLE_CONTRAST = 1.25
# Of the view's area; cards that are turned away, as in cover flow, cover 0.38 of it.
FILLED = 0.3


def luminance(color):
    parts = [part / 255 for part in color]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    darker, lighter = sorted([luminance(one), luminance(other)])
    return (lighter + 0.05) / (darker + 0.05)


def faults(view):
    """The reasons for which a page does not show filled and readable items."""
    view.settle()
    box = view.page.locator("fanfold-view").bounding_box()
    picture = Image.open(io.BytesIO(view.page.screenshot(clip=box))).convert("RGB").resize((78, 120))
    background = picture.getpixel((0, 0))
    colors = picture.getcolors(78 * 120)
    filled = sum(count for count, color in colors if contrast(color, background) > VISIBLE_CONTRAST) / (78 * 120)
    text, fill, size = view.run("""
        const style = getComputedStyle(view.querySelector('[data-index="0"]'));
        const canvas = new OffscreenCanvas(1, 1).getContext("2d");
        const pixel = (color) => {
          for (const each of ["white", color]) { canvas.fillStyle = each; canvas.fillRect(0, 0, 1, 1); }
          return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
        };
        return [pixel(style.color), pixel(style.backgroundColor), parseFloat(style.fontSize)];
    """)
    reasons = {
        f"{filled:.0%} of the view are filled": filled < FILLED,
        f"the text has {size} pixels": size < LARGE,
        f"the text has a contrast of {contrast(text, fill):.1f}": contrast(text, fill) < LEAST_CONTRAST,
    }
    return [reason for reason, is_fault in reasons.items() if is_fault]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", SAMPLES)
def test_first_example_is_filled_and_readable(site, name, scheme):
    assert faults(site(PAGES[name], color_scheme=scheme).ready()) == []


def test_example_without_style_is_reported(site):
    assert len(faults(site(HEAD + PLAIN).ready())) == 2
