// @ts-check
/**
 * What a page does to a view's element, and to the children in it.
 *
 * @module
 */

import { OWN } from "./mounted.js";

/** What the view writes to its element, and to those of items. */
const WRITTEN = ["role", OWN];

/** What a view is while a finger moves it. */
const DRAGGING = "data-dragging";

/** Whether the page has taken such an attribute away. */
const isTaken = (/** @type {any} */ { target, attributeName: name }) => WRITTEN.includes(name) && !target.hasAttribute(name);

/** Follows the attributes and the children of one view. */
export class Mutations {
  #observer = new MutationObserver((records) => this.#notice(records));
  /** @type {Element | undefined} */
  #script;
  /** Whether children are still to be followed. */
  isBehind = false;
  #view;

  /** @param {import("./view.js").View} view */
  constructor(view) { this.#view = view; }

  /** Cells of the view's own making come and go unobserved. */
  observe() {
    const { core, children } = this.#view;
    this.#observer.disconnect();
    // Of what is within children, `hidden` makes the difference between an item and none.
    const { areItems } = children;
    this.#observer.observe(core.element, { attributes: true, childList: areItems, subtree: areItems });
  }

  /** Follows at once what the page has done, as far as that can be. */
  catchUp() {
    const records = this.#observer.takeRecords();
    if (records.length > 0) this.#notice(records);
  }

  /** What the view has done itself is no news. */
  forget() { this.#observer.takeRecords(); }

  /**
   * From now on children are items, or the view makes the elements of items.
   * @param {boolean} areItems
   */
  useChildren(areItems) {
    const { core, children, items, queue } = this.#view;
    if (children.areItems === areItems) return;
    items.clear();
    children.areItems = areItems;
    this.observe();
    if (!areItems && core.engine) core.needChanges().catch(reportError);
    if (areItems) queue.when("count", (engine) => this.#view.setCount(engine, children.read()));
    core.requestFrame();
  }

  /** Elements that come through a slot of the page's come and go with it. */
  listenToSlots() {
    const { children, fallback } = this.#view;
    for (const slot of children.slots) slot.onslotchange = () => this.#noticeChildren();
    fallback.forward();
  }

  /** A layout from keyframes may stand in the view, as JSON: who knows keyframes reads it. */
  readScript() {
    const { element } = this.#view.core;
    const script = element.querySelector(":scope>script[type$=json]");
    if (script && script !== this.#script) /** @type {any} */ (element).layout = this.#script = script;
  }

  /**
   * Follows what the page does to the view's element.
   * @param {MutationRecord[]} records
   */
  #notice(records) {
    if (records.every(({ attributeName }) => attributeName === DRAGGING)) return;
    const { accessibility, configuration, core, core: { element, engine } } = this.#view;
    const names = records.map(({ target, attributeName }) => (target === element ? attributeName : undefined));
    const isAboutItems = records.some(({ target, type, attributeName }) =>
      type === "childList" ? target === element : target.parentNode === element && attributeName === "hidden");
    if (isAboutItems) {
      this.readScript();
      this.#noticeChildren();
    }
    // What is missing of the view's own comes back once all is at rest.
    if (records.some(isTaken)) {
      accessibility.isSettled = false;
      core.requestFrame();
    }
    if (engine) configuration.readParameters(engine, (name) => names.includes(name));
    if (names.includes("class") || names.includes("style")) configuration.readStyle();
  }

  #noticeChildren() {
    // In the middle of what is being told, indices are still those from before.
    this.isBehind = this.#view.events.isTelling;
    if (this.isBehind) queueMicrotask(() => this.#followChildren());
    else this.#followChildren();
  }

  #followChildren() {
    const { children, core, events, fallback, items, queue } = this.#view;
    const { engine, clock } = core;
    this.isBehind = false;
    if (!children.areItems) return;
    this.listenToSlots();
    if (!engine) return fallback.show();
    if (core.changes) children.releasePlaces();
    const time = clock.now;
    // What is due by now is done first, so that what comes is the children's doing.
    engine.advance(time);
    events.deliver();
    const isFollowed = children.followHeirs();
    if (!core.changes && !isFollowed) return items.isSeen ? this.#wait(engine) : this.#replaceAll(engine);
    const seen = [...items.mounted.values()].map(({ index }) => index).filter((index) => index >= 0);
    // What nobody has seen yet is gone at once, and others are there.
    core.changes?.follow(children, engine, [items.isSeen, time], seen, (name, detail) => events.deliverOfPage(name, detail));
    items.replaceTaken();
    queue.catchUp();
    core.requestFrame();
  }

  /**
   * Waits for what changes items. Where it cannot be had, others are there at once.
   * @param {import("./engine.js").Engine} engine
   */
  #wait(engine) {
    const { children, core, items } = this.#view;
    this.isBehind = true;
    children.holdPlaces(items.mounted.values());
    core.requestFrame();
    core.needChanges().catch((error) => {
      if (!this.isBehind) return;
      reportError(error);
      this.isBehind = false;
      children.releasePlaces();
      this.#replaceAll(engine);
    });
  }

  /**
   * All items are others, at once.
   * @param {import("./engine.js").Engine} engine
   */
  #replaceAll(engine) {
    const { children, core, events, queue } = this.#view;
    const { count } = core;
    engine.setCount(children.read(), core.clock.now);
    const { length } = children.elements;
    if (count > 0) events.deliverOfPage("didremove", { index: 0, count });
    if (length > 0) events.deliverOfPage("didinsert", { index: 0, count: length });
    queue.catchUp();
    core.requestFrame();
  }

  /** Goes on, now that items can be changed. */
  goOn() { if (this.isBehind) this.#followChildren(); }
}
