// @ts-check
/**
 * Modules that are loaded on demand, from beside this one or by a function of the page.
 *
 * @module
 */

/** @typedef {(file: string) => Promise<any>} Loader loads a module of the package by its file name */

/** @type {Loader | undefined} */
let pageLoader;

/** The function that the page has set. */
export const loader = () => pageLoader;

export const setLoader = (/** @type {Loader | undefined} */ load) => { pageLoader = load; };

/**
 * Loads a module. A module that imports this one can still set its function.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} beside loads it by an address that bundlers follow
 * @returns {Promise<T>}
 */
export const load = (name, beside) =>
  Promise.resolve().then(() => (pageLoader ? pageLoader(`fanfold-${name}.js`) : beside()));

/**
 * Loads a module without which the view works: if it is missing, the browser reports the failed request.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} beside
 * @param {(module: T) => void} use
 */
export const loadOptional = (name, beside, use) => void load(name, beside).then(use, () => {});
