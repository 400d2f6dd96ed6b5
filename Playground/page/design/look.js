// @ts-check
/** The part of the designer's stage that is visible: zoomed by a slider, or by the wheel with Ctrl or ⌘; moved by drags beside the device. */

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
  room.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey && frame.contains(/** @type {Node} */ (event.target))) return;
    event.preventDefault();
    event.stopPropagation();
    const { left, top, width, height } = room.getBoundingClientRect();
    if (event.ctrlKey || event.metaKey) return zoomTo(zoom * Math.exp(-WHEEL * event.deltaY), { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 });
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
