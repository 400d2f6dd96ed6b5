// @ts-check
/**
 * Attributes of the tag, and properties set before the element is upgraded.
 *
 * @module
 */

import { isNone, isOn, isTrue } from "./checks.js";
import { kebabCase } from "./engine.js";

/**
 * Boolean attributes, and the properties that reflect them: `removable` lets a swipe across the scroll axis remove an item,
 * if the layout supports it; `reorderable` lets a long press lift an item; `loop` makes the content endless; `findable` lets
 * the browser find invisible children; `clip` clips growing rows; with `noDrag`, drags do not scroll; with `noTapScroll`, taps
 * do not; with `noWheel`, wheels do not.
 */
const FLAGS = ["removable", "reorderable", "loop", "findable", "clip", "noDrag", "noTapScroll", "noWheel"];

/** Observed attributes; those of the layouts' parameters are observed separately. */
export const ATTRIBUTES = [
  "layout", "count", "item", "content-offset", "parameters", "reduce-motion", "dir", "appearance", "autoplay", "snap", "auto-height",
  ...FLAGS.map(kebabCase),
];

/** Attributes that scroll: input changes the state afterwards, so the same value can be set again. */
export const PLACES = ["item", "content-offset"];

/**
 * Properties that reflect text attributes, with their defaults. `appearance` names the appearance values that cells use as
 * custom properties, or is `all`. `snap` overrides the layout's snapping. `reduceMotion` is `auto` to follow the system, or
 * `on` or `off` to ignore it. `autoHeight` is the item that a view without a height follows: `tallest` or `shown`.
 */
const TEXTS = { appearance: "", snap: "", reduceMotion: "auto", autoHeight: "tallest" };

/** Defines the properties that reflect attributes. */
export function defineAttributes(/** @type {object} */ prototype) {
  for (const name of FLAGS) {
    const attribute = kebabCase(name);
    Object.defineProperty(prototype, name, {
      /** @this {Element} */
      get() { return isOn(this, attribute); },
      /** @this {Element} */
      set(value) {
        if (!isTrue(value)) this.removeAttribute(attribute);
        else if (!isOn(this, attribute)) this.setAttribute(attribute, "");
      },
    });
  }
  for (const [name, none] of Object.entries(TEXTS)) {
    const attribute = kebabCase(name);
    Object.defineProperty(prototype, name, {
      /** @this {Element} */
      get() { return this.getAttribute(attribute) ?? none; },
      /** @this {Element} */
      set(text) {
        if (isNone(text)) this.removeAttribute(attribute);
        else this.setAttribute(attribute, text);
      },
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
  const { calls, configuration, configuration: { options }, extras } = view;
  switch (name) {
    case "layout": element.layout = /** @type {any} */ (value); return;
    case "count": return value === null ? calls.useChildren(true) : void (element.count = Number(value.trim() || NaN));
    case "item": return calls.setItem(value, true);
    case "content-offset": element.contentOffset = Number(value ?? 0); return;
    case "parameters": element.parameters = parsed(value ?? "{}"); return;
    case "reduce-motion":
      options.readReduceMotion();
      return void extras.read("autoplay");
    case "dir": return configuration.readStyle();
    case "appearance": return configuration.readAppearance();
    case "autoplay": case "findable": case "clip": case "auto-height": return void extras.read(name);
    default: return options.read();
  }
}

/**
 * Applies properties that the page set before the element was upgraded.
 * @param {any} element
 * @param {object} prototype the prototype of the view's class
 */
export function takeProperties(element, prototype) {
  for (const [name, value] of Object.entries(element)) {
    if (name === "ready" || !(name in prototype)) continue;
    delete element[name];
    Reflect.set(element, name, value);
  }
}

/** Parses JSON; an error names its source. */
function parsed(/** @type {string} */ text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SyntaxError(`fanfold-view: the "parameters" attribute is not valid JSON: ${text}`, { cause: error });
  }
}
