// @ts-check
/**
 * What people do to a view: pointers, wheels and keys, told to the engine.
 *
 * @module
 */

import { Keyboard } from "./keyboard.js";
import { DRAGGABLE, FIELD } from "./scroll-ancestors.js";
import { Taps } from "./taps.js";
import { Wheel } from "./wheel.js";

/** What the engine is told of a pointer that does nothing any more. */
const CANCELLED = "pointerCancelled";

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
   * @type {{toView: ReturnType<import("./viewport.js").Viewport["measure"]>, caught: boolean, dragged?: boolean, several?: boolean}}
   */
  #pointer = /** @type {any} */ ({});
  /**
   * What follows pointers while one is down; without a signal, which would be made and aborted with each touch.
   * @type {Record<string, (event: any) => void>}
   */
  #followers = {
    pointermove: (event) => this.#pointerMoved(event),
    pointerup: (event) => this.#pointerUp(event),
    pointercancel: (event) => this.#pointerCancelled(event),
  };
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
    this.#taps = new Taps(core, (up, isTap) => this.#tell(isTap ? "pointerUp" : CANCELLED, up, performance.now()));
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
    element.addEventListener("focusin", (event) => this.#keyboard.focus(event), { signal });
    element.addEventListener("focusout", () => this.#keyboard.focus(), { signal });
    signal.addEventListener("abort", () => this.#cancel());
  }

  #cancel() {
    this.#taps.settle();
    for (const down of this.#pointers.values()) this.#pointerCancelled(down, performance.now());
  }

  /** Whether a pointer is down that the view follows. */
  get isHeld() { return this.#pointers.size > 0; }

  /**
   * @param {PointerEvent} event
   */
  #pointerDown(event) {
    const isTouch = event.pointerType === "touch";
    if (!this.#core.engine || event.button !== 0 || this.#core.isIn(event, isTouch ? FIELD : DRAGGABLE)) return;
    this.#taps.settle();
    if (this.#pointers.size === 0) this.#beginPointers(isTouch && Boolean(this.#core.engine.needsFrame()));
    else this.#pointer.several = true;
    this.#pointers.set(event.pointerId, event);
    this.#tell("pointerDown", event);
  }

  /**
   * Follows pointers wherever they go, from the first that goes down to the last that goes up.
   * @param {boolean} caught
   */
  #beginPointers(caught) {
    this.#pointer = { toView: this.#core.viewport.measure(), caught };
    for (const name in this.#followers) addEventListener(name, this.#followers[name]);
  }

  /**
   * @param {PointerEvent} event
   */
  #pointerMoved(event) {
    const down = this.#pointers.get(event.pointerId);
    // Something within has it for itself, or it has gone up unheard, as where a dialog of the browser's had come.
    const isOver = down?.defaultPrevented || !event.buttons || this.#core.isIn(event, "[data-dragging]");
    if (isOver) return this.#pointerCancelled(event);
    if (!down) return;
    const isDragging = this.#tell("pointerMoved", event);
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
    if (this.#pointer.dragged || this.#pointer.several) this.#tell(this.#pointer.dragged ? "pointerUp" : CANCELLED, event);
    else this.#taps.wait(down, event, this.#pointer.caught);
    this.#endPointer(event.pointerId);
  }

  /**
   * @param {PointerEvent} event
   * @param {number} [time]
   */
  #pointerCancelled(event, time) {
    if (!this.#pointers.has(event.pointerId)) return;
    this.#tell(CANCELLED, event, time);
    this.#endPointer(event.pointerId);
  }

  /**
   * @param {"pointerDown" | "pointerMoved" | "pointerUp" | "pointerCancelled"} what
   * @param {PointerEvent} event
   * @param {number} [time] when the engine hears of it: a tap comes later than the pointer went up, after other frames
   */
  #tell(what, event, time = event.timeStamp) {
    const { engine, clock } = this.#core;
    const location = what === CANCELLED ? [] : this.#pointer.toView(event.clientX, event.clientY);
    this.#core.requestFrame();
    return engine?.[what](event.pointerId, ...location, clock.at(time));
  }

  /**
   * @param {number} pointer
   */
  #endPointer(pointer) {
    const ended = this.#pointer;
    this.#pointers.delete(pointer);
    this.#core.element.toggleAttribute("data-dragging", false);
    if (this.#pointers.size > 0) return;
    for (const name in this.#followers) removeEventListener(name, this.#followers[name]);
    // The click that a drag ends with comes at once, if one comes: of a finger only where it has gone a little way.
    setTimeout(() => { ended.dragged = false; });
  }

  /**
   * A picture or a link is not dragged elsewhere unless the page says so.
   * @param {DragEvent} event
   */
  #dragStart(event) {
    if (!this.#core.isIn(event, DRAGGABLE)) event.preventDefault();
  }

  /**
   * A drag is no click, even where it ends over a link.
   * @param {MouseEvent} event
   */
  #click(event) {
    if (!this.#pointer.dragged || event.detail === 0) return this.#taps.click(event);
    event.preventDefault();
    event.stopPropagation();
  }
}
