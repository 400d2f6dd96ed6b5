// @ts-check
/**
 * Changes that a page makes to a view's element and to the children in it.
 *
 * @module
 */

import { OWN } from "../mounted.js";
import { WRITTEN } from "./hidden-children.js";

/** The attributes that the view restores on its element, and on those of items. */
const RESTORED = ["role", OWN];

/** The attributes of children that decide whether one is an item, and which one. */
const ABOUT_ITEMS = ["hidden", "data-key", "slot"];

/** The attribute of a view that a pointer drags. */
const DRAGGING = "data-dragging";

/** Whether the page has removed such an attribute. */
const isTaken = (/** @type {any} */ { target, attributeName: name }) => RESTORED.includes(name) && !target.hasAttribute(name);

/**
 * @typedef {object} Parts
 * @property {import("../accessibility.js").Accessibility} accessibility
 * @property {import("./changes.js").Changes} changes
 * @property {import("./children.js").Children} children
 * @property {import("../configuration.js").Configuration} configuration
 * @property {import("../shared-state.js").SharedState} shared
 * @property {import("../flow.js").Flow} flow
 */

/** Observes the attributes and the children of one view. */
export class PageObserver {
  #observer = new MutationObserver((records) => this.#notice(this.#unread.splice(0).concat(records)));
  /** @type {MutationRecord[]} Records that were found early. */
  #unread = [];
  /** @type {Element | undefined} */
  #script;
  #parts;

  constructor(/** @type {Parts} */ parts) { this.#parts = parts; }

  /** Observes the element; its children only if they are items. */
  observe() {
    const { shared, children: { areItems } } = this.#parts;
    this.#observer.disconnect();
    // Attributes of children, such as `hidden` and `class`, decide whether one is an item.
    this.#observer.observe(shared.element, { attributes: true, childList: areItems, subtree: areItems });
  }

  /**
   * Observes elements that come through a slot of the page, and the list in which they are.
   * @param {Element[]} forwarded
   */
  watch(forwarded) {
    for (const each of forwarded) {
      this.#observer.observe(each, { attributes: true });
      this.#observer.observe(/** @type {Node} */ (each.parentNode), { childList: true });
    }
  }

  /** Handles pending records at once. */
  readPending() {
    if (this.isBehind) this.#notice(this.#unread.splice(0));
  }

  /** Whether the page has made changes that are not followed yet. */
  get isBehind() {
    const records = this.#observer.takeRecords();
    // Records that are taken call the observer no more.
    if (records.length > 0) queueMicrotask(() => this.readPending());
    this.#unread.push(...records);
    return this.#unread.length > 0;
  }

  /** Makes changes that are not the page's. */
  ignore(/** @type {() => void} */ change) {
    this.readPending();
    change();
    this.forget();
  }

  /** Drops records of the view's own changes. */
  forget() { this.#observer.takeRecords(); }

  /** Reads a layout from keyframes from a JSON script in the view. */
  readScript() {
    const { element } = this.#parts.shared;
    const script = element.querySelector(":scope>script[type$=json]");
    if (script && script !== this.#script) /** @type {any} */ (element).layout = this.#script = script;
  }

  #notice(/** @type {MutationRecord[]} */ records) {
    if (records.every(({ attributeName }) => attributeName === DRAGGING)) return;
    const { accessibility, changes, children, configuration, shared, shared: { element, engine }, flow } = this.#parts;
    const names = records.map(({ target, attributeName }) => (target === element ? attributeName : undefined));
    children.hidden.note(records);
    if (names.some((name) => name && name !== "style" && name !== DRAGGING && !WRITTEN.test(name))) children.hidden.expire();
    const isAboutItems = records.some(({ target, type, attributeName }) =>
      type === "childList" ? target === element || !element.contains(target) : children.hidden.isChild(target) && ABOUT_ITEMS.includes(`${attributeName}`))
      || Boolean(engine) && children.readHidden();
    if (isAboutItems) {
      this.readScript();
      changes.followChildren();
    }
    // The view restores its attributes once nothing moves.
    if (records.some(isTaken)) {
      accessibility.isSettled = false;
      shared.requestFrame();
    }
    if (engine) configuration.readParameters(engine, (name) => names.includes(name));
    if (names.includes("class") || names.includes("style")) flow.readStyle();
  }
}
