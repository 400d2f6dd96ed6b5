// @ts-check
/**
 * A view without its engine: its children, in a row or a column with native scrolling.
 *
 * @module
 */

import { ownSlot } from "./own-element.js";
import { CONTROLS } from "./scroll-ancestors.js";

/** The maximum number of children that are displayed while the engine is loaded. */
const MOST_WAITING = 1000;

/** The display of the children without the engine: before it is loaded, if it is unavailable, and in the page's own layout. */
export class Fallback {
  #all;
  /** The slot for elements that come through the page's slots. */
  #forwarded;
  /** The slot for controls of the page above the items. */
  #controls;
  /** Whether all children are displayed: the engine is not expected. */
  #isWhole = false;
  /** The number of recent changes of the first child: after one, browsers scroll to the child that was in place. */
  #changes = 0;
  /** Whether the children were scrolled otherwise; undefined before a change, while any place is the user's. */
  #isScrolled = /** @type {boolean | undefined} */ (undefined);
  /** Ends once there is an engine. */
  #waiting = new AbortController();
  #shadow;
  #children;

  /**
   * @param {ShadowRoot} shadow
   * @param {import("./changes/children.js").Children} children
   * @param {import("./viewport.js").Viewport} viewport
   */
  constructor(shadow, children, viewport) {
    this.#shadow = shadow;
    this.#children = children;
    this.#all = ownSlot(shadow, "all");
    this.#controls = ownSlot(shadow, "controls");
    this.#forwarded = ownSlot(viewport.element, "forwarded");
    shadow.prepend(this.#all);
    shadow.host.addEventListener("scroll", () => { if (this.#changes === 0) this.#isScrolled = true; }, { signal: this.#waiting.signal });
    queueMicrotask(() => this.show());
  }

  /** Displays the current children, and the controls above the items. */
  show() {
    const { host } = this.#shadow;
    this.#controls.assign(...host.querySelectorAll(`:scope>:is(${CONTROLS})`));
    if (!this.#all.parentNode) return;
    const shown = [], most = this.#isWhole ? Infinity : MOST_WAITING;
    for (let node = /** @type {any} */ (host.firstChild); node && shown.length < most; node = node.nextSibling) {
      if (node.nodeType === Node.TEXT_NODE || node.matches?.(CONTROLS) === false) shown.push(node);
    }
    const [former] = this.#all.assignedElements();
    const isOther = former && former !== shown.find((node) => node instanceof Element);
    if (isOther) this.#isScrolled ??= host.scrollLeft + host.scrollTop !== 0;
    this.#all.assign(...shown);
    if (!isOther) return;
    // The event of such a scroll comes in the frame after its layout.
    this.#changes++;
    requestAnimationFrame(() => requestAnimationFrame(() => this.#changes--));
  }

  /** The page lays out the children from now on, or the engine is unavailable. */
  begin() {
    this.#isWhole = true;
    this.#forwarded.assign();
    this.#shadow.prepend(this.#all);
    this.show();
  }

  /**
   * Finds the current child before the engine is loaded: the focused one or, if the children were scrolled, the one in the
   * middle.
   * @param {Element | null} active
   */
  read(active) {
    const { host } = this.#shadow;
    if (active !== host && host.contains(active)) return active;
    if (!(this.#isScrolled ?? host.scrollLeft + host.scrollTop)) return null;
    const { x, y, width, height } = host.getBoundingClientRect();
    return /** @type {Document} */ (host.getRootNode()).elementFromPoint(x + width / 2, y + height / 2);
  }

  /** The engine positions the items from now on. */
  end() {
    this.#waiting.abort();
    this.#all.assign();
    this.#all.remove();
    this.show();
    this.forward();
  }

  /** Forwards elements that come through the page's slots. */
  forward() { if (!this.#all.parentNode) this.#forwarded.assign(...this.#children.slots); }
}
