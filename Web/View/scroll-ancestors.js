// @ts-check
/**
 * Finds scrollable ancestors and form controls that should receive input instead of the view.
 *
 * @module
 */

/** Elements in the top layer. */
export const LAYER = "dialog,[popover]";

/** Controls of the page above the items, and elements in the top layer beside items. */
export const CONTROLS = `[slot=controls],${LAYER}`;

/** Content that needs drags itself, such as maps and selectable text. */
export const OWN_DRAG = "[data-fanfold-no-drag]";

/** Fields, controls, content with its own drags and elements in the top layer keep pointer and key events to themselves. */
export const FIELD = `${CONTROLS},${OWN_DRAG},input,textarea,select,[contenteditable]:not([contenteditable=false])`;

/** Elements that a mouse can drag to other places; touches on them scroll. */
export const DRAGGABLE = `${FIELD},[draggable=true]`;

/** Whether the page prevents scroll chaining at the ends of the view. */
export function holdsAtEnds(/** @type {Element} */ element, /** @type {boolean} */ isVertical) {
  return getComputedStyle(element)[isVertical ? "overscrollBehaviorY" : "overscrollBehaviorX"] !== "auto";
}

/**
 * The parent of an element in the flat tree: a slot, an element, or the host of a shadow tree.
 * @param {any} element
 */
export const surrounding = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host;

/** Whether the page keeps its window from scrolling, by a style of the root element or of the body. */
const isLocked = (/** @type {boolean} */ isVertical) => [document.documentElement, document.body]
  .some((each) => /hidden|clip/.test(getComputedStyle(each)[isVertical ? "overflowY" : "overflowX"]));

/**
 * Whether something could scroll along an axis, from one element outwards to another, or content keeps its ends to itself.
 * @param {Element} first
 * @param {Element | null} end
 * @param {number} delta the direction: negative to the top or to the left
 * @param {boolean} isVertical
 */
export function scrolls(first, end, delta, isVertical) {
  for (let around = first; around && around !== end; around = surrounding(around)) {
    const length = isVertical ? around.scrollHeight - around.clientHeight : around.scrollWidth - around.clientWidth;
    // Most elements have nothing to scroll, so no further property is read.
    if (length < 1) continue;
    const offset = isVertical ? around.scrollTop : around.scrollLeft;
    const style = getComputedStyle(around);
    const overflow = isVertical ? style.overflowY : style.overflowX;
    const isScroller = around === document.scrollingElement ? !isLocked(isVertical) : /auto|scroll/.test(overflow);
    // Scroll offsets of right-to-left content are negative.
    const start = !isVertical && style.direction === "rtl" ? -length : 0;
    const isLeft = (delta < 0 ? offset - start : start + length - offset) >= 1 || end && holdsAtEnds(around, isVertical);
    if (isScroller && delta !== 0 && isLeft) return true;
  }
  return false;
}
