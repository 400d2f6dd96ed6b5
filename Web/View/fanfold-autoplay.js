// @ts-check
/**
 * Automatic advance through the items: views that have the attribute `autoplay` load this module.
 *
 * @module
 */

import { timeline } from "./timeline.js";

/** The default duration of each item, in seconds. */
const DEFAULT_PAUSE = 5;

/** The view's live region for screen readers. */
const STATUS = "[role=status]";

/**
 * Shows the items one after the other while the view is visible and nobody interacts with it.
 * @param {import("./view.js").View} view
 * @param {AbortSignal} signal ends autoplay
 */
export function start({ configuration, core, core: { element } }, signal) {
  const view = /** @type {import("./element.js").FanfoldView} */ (/** @type {unknown} */ (element));
  const status = view.shadowRoot?.querySelector(STATUS);
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  let [timer, frame, restOffset] = [0, 0, view.contentOffset];
  let isOnScreen = true;
  // The mouse may have been over the view before; touches leave a similar hover state behind.
  let isUnderMouse = !navigator.maxTouchPoints;
  let [isPressed, hasFocus] = [false, view.matches(":focus-within")];

  // The mouse may leave without an event, such as when the view moves away from under it.
  const isFree = () => !isPressed && !(isUnderMouse && view.matches(":hover")) && !hasFocus && !document.hidden && isOnScreen;

  const wait = () => {
    timeline().cancelTimer(timer);
    timeline().cancelFrame(frame);
    const isOn = !signal.aborted && !configuration.prefersReducedMotion;
    // Screen readers do not announce items that autoplay shows.
    status?.setAttribute("aria-live", isOn && isFree() ? "off" : "polite");
    const seconds = Number(view.getAttribute("autoplay")) || DEFAULT_PAUSE;
    // The callback runs in a frame, after the last frame has moved the content.
    if (isOn) timer = timeline().startTimer(() => { frame = timeline().requestFrame(goOn); }, seconds * 1000);
  };
  const rest = () => { restOffset = view.contentOffset; };
  const goOn = () => {
    if (!isFree()) return wait();
    const isMoving = view.contentOffset !== restOffset;
    rest();
    if (isMoving) return wait();
    if (view.count > 1 && view.openedItem < 0) {
      if (isNaN(core.engine?.neighborOffset(1))) view.scrollToItem(0);
      else view.next();
    }
    wait();
  };
  const listen = (/** @type {EventTarget} */ target, /** @type {string} */ names, /** @type {(event: any) => void} */ change) => {
    for (const name of names.split(" ")) {
      target.addEventListener(name, (event) => { change(event); wait(); }, { signal });
    }
  };

  const visibility = new IntersectionObserver((entries) => {
    isOnScreen = entries[entries.length - 1].isIntersecting;
    wait();
  });
  visibility.observe(view);
  listen(view, "pointerdown", () => { isPressed = true; });
  listen(window, "pointerup pointercancel", () => { isPressed = false; });
  // Touches leave no hover state.
  listen(view, "pointerenter pointerleave", ({ type, pointerType }) => {
    isUnderMouse = type === "pointerenter" && pointerType === "mouse";
  });
  listen(view, "focusin focusout", ({ type, relatedTarget }) => {
    hasFocus = type === "focusin" || view.contains(relatedTarget);
  });
  // The duration of an item begins when the view has settled.
  listen(view, "settle", rest);
  listen(document, "visibilitychange", () => {});
  listen(reducedMotion, "change", () => {});
  signal.addEventListener("abort", () => {
    visibility.disconnect();
    wait();
  });
  wait();
}
