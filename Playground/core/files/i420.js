// @ts-check
/**
 * Pictures of a canvas as frames of limited-range BT.709 with halved colors (I420). Encoders that convert a canvas themselves
 * choose the full range, which some players show with too much contrast.
 */

/** The color space of the frames. */
export const LIMITED = /** @type {const} */ ({ primaries: "bt709", transfer: "bt709", matrix: "bt709", fullRange: false });

/** Weights of red and blue in the brightness (ITU-R BT.709, item 3.2); green has the rest. */
const RED = 0.2126, BLUE = 0.0722, GREEN = 1 - RED - BLUE;
/** Ranges of the brightness and of the color differences, and their lowest and middle values (ITU-R BT.709, item 4.6). */
const BRIGHT = 219 / 255, COLOR = 224 / 255, BLACK = 16, GRAY = 128;

/** Binary digits behind the point of whole numbers, which are faster than fractions, and a half for rounding. */
const DIGITS = 16, HALF = 0.5;
const fixed = (/** @type {number} */ value) => Math.round(value * 2 ** DIGITS);

/** Weights of red, green and blue in the brightness. */
const [BRIGHT_RED, BRIGHT_GREEN, BRIGHT_BLUE] = [RED, GREEN, BLUE].map((weight) => fixed(BRIGHT * weight));
/** Weights of the sums of four pixels' reds, greens and blues in the difference of a color, whose own weight is given. */
const differenceOf = (/** @type {number[]} */ own, /** @type {number} */ weight) =>
  [RED, GREEN, BLUE].map((each, color) => fixed((COLOR * (own[color] - each)) / (8 * (1 - weight))));
const [BLUE_RED, BLUE_GREEN, BLUE_BLUE] = differenceOf([0, 0, 1], BLUE), [RED_RED, RED_GREEN, RED_BLUE] = differenceOf([1, 0, 0], RED);
const BRIGHT_START = fixed(BLACK + HALF), COLOR_START = fixed(GRAY + HALF);

/** @param {Uint8ClampedArray} pixels red, green, blue and opacity of each pixel @param {number} width @param {number} height */
export function i420(pixels, width, height) {
  const [halfWidth, halfHeight] = [(width + 1) >> 1, (height + 1) >> 1];
  const frame = new Uint8Array(width * height + 2 * halfWidth * halfHeight);
  for (let at = 0, from = 0; at < width * height; at++, from += 4) {
    frame[at] = (BRIGHT_RED * pixels[from] + BRIGHT_GREEN * pixels[from + 1] + BRIGHT_BLUE * pixels[from + 2] + BRIGHT_START) >> DIGITS;
  }
  const [blue, red] = [width * height, width * height + halfWidth * halfHeight];
  for (let y = 0, to = 0; y < height; y += 2) {
    const below = y + 1 < height ? 4 * width : 0;
    for (let x = 0; x < width; x += 2, to++) {
      const [one, beside] = [4 * (y * width + x), x + 1 < width ? 4 : 0];
      const next = one + beside, other = one + below, last = next + below;
      const r = pixels[one] + pixels[next] + pixels[other] + pixels[last];
      const g = pixels[one + 1] + pixels[next + 1] + pixels[other + 1] + pixels[last + 1];
      const b = pixels[one + 2] + pixels[next + 2] + pixels[other + 2] + pixels[last + 2];
      frame[blue + to] = (BLUE_RED * r + BLUE_GREEN * g + BLUE_BLUE * b + COLOR_START) >> DIGITS;
      frame[red + to] = (RED_RED * r + RED_GREEN * g + RED_BLUE * b + COLOR_START) >> DIGITS;
    }
  }
  return frame;
}
