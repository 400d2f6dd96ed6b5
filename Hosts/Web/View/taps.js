// @ts-check
/**
 * Taps: clicks on items that nobody else has taken.
 *
 * @module
 */

/** What a click does something to by itself, or says that it does. */
const INTERACTIVE = [
  "a[href]", "area[href]", "audio[controls]", "button", "details", "embed", "iframe", "input", "label", "object", "option",
  "select", "summary", "textarea", "video[controls]", "[contenteditable]:not([contenteditable=false])",
  ...["button", "checkbox", "combobox", "gridcell", "link", "listbox", "menuitem", "menuitemcheckbox", "menuitemradio",
    "option", "radio", "scrollbar", "searchbox", "slider", "spinbutton", "switch", "tab", "textbox", "treeitem"]
    .map((role) => `[role=${role}]`),
].join();

/** A pointer that went up is no tap if its click has not come so many milliseconds later. */
const CLICK_TIME = 300;

/**
 * A pointer that went up without having dragged. Whether that is a tap is known once everybody has had its click; until
 * then the engine does not hear of it.
 */
export class Taps {
  /** @type {{down: Event, up: PointerEvent} | undefined} */
  #pending;
  #timer = 0;
  #core;
  #end;

  /**
   * @param {import("./core.js").Core} core
   * @param {(up: PointerEvent, isTap: boolean) => void} end tells the engine of a pointer that went up
   */
  constructor(core, end) {
    this.#core = core;
    this.#end = end;
  }

  /**
   * A pointer has gone up where it may have tapped.
   * @param {Event} down
   * @param {PointerEvent} up
   */
  wait(down, up) {
    this.settle();
    this.#pending = { down, up };
    this.#timer = setTimeout(() => this.settle(), CLICK_TIME);
  }

  /**
   * A click begins its way to its target.
   * @param {MouseEvent} click
   */
  click(click) {
    const path = this.#pathOf(click);
    const pending = this.#pending;
    // After everybody has had it, those outside the view as well.
    setTimeout(() => {
      const isTaken = click.defaultPrevented || path.slice(0, -1).some((each) => each.matches(INTERACTIVE));
      if (pending && pending === this.#pending) this.settle(!isTaken);
      else if (!pending && click.detail === 0 && !isTaken) this.#activate(path.at(-1));
    });
  }

  /** It is a tap, or none. */
  settle(isTap = false) {
    const pending = this.#pending;
    if (!pending) return;
    clearTimeout(this.#timer);
    this.#pending = undefined;
    const isCancelled = pending.down.defaultPrevented || pending.up.defaultPrevented;
    this.#end(pending.up, isTap && !isCancelled);
  }

  /**
   * An item is clicked without a pointer, as by a screen reader.
   * @param {Element | undefined} item
   */
  #activate(item) {
    const index = item?.getAttribute("data-index");
    if (index) this.#core.tell("itemtap", { index: Number(index) });
  }

  /**
   * The elements from what is clicked to its item.
   * @param {MouseEvent} click
   */
  #pathOf(click) {
    const path = click.composedPath();
    const inner = path.slice(0, path.indexOf(this.#core.element));
    return /** @type {Element[]} */ (inner.filter((each) => each instanceof Element && each.localName !== "slot"));
  }
}
