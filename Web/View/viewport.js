// @ts-check
/**
 * The container of a view's items: its padding box, from the upper left corner.
 *
 * @module
 */

import { list } from "./engine.js";
import { Projection } from "./projection.js";
import { measuredZoom } from "./zoom.js";

/** The measured places as parts of a region: its corners, and a place that is not on an axis of usual rotations. */
const PLACES = [[0, 0], [1, 0], [0, 1], [1, 1], [0.62, 0.27]];

/**
 * The measured regions as parts of the viewport: the whole or, if some of its corners are behind the eye, a quarter
 * or a sixteenth.
 * Firefox (ESR 153) places points behind the eye at the origin of the page.
 */
const REGIONS = [1, 2, 4].flatMap((parts) =>
  list(parts ** 2, (part) => [(part % parts) / parts, Math.floor(part / parts) / parts, 1 / parts]));

/** The error of a map that fits, at the last place, in the viewport's pixels. */
const TOLERANCE = 0.1;

/** The number of moves of a pointer after which a view is measured again that was in its place at the last measurement. */
const TRUST = 7;

const ORIGIN = { x: 0, y: 0 };

const percent = (/** @type {number} */ part) => `${100 * part}%`;

/** @typedef {{width: number, height: number}} Size */

/** The element with the size of the engine's viewport. */
export class Viewport {
  element = document.createElement("div");
  /** Whether the engine's horizontal axis was rather vertical on the screen at the last measurement. */
  isTurned = false;
  #region = this.element.appendChild(document.createElement("b"));
  #points = PLACES.map(([left, top]) => {
    const point = this.#region.appendChild(document.createElement("i"));
    point.style.cssText = `left:${percent(left)};top:${percent(top)}`;
    return point;
  });
  /** The number of moves for which the view is assumed to stay in place. */
  #trust = 0;
  /** The last place on the page, when the map was measured. */
  #probe = { x: NaN, y: NaN };
  #map = new Projection([ORIGIN, ORIGIN, ORIGIN, ORIGIN], { ...ORIGIN, width: 0, height: 0 });

  constructor() { this.element.id = "viewport"; }

  /**
   * Returns the map from the page's viewport to the engine's coordinates, through any transform and perspective of the view
   * and its ancestors. It is solved again if the view has moved on the page: a measurement takes as long as a frame's other
   * input, so a view that stays in place is measured only now and then.
   * @param {Size} size of the viewport
   * @param {boolean} isFinal whether no move follows
   */
  map(size, isFinal) {
    if (this.#trust-- > 0 && !isFinal) return this.#map;
    const { x, y } = this.#probeNow();
    if (x !== this.#probe.x || y !== this.#probe.y) this.measure(size);
    else this.#trust = TRUST;
    return this.#map;
  }

  /**
   * Solves for the map. A viewport that is edge-on or empty keeps the last one.
   * @param {Size} size of the viewport
   */
  measure(size) {
    let least = size.width * size.height > 0 ? Infinity : 0;
    for (const region of REGIONS) {
      if (least <= TOLERANCE) break;
      if (region !== REGIONS[0]) this.#place(region);
      const { map, error } = this.#solve(region, size);
      if (error < least) [least, this.#map] = [error, map];
    }
    if (this.#region.style.length > 0) this.#region.style.cssText = "";
    this.#probe = this.#probeNow();
    this.#trust = 0;
  }

  /** Solves for the map by the corners of a region. */
  #solve(/** @type {number[]} */ [left, top, part], /** @type {Size} */ { width, height }) {
    const zoom = measuredZoom(this.element);
    const [origin, right, below, opposite, { x, y }] = this.#points.map((point) => {
      const { x, y } = point.getBoundingClientRect();
      return { x: x * zoom, y: y * zoom };
    });
    this.isTurned = Math.abs(right.y - origin.y) > Math.abs(right.x - origin.x);
    const box = { x: left * width, y: top * height, width: part * width, height: part * height };
    const map = new Projection([origin, right, below, opposite], box);
    const [across, down] = PLACES[4], seen = map.point(x, y);
    return { map, error: Math.hypot(seen.x - box.x - across * box.width, seen.y - box.y - down * box.height) };
  }

  /** The number that CSS computes from a text, such as `calc(1 / 3)`; otherwise `none`. */
  compute(/** @type {string} */ text) {
    // The scale of a point changes nothing. A text that is not a number leaves the value as it is.
    const [point] = this.#points;
    point.style.scale = "none";
    point.style.scale = text;
    return getComputedStyle(point).scale;
  }

  #place(/** @type {number[]} */ [left, top, part]) {
    this.#region.style.cssText = `left:${percent(left)};top:${percent(top)};width:${percent(part)};height:${percent(part)}`;
  }

  #probeNow() { return this.#points[4].getBoundingClientRect(); }
}
