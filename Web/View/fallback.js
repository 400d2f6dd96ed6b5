// @ts-check
/**
 * A view without its engine: its children, in a row or a column with native scrolling.
 *
 * @module
 */

/** The display of the children before the engine is loaded, and if it is unavailable. */
export class Fallback {
  #all = document.createElement("slot");
  /** The slot for elements that come through the page's slots. */
  #forwarded = document.createElement("slot");
  #shadow;
  #children;

  /**
   * @param {ShadowRoot} shadow
   * @param {import("./children.js").Children} children
   * @param {import("./viewport.js").Viewport} viewport
   */
  constructor(shadow, children, viewport) {
    this.#shadow = shadow;
    this.#children = children;
    this.#all.id = "all";
    this.#forwarded.className = "forwarded";
    shadow.prepend(this.#all);
    viewport.element.append(this.#forwarded);
    queueMicrotask(() => this.show());
  }

  /** Displays the current children. */
  show() {
    if (this.#all.parentNode) this.#all.assign(...this.#shadow.host.children);
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
    this.forward();
  }

  /** Forwards elements that come through the page's slots. */
  forward() { if (!this.#all.parentNode) this.#forwarded.assign(...this.#children.slots); }
}
