// @ts-check
/**
 * The parameters of a layout: their descriptors, and the values that the page sets.
 *
 * @module
 */

import { kebabCase, parameterDescriptors } from "./engine.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./engine.js").ParameterDescriptor} ParameterDescriptor */

/**
 * The words for values: parts of the viewport for the parameter `align`, rates for `deceleration`.
 * @type {Record<string, number>}
 */
const WORDS = { start: 0, center: 0.5, end: 1, normal: 0.998, fast: 0.99 };

/** The parameters of one view's layout. */
export class Parameters {
  /** @type {ParameterDescriptor[]} The parameters of the layout, each with its default as the value. */
  descriptors = [];
  /**
   * The same, of all layouts that have been used, by their names or objects.
   * @type {Record<string, Map<any, ParameterDescriptor[]> | WeakMap<any, ParameterDescriptor[]>>}
   */
  #described = { string: new Map(), object: new WeakMap() };
  /** @type {Map<string, string>} The values from style sheets, by the attributes that they stand for. */
  #styled = new Map();

  /** Describes the parameters of a new layout, whose engine has their defaults. */
  describe(/** @type {Engine} */ engine, /** @type {string | object} */ layout) {
    this.#described[typeof layout].set(layout, parameterDescriptors(engine));
    this.#styled.clear();
  }

  /** Uses the descriptors of a layout. */
  use(/** @type {string | object} */ layout) { this.descriptors = this.#described[typeof layout].get(layout) ?? []; }

  /**
   * Sets some parameters; throws a `RangeError` if one does not exist, or has an invalid value.
   * @param {Engine} engine
   * @param {Record<string, number | string>} values
   * @param {number} time
   */
  set(engine, values, time) {
    for (const [name, value] of Object.entries(values)) {
      const number = this.descriptors.findIndex((parameter) => parameter.name === name);
      if (number < 0) {
        const names = this.descriptors.map((parameter) => parameter.name).join(", ");
        throw new RangeError(`fanfold-view: there is no parameter "${name}"; there are ${names}`);
      }
      if (!engine.setParameter(number, WORDS[value] ?? Number(value), time)) {
        const { minimum, maximum } = this.descriptors[number];
        const isInRange = Number(value) >= minimum && Number(value) <= maximum;
        throw new RangeError(`fanfold-view: ${name} must ${isInRange ? "suit the other parameters" : `be in ${minimum}…${maximum}`}, but is ${value}`);
      }
    }
  }

  /**
   * The values that an element requests: `featured-length` sets `featuredLength` in any layout. A parameter without an
   * attribute has the value of its custom property, such as `--fanfold-featured-length`, or its default.
   * @param {Element} element
   * @param {(attribute: string) => boolean} concerns whether an attribute is to be read
   * @returns {Record<string, number | string>[]} each value by itself
   */
  requested(element, concerns) {
    return this.descriptors.flatMap((parameter) => {
      const attribute = kebabCase(parameter.name);
      if (!concerns(attribute)) return [];
      const text = element.getAttribute(attribute) ?? (this.#styled.get(attribute) || null);
      // An empty text is not a number.
      return [{ [parameter.name]: text === null ? parameter.default : text.trim() || `"${text}"` }];
    });
  }

  /**
   * Reads the custom properties again.
   * @param {CSSStyleDeclaration} style
   * @param {import("./viewport.js").Viewport} viewport
   * @returns {string[]} the attributes that those with other values stand for
   */
  changed(style, viewport) {
    return this.descriptors.map(({ name }) => kebabCase(name)).filter((name) => {
      // A custom property that has transitions needs a value.
      const value = style.getPropertyValue(`--fanfold-${name}`).trim().replace("none", "");
      const text = value.includes("(") ? viewport.compute(value) : value;
      const isNew = text !== (this.#styled.get(name) ?? "");
      this.#styled.set(name, text);
      return isNew;
    });
  }
}
