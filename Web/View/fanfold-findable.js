// @ts-check
/**
 * Children invisible where the browser finds them: for views that have the attribute `findable`, which load it.
 *
 * They stand, unseen, in two columns of the view's own that only the browser scrolls: one before and one after what is on
 * frame, as who listens or goes from link to link comes by them. Where it scrolls to one of them, since it was asked to
 * focus it, to show it, or to find a word in it, the view shows that child.
 *
 * @module
 */

/** A child stands at every third height of the view, so that where a column has been scrolled to says to which child. */
const PITCH = 3;

/** A browser that does not say when it has scrolled has done so if it has not gone on for so many milliseconds. */
const PAUSE = 100;

/** Browsers know no column that is any longer. */
const MOST_CHILDREN = 5000;

const COLUMN = `position:absolute;inset:0;z-index:-1;overflow:auto;scrollbar-width:none;opacity:0;pointer-events:none;user-select:text;-webkit-user-select:text;
  display:grid;grid-auto-rows:100%;row-gap:${(PITCH - 1) * 100}%`;

/**
 * @param {import("./view.js").View} view
 * @param {AbortSignal} signal ends it
 */
export async function start({ core: { element, viewport }, children }, signal) {
  const view = /** @type {import("./element.js").FanfoldView} */ (/** @type {unknown} */ (element));
  await view.ready;
  const shadow = view.shadowRoot;
  if (signal.aborted || !shadow) return;
  const [before, after] = [column(), column()];
  /** @type {Map<HTMLElement, HTMLSlotElement>} */
  const slots = new Map();
  /** What each box visible has held. @type {WeakMap<Node, HTMLElement>} */
  const held = new WeakMap();

  const arrange = () => {
    const present = children.areItems ? children.elements.slice(0, MOST_CHILDREN) : [];
    // To ask for slots after others were assigned takes as long as there are slots.
    const hidden = present.filter((child) => child.parentNode === element && !child.assignedSlot);
    const kept = new Set(present);
    for (const [child, slot] of slots) {
      if (kept.has(child)) continue;
      slot.assign();
      slot.remove();
      slots.delete(child);
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
    // Where nothing can be scrolled to stands first.
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
      if (child) view.scrollTo(child, { animated: false });
    };
    if ("onscrollend" in home) home.addEventListener("scrollend", come, { signal });
    else {
      home.addEventListener("scroll", () => {
        clearTimeout(timer);
        timer = setTimeout(come, PAUSE);
      }, { signal });
    }
  }
  shadow.prepend(before);
  shadow.append(after);
  const changes = new MutationObserver(follow);
  changes.observe(viewport.element, { childList: true });
  for (const box of viewport.element.children) follow([/** @type {any} */ ({ addedNodes: [box], removedNodes: [] })]);
  for (const name of ["scrollend", "didinsert", "didremove", "didmove", "didsort", "didreorder"]) {
    element.addEventListener(name, arrange, { signal });
  }
  signal.addEventListener("abort", () => {
    changes.disconnect();
    // Chromium shows no child in another slot that was in one when that went.
    for (const slot of slots.values()) slot.assign();
    before.remove();
    after.remove();
  });
  arrange();
}

/** Where a child invisible stands. */
function cell() {
  const made = document.createElement("slot");
  made.style.cssText = "display:block;contain:strict;overflow:hidden";
  return made;
}

/** A column that begins with nothing. */
function column() {
  const made = document.createElement("div");
  made.style.cssText = COLUMN;
  // Firefox scrolls to what it has found only what people can scroll; but nobody is to come by it.
  made.tabIndex = -1;
  made.append(document.createElement("br"));
  return made;
}
