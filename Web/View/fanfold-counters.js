// @ts-check
/**
 * The page's CSS counters, which also count items that are not visible: a view whose items increment a counter loads this
 * module.
 *
 * @module
 */

/** Advances the counters by the items between visible ones. */
export function follow(/** @type {import("./items.js").Items} */ items) {
  const [first] = items.mounted.values();
  if (!first) return;
  const { counterIncrement, display } = getComputedStyle(first.element);
  const counters = [display === "list-item" ? "list-item 1" : "", counterIncrement].filter((each) => each && each !== "none").join(" ");
  items.whenOrdered = () => {
    let next = 0;
    for (const { box, element, index } of [...items.mounted.values()].sort((one, other) => one.index - other.index)) {
      if (box === element || index < 0) continue;
      const between = index - next;
      box.style.counterIncrement = counters.replace(/-?\d+/g, (step) => `${Number(step) * between}`) || "none";
      next = index + 1;
    }
  };
  items.whenOrdered();
}
