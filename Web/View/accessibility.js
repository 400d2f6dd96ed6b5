// @ts-check
/**
 * The view's semantics for assistive technologies, and the reachability of its items.
 *
 * @module
 */

import { load, loadOptional } from "./modules.js";
import { isFocused } from "./keyboard.js";
import { FOCUSABLE, INERT, nameOf } from "./mounted.js";

/** The events that are announced, unless the page itself causes them by its children. */
const NEWS = /^did(insert|remove|open|close)$/;

/** The attributes of a view's element, unless the page has set them. */
const ROLE = /** @type {Record<string, string>} */ ({ role: "group", "aria-roledescription": "carousel" });

/**
 * Focuses an item or, if that is impossible, as with `display: contents`, its first content that is focusable.
 * @param {HTMLElement} item
 * @param {FocusOptions} [options]
 */
export function focusOn(item, options) {
  item.focus(options);
  /** @type {NodeListOf<HTMLElement>} */
  const inner = item.querySelectorAll(`${FOCUSABLE},[tabindex]`);
  for (let place = 0; place < inner.length && !item.matches(":focus-within"); place++) inner[place].focus(options);
}

/** Whether neither an item nor its content can be focused. */
const isWithoutPlace = (/** @type {Element} */ item) => !item.getClientRects()[0] && !item.querySelector(FOCUSABLE);

/** The view's role, its announcements, and its items' focus order. */
export class Accessibility {
  /** Whether the last change or focus move has been applied. */
  isSettled = false;
  #shared;
  #items;
  #status;
  /** @type {Set<string>} The names of the attributes that the view itself has set, besides `tabindex`. */
  #owned = new Set();
  /** Whether the view itself has set the host's `tabindex`. */
  #ownsTabIndex = false;
  /** Whether the current item is to be announced after settling. */
  #isPending = false;
  /** @type {import("./fanfold-announcements.js").News[]} Events to announce after settling, with the names of their items. */
  #news = [];
  /**
   * The element of the item that was open last. It keeps the focus until another item becomes current, unless it is out of
   * sight.
   * @type {HTMLElement | null | undefined}
   */
  #opened;

  /**
   * @param {import("./shared-state.js").SharedState} shared
   * @param {import("./items.js").Items} items
   * @param {HTMLElement} status where announcements are written
   */
  constructor(shared, items, status) {
    this.#shared = shared;
    this.#items = items;
    this.#status = status;
    // Screen readers read an empty `status` aloud as a status bar, and may repeat its earlier lines.
    status.setAttribute("aria-live", "polite");
  }

  /** Sets the default ARIA attributes of the view's element, unless the page sets them; in the page's own layout, removes them. */
  start() {
    const { element, isFlowing } = this.#shared;
    if (isFlowing) {
      if (this.#ownsTabIndex) element.removeAttribute("tabindex");
      for (const name of this.#owned) if (element.getAttribute(name) === ROLE[name]) element.removeAttribute(name);
      this.#owned.clear();
      return;
    }
    this.#ownsTabIndex ||= !element.hasAttribute("tabindex");
    if (this.#ownsTabIndex && this.#items.mounted.size === 0) element.tabIndex = 0;
    if (element.hasAttribute("role")) return;
    for (const name of Object.keys(ROLE)) {
      if (element.hasAttribute(name)) continue;
      element.setAttribute(name, ROLE[name]);
      this.#owned.add(name);
    }
  }

  /** The current item is announced once the view settles. */
  comeTo() {
    this.#isPending = true;
    this.isSettled = false;
  }

  /** Announces an event once the view settles. */
  note(/** @type {import("./changes/events.js").PendingEvent} */ event) {
    if (event.isPages || !NEWS.test(event.name)) return;
    this.#news.push({ ...event, title: nameOf(this.#items.find(event.detail.index)) });
    this.isSettled = false;
  }

  /** Makes only visible items reachable, once nothing moves, and directs Tab to the current item. */
  settle(/** @type {import("./engine.js").Engine} */ engine) {
    this.start();
    this.#items.restore();
    this.#items.readCounters();
    // Content may have changed since, and with it the names.
    this.#items.label();
    const opened = engine.openedItem();
    const shown = opened < 0 ? engine.itemShown() : opened;
    const active = this.#shared.activeElement;
    let [hasFocus, isSeen] = [this.#shared.element === active, false];
    for (const mounted of this.#items.mounted.values()) {
      if (mounted.index < 0) continue;
      if (!mounted.isParked) mounted.refresh();
      const isReached = mounted.index === shown || this.#items.keepsAll || engine.isReachable(mounted.index);
      mounted.set("inert", isReached || mounted.element.contains(active) || mounted.hasOpenLayer ? null : INERT);
      mounted.setTabIndex(mounted.index === shown ? "0" : "-1");
      if (mounted.element === active && isFocused(mounted.element)) [hasFocus, isSeen] = [true, !mounted.isParked];
    }
    const element = this.#items.find(shown);
    if (opened >= 0 || this.#isPending) this.#opened = opened < 0 ? null : element;
    const isKept = isSeen && (active === this.#opened || active === this.#shared.brought);
    if (hasFocus && element && element !== active && !isKept) this.#shared.guard(shown, () => this.#moveFocus(element));
    this.#announce(shown, Boolean(element?.contains(this.#shared.activeElement)));
    // A host with a negative `tabindex` would remove its content from the focus order, so a host with items has none.
    if (this.#ownsTabIndex && element) {
      if (isWithoutPlace(element)) this.#shared.element.tabIndex = 0;
      else this.#shared.element.removeAttribute("tabindex");
    }
    this.#isPending = false;
    this.isSettled = true;
  }

  #moveFocus(/** @type {HTMLElement} */ element) {
    // The element that had the focus can be recycled then; an inactive window gets no focus events.
    this.#shared.requestFrame();
    try {
      this.#shared.isFocusGiven = true;
      focusOn(element, { preventScroll: true });
    } finally {
      this.#shared.isFocusGiven = false;
    }
  }

  /** Announces events and, unless it has the focus, another current item. */
  #announce(/** @type {number} */ shown, /** @type {boolean} */ isFocused) {
    const news = this.#news.splice(0), item = this.#isPending && !isFocused ? shown : -1;
    if (item < 0 && !news.length) return;
    loadOptional("announcements", () => import("./fanfold-announcements.js"),
      ({ announce }) => announce(this.#shared, this.#items, this.#status, news, item, load));
  }
}
