// @ts-check
/**
 * Automatic advance through the items: views that have the attribute `autoplay` load this module. The engine advances; the
 * module pauses it, and requests the frames in which it advances.
 *
 * @module
 */

import { timeline } from "./timeline.js";

/** The default duration of each item, in seconds. */
const DEFAULT_INTERVAL = 5;

/** The maximum time until a requested frame, in seconds. A page that is rendered later resumes with the present item. */
const LATEST_FRAME = 0.25;

/** The time between two looks at a view that style sheets hide, in seconds: no event reports its return. */
const LOOK_INTERVAL = 0.5;

/** The properties of ancestors that hide a view; older browsers have the former names of the last two. */
const HIDING = { checkOpacity: true, checkVisibilityCSS: true, opacityProperty: true, visibilityProperty: true };

/** The view's live region for screen readers. */
const STATUS = "[role=status]";

/**
 * Shows the items one after the other while the view is visible and nobody interacts with it.
 * @param {import("./view.js").View} view
 * @param {AbortSignal} signal ends autoplay
 */
export function start({ configuration, core, core: { clock, element }, items }, signal) {
  const view = /** @type {import("./element.js").FanfoldView} */ (/** @type {unknown} */ (element));
  const status = view.shadowRoot?.querySelector(STATUS);
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const usual = Number(view.getAttribute("autoplay")) || DEFAULT_INTERVAL;
  /** The duration of the item shown, which may have its own. */
  let interval = usual;
  let timer = 0;
  let isOnScreen = true;
  // The mouse may have been over the view before; touches leave a similar hover state behind.
  let isUnderMouse = !navigator.maxTouchPoints;
  let [isPressed, hasFocus] = [false, view.matches(":focus-within")];

  // The mouse may leave without an event, such as when the view moves away from under it.
  const isFree = () => !isPressed && !(isUnderMouse && view.matches(":hover")) && !hasFocus && isSeen();
  // An observer of intersections counts a view without area as on screen.
  const isSeen = () => !document.hidden && isOnScreen && view.clientWidth * view.clientHeight > 0 && isPainted();
  const isPainted = () => /** @type {any} */ (view).checkVisibility?.(HIDING) ?? true;

  /** Begins the interval, or pauses. */
  const restart = () => {
    const isOn = !signal.aborted && !configuration.options.prefersReducedMotion && isFree();
    // Screen readers do not announce items that autoplay shows.
    status?.setAttribute("aria-live", isOn ? "off" : "polite");
    interval = Number(items.find(view.item)?.dataset.autoplay) || usual;
    core.engine?.setAutoplay(isOn ? interval : 0, clock.now);
    wait();
  };
  const wait = () => {
    timeline().cancelTimer(timer);
    if (signal.aborted) return;
    const rest = Math.min(lead(), isPainted() ? interval : LOOK_INTERVAL);
    timer = timeline().startTimer(act, 1000 * (rest > 0 ? rest : LATEST_FRAME / 2) / (clock.rate || 1));
  };
  /** The time until the next advance, in seconds; infinite while paused. */
  const lead = () => (core.engine?.autoplayTime() ?? Infinity) - clock.now;
  const act = () => {
    const rest = lead();
    if (rest <= 0 && rest > -LATEST_FRAME && isFree()) {
      if (!core.engine?.needsFrame()) core.move("autoplay");
      core.requestFrame();
    }
    else if (rest <= 0 || rest === Infinity) return restart();
    wait();
  };
  const listen = (/** @type {EventTarget} */ target, /** @type {string} */ names, /** @type {(event: any) => void} */ change, capture = false) => {
    for (const name of names.split(" ")) {
      target.addEventListener(name, (event) => { change(event); restart(); }, { signal, capture });
    }
  };

  const visibility = new IntersectionObserver((entries) => {
    const { isIntersecting } = entries[entries.length - 1];
    // The first call may be late: it does not restart the interval.
    if (isIntersecting === isOnScreen) return;
    isOnScreen = isIntersecting;
    restart();
  });
  visibility.observe(view);
  listen(view, "pointerdown", () => { isPressed = true; });
  // Content may stop these events, and the view may be in the document of a frame.
  listen(view.ownerDocument.defaultView ?? window, "pointerup pointercancel", () => { isPressed = false; }, true);
  // Touches leave no hover state.
  listen(view, "pointerenter pointerleave", ({ type, pointerType }) => {
    isUnderMouse = type === "pointerenter" && pointerType === "mouse";
  });
  listen(view, "focusin focusout", ({ type, relatedTarget }) => {
    hasFocus = type === "focusin" || view.contains(relatedTarget);
  });
  listen(document, "visibilitychange", () => {});
  listen(view, "itemchange", () => {});
  listen(reducedMotion, "change", () => {});
  signal.addEventListener("abort", () => {
    visibility.disconnect();
    restart();
  });
  restart();
  view.ready.then(restart, () => {});
}
