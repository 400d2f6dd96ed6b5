// @ts-check
/**
 * Transitions of parameters from style sheets: views whose style has a `transition` of a parameter load this module.
 *
 * The browser runs the transitions, with their durations and timing functions; the view reads the values in each frame.
 *
 * @module
 */

import { kebabCase } from "./engine.js";

/** @type {WeakSet<Element>} Views with this module. */
const followed = new WeakSet();

const PREFIX = "--fanfold-";

/**
 * Registers the custom properties of the current layout as numbers, and applies those that a transition changes.
 * @param {HTMLElement} element
 * @param {import("./configuration.js").Configuration} configuration
 */
export function follow(element, configuration) {
  for (const { name } of configuration.parameters.descriptors) {
    const property = { name: PREFIX + kebabCase(name), syntax: "<number> | <custom-ident>", initialValue: "none", inherits: true };
    // Another view may have registered the property already.
    try { /** @type {any} */ (CSS).registerProperty(property); } catch {}
  }
  if (followed.has(element)) return;
  followed.add(element);
  const underWay = () => element.getAnimations().filter((animation) =>
    animation instanceof CSSTransition && animation.transitionProperty.startsWith(PREFIX));
  let request = 0;
  const step = () => {
    request = 0;
    const animations = underWay();
    if (configuration.options.prefersReducedMotion) for (const animation of animations) animation.finish();
    configuration.readStyle();
    if (animations.length > 0 && element.isConnected) request = requestAnimationFrame(step);
  };
  element.addEventListener("transitionrun", ({ target, propertyName }) => {
    if (target === element && propertyName.startsWith(PREFIX) && request === 0) step();
  });
}
