// @ts-check
/**
 * Taps: clicks on items that nobody else has taken.
 *
 * @module
 */

import { FIELD } from "./scroll-ancestors.js";

/** What a click does something to by itself, or says that it does: roles of boxes, of buttons, and others. */
export const INTERACTIVE = `${FIELD},:any-link,audio[controls],button,details,embed,fanfold-view,iframe,label,object,video[controls],\
[role*=box],[role$=button],[role^=menuitem],[role=gridcell],[role=link],[role=option],[role=radio],[role=scrollbar],[role=slider],\
[role=switch],[role=tab],[role=treeitem]`;

/** A pointer that went up is no tap if its click has not come so many milliseconds later. */
const CLICK_TIME = 1000;

/** A finger that stopped the content gets no click from some browsers: it taps if none has come so many milliseconds later. */
const CATCH_TIME = 50;

/**
 * Whether something on the way from an element to its item does something of its own.
 * @param {Element[]} path
 */
const isInteractive = (path) => path.slice(0, -1).some((each) => each.matches(INTERACTIVE));

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
   * @param {boolean} hasCaught whether it is a finger that went down on moving content
   */
  wait(down, up, hasCaught) {
    this.settle();
    const isTap = hasCaught && !isInteractive(this.#core.pathOf(up));
    this.#pending = { down, up };
    this.#timer = setTimeout(() => this.settle(isTap), hasCaught ? CATCH_TIME : CLICK_TIME);
  }

  /**
   * A click begins its way to its target.
   * @param {MouseEvent} click
   */
  click(click) {
    const path = this.#core.pathOf(click);
    const pending = this.#pending;
    // After everybody has had it, those outside the view as well.
    setTimeout(() => {
      const isTaken = click.defaultPrevented || isInteractive(path);
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
}
