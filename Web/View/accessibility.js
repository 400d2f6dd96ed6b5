// @ts-check
/**
 * How a view is told to those who do not see it, and which of its items can be reached.
 *
 * @module
 */

/** The view's role, its announcements, and its items' place in the order of focus. */
export class Accessibility {
  /** Whether what has changed, or was come to, has been followed. */
  isSettled = false;
  #core;
  #items;
  #status;
  /** Whether the view's place in the order of focus is not the page's own choice. */
  #ownsTabIndex = false;
  /** The item to announce at rest. */
  #pending = -1;

  /**
   * @param {import("./core.js").Core} core
   * @param {import("./items.js").Items} items
   * @param {HTMLElement} status where announcements are written
   */
  constructor(core, items, status) {
    this.#core = core;
    this.#items = items;
    this.#status = status;
    status.setAttribute("role", "status");
  }

  /** Makes the view's element what it is, unless the page says otherwise. */
  start() {
    const { element } = this.#core;
    this.#ownsTabIndex ||= !element.hasAttribute("tabindex");
    if (this.#ownsTabIndex && this.#items.mounted.size === 0) element.tabIndex = 0;
    if (element.hasAttribute("role")) return;
    element.setAttribute("role", "group");
    element.setAttribute("aria-roledescription", "carousel");
  }

  /**
   * The view has come to an item: it is announced as soon as all is at rest.
   * @param {number} item
   */
  comeTo(item) {
    this.#pending = item;
    this.isSettled = false;
  }

  /**
   * Now that nothing moves, only what is seen can be reached, and the item that is shown is where Tab leads.
   * @param {import("./engine.js").Engine} engine
   */
  settle(engine) {
    this.start();
    this.#items.restore();
    const shown = engine.openedItem() < 0 ? engine.itemShown() : engine.openedItem();
    const active = this.#core.activeElement;
    let hasFocus = this.#core.element === active;
    for (const mounted of this.#items.mounted.values()) {
      if (mounted.index < 0) continue;
      const isReached = mounted.index === shown || engine.isReachable(mounted.index);
      mounted.set("inert", isReached || mounted.element.contains(active) ? null : "");
      mounted.set("tabindex", mounted.index === shown ? "0" : "-1");
      hasFocus ||= mounted.element === active && !active?.shadowRoot?.activeElement;
    }
    const element = this.#items.find(shown);
    if (hasFocus && element && element !== active) this.#moveFocus(element);
    else this.#announce();
    // A host out of the order of focus would take all that is in it along: where there are items, it has no say.
    if (this.#ownsTabIndex && element) this.#core.element.removeAttribute("tabindex");
    this.#pending = -1;
    this.isSettled = true;
  }

  /** @param {HTMLElement} element */
  #moveFocus(element) {
    this.#core.isFocusGiven = true;
    element.focus({ preventScroll: true });
    this.#core.isFocusGiven = false;
    // What had the focus may go now; a window that is not active hears of no focus.
    this.#core.requestFrame();
  }

  /** Says where the view has come to, once; who has the focus on an item is told by that. */
  #announce() {
    const item = this.#pending;
    if (item < 0) return;
    const { count, positionText } = this.#core;
    const position = positionText(item, count);
    const label = this.#items.find(item)?.getAttribute("aria-label") ?? position;
    const text = label === position ? position : `${label}, ${position}`;
    if (this.#status.textContent !== text) this.#status.textContent = text;
  }
}
