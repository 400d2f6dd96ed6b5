// @ts-check
/**
 * What people do to a view: pointers, wheels and keys, told to the engine.
 *
 * @module
 */

/** Keys, by the numbers that the engine gives them. */
const KEYS = [
  "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", "Escape", "Delete",
];

/** The length of a line, where a wheel counts in lines, in CSS pixels. */
const LINE_LENGTH = 40;
/** The least distance that a notch of a mouse wheel reports, in CSS pixels, and what it is a multiple of. */
const NOTCH_DISTANCE = 50, NOTCH_UNIT = 120;
/** For so long after a trackpad's small distances, large ones are taken to be its own too, in milliseconds. */
const TRACKPAD_MEMORY = 300;

/** Input elements keep their pointers to themselves. */
const UNDRAGGABLE = "input, textarea, select, [contenteditable]";

/** The input of one view. */
export class Input {
  /**
   * The pointers that are down.
   * @type {Set<number>}
   */
  #pointers = new Set();
  /** Where the view is on screen while a pointer is down, and whether it has dragged. */
  #pointer = { left: 0, top: 0, scale: 1, dragged: false };
  /** @type {AbortController | undefined} */
  #pointerListeners;
  #trackpadTime = -Infinity;
  #core;

  /**
   * @param {import("./engine.js").Core} core
   */
  constructor(core) { this.#core = core; }

  /**
   * Listens until the signal.
   * @param {AbortSignal} signal
   */
  start(signal) {
    const { element } = this.#core;
    element.addEventListener("pointerdown", (event) => this.#pointerDown(event), { signal });
    element.addEventListener("click", (event) => this.#click(event), { signal, capture: true });
    element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    element.addEventListener("wheel", (event) => this.#wheel(event), { signal, passive: false });
    element.addEventListener("keydown", (event) => this.#keyDown(event), { signal });
    element.addEventListener("focusin", (event) => this.#focus(event.target), { signal });
    element.addEventListener("focusout", () => this.#focus(null), { signal });
    signal.addEventListener("abort", () => this.#cancel());
  }

  #cancel() {
    for (const pointer of this.#pointers) {
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
    const target = /** @type {Element} */ (event.target);
    if (!this.#core.engine || event.button !== 0 || target.closest(UNDRAGGABLE)) return;
    if (this.#pointers.size === 0) this.#beginPointers();
    this.#pointers.add(event.pointerId);
    this.#tell("pointerDown", event, ...this.#location(event));
  }

  /** Follows pointers wherever they go, from the first that goes down to the last that goes up. */
  #beginPointers() {
    const { element } = this.#core;
    const { left, top, width } = element.getBoundingClientRect();
    this.#pointer = { left, top, scale: width > 0 ? element.offsetWidth / width : 1, dragged: false };
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
    if (!this.#pointers.has(event.pointerId)) return;
    this.#tell("pointerUp", event, ...this.#location(event));
    this.#endPointer(event.pointerId);
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
   * @param {"pointerDown" | "pointerMoved" | "pointerUp" | "pointerCancelled"} what
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
   * A drag is no click, even where it ends over a link.
   * @param {MouseEvent} event
   */
  #click(event) {
    if (!this.#pointer.dragged || event.detail === 0) return;
    this.#pointer.dragged = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * A pointer's place in the view, whatever the page has done to the view's own size.
   * @param {PointerEvent} event
   * @returns {[number, number]}
   */
  #location({ clientX, clientY }) {
    const { left, top, scale } = this.#pointer;
    return [(clientX - left) * scale, (clientY - top) * scale];
  }

  /**
   * @param {WheelEvent} event
   */
  #wheel(event) {
    const { engine, clock } = this.#core;
    if (!engine || event.ctrlKey) return;
    const distance = this.#wheelDistance(event);
    if (distance !== 0 && engine.wheel(distance, Number(this.#isPrecise(event)), clock.at(event.timeStamp))) {
      event.preventDefault();
      this.#core.requestFrame();
    }
  }

  /**
   * How far a wheel moves the content, in reading direction. A vertical wheel moves horizontal content only where
   * nothing around could scroll by it.
   * @param {WheelEvent} event
   */
  #wheelDistance(event) {
    const { element, engine, size } = this.#core;
    const target = /** @type {Element} */ (event.target);
    if (scrolls(target, element, event.deltaY)) return 0;
    const isVertical = Boolean(engine?.isVertical());
    const isAcross = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const length = isVertical ? size.height : size.width;
    const unit = [1, LINE_LENGTH, length][event.deltaMode];
    if (isVertical) return isAcross ? 0 : event.deltaY * unit;
    if (isAcross) return event.deltaX * unit * (getComputedStyle(element).direction === "rtl" ? -1 : 1);
    return scrolls(element.parentElement, null, event.deltaY) ? 0 : event.deltaY * unit;
  }

  /**
   * Whether a wheel event comes from a trackpad: small distances, and what follows them.
   * @param {WheelEvent} event
   */
  #isPrecise(event) {
    const delta = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY;
    const notches = /** @type {any} */ (event).wheelDelta;
    const isNotch = event.deltaMode !== 0 || (notches % NOTCH_UNIT === 0 && Math.abs(delta) >= NOTCH_DISTANCE);
    const isRemembered = event.timeStamp - this.#trackpadTime < TRACKPAD_MEMORY;
    if (!isNotch || isRemembered) this.#trackpadTime = event.timeStamp;
    return !isNotch || isRemembered;
  }

  /**
   * What has the focus within an item is brought into view, and so is an item that gets it from the keyboard; but who is
   * on an item as a whole goes where the view goes.
   * @param {EventTarget | null} target
   */
  #focus(target) {
    const { engine, clock, isMovingFocus } = this.#core;
    const item = target instanceof Element ? this.#itemOf(target) : null;
    const isWhole = item === target;
    const isBrought = item && (!isWhole || (!isMovingFocus && item.matches(":focus-visible")));
    engine?.focusItem(isBrought ? Number(item.dataset.index) : -1, clock.now);
    if (isWhole) engine?.focusItem(-1, clock.now);
    this.#core.requestFrame();
  }

  /**
   * The element of the item that an element belongs to, if it does to one.
   * @param {Element} element
   */
  #itemOf(element) {
    const item = element.closest("[data-index]");
    return item instanceof HTMLElement && item.parentElement === this.#core.element ? item : null;
  }

  /**
   * @param {KeyboardEvent} event
   */
  #keyDown(event) {
    const { element, engine, clock, count } = this.#core;
    const isModified = event.ctrlKey || event.altKey || event.metaKey;
    const target = /** @type {Element} */ (event.target);
    const isMine = target === element || target === this.#itemOf(target) || event.key === "Escape";
    if (!engine || isModified || event.defaultPrevented || !isMine) return;
    const page = event.shiftKey ? "PageUp" : "PageDown";
    const name = event.key === " " ? page : event.key === "Backspace" ? "Delete" : event.key;
    if (name === "Enter" && count > 0 && engine.highlightedItem() < 0) {
      this.#core.dispatch("itemtap", { index: engine.itemShown() });
    } else if (KEYS.includes(name) && engine.keyDown(KEYS.indexOf(name), clock.at(event.timeStamp))) {
      event.preventDefault();
      this.#core.requestFrame();
    }
  }
}

/**
 * Whether something could scroll vertically, from one element outwards to another.
 * @param {Element | null} first
 * @param {Element | null} end
 * @param {number} delta
 */
function scrolls(first, end, delta) {
  for (let around = first; around && around !== end; around = around.parentElement) {
    const isRoot = around === document.scrollingElement;
    const scrolls = isRoot || /auto|scroll/.test(getComputedStyle(around).overflowY);
    const space = delta < 0 ? around.scrollTop : around.scrollHeight - around.clientHeight - around.scrollTop;
    if (scrolls && delta !== 0 && space >= 1) return true;
  }
  return false;
}
