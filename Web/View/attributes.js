// @ts-check
/**
 * What a page says in the tag, and what it has said before the tag was a view.
 *
 * @module
 */

import { kebabCase } from "./engine.js";

/**
 * Attributes that are there or not, and the properties that are the same: whether a swipe across the scroll axis removes an
 * item, where the layout has a rule for it; whether a long press lifts one; whether the content has no ends; whether the browser
 * finds children invisible; whether rows that grow are clipped.
 */
const FLAGS = ["removable", "reorderable", "loop", "findable", "clip"];

/** Attributes that a view follows at once; the parameters of layouts it follows besides. */
export const ATTRIBUTES = [
  "layout", "count", "item", "content-offset", "parameters", "reduce-motion", "dir", "appearance", "autoplay", "snap", ...FLAGS,
];

/**
 * Properties that are the texts of attributes, and what they are without: the names of the appearance values that cells use
 * as custom properties, or `all`; where the content comes to rest, if not as the layout has it; and whether motion is to be
 * reduced: `auto` follows the system, `on` and `off` do not ask it.
 */
const TEXTS = { appearance: "", snap: "", reduceMotion: "auto" };

/**
 * Gives views the properties that are attributes.
 * @param {object} prototype
 */
export function defineAttributes(prototype) {
  for (const name of FLAGS) {
    Object.defineProperty(prototype, name, {
      /** @this {Element} */
      get() { return this.hasAttribute(name); },
      /** @this {Element} */
      set(isOn) { this.toggleAttribute(name, Boolean(isOn)); },
    });
  }
  for (const [name, none] of Object.entries(TEXTS)) {
    const attribute = kebabCase(name);
    Object.defineProperty(prototype, name, {
      /** @this {Element} */
      get() { return this.getAttribute(attribute) ?? none; },
      /** @this {Element} */
      set(text) { this.setAttribute(attribute, text); },
    });
  }
}

/**
 * Follows an attribute.
 * @param {import("./element.js").FanfoldView} element
 * @param {import("./view.js").View} view
 * @param {string} name
 * @param {string | null} value
 */
export function readAttribute(element, view, name, value) {
  const { configuration, mutations } = view;
  switch (name) {
    case "layout": element.layout = value ?? "expanding"; return;
    case "count": return value === null ? mutations.useChildren(true) : void (element.count = Number(value.trim() || NaN));
    case "item": return value === null ? undefined : view.scrollTo(Number(value), { animated: false }, true);
    case "content-offset": element.contentOffset = Number(value ?? 0); return;
    case "parameters": element.parameters = parsed(value ?? "{}"); return;
    case "reduce-motion": return configuration.readReduceMotion();
    case "dir": return configuration.readStyle();
    case "appearance": return configuration.readAppearance();
    case "autoplay": case "findable": case "clip": return void view.readExtra(name);
    default: return configuration.readOptions();
  }
}

/**
 * Takes what the page has set on an element before it was a view.
 * @param {any} element
 * @param {object} prototype what a view has
 */
export function takeProperties(element, prototype) {
  for (const [name, value] of Object.entries(element)) {
    if (name === "ready" || !(name in prototype)) continue;
    delete element[name];
    Reflect.set(element, name, value);
  }
}

/**
 * JSON, or an error that says where it comes from.
 * @param {string} text
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SyntaxError(`fanfold-view: parameters is no JSON: ${text}`, { cause: error });
  }
}
