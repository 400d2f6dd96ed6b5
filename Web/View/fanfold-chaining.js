// @ts-check
/**
 * A finger that drags a view on from its end scrolls what lies around it, as one does that drags something which the browser
 * scrolls: for views on screens that can be touched, which load it.
 *
 * A browser asks at once whether a finger is its own, and by a style at that: so a view leaves its axis to the browser where
 * it rests at an end, and takes it back from each finger that does not go on from there.
 *
 * @module
 */

import { FIELD, holdsAtEnds, scrolls } from "./scroll-ancestors.js";

/** A finger as fast as this would bring on another item, were there one, in CSS pixels per second. */
const FLICK = 1000;

/** To whom a finger belongs that has begun to move: across the axis, to whom the style says. */
const VIEWS = "view's", PAGES = "page's", AS_STYLED = "as styled";

/**
 * @param {import("./view.js").View} view
 * @param {AbortSignal} signal ends it
 */
export function start(view, signal) {
  const { core, core: { element }, configuration } = view;
  /**
   * The first finger that is down, as it went down.
   * @type {PointerEvent | undefined}
   */
  let finger;
  /**
   * Whose it is; nobody's before it has moved.
   * @type {string | undefined}
   */
  let owner;
  /** Whether the view was at rest as it came. */
  let isResting = false;

  /** @param {TouchEvent} event */
  const keep = (event) => {
    if (owner === VIEWS && event.touches.length === 1 && event.cancelable) event.preventDefault();
  };

  view.whenSettled = (engine) => {
    const isVertical = Boolean(engine.isVertical());
    const isAtEnd = engine.openedItem() < 0 && !(engine.canFling(-FLICK) && engine.canFling(FLICK));
    const goesOn = isAtEnd && [-1, 1].some((delta) => scrolls(element, null, delta, isVertical));
    configuration.ownAxisLeft = goesOn ? (isVertical ? "pan-y" : "pan-x") : "";
    // What the view is in may have been turned, too.
    configuration.readTouchAction();
    // A browser waits for who listens before it scrolls: so that only those listen who have something to say.
    if (goesOn) element.addEventListener("touchmove", keep, { signal, passive: false });
    else element.removeEventListener("touchmove", keep);
  };

  /** @param {PointerEvent} event */
  const ownerOf = (event) => {
    const { engine } = core;
    const [inner] = /** @type {Element[]} */ (event.composedPath());
    if (!finger || !engine || core.isIn(event, FIELD)) return AS_STYLED;
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

  element.addEventListener("pointerdown", (event) => {
    finger = event.pointerType === "touch" && event.isPrimary ? event : undefined;
    owner = undefined;
    isResting = !core.engine?.needsFrame();
    // What lies around may have grown since: the view looks again once all is at rest, so that the next finger can go on.
    view.accessibility.isSettled = false;
  }, { signal, capture: true });
  element.addEventListener("pointermove", (event) => {
    if (!finger || event.pointerId !== finger.pointerId) return;
    owner ??= ownerOf(event);
    // Until the browser takes it, which it says with the next event, the view does not follow it.
    if (owner === PAGES) event.stopPropagation();
  }, { signal });
  // Who has lifted an item keeps it.
  element.addEventListener("willreorder", () => { owner = VIEWS; }, { signal });
  if (core.engine) view.whenSettled(core.engine);
}
