// @ts-check
/**
 * The order of changes of one view, in one direction: the page's children, the application's requests, the engine, its events,
 * the page.
 *
 * @module
 */

import { report } from "../checks.js";
import { follow } from "./child-changes.js";
import { Events, indexAfter } from "./events.js";
import { needsArea, Requests, scrolls } from "./requests.js";

/** @typedef {import("../engine.js").Engine} Engine */
/** @typedef {import("./requests.js").Request} Request */

/**
 * @typedef {object} Parts
 * @property {import("../shared-state.js").SharedState} shared
 * @property {import("./children.js").Children} children
 * @property {import("../fallback.js").Fallback} fallback
 * @property {import("../items.js").Items} items
 * @property {import("./page-observer.js").PageObserver} observer
 * @property {import("./event-dispatcher.js").EventDispatcher} dispatcher
 */

/** The order of changes of one view. */
export class Changes {
  #requests = new Requests();
  #events;
  /** Whether a listener is running: indices are those from before the events that follow. */
  isDispatching = false;
  /** Whether the page has changed the children during a dispatch: they are followed right after it. */
  #isBehind = false;
  /** @type {Request | undefined} The last request that may scroll: it ends animations of earlier ones. */
  latest;
  #parts;

  constructor(/** @type {Parts} */ parts) {
    this.#parts = parts;
    this.#events = new Events(parts.shared);
  }

  // MARK: Requests

  /** Carries out a request at once or, if that is impossible, as soon as possible. */
  request(/** @type {Request} */ request) {
    const { children, shared, observer } = this.#parts;
    observer.readPending();
    if (scrolls(request)) this.latest = request;
    if (children.areItems && typeof request.item === "number" && !this.#can(request)) {
      if (!shared.engine) children.rereadHidden();
      request.element = children.present()[request.item];
    }
    this.#requests.add(request, !shared.engine);
    this.catchUp(request.isPatient ? undefined : request);
  }

  /**
   * Carries out the requests that are possible now. Their errors are reported.
   * @param {Request} [required] the request whose error is thrown instead
   */
  catchUp(required) {
    for (const request of this.#requests.take((each) => this.#can(each))) {
      try {
        this.#carryOut(request, request === required);
      } catch (error) {
        request.arrive?.(false);
        if (request === required) throw error;
        report(error);
      }
    }
  }

  /**
   * The value of a pending request; undefined if none is pending. An item has its present index.
   * @param {import("./requests.js").Kind} kind
   * @returns {any}
   */
  pending(kind) {
    const request = this.#requests.find(kind);
    const index = request?.element ? this.#parts.children.present().indexOf(request.element) : -1;
    return index < 0 ? request?.value : index;
  }

  /** The number of items, with the page's last changes of the children unless a listener is running. */
  get count() {
    const { children, shared, observer } = this.#parts;
    const isBehind = shared.engine && children.areItems && !this.isDispatching && observer.isBehind;
    return isBehind ? children.present().length : shared.count;
  }

  /** The content is moved by somebody else: a request that awaits a child is obsolete. */
  forgetAwaited() { this.#requests.awaited = undefined; }

  #can(/** @type {Request} */ request) {
    const { engine, count, size } = this.#parts.shared;
    if (!engine || !scrolls(request)) return Boolean(engine);
    const hasItems = count > 0 || request.kind === "append" || request.kind === "item";
    return hasItems && !this.#isBehind && (!needsArea(request) || size.width * size.height > 0);
  }

