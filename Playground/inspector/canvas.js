// @ts-check
/** What all that is drawn has in common. */

/** A word on a ground. Lengths are in CSS pixels. */
const FONT = "600 11px/1 Inter, system-ui, sans-serif", PILL = "rgb(14 15 18 / 0.82)";
const PILL_PADDING = 6, PILL_RADIUS = 5;
export const PILL_HEIGHT = 18, PILL_MARGIN = 4;

/**
 * A canvas's context, empty, in CSS pixels and as sharp as the screen.
 * @param {HTMLCanvasElement} canvas
 * @param {number} width in CSS pixels
 * @param {number} height
 */
export function contextOf(canvas, width, height) {
  const scale = devicePixelRatio;
  const [pixelWidth, pixelHeight] = [Math.round(width * scale), Math.round(height * scale)];
  if (canvas.width !== pixelWidth) canvas.width = pixelWidth;
  if (canvas.height !== pixelHeight) canvas.height = pixelHeight;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  return context;
}

/**
 * Colours that the style sheet gives to a canvas, by the names of its custom properties.
 * @param {HTMLCanvasElement} canvas
 * @param {string[]} names without the dashes
 */
export function colorsOf(canvas, names) {
  const style = getComputedStyle(canvas);
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`)]));
}

/**
 * A word on a ground that makes it legible on every picture.
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {number} x the left edge, or the right one where the alignment is the end
 * @param {number} y the upper edge
 * @param {string} color
 * @param {CanvasTextAlign & ("start" | "center" | "end")} [align]
 */
export function drawPill(context, text, x, y, color, align = "start") {
  context.font = FONT;
  const width = Math.max(context.measureText(text).width + 2 * PILL_PADDING, PILL_HEIGHT);
  const left = x - width * { start: 0, center: 0.5, end: 1 }[align];
  context.fillStyle = PILL;
  context.beginPath();
  context.roundRect(left, y, width, PILL_HEIGHT, PILL_RADIUS);
  context.fill();
  context.fillStyle = color;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, left + width / 2, y + PILL_HEIGHT / 2 + 0.5);
}
