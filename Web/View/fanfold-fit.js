// @ts-check
/**
 * The widths of items in the layout `row`: those of their content. Views with this layout load this module.
 *
 * @module
 */

export { VERSION } from "./version.js";

import { measured as measuredAll, measuredStyle, observeAround } from "./forwarded.js";

/** The maximum number of children that are measured at once. */
const MOST = 1000;

/** Changes of content. */
const CONTENT = { childList: true, characterData: true, subtree: true };

/** Events after which items have other places. */
const CHANGES = ["didinsert", "didremove", "didmove", "didsort"];

/**
 * @param {import("./view.js").View} view
 * @param {AbortSignal} signal ends it
 */
export function start(view, signal) {
  const { children, shared, shared: { element, viewport } } = view;
  /** @type {WeakMap<Element, number>} The measured widths, in CSS pixels. */
  const measured = new WeakMap();
  let isPending = false, isHidden = false;
  const { CSSStyleSheet, ResizeObserver } = shared.window, sheet = new CSSStyleSheet();
  const shadow = /** @type {ShadowRoot} */ (element.shadowRoot);
  sheet.replaceSync(measuredStyle("data-fitting", "max-content"));
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];

  const fit = () => {
    isPending = false;
    const { engine } = shared;
    if (!engine?.setWidths || signal.aborted) return;
    if (children.areItems && !view.sizes) {
      // In a view without area, nothing has a width.
      isHidden = viewport.element.offsetWidth === 0;
      const unknown = children.elements.filter((each) => !isHidden && !measured.has(each));
      measure(unknown.slice(0, MOST));
      if (unknown.length > MOST) setTimeout(fitSoon);
    }
    const widths = view.sizes ?? children.elements.map((each) => measured.get(each) ?? 0);
    const address = engine.allocateNumbers(widths.length);
    new Float64Array(engine.memory.buffer, address, widths.length).set(widths);
    engine.setWidths(address, widths.length, shared.clock.now);
    shared.requestFrame();
  };
  const fitSoon = () => {
    if (!isPending) queueMicrotask(fit);
    isPending = true;
  };
  /** Measures children in slots of their own; visible ones return to theirs. */
  const measure = (/** @type {HTMLElement[]} */ unknown) => {
    const [own, forwarded] = [true, false].map((isOwn) => unknown.filter((child) => (child.parentNode === element) === isOwn));
    if (forwarded.length > 0) measuredAll(viewport.element, "data-fitting", forwarded, () => {
      for (const child of forwarded) measured.set(child, child.offsetWidth);
    });
    const slots = own.map((child) => {
      const slot = document.createElement("slot"), present = child.assignedSlot;
      Object.assign(slot.style, { display: "block", position: "absolute", visibility: "hidden", width: "max-content" });
      viewport.element.append(slot);
      slot.assign(child);
      return { child, slot, present };
    });
    for (const { child, slot } of slots) measured.set(child, slot.offsetWidth);
    for (const { child, slot, present } of slots) {
      slot.assign();
      slot.remove();
      present?.assign(child);
    }
  };
  const forget = (/** @type {(child: HTMLElement) => boolean} */ hasChanged) => {
    for (const child of children.elements) if (hasChanged(child)) measured.delete(child);
    fitSoon();
  };
  const contents = new MutationObserver((records) => forget((child) => records.some(({ target }) => child.contains(target))));
  const observeContents = () => {
    contents.observe(element, CONTENT);
    observeAround(contents, children, CONTENT);
  };
  observeContents();
  element.addEventListener("didinsert", observeContents, { signal });
  for (const name of CHANGES) element.addEventListener(name, fitSoon, { signal });
  element.addEventListener("load", ({ target }) => forget((child) => child.contains(/** @type {Node} */ (target))), { signal, capture: true });
  element.ownerDocument.fonts.addEventListener("loadingdone", () => forget(() => true), { signal });
  const areas = new ResizeObserver(() => { if (isHidden) fitSoon(); });
  areas.observe(viewport.element);
  signal.addEventListener("abort", () => {
    contents.disconnect();
    areas.disconnect();
    shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((each) => each !== sheet);
  });
  view.whenSized = fitSoon;
  fit();
}
