// @ts-check
/**
 * The height of a view without a height: views whose computed height is `auto` load this module.
 *
 * The height follows the content of the tallest item or, with `auto-height="shown"`, of the item shown.
 *
 * @module
 */

export { VERSION } from "./version.js";

import { forwardedIn, measured, measuredStyle, observeAround } from "./forwarded.js";

/** The height of a view whose items have no height of their own, in CSS pixels. */
const DEFAULT_HEIGHT = 300;

/** The duration of a change of the height, in seconds. */
const DURATION = 0.3;

/** The largest invisible difference, in CSS pixels. */
const TOLERANCE = 0.5;

/** The style of the items. While they are measured, the page's rules hold for their heights. */
const STYLE = `.item::slotted(*){bottom:auto !important}
:host(:not([auto-height=shown])) #viewport:not([data-measuring]) .item::slotted(*){height:auto !important;min-height:100% !important;max-height:none !important}
#measure,[data-measuring] .item{display:block;position:absolute;height:auto !important;contain:layout}
#measure{visibility:hidden}
#measure::slotted(*),[data-measuring] .item::slotted(*){position:relative !important;box-sizing:border-box !important;width:100% !important;margin:0 !important}
${measuredStyle("data-measuring", "var(--fanfold-measured)")}`;

/** Changes of content. */
const CONTENT = { childList: true, characterData: true, subtree: true };

let hasExplained = false;

/**
 * @param {import("./view.js").View} view
 * @param {AbortSignal} signal ends it
 */
export function start(view, signal) {
  const { children, configuration, shared, items, sizer } = view;
  const { element, viewport } = shared;
  /** @type {HTMLElement | null} */
  let observed = null;
  let [natural, tallest, written] = [0, 0, NaN];
  /** Whether the tallest item must be found again. */
  let isStale = true;

  const follow = () => {
    const { engine } = shared;
    if (!engine) return;
    const isTallest = element.getAttribute("auto-height") !== "shown";
    const shown = items.find(engine.itemShown());
    if (shown !== observed) observe(shown);
    if (isStale && shown) {
      isStale = false;
      if (isTallest) tallest = measure();
      else natural = tallestOf([shown]);
    }
    const wanted = isTallest ? tallest : natural;
    if (wanted > 0 && engine.openedItem() < 0) write(engine.fittingHeight(wanted));
  };
  const observe = (/** @type {HTMLElement | null} */ shown) => {
    sizes.disconnect();
    // The box of an element that comes through a slot does not follow its content, but those in it do.
    for (const each of shown ? [shown, ...shown.children] : []) sizes.observe(each, { box: "border-box" });
    observed = shown;
  };
  /** @param {number} fitting the height of the view, or −1 */
  const write = (fitting) => {
    if (fitting < 0) explain(configuration.layout);
    const { paddingTop, paddingBottom } = getComputedStyle(element);
    const height = fitting < 0 ? DEFAULT_HEIGHT : Math.max(fitting - parseFloat(paddingTop) - parseFloat(paddingBottom), 1);
    if (Math.abs(height - written) < TOLERANCE) return;
    const isAnimated = !isNaN(written) && !configuration.options.isReduced;
    sizer.style.transition = isAnimated ? `height ${DURATION}s` : "none";
    sizer.style.height = `${(written = height)}px`;
  };
  /** Measures all children at the width of an item; of cells, the visible ones. */
  const measure = () => {
    const slot = document.createElement("slot");
    slot.id = "measure";
    slot.style.width = "var(--fanfold-measured)";
    const seen = [...items.mounted.values()].map((mounted) => mounted.element);
    const hidden = children.areItems ? children.elements.filter((child) => child.parentNode === element && !child.assignedSlot) : [];
    viewport.element.append(slot);
    slot.assign(...hidden);
    const height = tallestOf([...hidden, ...seen, ...forwardedIn(children)]);
    slot.assign();
    slot.remove();
    return height;
  };
  /** The greatest height by the page's rules. A height in percent counts as none. */
  const tallestOf = (/** @type {HTMLElement[]} */ elements) => {
    const [{ box }] = items.mounted.values();
    viewport.element.style.setProperty("--fanfold-measured", `${box.offsetWidth}px`);
    return measured(viewport.element, "data-measuring", forwardedIn(children),
      () => elements.reduce((most, { offsetHeight }) => Math.max(most, offsetHeight), 0));
  };
  const { ResizeObserver } = shared.window;
  const sizes = new ResizeObserver(() => {
    if (observed) natural = tallestOf([observed]);
    // Content has grown without a change of the document, such as a field that a user resizes.
    if (natural > tallest) isStale = true;
    shared.requestFrame();
  });
  const forget = () => {
    isStale = true;
    shared.requestFrame();
  };
  let width = 0;
  const widths = new ResizeObserver((/** @type {ResizeObserverEntry[]} */ [{ contentRect }]) => {
    if (contentRect.width !== width) forget();
    width = contentRect.width;
  });
  widths.observe(viewport.element);
  const contents = new MutationObserver(forget);
  const observeContents = () => {
    contents.observe(element, CONTENT);
    observeAround(contents, children, CONTENT);
    forget();
  };
  observeContents();
  element.addEventListener("didinsert", observeContents, { signal });
  element.addEventListener("load", forget, { signal, capture: true });
  element.ownerDocument.fonts.addEventListener("loadingdone", forget, { signal });
  view.whenDrawn = follow;
  view.flow.sizing = STYLE;
  view.flow.updateStyle();
  signal.addEventListener("abort", () => {
    for (const observer of [sizes, widths, contents]) observer.disconnect();
    view.whenDrawn = undefined;
    sizer.style.cssText = "";
  });
  shared.requestFrame();
}

/** Explains once that the height of a layout's items does not follow their content. */
function explain(/** @type {string | object} */ layout) {
  if (hasExplained) return;
  hasExplained = true;
  const name = typeof layout === "string" ? `"${layout}"` : "from keyframes";
  console.warn(`fanfold-view: the height of the view must be set, but is auto; items of the layout ${name} have fixed heights`);
}
