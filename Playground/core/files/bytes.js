// @ts-check
/** Byte sequences of container formats. */

/** @typedef {Uint8Array | number[]} Bytes */

/** An unsigned number in big-endian order. */
export const big = (/** @type {number} */ value, /** @type {number} in bytes */ length) => Uint8Array.from({ length }, (_, at) => Math.floor(value / 256 ** (length - 1 - at)) % 256);

/** An unsigned number in little-endian order. */
export const little = (/** @type {number} */ value, /** @type {number} in bytes */ length) => Uint8Array.from({ length }, (_, at) => Math.floor(value / 256 ** at) % 256);

export const ascii = (/** @type {string} */ text) => new TextEncoder().encode(text);

/** @param {Bytes[]} parts */
export function joined(...parts) {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
