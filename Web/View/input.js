// @ts-check
/**
 * User input: sends pointer, wheel and key events to the engine.
 *
 * @module
 */

import { isOn } from "./checks.js";
import { isClosed, isEdited, Keyboard } from "./keyboard.js";
import { DRAGGABLE, FIELD, OWN_DRAG } from "./scroll-ancestors.js";
import { INTERACTIVE, Taps } from "./taps.js";
import { timeline } from "./timeline.js";
import { Wheel } from "./wheel.js";

/** The engine's function for a pointer that has no further effect. */
const CANCELLED = "pointerCancelled";

/** The maximum time from `pointerup` to its click, in milliseconds. */
const CLICK_DELAY = 1000;

/** The distance from which a mouse that is released has not clicked, in CSS pixels: the engine's for a drag. */
const DRAG_DISTANCE = 6;

/** The extent of the handle of a view that users can resize, in CSS pixels. */
const HANDLE = 17;

/** The input of one view. */
export class Input {
  /** @type {Map<number, PointerEvent>} The pointers that are down, with their `pointerdown` events. */
  #pointers = new Map();
  /**
   * The state of the current pointer: whether it is a touch on moving content, whether it has dragged, whether there were
   * several pointers, and whether its target may have a closed shadow tree.
   * @type {{caught: boolean, dragged?: boolean, several?: boolean, closed?: boolean, upTime?: number}}
   */
  #pointer = /** @type {any} */ ({});
  /** @type {PointerEvent | undefined} The last `pointerdown`. */
  #down;
  /**
   * Listeners while a pointer is down. They need no signal, which would be created and aborted with each touch.
   * @type {Record<string, (event: any) => void>}
   */
  #followers = {
    pointermove: (event) => this.#shared.act(() => this.#pointerMoved(event)),
    pointerup: (event) => this.#shared.act(() => this.#pointerUp(event)),
    pointercancel: (event) => this.#shared.act(() => this.#pointerCancelled(event)),
    // A field in a closed shadow tree has received the pointer.
    selectionchange: () => { if (this.#pointer.closed && !this.#pointer.dragged) this.cancel(); },
  };
  /** The window of the view's document, which listens: the page may put a view into the document of a frame. */
  #window = window;
  /** The place of the last `pointerup`. */
  #lifted = { x: NaN, y: NaN };
  #shared;
  #wheel;
  #keyboard;
  #taps;

  /**
   * @param {import("./shared-state.js").SharedState} shared
   */
  constructor(shared) {
    this.#shared = shared;
    this.#wheel = new Wheel(shared);
    this.#keyboard = new Keyboard(shared);
    this.#taps = new Taps(shared, (up) => {
      for (const name of /** @type {const} */ (["pointerDown", "pointerUp"])) this.#send(name, up, shared.clock.now, this.#lifted);
    });
  }

  /** Listens until the signal is aborted. */
  start(/** @type {AbortSignal} */ signal) {
    const shared = this.#shared, { element } = shared;
    const listen = (/** @type {string} */ name, /** @type {(event: any) => void} */ handle, options = {}) =>
      element.addEventListener(name, (event) => { if (!shared.isFlowing) handle(event); }, { signal, ...options });
    listen("pointerdown", (event) => {
      this.#down = event;
      this.#taps.calls = shared.calls;
      if (this.#pointers.size === 0) this.#pointer.dragged = false;
      if (!this.#isTheirs(event)) keepMouseEvents(event);
    }, { capture: true });
    listen("pointerdown", (event) => this.#pointerDown(event));
    listen("mousedown", (event) => this.#keepFocus(event), { capture: true });
    listen("click", (event) => this.#click(event), { capture: true });
    listen("dragstart", (event) => this.#dragStart(event));
    listen("wheel", (event) => this.#wheel.turn(event), { passive: false });
    listen("keydown", (event) => this.#keyboard.press(event));
    listen("focusin", (event) => this.#keyboard.focus(event));
    listen("focusout", () => this.#keyboard.focus());
    signal.addEventListener("abort", () => this.cancel());
  }

  /** Ends the gestures in progress. */
  cancel() {
    this.#taps.settle();
    this.#shared.endWait();
    for (const down of this.#pointers.values()) this.#pointerCancelled(down, this.#shared.clock.now);
    this.#follow("removeEventListener");
  }

  /** Whether a pointer of the view is down. */
  get isHeld() { return this.#pointers.size > 0; }

  /**
   * @param {PointerEvent} event
   */
  #pointerDown(event) {
    // The view's text cannot be selected, except by pointers of content with its own drags.
    this.#shared.viewport.element.toggleAttribute("data-selectable", this.#shared.isIn(event, OWN_DRAG));
    // A press whose listener has scrolled is not the view's: it would stop the scroll.
    if (this.#shared.hasFailed || this.#isTheirs(event) || this.#taps.isAnswered) return;
    if (this.#pointers.size === 0) this.#window = this.#shared.window;
    this.#follow("addEventListener");
    const closed = isClosed(this.#shared.pathOf(event)[0]);
    this.#shared.act(() => this.#press(event, closed));
  }

  /**
   * @param {PointerEvent} event
   * @param {boolean} closed whether the target may have a closed shadow tree
   */
  #press(event, closed) {
    this.#taps.settle();
    this.#taps.calls = this.#shared.calls;
    const isMoving = Boolean(this.#shared.engine?.needsFrame());
    if (isMoving) this.#shared.move("user");
    if (this.#pointers.size === 0) {
      this.#shared.viewport.measure(this.#shared.size);
      this.#pointer = { caught: isMoving && event.pointerType === "touch" };
    } else this.#pointer.several = true;
    this.#pointer.closed = closed;
    this.#pointers.set(event.pointerId, event);
    this.#send("pointerDown", event);
  }

  /**
   * Keeps the focus where it is if content has canceled the `pointerdown`, as the browser does, except on text that can be
   * selected.
   * @param {MouseEvent} event
   */
  #keepFocus(event) {
    const [target] = this.#shared.pathOf(event);
    if (!target || !this.#down?.defaultPrevented) return;
    const isText = getComputedStyle(target).userSelect !== "none" && !this.#shared.isIn(event, INTERACTIVE)
      && !this.#shared.pathOf(event).slice(0, -1).some((each) => each.matches("[tabindex]"));
    if (!isText) event.preventDefault();
  }

  /** Whether content handles a pointer. */
  #isTheirs(/** @type {PointerEvent} */ event) {
    return event.button !== 0 || isEdited(event) || this.#shared.isIn(event, event.pointerType === "touch" ? FIELD : DRAGGABLE)
      || this.#isOnHandle(event) || event.pointerType === "touch" && this.#shared.pathOf(event).some((each) => !this.#leavesTouches(each));
  }

  /** Whether the style of content leaves touches along the scroll axis to a scroll container around it. */
  #leavesTouches(/** @type {Element} */ element) {
    const { engine, viewport } = this.#shared, { touchAction } = getComputedStyle(element);
    const isAcross = Boolean(engine?.isVertical()) === viewport.isTurned;
    return (isAcross ? /auto|man|x|left|right/ : /auto|man|y|up|down/).test(touchAction);
  }

  /** Whether a pointer is on the handle of a view, or of a box in it, with the style `resize`: in the corner where lines end. */
  #isOnHandle(/** @type {PointerEvent} */ event) {
    const [target = this.#shared.element] = this.#shared.pathOf(event), { resize, direction } = getComputedStyle(target);
    return (resize || "none") !== "none" && target.clientHeight - event.offsetY < HANDLE
      && (direction === "rtl" ? event.offsetX : target.clientWidth - event.offsetX) < HANDLE;
  }

  /**
   * Begins or ends to listen to all pointers of the window: content can keep the moves of a pointer to itself, but not its end.
   * @param {"addEventListener" | "removeEventListener"} change
   */
  #follow(change) {
    for (const name of Object.keys(this.#followers)) this.#window[change](name, this.#followers[name], name !== "pointermove");
  }

  /**
   * @param {PointerEvent} event
   */
  #pointerMoved(event) {
    const down = this.#pointers.get(event.pointerId);
    if (!down) return;
    const pointer = this.#pointer;
    // Content of the item can handle the pointer until the view drags, or its `pointerup` was missed, such as during a
    // browser dialog. Events of test libraries often have no buttons.
    const isOver = !event.buttons && event.isTrusted || !pointer.dragged && (down.defaultPrevented || this.#isTaken(event));
    if (isOver) return this.#pointerCancelled(event);
    // A busy page receives one event for many moves, the last of which is the event.
    for (const move of event.getCoalescedEvents?.().slice(0, -1) ?? []) this.#send("pointerMoved", move);
    if (!this.#send("pointerMoved", event) || pointer.dragged) return;
    pointer.dragged = true;
    this.#shared.move("user");
    capture(this.#shared.element, event.pointerId);
    this.#shared.element.toggleAttribute("data-dragging", true);
  }

  /** Whether content drags, or has captured the pointer. A touch is captured by its target without a call. */
  #isTaken(/** @type {PointerEvent} */ event) {
    return this.#shared.pathOf(event).some((each) => each.matches("[data-dragging]") ||
      event.pointerType !== "touch" && each.hasPointerCapture(event.pointerId));
  }

  /**
   * @param {PointerEvent} event
   */
  #pointerUp(event) {
    const down = this.#pointers.get(event.pointerId);
    if (!down) return;
    const pointer = this.#pointer;
    pointer.upTime = event.timeStamp;
    this.#lifted = this.#placeOf(event);
    // The press is over before listeners run: their calls find the content free.
    this.#send(pointer.dragged ? "pointerUp" : CANCELLED, event);
    if (!pointer.dragged && !pointer.several && !hasMoved(down, event)) this.#taps.wait(down, event, pointer.caught);
    this.#endPointer(event.pointerId);
  }

  /**
   * @param {PointerEvent} event
   * @param {number} [time]
   */
  #pointerCancelled(event, time) {
    if (!this.#pointers.has(event.pointerId)) return;
    this.#send(CANCELLED, event, time);
    this.#endPointer(event.pointerId);
  }

  /**
   * The place of a pointer in the engine's coordinates.
   * @param {PointerEvent} event
   * @param {boolean} isFinal whether no move follows
   */
  #placeOf({ clientX, clientY }, isFinal = true) {
    return this.#shared.viewport.map(this.#shared.size, isFinal).point(clientX, clientY);
  }

  /**
   * @param {"pointerDown" | "pointerMoved" | "pointerUp" | "pointerCancelled"} what
   * @param {PointerEvent} event
   * @param {number} [time] the time for the engine: a tap is sent after its pointer went up, and after other frames
   * @param {{x: number, y: number}} [place] the place at which the pointer went up: the view may have moved since
   */
  #send(what, event, time = undefined, place = undefined) {
    const { clock, engine } = this.#shared;
    const pageTime = timeline().now();
    this.#shared.requestFrame(pageTime);
    const at = time ?? clock.atEvent(event, pageTime);
    if (what === CANCELLED) return engine?.pointerCancelled(event.pointerId, at);
    const { x, y } = place ?? this.#placeOf(event, what !== "pointerMoved");
    return engine?.[what](event.pointerId, x, y, at);
  }

  /**
   * @param {number} pointer
   */
  #endPointer(pointer) {
    this.#pointers.delete(pointer);
    this.#shared.element.toggleAttribute("data-dragging", false);
    if (this.#pointers.size > 0) return;
    this.#follow("removeEventListener");
  }

  /** Prevents native dragging of images and links, unless the page allows it. */
  #dragStart(/** @type {DragEvent} */ event) {
    if (!isOn(this.#shared.element, "no-drag") && !this.#shared.isIn(event, DRAGGABLE)) event.preventDefault();
  }

  /** Prevents the click after a drag, as over a link. After a short touch drag, it may be dispatched in a later task. */
  #click(/** @type {MouseEvent} */ event) {
    const { dragged, upTime = -Infinity } = this.#pointer;
    const isEndOfDrag = dragged && event.detail !== 0 && event.timeStamp - upTime < CLICK_DELAY;
    if (!isEndOfDrag) return this.#taps.click(event);
    event.preventDefault();
    event.stopPropagation();
  }
}

/**
 * Whether a mouse has moved as in a drag, such as to select text. Browsers send a click nevertheless, but none for such a touch.
 * @param {PointerEvent} down
 * @param {PointerEvent} up
 */
const hasMoved = (down, up) => up.pointerType === "mouse"
  && Math.hypot(up.clientX - down.clientX, up.clientY - down.clientY) > DRAG_DISTANCE;

/** Captures a pointer, unless the browser does not know it, such as that of a test library's event. */
function capture(/** @type {Element} */ element, /** @type {number} */ pointer) {
  try { element.setPointerCapture(pointer); } catch {}
}

/**
 * Lets content cancel a `pointerdown` for the view alone: a native cancellation would also suppress the pointer's mouse events
 * and the selection of text.
 * @param {PointerEvent} event
 */
function keepMouseEvents(event) {
  // A view around this one has done so already.
  if (Object.hasOwn(event, "preventDefault")) return;
  let isCancelled = event.defaultPrevented;
  Object.defineProperties(event, {
    defaultPrevented: { get: () => isCancelled },
    preventDefault: { value: () => { isCancelled = true; } },
  });
}
