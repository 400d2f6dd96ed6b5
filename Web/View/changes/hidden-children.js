// @ts-check
/**
 * Children that style sheets hide: they are not items.
 *
 * A browser does not report that an element's `display` becomes `none`. Its size becomes 0, so that an observer of sizes finds
 * visible items that are hidden, and hidden children that are displayed again. Other children are read together when something
 * changes that selectors often depend on. Frames read no layout.
 *
 * @module
 */

import { ownSlot } from "../own-element.js";
import { surrounding } from "../scroll-ancestors.js";

/** The attributes that a view writes to its own element and to those of items. */
export const WRITTEN = /^(data-index|data-fanfold|inert|tabindex|role|aria-(roledescription|label|description))$/;

/** The maximum number of invisible children that are read at once; further ones are read when they become visible. */
const MOST_READ = 1000;

const isSheet = (/** @type {any} */ element) => /^(link|style)$/.test(element.localName ?? "");

const isNotDisplayed = (/** @type {Element} */ element) => getComputedStyle(element).display === "none";

/**
 * Ends animations that styles have ended while an element had no slot: Firefox (ESR 153) goes on with them.
 * @param {Element} element
 */
function endFormerAnimations(element) {
  for (const animation of element.getAnimations({ subtree: true })) {
    const { animationName: name, effect } = /** @type {CSSAnimation} */ (animation);
    const { target, pseudoElement } = /** @type {KeyframeEffect} */ (effect);
    if (name && target && !getComputedStyle(target, pseudoElement).animationName.split(", ").includes(CSS.escape(name))) animation.cancel();
  }
}

/** The hidden children of one view. */
export class HiddenChildren {
  /** Whether children must be read again. */
  #isStale = false;
  /** @type {Set<Element>} */
  #hidden = new Set();
  /** @type {Set<Element>} The children that became visible or were changed: they are read in the next frame. */
  #fresh = new Set();
  /** Holds hidden children, so that the observer reports if one is displayed again. */
  #home;
  /** Holds children that are read: elements in no slot have no style. */
  #probe;
  #sizes = new ResizeObserver((entries) => {
    for (const { target, contentRect: { width, height } } of entries) {
      if ((width + height === 0) !== this.has(target)) this.expire();
    }
  });
  #shared;

  constructor(/** @type {import("../shared-state.js").SharedState} */ shared) {
    this.#shared = shared;
    this.#home = ownSlot(shared.viewport.element, "hidden");
    this.#probe = ownSlot(shared.viewport.element, "probed");
  }

  /** Whether a child was hidden when it was read last. */
  has(/** @type {Element} */ child) { return this.#hidden.has(child); }

  /** Listens for changes that selectors often depend on. */
  start(/** @type {AbortSignal} */ signal) {
    const expire = () => this.expire();
    const expireForSheet = (/** @type {Event} */ { target }) => { if (isSheet(target)) this.expire(); };
    // Styles of ancestors often change in each frame, and seldom hide children.
    const around = new MutationObserver((records) => { if (records.some(({ attributeName }) => attributeName !== "style")) this.expire(); });
    const { element, window } = this.#shared, options = { signal, capture: true };
    for (let each = element; each; each = surrounding(each)) {
      if (each !== element) around.observe(each, { attributes: true });
      // Events of a shadow tree do not leave it. A root that listens already is unchanged.
      const root = each.getRootNode();
      for (const name of ["change", "toggle"]) root.addEventListener(name, expire, options);
      root.addEventListener("load", expireForSheet, options);
    }
    for (const query of ["(prefers-color-scheme: dark)", "print"]) window.matchMedia(query).addEventListener("change", expire, { signal });
    signal.addEventListener("abort", () => around.disconnect());
    this.expire();
  }

  /** Requests that children are read again before the next frame is drawn. */
  expire() {
    this.#isStale = true;
    this.#shared.requestFrame();
  }

  /** Observes an item that becomes visible. */
  observe(/** @type {Element} */ item) {
    this.#sizes.observe(item);
    this.#fresh.add(item);
  }

  unobserve(/** @type {Element} */ item) { if (!this.has(item)) this.#sizes.unobserve(item); }

  /** Whether an observed node is a child or comes through a slot of the page. */
  isChild(/** @type {Node} */ node) {
    const { element } = this.#shared;
    return node.parentNode === element || !element.contains(node);
  }

  /** Notes changes of children by the page. */
  note(/** @type {MutationRecord[]} */ records) {
    const { element } = this.#shared;
    for (const { target, type, attributeName, addedNodes } of records) {
      if (type === "childList" && target === element) for (const node of addedNodes) this.#fresh.add(/** @type {Element} */ (node));
      if (type !== "attributes" || !this.isChild(target) || WRITTEN.test(`${attributeName}`)) continue;
      const child = /** @type {HTMLElement} */ (target);
      // Pages may write the style of an item in each frame.
      if (attributeName === "style" && (child.style.display === "none") === this.has(child)) continue;
      this.#fresh.add(child);
    }
  }

  /** Whether children are to be read. */
  get isPending() { return this.#isStale || this.#fresh.size > 0; }

  /**
   * Reads the children that may have changed.
   * @param {Element[]} children all children that may be items
   * @returns {boolean} whether a child is hidden or displayed that was not before
   */
  read(children) {
    if (!this.#shared.element.isConnected) return false;
    const present = new Set(children);
    const read = this.#isStale ? this.#candidates(children) : [...this.#fresh].filter((child) => present.has(child));
    this.#isStale = false;
    this.#fresh.clear();
    const before = [...this.#hidden];
    for (const child of before) if (!present.has(child)) this.#hidden.delete(child);
    this.#probed(read, (child) => (isNotDisplayed(child) ? this.#hidden.add(child) : this.#hidden.delete(child)));
    for (const child of read) if (child.assignedSlot) endFormerAnimations(child);
    const hasChanged = before.length !== this.#hidden.size || before.some((child) => !this.has(child));
    if (hasChanged) this.#hold(before);
    return hasChanged;
  }

  #candidates(/** @type {Element[]} */ children) {
    let rest = MOST_READ;
    return children.filter((child) => child.assignedSlot || this.#fresh.has(child) || rest-- > 0);
  }

  /** Calls a function for each child, all of which have a style meanwhile. */
  #probed(/** @type {Element[]} */ children, /** @type {(child: Element) => void} */ act) {
    const { element, viewport } = this.#shared;
    const outside = children.filter((child) => child.parentNode === element && !child.assignedSlot);
    if (outside.length > 0) this.#probe.assign(...outside);
    // WebKit (WebKitGTK 2.50) keeps the first style of an element whose slot has no box, whatever changes, until the slot has one.
    if (navigator.vendor.startsWith("Apple")) {
      this.#probe.style.display = "contents";
      getComputedStyle(this.#probe).getPropertyValue("display");
      this.#probe.style.display = "";
    }
    // Meanwhile the view does not hide forwarded children that are not visible. The attribute restyles all boxes.
    viewport.element.toggleAttribute("data-probing", children.some((child) => child.parentNode !== element));
    children.forEach(act);
    viewport.element.removeAttribute("data-probing");
    if (outside.length > 0) this.#probe.assign();
  }

  /** @param {Element[]} before the children that were hidden before */
  #hold(before) {
    for (const child of before) if (!this.has(child)) this.#sizes.unobserve(child);
    for (const child of this.#hidden) this.#sizes.observe(child);
    this.#home.assign(...[...this.#hidden].filter((child) => child.parentNode === this.#shared.element));
  }
}
