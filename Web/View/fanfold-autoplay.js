// @ts-check
/**
 * Automatic advance through the items: views that have the attribute `autoplay` load this module. The engine advances; the
 * module pauses it, and requests the frames in which it advances.
 *
 * @module
 */

export { VERSION } from "./version.js";

import { timeline } from "./timeline.js";

/** The default duration of each item, in seconds. */
const DEFAULT_INTERVAL = 5;

/** The maximum time until a requested frame, in seconds. A page that is rendered later resumes with the present item. */
const LATEST_FRAME = 0.25;

/** The maximum delay of a timer, in milliseconds: browsers call timers with longer ones at once. */
const LONGEST_DELAY = 2 ** 31 - 1;

/** The properties of ancestors that hide a view; older browsers have the former names of the last two. */
const HIDING = { checkOpacity: true, checkVisibilityCSS: true, opacityProperty: true, visibilityProperty: true };

/** The events after which style sheets may show a hidden view. */
const SIGNS = "transitionrun transitionend animationstart animationend pointerover focusin change toggle load";

/** Changes of a document after which they may show it, too. */
const CHANGES = { attributes: true, childList: true, characterData: true, subtree: true };

/**
 * Shows the items one after the other while the view is visible and nobody interacts with it. A paused view has no timer: events
 * report its return.
 * @param {import("./view.js").View} view
 * @param {AbortSignal} signal ends autoplay
 */
export function start({ accessibility, configuration, shared, shared: { clock, element }, children, items, input }, signal) {
  const view = /** @type {import("./element.js").FanfoldView} */ (/** @type {unknown} */ (element));
  const { IntersectionObserver, ResizeObserver, matchMedia } = shared.window;
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const [usual = DEFAULT_INTERVAL] = [Number(view.getAttribute("autoplay"))].filter((seconds) => seconds > 0);
  let [timer, interval] = [0, 0];
  let [isOn, isOnScreen] = [false, true];
  // The mouse may have been over the view before; touches leave a similar hover state behind.
  let isUnderMouse = !navigator.maxTouchPoints;
  let isPressed = input.isHeld;
  /** @type {Node[]} The documents and shadow trees around the view. */
  const roots = [];
  for (let each = /** @type {any} */ (view); each; each = each.host) roots.push(each = each.getRootNode());

  // The mouse may leave without an event, such as when the view moves away from under it.
  const isFree = () => !signal.aborted && !isPressed && !(isUnderMouse && view.matches(":hover")) && !isFocused()
    && !configuration.options.prefersReducedMotion && view.count > 1 && view.openedItem < 0 && isSeen();
  // The dots of the view belong to it.
  const isFocused = () => view.matches(":focus-within")
    || Boolean(view.id) && /** @type {Document} */ (roots[0]).activeElement?.getAttribute("for") === view.id;
  // An observer of intersections counts a view without area as on screen.
  const isSeen = () => !view.ownerDocument.hidden && isOnScreen && view.clientWidth * view.clientHeight > 0 && isPainted();
  const isPainted = () => /** @type {any} */ (view).checkVisibility?.(HIDING) ?? true;

  /** The duration of the item shown, in seconds. */
  const duration = () => {
    const own = Number((children.areItems ? children.elements[view.item] : items.find(view.item))?.dataset.autoplay);
    return own > 0 ? own : usual;
  };
  /** Begins the interval, or pauses. */
  const restart = () => {
    isOn = isFree();
    interval = duration();
    shared.engine?.setAutoplay(isOn ? interval : 0, clock.now);
    changes.disconnect();
    if (!isOn && !signal.aborted) for (const root of roots) changes.observe(root, CHANGES);
    wait();
  };
  const update = () => { if (isOn !== isFree() || isOn && interval !== duration()) restart(); };
  const wait = () => {
    timeline().cancelTimer(timer);
    const rest = lead(), delay = 1000 * (rest > 0 ? rest : LATEST_FRAME / 2) / clock.rate;
    // The time of an item without end has no timer, nor has time that stands still.
    if (isOn && delay < Infinity) timer = timeline().startTimer(act, Math.min(delay, LONGEST_DELAY));
  };
  /** The time until the next advance, in seconds; infinite while paused. */
  const lead = () => (shared.engine?.autoplayTime() ?? Infinity) - clock.now;
  const act = () => {
    const rest = lead();
    if (rest <= -LATEST_FRAME || !isFree()) return restart();
    if (rest <= 0) {
      if (!shared.engine?.needsFrame()) shared.move("autoplay");
      shared.requestFrame();
    }
    wait();
  };
  const listen = (/** @type {EventTarget} */ target, /** @type {string} */ names, /** @type {(event: any) => void} */ change, capture = false) => {
    for (const name of names.split(" ")) target.addEventListener(name, change, { signal, capture });
  };
  const changes = new MutationObserver(update), durations = new MutationObserver(update);
  const sizes = new ResizeObserver(update);
  const visibility = new IntersectionObserver((/** @type {IntersectionObserverEntry[]} */ entries) => {
    isOnScreen = entries[entries.length - 1].isIntersecting;
    update();
  });
  visibility.observe(view);
  sizes.observe(view);
  durations.observe(view, { attributeFilter: ["data-autoplay"], subtree: true });
  listen(view, "pointerdown", () => {
    isPressed = true;
    update();
  });
  // Content may stop these events, and the view may be in the document of a frame.
  listen(shared.window, "pointerup pointercancel", () => {
    isPressed = false;
    update();
  }, true);
  // Touches leave no hover state.
  listen(view, "pointerenter pointerleave", ({ type, pointerType }) => {
    isUnderMouse = type === "pointerenter" && pointerType === "mouse";
    update();
  });
  listen(roots[0], "focusin focusout", update);
  for (const root of roots) listen(root, SIGNS, () => { if (!isOn) update(); }, true);
  listen(view.ownerDocument, "visibilitychange", update);
  listen(view, "countchange didopen didclose", update);
  listen(view, "itemchange", restart);
  listen(reducedMotion, "change", update);
  signal.addEventListener("abort", () => {
    for (const observer of [visibility, sizes, durations]) observer.disconnect();
    restart();
    // Screen readers announce the item at which autoplay ends, but none that it shows.
    accessibility.comeTo();
    shared.requestFrame();
  });
  restart();
  // Another start may have followed by then.
  view.ready.then(() => { if (!signal.aborted) restart(); }, () => {});
}
