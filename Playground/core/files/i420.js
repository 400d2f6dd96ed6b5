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

/**
 * @param {Uint8ClampedArray} pixels red, green, blue and opacity of each pixel
 * @param {number} width
 * @param {number} height
 */
export function i420(pixels, width, height) {
  const [halfWidth, halfHeight] = [(width + 1) >> 1, (height + 1) >> 1];
  const frame = new Uint8ClampedArray(width * height + 2 * halfWidth * halfHeight);
  for (let at = 0, from = 0; at < width * height; at++, from += 4) {
    frame[at] = BLACK + BRIGHT * (RED * pixels[from] + GREEN * pixels[from + 1] + BLUE * pixels[from + 2]);
  }
  const [blue, red] = [width * height, width * height + halfWidth * halfHeight];
  for (let y = 0, to = 0; y < height; y += 2) {
    const below = y + 1 < height ? 4 * width : 0;
    for (let x = 0; x < width; x += 2, to++) {
      const [one, beside] = [4 * (y * width + x), x + 1 < width ? 4 : 0];
      const other = one + below;
      const r = (pixels[one] + pixels[one + beside] + pixels[other] + pixels[other + beside]) / 4;
      const g = (pixels[one + 1] + pixels[one + beside + 1] + pixels[other + 1] + pixels[other + beside + 1]) / 4;
      const b = (pixels[one + 2] + pixels[one + beside + 2] + pixels[other + 2] + pixels[other + beside + 2]) / 4;
      const bright = RED * r + GREEN * g + BLUE * b;
      frame[blue + to] = GRAY + (COLOR * (b - bright)) / (2 * (1 - BLUE));
      frame[red + to] = GRAY + (COLOR * (r - bright)) / (2 * (1 - RED));
    }
  }
  return frame;
}
