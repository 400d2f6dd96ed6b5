// @ts-check
/**
 * Scroll chaining for touch: a drag beyond a view's end scrolls its ancestors, as with native scrolling; and long presses that
 * lift an item instead of opening a menu. Views on touch devices load this module.
 *
 * A browser decides at the start of a touch, by a style, whether it handles the touch. A view therefore leaves its axis to
 * the browser while it rests at an end, and reclaims it for each touch that does not continue beyond that end.
 *
 * @module
 */

export { VERSION } from "./version.js";

import { FIELD, holdsAtEnds, scrolls } from "./scroll-ancestors.js";

/** The velocity of a flick that would move to another item, if there were one, in CSS pixels per second. */
const FLICK = 1000;

/** The owner of a touch that has moved. For a touch across the axis, the style decides. */
const VIEWS = "view's", PAGES = "page's", AS_STYLED = "as styled";

/**
 * @param {import("./view.js").View} view
 * @param {AbortSignal} signal ends it
 */
export function start(view, signal) {
  const { shared, shared: { element }, configuration: { options } } = view;
  /** @type {PointerEvent | undefined} The `pointerdown` event of the primary touch. */
  let finger;
  /** @type {string | undefined} The owner of the touch; undefined until the touch has moved. */
  let owner;
  /** Whether the view was at rest when the touch began. */
  let isResting = false;

  const keep = (/** @type {TouchEvent} */ event) => {
    if (owner === VIEWS && event.touches.length === 1 && event.cancelable) event.preventDefault();
  };

  view.whenSettled = (engine) => {
    const isVertical = Boolean(engine.isVertical());
    const isAtEnd = engine.openedItem() < 0 && !(engine.canFling(-FLICK) && engine.canFling(FLICK));
    const goesOn = isAtEnd && [-1, 1].some((delta) => scrolls(element, null, delta, isVertical));
    options.ownAxisLeft = goesOn ? (isVertical ? "pan-y" : "pan-x") : "";
    // An ancestor may have been rotated, too.
    options.readTouchAction();
    // Listeners delay the browser's scrolling, so the view listens only if it can prevent that scrolling.
    if (goesOn) element.addEventListener("touchmove", keep, { signal, passive: false });
    else element.removeEventListener("touchmove", keep);
  };

  const ownerOf = (/** @type {PointerEvent} */ event) => {
    const { engine } = shared;
    const [inner] = /** @type {Element[]} */ (event.composedPath());
    if (!finger || !engine || shared.isIn(event, FIELD)) return AS_STYLED;
    const isVertical = Boolean(engine.isVertical());
    const [x, y] = [event.clientX - finger.clientX, event.clientY - finger.clientY];
    const [along, across] = isVertical ? [y, x] : [x, y];
    if (Math.abs(along) <= Math.abs(across) || scrolls(inner, element, -along, isVertical)) return AS_STYLED;
    const isReversed = !isVertical && getComputedStyle(element).direction === "rtl";
    const onwards = Math.sign(isReversed ? along : -along) * FLICK;
    const isLeft = isResting && engine.openedItem() < 0 && !engine.canFling(onwards);
    const isTaken = isLeft && !holdsAtEnds(element, isVertical) && scrolls(element, null, -along, isVertical);
    return isTaken ? PAGES : VIEWS;
  };

  const decide = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== finger?.pointerId) return;
    owner ??= ownerOf(event);
    // The browser takes the touch with the next event; until then, the view ignores its moves. Other touches need no more
    // decisions: a listener costs time in each frame of a drag.
    if (owner === PAGES) event.stopPropagation();
    else element.removeEventListener("pointermove", decide);
  };

  element.addEventListener("pointerdown", (event) => {
    finger = event.pointerType === "touch" && event.isPrimary ? event : undefined;
    owner = undefined;
    isResting = !shared.engine?.needsFrame();
    // Ancestors may have grown since: the view measures again once it has settled, for the next touch.
    view.accessibility.isSettled = false;
    shared.requestFrame();
    // A signal would cost more than the listener.
    element.addEventListener("pointermove", decide);
  }, { signal, capture: true });
  signal.addEventListener("abort", () => element.removeEventListener("pointermove", decide));
  // The menu of a long press would cancel the touch that lifts an item.
  element.addEventListener("contextmenu", (event) => {
    const { reorderable, openedItem } = /** @type {any} */ (element);
    const lifts = finger && view.input.isHeld && shared.pathOf(event).length > 0;
    if (lifts && reorderable && openedItem < 0) event.preventDefault();
  }, { signal });
  // A lifted item keeps its touch.
  element.addEventListener("willreorder", () => { owner = VIEWS; }, { signal });
  if (shared.engine) view.whenSettled(shared.engine);
}
