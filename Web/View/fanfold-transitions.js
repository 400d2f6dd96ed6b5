// @ts-check
/**
 * Parameters that come from style sheets, on their way from one value to another: for views whose style has a
 * `transition` of them, which load it.
 *
 * The browser does what the style sheets say, with their times and their curves; the view follows it from frame to frame.
 *
 * @module
 */

import { kebabCase } from "./engine.js";

/** Views that are followed. @type {WeakSet<Element>} */
const followed = new WeakSet();

const PREFIX = "--fanfold-";

/**
 * Makes numbers of the custom properties of the present layout, and follows those that a transition changes.
 * @param {HTMLElement} element
 * @param {import("./configuration.js").Configuration} configuration
 */
export function follow(element, configuration) {
  for (const { name } of configuration.parameters) {
    const property = { name: PREFIX + kebabCase(name), syntax: "<number> | <custom-ident>", initialValue: "none", inherits: true };
    // Who has registered it already, has.
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
    if (configuration.prefersReducedMotion) for (const animation of animations) animation.finish();
    configuration.readStyle();
    if (animations.length > 0 && element.isConnected) request = requestAnimationFrame(step);
  };
  element.addEventListener("transitionrun", ({ target, propertyName }) => {
    if (target === element && propertyName.startsWith(PREFIX) && request === 0) step();
  });
}
