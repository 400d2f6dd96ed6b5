// @ts-check
/**
 * What lies around a view, and within it, and takes for itself what people do: things that scroll, and fields.
 *
 * @module
 */

/** What lies above the page. */
export const LAYER = "dialog,[popover]";

/** Fields keep pointers and keys to themselves, and so does what lies above the page. */
export const FIELD = `${LAYER},input,textarea,select,[contenteditable]:not([contenteditable=false])`;

/** What a mouse drags elsewhere, too; a finger on it scrolls. */
export const DRAGGABLE = `${FIELD},[draggable=true]`;

/**
 * Whether the page says that what a view has no use for at its ends is not the page's either.
 * @param {Element} element
 * @param {boolean} isVertical
 */
export function holdsAtEnds(element, isVertical) {
  return getComputedStyle(element)[isVertical ? "overscrollBehaviorY" : "overscrollBehaviorX"] !== "auto";
}

/**
 * What an element is shown in: a slot, another element, or what a shadow tree belongs to.
 * @param {any} element
 */
const surrounding = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host;

/**
 * Whether something could scroll along an axis, from one element outwards to another.
 * @param {Element} first
 * @param {Element | null} end
 * @param {number} delta in which direction: below 0 to the top or to the left
 * @param {boolean} isVertical
 */
export function scrolls(first, end, delta, isVertical) {
  for (let around = first; around && around !== end; around = surrounding(around)) {
    const length = isVertical ? around.scrollHeight - around.clientHeight : around.scrollWidth - around.clientWidth;
    // Most have nothing to scroll: of these, nothing else is asked.
    if (length < 1) continue;
    const offset = isVertical ? around.scrollTop : around.scrollLeft;
    const style = getComputedStyle(around);
    const overflow = isVertical ? style.overflowY : style.overflowX;
    const isScroller = around === document.scrollingElement || /auto|scroll/.test(overflow);
    // To the left of where it begins, what is read from right to left counts below 0.
    const start = !isVertical && style.direction === "rtl" ? -length : 0;
    if (isScroller && delta !== 0 && (delta < 0 ? offset - start : start + length - offset) >= 1) return true;
  }
  return false;
}
