// @ts-check
/**
 * A view without its engine: its children, in a row or a column that scrolls by itself.
 *
 * @module
 */

/** The children as they are shown before the engine is there, and where it cannot be had. */
export class Fallback {
  #all = document.createElement("slot");
  /** Through this slot come those of the page's own. */
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

  /** Shows what there is. */
  show() {
    if (this.#all.parentNode) this.#all.assign(...this.#shadow.host.children);
  }

  /**
   * What somebody has come to before the engine was there: what has the focus or, where the children have been scrolled,
   * what is in the middle.
   * @param {Element | null} active
   */
  read(active) {
    const { host } = this.#shadow;
    if (active !== host && host.contains(active)) return active;
    if (!host.scrollLeft && !host.scrollTop) return null;
    const { x, y, width, height } = host.getBoundingClientRect();
    return /** @type {Document} */ (host.getRootNode()).elementFromPoint(x + width / 2, y + height / 2);
  }

  /** The engine places the items from now on. */
  end() {
    this.#all.assign();
    this.#all.remove();
    this.forward();
  }

  /** Lets through what comes through the page's slots. */
  forward() { if (!this.#all.parentNode) this.#forwarded.assign(...this.#children.slots); }
}
