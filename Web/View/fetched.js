// @ts-check
/**
 * WebAssembly in a file.
 *
 * @module
 */

/**
 * Requests WebAssembly. Browsers explain a failure in the console only.
 * @param {URL} address
 * @param {string} whole the module that contains it
 */
export async function fetched(address, whole) {
  try {
    return await fetch(address);
  } catch (/** @type {any} */ cause) {
    throw new Error(`${address}: ${cause.message}; where ${address.protocol} cannot be fetched, ${whole} contains the WebAssembly`, { cause });
  }
}
