"""The legibility of texts on the device: the contrast of letters with the ground under and around them."""

import functools
from itertools import compress

from chromium import photograph
from PIL import ImageChops, ImageFilter

# The width of the ground around a letter's own pixels, in pixels.
AROUND = 2
# The change of brightness that marks a letter's pixel, of 255.
SEEN = 24
# The smallest number of visible pixels of a text; fewer are a covered text's corner.
ENOUGH = 40
# The part of the pixels that may have less contrast: letters are read by their outlines.
WORST = 0.1

# Texts on the device with their positions, colors and visibility.
TEXTS = """
    const opacityOf = (element) => {
      let opacity = 1;
      for (let at = element; at && at !== view; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
      return opacity;
    };
    const numbers = (color) => color.match(/[-\\d.]+/g).map(Number);
    const boxOf = (element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      return [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    };
    // All of it is seen, above and below: what lies over an item's words is the same item's, or nobody's.
    const isOnTop = (element, [left, top, right, bottom]) => [top + 1, (top + bottom) / 2, bottom - 1].every((y) => {
      const item = element.closest('[data-index]');
      return !item || document.elementFromPoint((left + right) / 2, y)?.closest('[data-index]') === item;
    });
    const texts = [...document.querySelectorAll(selector)].filter((element) => element.textContent && element.checkVisibility());
    return texts.map((element) => [element, boxOf(element)])
      .filter(([element, box]) => box[0] < box[2] && box[1] < box[3] && opacityOf(element) > 0.99 && isOnTop(element, box))
      .map(([element, box]) => {
        const [red, green, blue, alpha = 1] = numbers(getComputedStyle(element).color);
        return { text: element.textContent, box, color: [red, green, blue], opacity: alpha };
      });
"""
HIDE = "const style = document.createElement('style'); style.id = 'unread'; style.textContent = `${selector} { color: transparent !important }`; document.head.append(style);"
SHOW = "document.getElementById('unread').remove();"


def linear(part):
    """A color component, 0…255, as linear light."""
    part /= 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


LIGHT = [linear(part) for part in range(256)]
# The weights of red, green and blue in luminance.
WEIGHTS = (0.2126, 0.7152, 0.0722)


def luminance(tables):
    """The function of a color that sums table values of its red, green and blue."""
    reds, greens, blues = tables
    return lambda color: reds[color[0]] + greens[color[1]] + blues[color[2]]


@functools.cache
def contrast(color, opacity):
    """The contrast of a partly transparent color with its ground, as a function of the ground (WCAG 2)."""
    light = luminance([[weight * part for part in LIGHT] for weight in WEIGHTS])
    seen = luminance(
        [[weight * LIGHT[round(part * opacity + other * (1 - opacity))] for other in range(256)]
         for weight, part in zip(WEIGHTS, color)]
    )  # fmt: skip

    def of(ground):
        one, other = light(ground) + 0.05, seen(ground) + 0.05
        return one / other if one > other else other / one

    return of


def contrasts(view, selector):
    """For each visible text of a selector: the text, and its contrast at the worst tenth of its pixels."""
    selected = f"const selector = {selector!r};"
    texts = view.run(selected + TEXTS)
    if not texts:
        return []
    boxes = [[round(edge) for edge in text["box"]] for text in texts]
    # The screenshot contains only the texts and their surroundings.
    lefts, tops, rights, bottoms = zip(*boxes)
    left, top = max(min(lefts) - AROUND, 0), max(min(tops) - AROUND, 0)
    area = {"x": left, "y": top, "width": max(rights) + AROUND - left, "height": max(bottoms) + AROUND - top}
    written = photograph(view.page, area)
    view.run(selected + HIDE)
    ground = photograph(view.page, area)
    view.run(SHOW)
    letters = ImageChops.difference(written, ground).convert("L").point(lambda part: 255 * (part > SEEN))
    found = []
    for text, box in zip(texts, boxes):
        box = (box[0] - left, box[1] - top, box[2] - left, box[3] - top)
        wide = (box[0] - AROUND, box[1] - AROUND, box[2] + AROUND, box[3] + AROUND)
        around = letters.crop(wide).filter(ImageFilter.MaxFilter(2 * AROUND + 1))
        around = around.crop((AROUND, AROUND, around.width - AROUND, around.height - AROUND))
        grounds = list(compress(ground.crop(box).get_flattened_data(), around.get_flattened_data()))
        if len(grounds) < ENOUGH:
            continue
        color = tuple(round(part) for part in text["color"])
        contrast_with = contrast(color, text["opacity"])
        each = {pixel: contrast_with(pixel) for pixel in set(grounds)}
        found.append((text["text"], sorted(map(each.get, grounds))[int(len(grounds) * WORST)]))
    return found
