// @ts-check
/**
 * What lies around a view, and within it, and takes for itself what people do: things that scroll, and fields.
 *
 * @module
 */

/** Input elements keep their pointers to themselves. */
export const UNDRAGGABLE = "input, textarea, select, [contenteditable]";

/** What a mouse drags elsewhere; a finger on it scrolls. */
export const DRAGGABLE = "fanfold-view [draggable=true]";

/**
 * Whether the page says that what a view has no use for at its ends is not the page's either.
 * @param {Element} element
 * @param {boolean} isVertical
 */
export function holdsAtEnds(element, isVertical) {
  const { overscrollBehaviorX, overscrollBehaviorY } = getComputedStyle(element);
  return (isVertical ? overscrollBehaviorY : overscrollBehaviorX) !== "auto";
}

/**
 * Whether something could scroll along an axis, from one element outwards to another.
 * @param {Element | null} first
 * @param {Element | null} end
 * @param {number} delta in which direction: below 0 to the top or to the left
 * @param {boolean} isVertical
 */
export function scrolls(first, end, delta, isVertical) {
  for (let around = first; around && around !== end; around = around.parentElement) {
    const style = getComputedStyle(around);
    const [overflow, length, offset] = isVertical
      ? [style.overflowY, around.scrollHeight - around.clientHeight, around.scrollTop]
      : [style.overflowX, around.scrollWidth - around.clientWidth, around.scrollLeft];
    const isScroller = around === document.scrollingElement || /auto|scroll/.test(overflow);
    // To the left of where it begins, what is read from right to left counts below 0.
    const start = !isVertical && style.direction === "rtl" ? -length : 0;
    if (isScroller && delta !== 0 && (delta < 0 ? offset - start : start + length - offset) >= 1) return true;
  }
  return false;
}
