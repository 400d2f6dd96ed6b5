"""How well the words on the stage are read: the contrast of their letters with what lies under and around them."""

from chromium import photograph
from PIL import ImageChops, ImageFilter

# Around a letter's own pixels, so many more tell what it is read against.
AROUND = 2
# A pixel belongs to a letter where it is so much brighter or darker without it, of 255.
SEEN = 24
# So many pixels of a text are what it is like; fewer are a corner of it that looks out from under something.
ENOUGH = 40
# The part of the pixels that may be worse: a letter is read by its outline, not by each of its pixels.
WORST = 0.1

# What is written on the stage, where, in which colour, and how much of that is seen.
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
    """A part of a colour, 0…255, as light."""
    part /= 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


LIGHT = [linear(part) for part in range(256)]


def luminance(color):
    red, green, blue = color
    return 0.2126 * LIGHT[red] + 0.7152 * LIGHT[green] + 0.0722 * LIGHT[blue]


def contrast(color, opacity, ground):
    """The contrast of a colour that is seen in part with its ground, as WCAG 2 defines it."""
    seen = [round(one * opacity + other * (1 - opacity)) for one, other in zip(color, ground)]
    lights = sorted([luminance(seen), luminance(ground)])
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def contrasts(view, selector):
    """Of each text that a selector names and that is seen: what it says, and its contrast at the worst tenth of it."""
    selected = f"const selector = {selector!r};"
    texts = view.run(selected + TEXTS)
    written = photograph(view.page)
    view.run(selected + HIDE)
    ground = photograph(view.page)
    view.run(SHOW)
    letters = ImageChops.difference(written, ground).convert("L").point(lambda part: 255 * (part > SEEN))
    around = letters.filter(ImageFilter.MaxFilter(2 * AROUND + 1))
    found = []
    for text in texts:
        box = [round(edge) for edge in text["box"]]
        pixels = zip(ground.crop(box).get_flattened_data(), around.crop(box).get_flattened_data())
        grounds = [pixel for pixel, is_near in pixels if is_near]
        if len(grounds) < ENOUGH:
            continue
        color = [round(part) for part in text["color"]]
        each = {pixel: contrast(color, text["opacity"], pixel) for pixel in set(grounds)}
        found.append((text["text"], sorted(each[pixel] for pixel in grounds)[int(len(grounds) * WORST)]))
    return found
