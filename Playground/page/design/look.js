// @ts-check
/** The part of the designer's stage that is visible: zoomed by a slider, by two fingers, or by the wheel with Ctrl or ⌘; moved by drags beside the device. */

import { element } from "../dom.js";

/** The range of the zoom, and its change per point of a wheel. */
const LEAST = 0.25, MOST = 4, WHEEL = 0.004;

/** @param {HTMLInputElement} slider the zoom as a power of 2 @param {(zoom: number) => void} change @param {AbortSignal} signal ends it */
export function startLook(slider, change, signal) {
  const room = element("room"), frame = element("frame");
  let [zoom, x, y] = [1, 0, 0];
  const draw = () => {
    slider.value = `${Math.log2(zoom)}`;
    slider.style.setProperty("--part", `${(Math.log2(zoom) - Number(slider.min)) / (Number(slider.max) - Number(slider.min))}`);
    slider.ariaValueText = `${Math.round(zoom * 100)} %`;
  };
  const show = () => {
    frame.style.setProperty("--pan-x", `${x}px`);
    frame.style.setProperty("--pan-y", `${y}px`);
    draw();
    change(zoom);
  };
  slider.style.setProperty("--default", "0.5");
  draw();
  /** @param {number} to @param {{x: number, y: number}} [about] a point that stays, from the middle of the room */
  const zoomTo = (to, about = { x, y }) => {
    const factor = Math.min(Math.max(to, LEAST), MOST) / zoom;
    [zoom, x, y] = [zoom * factor, about.x + (x - about.x) * factor, about.y + (y - about.y) * factor];
    show();
  };
  slider.addEventListener("input", () => zoomTo(2 ** Number(slider.value)));
  /** A place in the window, from the middle of the room. */
  const place = (/** @type {number} */ clientX, /** @type {number} */ clientY) => {
    const { left, top, width, height } = room.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  startPinch(room, (from, to) => {
    const [before, after] = [place(from.x, from.y), place(to.x, to.y)];
    zoomTo(zoom * to.span / from.span, before);
    [x, y] = [x + after.x - before.x, y + after.y - before.y];
    show();
  }, signal);
  room.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey && frame.contains(/** @type {Node} */ (event.target))) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey) return zoomTo(zoom * Math.exp(-WHEEL * event.deltaY), place(event.clientX, event.clientY));
    [x, y] = [x - event.deltaX, y - event.deltaY];
    show();
  }, { signal, passive: false, capture: true });
  room.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary || event.button !== 0 || frame.contains(/** @type {Node} */ (event.target))) return;
    room.setPointerCapture(event.pointerId);
    const moved = new AbortController();
    room.addEventListener("pointermove", ({ movementX, movementY }) => {
      [x, y] = [x + movementX, y + movementY];
      show();
    }, { signal: moved.signal });
    room.addEventListener("lostpointercapture", () => moved.abort(), { signal: moved.signal });
  }, { signal });
  signal.addEventListener("abort", () => {
    for (const name of ["--pan-x", "--pan-y"]) frame.style.removeProperty(name);
  });
}

/**
 * Reports movements of two fingers. A gesture of the first finger ends when the second one touches.
 * @typedef {{x: number, y: number, span: number}} Pinch the point between two fingers in the window, and their distance
 * @param {HTMLElement} room
 * @param {(from: Pinch, to: Pinch) => void} move
 * @param {AbortSignal} signal
 */
function startPinch(room, move, signal) {
  /** @type {Map<number, PointerEvent>} */
  const fingers = new Map();
  /** @returns {Pinch} */
  const pinch = () => {
    const [one, two] = [...fingers.values()];
    return {
      x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2,
      span: Math.max(Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY), 1),
    };
  };
  room.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "touch") return;
    fingers.set(event.pointerId, event);
    if (fingers.size < 2) return;
    event.stopImmediatePropagation();
    for (const id of fingers.keys()) room.setPointerCapture(id);
  }, { signal, capture: true });
  room.addEventListener("pointermove", (event) => {
    if (fingers.size !== 2 || !fingers.has(event.pointerId)) return;
    event.stopImmediatePropagation();
    const from = pinch();
    fingers.set(event.pointerId, event);
    move(from, pinch());
  }, { signal, capture: true });
  for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
    addEventListener(name, ({ pointerId }) => fingers.delete(pointerId), { signal, capture: true });
  }
  // Otherwise, the browser zooms the page.
  for (const name of /** @type {const} */ (["touchstart", "touchmove"])) {
    room.addEventListener(name, (event) => { if (event.touches.length > 1 && event.cancelable) event.preventDefault(); }, { signal, passive: false });
  }
}
