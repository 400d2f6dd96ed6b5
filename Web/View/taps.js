// @ts-check
/**
 * Taps: clicks on items that no other element has handled.
 *
 * @module
 */

import { FIELD } from "./scroll-ancestors.js";
import { timeline } from "./timeline.js";

/** Elements and roles that handle clicks themselves: boxes, buttons, and others. */
export const INTERACTIVE = `${FIELD},:any-link,audio[controls],button,details,embed,fanfold-view,iframe,label,object,video[controls],\
[role*=box],[role$=button],[role^=menuitem],[role=gridcell],[role=link],[role=option],[role=radio],[role=scrollbar],[role=slider],\
[role=switch],[role=tab],[role=treeitem]`;

/** The time after `pointerup` without a click until it is not a tap, in milliseconds. */
const CLICK_TIME = 1000;

/** The time until a touch that stopped the content counts as a tap, in milliseconds: some browsers send it no click. */
const CATCH_TIME = 50;

/** Whether an element between the target and its item is interactive. */
const isInteractive = (/** @type {Element[]} */ path) => path.slice(0, -1).some((each) => each.matches(INTERACTIVE));

/** Whether a click comes from a key or an assistive technology. Firefox counts those of the latter. */
const isWithoutPointer = (/** @type {any} */ { detail, pointerType }) => detail === 0 || pointerType === "";

/** A pointer that went up without a drag. It is a tap only if no listener has handled its click or scrolled. */
export class Taps {
  /** @type {{down: Event, up: PointerEvent} | undefined} */
  #pending;
  /** The number of calls that scrolled when the last pointer went down. */
  calls = 0;
  #timer = 0;
  #shared;
  #tap;

  /**
   * @param {import("./shared-state.js").SharedState} shared
   * @param {(up: PointerEvent) => void} tap sends a tap to the engine
   */
  constructor(shared, tap) {
    this.#shared = shared;
    this.#tap = tap;
  }

  /** Whether a listener has scrolled since the last pointer went down. */
  get isAnswered() { return this.calls !== this.#shared.calls; }

  /**
   * Registers a `pointerup` that may be a tap.
   * @param {Event} down
   * @param {PointerEvent} up
   * @param {boolean} hasCaught whether it is a finger that went down on moving content
   */
  wait(down, up, hasCaught) {
    this.settle();
    const isTap = hasCaught && !isInteractive(this.#shared.pathOf(up));
    this.#pending = { down, up };
    this.#timer = timeline().startTimer(() => this.settle(isTap), hasCaught ? CATCH_TIME : CLICK_TIME);
  }

  /** A click begins its way to its target. */
  click(/** @type {MouseEvent} */ click) {
    const { engine } = this.#shared, path = this.#shared.pathOf(click), pending = this.#pending;
    // After everybody has had it, those outside the view as well.
    setTimeout(() => this.#shared.act(() => {
      const isTaken = click.defaultPrevented || isInteractive(path), isLatest = !engine || pending === this.#pending;
      if (this.#pending && isLatest) this.settle(!isTaken);
      else if (!pending && isWithoutPointer(click) && !isTaken) this.#activate(path.at(-1));
    }));
  }

  /** It is a tap, or none. */
  settle(isTap = false) {
    const pending = this.#pending;
    if (!pending) return;
    timeline().cancelTimer(this.#timer);
    this.#pending = undefined;
    const isCancelled = pending.down.defaultPrevented || pending.up.defaultPrevented;
    if (isTap && !isCancelled && !this.isAnswered) this.#tap(pending.up);
  }

  /** An item is clicked without a pointer, as by a screen reader. */
  #activate(/** @type {Element | undefined} */ item) {
    const index = this.#shared.indexOf(item);
    if (index >= 0) this.#shared.tap({ index });
  }
}
