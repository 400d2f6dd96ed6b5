// @ts-check
/**
 * Invisible children that the browser can find: views that have the attribute `findable` load this module.
 *
 * The children are in two invisible columns of the view that only the browser scrolls. One column is before the visible
 * items and one is after them, in the order of screen readers and Tab. If the browser scrolls to a child, to focus it, to
 * reveal it or to find text in it, the view shows that child.
 *
 * @module
 */

export { VERSION } from "./version.js";

import { FORWARDED } from "./forwarded.js";

/** The distance between children, in heights of the view: a column's scroll offset identifies the child. */
const PITCH = 3;

/** The pause after which scrolling counts as ended in browsers without `scrollend`, in milliseconds. */
const PAUSE = 100;

/** The limit of a column's length in browsers. */
const MOST_CHILDREN = 5000;

const COLUMN = `position:absolute;inset:0;z-index:-1;overflow:auto;scrollbar-width:none;opacity:0;pointer-events:none;user-select:text;-webkit-user-select:text;
  display:grid;grid-auto-rows:100%;row-gap:${(PITCH - 1) * 100}%`;

/** The style of elements that come through a slot of the page: without a box of their own, they are found by the focus only. */
const STYLE = `[data-findable] ${FORWARDED.replace(":not(", ":not([data-fanfold],")}{transform:translate(-200vw) !important;opacity:0 !important;
  width:var(--fanfold-width,100%) !important;height:var(--fanfold-height,100%) !important}`;

/**
 * @param {import("./view.js").View} view
 * @param {AbortSignal} signal ends it
 */
export async function start({ core, core: { element, viewport }, children, items }, signal) {
  const view = /** @type {import("./element.js").FanfoldView} */ (/** @type {unknown} */ (element));
  await view.ready;
  const shadow = view.shadowRoot;
  if (signal.aborted || !shadow) return;
  const [before, after] = [column(), column()];
  /** @type {Map<HTMLElement, HTMLSlotElement>} */
  const slots = new Map();
  /** The last child of each visible box. @type {WeakMap<Node, HTMLElement>} */
  const held = new WeakMap();

  const arrange = () => {
    const present = children.areItems ? children.elements.slice(0, MOST_CHILDREN) : [];
    // Slots are queried before others are assigned: a query after an assignment takes time proportional to the slots.
    const hidden = present.filter((child) => child.parentNode === element && !child.assignedSlot);
    const kept = new Set(present);
    for (const [child, slot] of slots) {
      if (kept.has(child)) continue;
      slot.assign();
      slot.remove();
      slots.delete(child);
    }
    // Content is laid out at the size of an item, as charts and maps measure it.
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = items.holding(items.find(view.item) ?? undefined)?.box ?? {};
    if (width * height > 0) for (const { style } of [before, after]) {
      viewport.element.style.setProperty("--fanfold-width", `${width}px`);
      viewport.element.style.setProperty("--fanfold-height", `${height}px`);
      style.gridTemplateColumns = `${width}px`;
      style.gridAutoRows = `${height}px`;
      style.rowGap = `calc(${PITCH * 100}% - ${height}px)`;
    }
    fill(before, present.slice(0, view.item));
    fill(after, present.slice(view.item));
    for (const child of hidden) slots.get(child)?.assign(child);
  };
  /**
   * @param {HTMLElement} home
   * @param {HTMLElement[]} wanted
   */
  const fill = (home, wanted) => {
    // The element that cannot be scrolled to stays first.
    let next = home.firstElementChild?.nextElementSibling ?? null;
    for (const child of wanted) {
      const slot = slots.get(child) ?? cell();
      slots.set(child, slot);
      if (slot === next) next = next.nextElementSibling;
      else home.insertBefore(slot, next);
    }
  };
  /** @param {MutationRecord[]} records */
  const follow = (records) => {
    for (const { addedNodes, removedNodes } of records) {
      for (const box of addedNodes) {
        const child = box instanceof HTMLSlotElement && box.assignedElements()[0];
        if (child) held.set(box, /** @type {HTMLElement} */ (child));
      }
      for (const box of removedNodes) {
        const child = held.get(box);
        if (child?.parentNode === element && !child.assignedSlot) slots.get(child)?.assign(child);
      }
    }
  };

  for (const home of [before, after]) {
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    const come = () => {
      const place = Math.round(home.scrollTop / home.clientHeight / PITCH);
      const [child] = place > 0 ? /** @type {HTMLSlotElement} */ (home.children[place]).assignedElements() : [];
      home.scrollTop = 0;
      if (child) view.scrollToItem(child, { animated: false });
    };
    if ("onscrollend" in home) home.addEventListener("scrollend", come, { signal });
    else {
      home.addEventListener("scroll", () => {
        clearTimeout(timer);
        timer = setTimeout(come, PAUSE);
      }, { signal });
    }
  }
  const sheet = new core.window.CSSStyleSheet();
  sheet.replaceSync(STYLE);
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
  viewport.element.toggleAttribute("data-findable", true);
  element.addEventListener("focusin", (event) => {
    const path = event.composedPath(), child = children.elements.find((each) => path.includes(each));
    if (child && !items.holding(child)) view.scrollToItem(child, { animated: false });
  }, { signal });
  shadow.prepend(before);
  shadow.append(after);
  const sizes = new core.window.ResizeObserver(arrange);
  const changes = new MutationObserver(follow);
  changes.observe(viewport.element, { childList: true });
  for (const box of viewport.element.children) follow([/** @type {any} */ ({ addedNodes: [box], removedNodes: [] })]);
  for (const name of ["settle", "didinsert", "didremove", "didmove", "didsort", "didreorder"]) {
    element.addEventListener(name, arrange, { signal });
  }
  signal.addEventListener("abort", () => {
    changes.disconnect();
    sizes.disconnect();
    // Chromium shows no child in another slot that was in one when that went.
    for (const slot of slots.values()) slot.assign();
    before.remove();
    after.remove();
    viewport.element.removeAttribute("data-findable");
    shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((each) => each !== sheet);
  });
  // Items have another size then, and one at all after the first frame.
  sizes.observe(viewport.element);
  arrange();
}

/** Creates a cell for an invisible child. */
function cell() {
  const made = document.createElement("slot");
  made.style.cssText = "display:grid;grid:minmax(0,1fr)/100%;contain:strict;overflow:hidden";
  return made;
}

/** Creates a column with a spacer at its start. */
function column() {
  const made = document.createElement("div");
  made.style.cssText = COLUMN;
  // Firefox scrolls to matches only in elements that users can scroll; the element must still be unreachable by Tab.
  made.tabIndex = -1;
  made.append(document.createElement("br"));
  return made;
}
