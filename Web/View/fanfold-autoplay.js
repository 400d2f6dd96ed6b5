// @ts-check
/**
 * One item after the other, without hands: for views that have the attribute `autoplay`, which load it.
 *
 * @module
 */

/** For how long an item is shown where the attribute does not say, in seconds. */
const DEFAULT_PAUSE = 5;

/** Where a view keeps what it tells those who listen. */
const STATUS = "[role=status]";

/**
 * Shows one item after the other, as long as nobody is busy with the view and it can be seen.
 * @param {import("./view.js").View} view
 * @param {AbortSignal} signal ends the show
 */
export function start({ configuration, core: { element } }, signal) {
  const view = /** @type {import("./element.js").FanfoldView} */ (/** @type {unknown} */ (element));
  const status = view.shadowRoot?.querySelector(STATUS);
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  let [timer, frame, restOffset] = [0, 0, view.contentOffset];
  /** Whether the content was to go on, and nothing has come of it. */
  let isStuck = false;
  // A mouse may have rested there before; a finger leaves behind what looks like one.
  let isUnderMouse = !navigator.maxTouchPoints;
  let [isPressed, hasFocus] = [false, view.matches(":focus-within")];

  // A mouse may also be gone without a word: from a view that has moved away from under it, say.
  const isFree = () => !isPressed && !(isUnderMouse && view.matches(":hover")) && !hasFocus && !document.hidden;

  const wait = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    const isOn = !signal.aborted && !configuration.prefersReducedMotion;
    // Who listens is not told of what goes by.
    status?.setAttribute("aria-live", isOn && isFree() ? "off" : "polite");
    const seconds = Number(view.getAttribute("autoplay")) || DEFAULT_PAUSE;
    // In a frame: the one that has moved the content has come before it, also where none came for a while.
    if (isOn) timer = setTimeout(() => { frame = requestAnimationFrame(goOn); }, seconds * 1000);
  };
  const rest = () => { restOffset = view.contentOffset; };
  const goOn = () => {
    if (!isFree()) return wait();
    const isMoving = view.contentOffset !== restOffset;
    rest();
    if (isMoving) return wait();
    if (view.count > 1 && view.openedItem < 0) {
      // The last items of a list may have to share their place.
      view.scrollTo(isStuck ? 0 : (view.item + 1) % view.count);
      isStuck = !isStuck;
    }
    wait();
  };
  const listen = (/** @type {EventTarget} */ target, /** @type {string} */ names, /** @type {(event: any) => void} */ change) => {
    for (const name of names.split(" ")) {
      target.addEventListener(name, (event) => { change(event); wait(); }, { signal });
    }
  };

  view.addEventListener("scroll", () => { isStuck = false; }, { signal });
  listen(view, "pointerdown", () => {
    isPressed = true;
    isStuck = false;
  });
  listen(window, "pointerup pointercancel", () => { isPressed = false; });
  // A finger leaves nothing behind that hovers.
  listen(view, "pointerenter pointerleave", ({ type, pointerType }) => {
    isUnderMouse = type === "pointerenter" && pointerType === "mouse";
  });
  listen(view, "focusin focusout", ({ type, relatedTarget }) => {
    hasFocus = type === "focusin" || view.contains(relatedTarget);
  });
  // An item is shown from when it has come to rest.
  listen(view, "settle", rest);
  listen(document, "visibilitychange", () => {});
  listen(reducedMotion, "change", () => {});
  signal.addEventListener("abort", wait);
  wait();
}
