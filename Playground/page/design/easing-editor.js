// @ts-check
/** The editor of the curve from the selected keyframe to the next one. */

import { part } from "../dom.js";
import { CURVES, curveIn, inNumbers } from "../../core/design/easing.js";

/** @typedef {import("../../core/design/easing.js").Curve} Curve */

/** Size of the drawing and its margin above and below, for curves that overshoot. */
const [SIDE, MARGIN] = [120, 80];
const CUSTOM = "Custom", NONE = "As the layout";
/** The curve that the editor shows at first. */
const BEGINNING = "Ease in and out";

const MARKUP = `<summary>Curve to the next keyframe</summary>
<p class="hint">The way back on the other side of the current item has the mirrored curve.</p>
<label class="row"><span>Curve</span><select name="design-curve"></select></label>
<svg class="easing" viewBox="${-MARGIN / 2} ${-MARGIN} ${SIDE + MARGIN} ${SIDE + 2 * MARGIN}" aria-hidden="true">
  <rect width="${SIDE}" height="${SIDE}"/><path class="arms"/><path class="line"/><circle data-end="0" r="7"/><circle data-end="1" r="7"/>
</svg>
<label class="row"><span>Numbers</span><span class="field"><input name="design-bezier" autocomplete="off" spellcheck="false"></span></label>`;

/**
 * Adds the editor. Returns a function that enables it and shows a curve, or none.
 * @param {HTMLElement} place a `details` element
 * @param {(curve: Curve | undefined) => void} change
 */
export function addEasing(place, change) {
  place.innerHTML = MARKUP;
  const select = /** @type {HTMLSelectElement} */ (part(place, "select"));
  const field = /** @type {HTMLInputElement} */ (part(place, "input"));
  for (const name of [NONE, ...Object.keys(CURVES), CUSTOM]) select.append(new Option(name, name));
  /** @type {Curve} The drawn curve. */
  let curve = CURVES[BEGINNING];
  /** @type {Curve | undefined} */
  let stored;
  const show = () => {
    select.value = stored ? Object.keys(CURVES).find((name) => inNumbers(CURVES[name]) === inNumbers(curve)) ?? CUSTOM : NONE;
    field.value = stored ? inNumbers(curve) : "";
    place.toggleAttribute("data-none", !stored);
    draw(place, curve);
  };
  const set = (/** @type {Curve | undefined} */ other) => {
    curve = other ?? curve;
    stored = other;
    show();
    change(other);
  };
  select.addEventListener("change", () => set(select.value === NONE ? undefined : CURVES[select.value] ?? curve));
  field.addEventListener("change", () => {
    const read = curveIn(field.value);
    if (read) set(read);
    else show();
  });
  for (const knob of /** @type {NodeListOf<SVGElement>} */ (place.querySelectorAll("circle"))) {
    knob.addEventListener("pointerdown", (event) => drag(event, knob, (x, y) => {
      const [x1, y1, x2, y2] = curve;
      set(knob.dataset.end === "0" ? [x, y, x2, y2] : [x1, y1, x, y]);
    }));
  }
  show();
  return (/** @type {boolean} */ isEnabled, /** @type {Curve | undefined} */ other) => {
    [stored, curve] = [other, other ?? curve];
    show();
    for (const control of [select, field]) control.disabled = !isEnabled;
    part(place, ".easing").toggleAttribute("data-disabled", !isEnabled);
  };
}

/** A point in the drawing's coordinates. */
const at = (/** @type {number} */ x, /** @type {number} */ y) => `${x * SIDE} ${(1 - y) * SIDE}`;

function draw(/** @type {HTMLElement} */ place, /** @type {Curve} */ [x1, y1, x2, y2]) {
  part(place, ".line").setAttribute("d", `M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`);
  part(place, ".arms").setAttribute("d", `M${at(0, 0)}L${at(x1, y1)}M${at(1, 1)}L${at(x2, y2)}`);
  for (const [end, [x, y]] of [[x1, y1], [x2, y2]].entries()) {
    part(place, `[data-end="${end}"]`).setAttribute("transform", `translate(${at(x, y)})`);
  }
}

/** Limits a coordinate to 0…1 and a distance beyond both. */
const limited = (/** @type {number} */ value, /** @type {number} */ beyond) => Math.round(Math.min(Math.max(value, -beyond), 1 + beyond) * 100) / 100;

/** @param {PointerEvent} down @param {SVGElement} knob @param {(x: number, y: number) => void} move */
function drag(down, knob, move) {
  if (!down.isPrimary || down.button !== 0) return;
  down.preventDefault();
  knob.setPointerCapture(down.pointerId);
  const box = part(/** @type {any} */ (knob.parentElement), "rect").getBoundingClientRect();
  const ended = new AbortController();
  knob.addEventListener("pointermove", ({ clientX, clientY }) => {
    move(limited((clientX - box.left) / box.width, 0), limited((box.bottom - clientY) / box.height, MARGIN / SIDE));
  }, { signal: ended.signal });
  knob.addEventListener("lostpointercapture", () => ended.abort(), { signal: ended.signal });
}
