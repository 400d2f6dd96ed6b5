// @ts-check
/** Shared drawing functions. */

/** Font and style of labels. Lengths are in CSS pixels. */
const FONT = "600 11px/1 Inter, system-ui, sans-serif", PILL = "rgb(14 15 18 / 0.82)";
const PILL_PADDING = 6, PILL_RADIUS = 5;
export const PILL_HEIGHT = 18, PILL_MARGIN = 4;

/**
 * A cleared canvas context in CSS pixels, at device resolution.
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
 * Colors of a canvas's custom properties, by name.
 * @param {HTMLCanvasElement} canvas
 * @param {string[]} names without dashes
 */
export function colorsOf(canvas, names) {
  const style = getComputedStyle(canvas);
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`)]));
}

/**
 * Draws a label on a ground that keeps it legible on every picture.
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {number} x left edge, or right edge for the alignment "end"
 * @param {number} y upper edge
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
