// @ts-check
/**
 * A view without its engine: its children, in a row or a column with native scrolling.
 *
 * @module
 */

import { CONTROLS } from "./scroll-ancestors.js";

/** The display of the children without the engine: before it is loaded, if it is unavailable, and in the page's own layout. */
export class Fallback {
  #all = document.createElement("slot");
  /** The slot for elements that come through the page's slots. */
  #forwarded = document.createElement("slot");
  /** The slot for controls of the page above the items. */
  #controls = document.createElement("slot");
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
    this.#all.id = "all";
    this.#controls.id = "controls";
    this.#forwarded.className = "forwarded";
    shadow.prepend(this.#all);
    shadow.append(this.#controls);
    viewport.element.append(this.#forwarded);
    queueMicrotask(() => this.show());
  }

  /** Displays the current children, and the controls above the items. */
  show() {
    const { host } = this.#shadow;
    this.#controls.assign(...[...host.children].filter((child) => child.matches(CONTROLS)));
    if (!this.#all.parentNode) return;
    const nodes = /** @type {(Element | Text)[]} */ ([...host.childNodes]);
    this.#all.assign(...nodes.filter((node) => node.nodeType === Node.TEXT_NODE || "matches" in node && !node.matches(CONTROLS)));
  }

  /** The page lays out the children from now on. */
  begin() {
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
    if (!host.scrollLeft && !host.scrollTop) return null;
    const { x, y, width, height } = host.getBoundingClientRect();
    return /** @type {Document} */ (host.getRootNode()).elementFromPoint(x + width / 2, y + height / 2);
  }

  /** The engine positions the items from now on. */
  end() {
    this.#all.assign();
    this.#all.remove();
    this.show();
    this.forward();
  }

  /** Forwards elements that come through the page's slots. */
  forward() { if (!this.#all.parentNode) this.#forwarded.assign(...this.#children.slots); }
}