  /**
   * @param {Request} request
   * @param {boolean} isRequired
   */
  #carryOut(request, isRequired) {
    const { shared, shared: { engine, count }, children: { areItems } } = this.#parts;
    const item = this.#itemOf(request);
    // If children are added one by one, the content is at first too short to scroll to the last of them.
    const child = areItems && request.kind === "item" && !isRequired ? Number(request.value) : NaN;
    const isMissing = child >= count && item === request.item;
    if (scrolls(request)) {
      this.forgetAwaited();
      shared.move("call");
      shared.arrive = request.arrive;
    } else this.#beginChange();
    if (!isMissing) request.action(/** @type {Engine} */ (engine), item);
    this.dispatch();
    if (isMissing || child > 0 && engine?.isAtEnd()) this.#await(request);
    shared.requestFrame();
  }

  /** The item of a request: the child that had the requested index or, if the page has removed it, the nearest index. */
  #itemOf(/** @type {Request} */ { item, element }) {
    const { shared: { count }, children: { elements } } = this.#parts;
    if (!element) return item;
    return elements.includes(element) ? element : Math.min(Number(item), Math.max(count - 1, 0));
  }

  #await(/** @type {Request} */ request) {
    request.element ??= this.#parts.children.elements[Number(request.value)];
    this.#requests.awaited = request;
  }

  /** Carries out the request that awaits a child, if the child is there. */
  #retry() {
    const { children: { elements }, shared: { engine } } = this.#parts;
    const request = this.#requests.awaited;
    const element = request?.element ?? elements[Number(request?.value)];
    const index = element ? elements.indexOf(element) : -1;
    if (!request || index < 0 || engine?.showsItem(index)) return;
    this.#requests.add({ ...request, element }, false);
    this.catchUp();
  }

  // MARK: The page's children

  /** A change of the application begins: it moves content that nobody else moves. */
  #beginChange() {
    const { shared } = this.#parts;
    if (!shared.engine?.needsFrame()) shared.cause = "call";
  }

  /** Applies changes of the children now or, while events are dispatched, right after them. */
  followChildren() {
    this.#isBehind = this.isDispatching;
    if (this.#isBehind) queueMicrotask(() => this.#follow());
    else this.#follow();
  }

  /** Forwards the elements that are assigned to the page's slots, and observes them. */
  forward() {
    const { children, fallback, observer } = this.#parts;
    observer.watch(children.forwarded);
    fallback.forward();
  }

  #follow() {
    const { children, shared, shared: { clock, engine }, fallback, items } = this.#parts;
    this.#isBehind = false;
    if (!children.areItems) return;
    children.readHidden();
    this.forward();
    fallback.show();
    if (!engine) return;
    const time = clock.now;
    // Due events are dispatched first: the changes below are caused by the children.
    engine.advance(time);
    this.dispatch();
    this.#beginChange();
    const seen = [...items.mounted.values()].filter(({ index, isParked }) => index >= 0 && !isParked).map(({ index }) => index);
    for (const element of children.match()) items.free(element);
    // Items that were never visible change without animation.
    follow(children, engine, [items.isSeen, time], seen, (name, detail) => {
      this.#events.addPages(name, detail);
      this.dispatch();
    });
    items.replaceTaken();
    this.catchUp();
    this.#retry();
    shared.requestFrame();
  }

  // MARK: Events

  /**
   * Dispatches pending events; events that occur meanwhile follow.
   * @param {number} [hasEvents] whether the engine has pending events, if that is known
   * @param {boolean} [isUndo] whether they are those of an undone removal
   * @returns {boolean} whether any event was dispatched
   */
  dispatch(hasEvents = 1, isUndo = false) {
    if (hasEvents) this.#events.take(undefined, isUndo);
    let event = this.isDispatching ? undefined : this.#events.next();
    if (!event) return false;
    this.isDispatching = true;
    try {
      for (; event; event = this.#events.next()) {
        const handled = event;
        this.#requests.renumber((item) => indexAfter(item, handled));
        this.#parts.dispatcher.handle(event);
        this.#events.take();
      }
    } finally {
      this.isDispatching = false;
    }
    return true;
  }

  /**
   * The engine's current index of an item; −1 if the engine has removed it.
   * @param {number} item its index according to the dispatched events
   */
  present(item) { return this.#events.present(item); }
}
