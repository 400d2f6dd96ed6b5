// @ts-check
/**
 * Invisible children that the browser can find: views that have the attribute `findable` load this module.
 *
 * Each child keeps its box, in the order of screen readers and Tab. The box of an invisible child is transparent, and only the
 * browser scrolls it. If the browser does, to focus the child, to reveal it or to find text in it, the view shows that child.
 *
 * @module
 */

export { VERSION } from "./version.js";

import { FORWARDED } from "./forwarded.js";

/** The pause after which scrolling counts as ended in browsers without `scrollend`, in milliseconds. */
const PAUSE = 100;

/** The limit of boxes. */
const MOST_CHILDREN = 5000;

/** The events after which children have other indices, or the browser may have scrolled. */
const CHANGES = ["settle", "didinsert", "didremove", "didmove", "didsort", "didreorder"];

/**
 * The distance of a child from the start of its box is three of its heights: the browser scrolls to any part of it. That of
 * every other child is four: screen readers read neighbors at the same height as one line. Content is laid out at the size of
 * an item, as charts and maps measure it. An element that comes through a slot of the page has no box: it is found by the
 * focus only.
 *
 * Firefox finds words only in boxes that users can scroll, and Tab leads to these: the focus goes on to the child.
 */
const STYLE = `.item.out{transform:none !important;width:var(--fanfold-width,100%) !important;height:var(--fanfold-height,100%) !important;
z-index:-1 !important;overflow:hidden !important;opacity:0 !important;scrollbar-width:none;clip-path:none !important;pointer-events:none;will-change:auto;user-select:text;-webkit-user-select:text}
.item.out::slotted(*){inset:300% 0 auto !important}
.item.out:nth-child(2n)::slotted(*){inset:400% 0 auto !important}
@supports (-moz-appearance:none){.item.out{overflow:auto !important}}
[data-findable] ${FORWARDED.replace(":not(", ":not([data-fanfold],")}{transform:translate(-200vw) !important;opacity:0 !important;width:var(--fanfold-width,100%) !important;height:var(--fanfold-height,100%) !important}`;

/**
 * @param {import("./view.js").View} view
 * @param {AbortSignal} signal ends it
 */
export async function start({ shared, shared: { element, viewport }, children, items }, signal) {
  const view = /** @type {import("./element.js").FanfoldView} */ (/** @type {unknown} */ (element));
  await view.ready;
  const shadow = view.shadowRoot;
  if (signal.aborted || !shadow) return;

  let count = 0;
  const arrange = () => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = items.holding(items.find(view.item) ?? undefined)?.box ?? {};
    if (width * height > 0) {
      viewport.element.style.setProperty("--fanfold-width", `${width}px`);
      viewport.element.style.setProperty("--fanfold-height", `${height}px`);
    }
    const places = new Map(children.areItems ? children.elements.slice(0, MOST_CHILDREN).map((child, index) => [child, index]) : []);
    for (const mounted of items.mounted.values()) {
      const index = places.get(mounted.element);
      places.delete(mounted.element);
      if (!mounted.isParked) continue;
      if (index === undefined) items.free(mounted.element);
      else if (index !== mounted.index || children.elements.length !== count) items.number(mounted, index);
    }
    count = children.elements.length;
    for (const [child, index] of places) if (child.parentNode === element) items.open(index);
    // A frame sorts the boxes.
    if (places.size > 0) shared.requestFrame();
  };
  const come = (/** @type {{target: any}} */ { target }) => {
    if (!target.matches(".out") || target.scrollTop === 0) return;
    target.scrollTop = 0;
    view.scrollToItem(target.assignedElements()[0], { animated: false });
  };

  if ("onscrollend" in element) viewport.element.addEventListener("scrollend", come, { capture: true, signal });
  else {
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    viewport.element.addEventListener("scroll", (event) => {
      clearTimeout(timer);
      timer = setTimeout(come, PAUSE, { target: event.target });
    }, { capture: true, signal });
  }
  const sheet = new shared.window.CSSStyleSheet();
  sheet.replaceSync(STYLE);
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
  viewport.element.toggleAttribute("data-findable", true);
  items.keepsAll = true;
  element.addEventListener("focusin", (event) => {
    const path = event.composedPath(), box = /** @type {any} */ (path[0]), isBox = box.matches(".out");
    const child = isBox ? box.assignedElements()[0] : children.elements.find((each) => path.includes(each));
    if (!child || items.holding(child)?.isParked === false) return;
    view.scrollToItem(child, { animated: false });
    if (isBox) child.focus({ preventScroll: true });
  }, { signal });
  const sizes = new shared.window.ResizeObserver(arrange);
  for (const name of CHANGES) element.addEventListener(name, arrange, { signal });
  signal.addEventListener("abort", () => {
    sizes.disconnect();
    items.keepsAll = false;
    for (const each of items.mounted.values()) if (each.isParked && !each.element.contains(shared.activeElement)) items.free(each.element);
    viewport.element.removeAttribute("data-findable");
    shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((each) => each !== sheet);
    shared.requestFrame();
  });
  // Items have another size then, and one at all after the first frame.
  sizes.observe(viewport.element);
  arrange();
}
