// @ts-check
/**
 * How a view is told to those who do not see it.
 *
 * @module
 */

/** The view's role and its announcements. */
export class Accessibility {
  #core;
  #status;

  /**
   * @param {import("./engine.js").Core} core
   * @param {HTMLElement} status where announcements are written
   */
  constructor(core, status) {
    this.#core = core;
    this.#status = status;
    status.setAttribute("role", "status");
  }

  /** Makes the view's element what it is, unless the page says otherwise. */
  start() {
    const { element } = this.#core;
    if (!element.hasAttribute("tabindex")) element.tabIndex = 0;
    if (element.hasAttribute("role")) return;
    element.setAttribute("role", "group");
    element.setAttribute("aria-roledescription", "carousel");
  }

  /**
   * Says where the view has come to, once.
   * @param {number} item
   */
  announce(item) {
    const { element, count, positionText } = this.#core;
    const label = element.querySelector(`:scope > [data-index="${item}"]`)?.getAttribute("aria-label");
    const position = positionText(item, count);
    this.#status.textContent = label && label !== position ? `${label}, ${position}` : position;
  }
}
