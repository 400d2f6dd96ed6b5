// @ts-check
/**
 * What people do to a view: pointers, wheels and keys, told to the engine.
 *
 * @module
 */

import { Keyboard } from "./keyboard.js";
import { DRAGGABLE, UNDRAGGABLE } from "./surroundings.js";
import { Taps } from "./taps.js";
import { Wheel } from "./wheel.js";

/** The input of one view. */
export class Input {
  /**
   * The pointers that are down, with how they went down.
   * @type {Map<number, PointerEvent>}
   */
  #pointers = new Map();
  /**
   * What takes the screen's points to the view's while a pointer is down; whether it is a finger on moving content, whether
   * it has dragged, and whether there were several.
   * @type {{toView: DOMMatrix, caught: boolean, dragged?: boolean, several?: boolean}}
   */
  #pointer = /** @type {any} */ ({});
  /** @type {AbortController | undefined} */
  #pointerListeners;
  #core;
  #wheel;
  #keyboard;
  #taps;

  /**
   * @param {import("./core.js").Core} core
   */
  constructor(core) {
    this.#core = core;
    this.#wheel = new Wheel(core);
    this.#keyboard = new Keyboard(core);
    this.#taps = new Taps(core, (up, isTap) => this.#tellUp(up, isTap, performance.now()));
  }

  /**
   * Listens until the signal.
   * @param {AbortSignal} signal
   */
  start(signal) {
    const { element } = this.#core;
    element.addEventListener("pointerdown", (event) => this.#pointerDown(event), { signal });
    element.addEventListener("click", (event) => this.#click(event), { signal, capture: true });
    element.addEventListener("dragstart", (event) => this.#dragStart(event), { signal });
    element.addEventListener("wheel", (event) => this.#wheel.turn(event), { signal, passive: false });
    element.addEventListener("keydown", (event) => this.#keyboard.press(event), { signal });
    element.addEventListener("focusin", (event) => this.#keyboard.focus(event.target), { signal });
    element.addEventListener("focusout", () => this.#keyboard.focus(null), { signal });
    signal.addEventListener("abort", () => this.#cancel());
  }

  #cancel() {
    this.#taps.settle();
    for (const pointer of this.#pointers.keys()) {
      this.#core.engine?.pointerCancelled(pointer, this.#core.clock.now);
      this.#endPointer(pointer);
    }
  }

  /** Whether a pointer is down that the view follows. */
  get isHeld() { return this.#pointers.size > 0; }

  /**
   * @param {PointerEvent} event
   */
  #pointerDown(event) {
    const [target] = /** @type {Element[]} */ (event.composedPath());
    if (!this.#core.engine || event.button !== 0 || target.closest(UNDRAGGABLE)) return;
    if (event.pointerType !== "touch" && target.closest(DRAGGABLE)) return;
    this.#taps.settle();
    if (this.#pointers.size === 0) this.#beginPointers(event.pointerType === "touch" && Boolean(this.#core.engine.needsFrame()));
    else this.#pointer.several = true;
    this.#pointers.set(event.pointerId, event);
    this.#tell("pointerDown", event, ...this.#location(event));
  }

  /**
   * Follows pointers wherever they go, from the first that goes down to the last that goes up.
   * @param {boolean} caught
   */
  #beginPointers(caught) {
    this.#pointer = { toView: this.#core.stage.measure(), caught };
    this.#pointerListeners = new AbortController();
    const { signal } = this.#pointerListeners;
    addEventListener("pointermove", (event) => this.#pointerMoved(event), { signal });
    addEventListener("pointerup", (event) => this.#pointerUp(event), { signal });
    addEventListener("pointercancel", (event) => this.#pointerCancelled(event), { signal });
  }

  /**
   * @param {PointerEvent} event
   */
  #pointerMoved(event) {
    if (!this.#pointers.has(event.pointerId)) return;
    const isDragging = this.#tell("pointerMoved", event, ...this.#location(event));
    if (!isDragging || this.#pointer.dragged) return;
    this.#pointer.dragged = true;
    this.#core.element.setPointerCapture(event.pointerId);
    this.#core.element.toggleAttribute("data-dragging", true);
  }

  /**
   * @param {PointerEvent} event
   */
  #pointerUp(event) {
    const down = this.#pointers.get(event.pointerId);
    if (!down) return;
    if (this.#pointer.dragged || this.#pointer.several) this.#tellUp(event, Boolean(this.#pointer.dragged));
    else this.#taps.wait(down, event, this.#pointer.caught);
    this.#endPointer(event.pointerId);
  }

  /**
   * @param {PointerEvent} event
   * @param {boolean} counts whether it may be a tap
   * @param {number} [time] when the engine hears of it: a tap comes later than the pointer went up, after other frames
   */
  #tellUp(event, counts, time = event.timeStamp) {
    const { engine, clock } = this.#core;
    this.#core.requestFrame();
    if (counts) engine?.pointerUp(event.pointerId, ...this.#location(event), clock.at(time));
    else engine?.pointerCancelled(event.pointerId, clock.at(time));
  }

  /**
   * @param {PointerEvent} event
   */
  #pointerCancelled(event) {
    if (!this.#pointers.has(event.pointerId)) return;
    this.#tell("pointerCancelled", event);
    this.#endPointer(event.pointerId);
  }

  /**
   * @param {"pointerDown" | "pointerMoved" | "pointerCancelled"} what
   * @param {PointerEvent} event
   * @param {number[]} location
   */
  #tell(what, event, ...location) {
    this.#core.requestFrame();
    return this.#core.engine?.[what](event.pointerId, ...location, this.#core.clock.at(event.timeStamp));
  }

  /**
   * @param {number} pointer
   */
  #endPointer(pointer) {
    this.#pointers.delete(pointer);
    if (this.#pointers.size === 0) this.#pointerListeners?.abort();
    this.#core.element.toggleAttribute("data-dragging", false);
  }

  /**
   * A picture or a link is not dragged elsewhere unless the page says so.
   * @param {DragEvent} event
   */
  #dragStart(event) {
    const target = /** @type {any} */ (event.target);
    if (!target.closest?.(`${UNDRAGGABLE}, ${DRAGGABLE}`)) event.preventDefault();
  }

  /**
   * A drag is no click, even where it ends over a link.
   * @param {MouseEvent} event
   */
  #click(event) {
    if (!this.#pointer.dragged || event.detail === 0) return this.#taps.click(event);
    this.#pointer.dragged = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * A pointer's place in the view.
   * @param {PointerEvent} event
   * @returns {[number, number]}
   */
  #location({ clientX, clientY }) {
    const { x, y } = this.#pointer.toView.transformPoint({ x: clientX, y: clientY });
    return [x, y];
  }
}
