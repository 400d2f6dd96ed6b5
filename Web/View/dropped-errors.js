// @ts-check
/**
 * Errors of setters that callers drop, as Vue's production build does.
 *
 * @module
 */

/** Reports errors of an object's setters to the console, unless the browser reports them to the window. */
export function reportDropped(/** @type {object} */ prototype) {
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    const { set } = descriptor;
    if (!set) continue;
    /** @this {object} @param {unknown} value */
    descriptor.set = function (value) {
      try {
        set.call(this, value);
      } catch (error) {
        reportLater(error);
        throw error;
      }
    };
    Object.defineProperty(prototype, name, descriptor);
  }
}

function reportLater(/** @type {unknown} */ error) {
  let isKnown = false;
  const names = ["error", "unhandledrejection"];
  const note = (/** @type {any} */ event) => { isKnown ||= (event.error ?? event.reason) === error; };
  for (const name of names) addEventListener(name, note);
  setTimeout(() => {
    for (const name of names) removeEventListener(name, note);
    if (!isKnown) console.error(error);
  });
}
