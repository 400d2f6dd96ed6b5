// @ts-check
/**
 * A design in the fragment of a link, compressed: servers reject long addresses and never receive fragments.
 * The form is `#design=` and the layout's JSON, deflated and in base64url.
 */

import { queryOf } from "./query.js";

const NAME = "design";
/** Maximum length of a design as JSON, in characters: larger ones are damaged or hostile. */
const LONGEST = 200_000;

/** The significant digits of numbers in a fragment that would be too long. */
const DIGITS = [6, 4, 3];

/**
 * The fragment of a design; empty for none. If it would be too long, as that of noisy numbers, its numbers are rounded.
 * @param {object | null} design
 * @param {number} [longest] in characters
 */
export async function writeFragment(design, longest = Infinity) {
  if (!design) return "";
  let fragment = await pack(JSON.stringify(design));
  for (const digits of DIGITS) if (fragment.length > longest) fragment = await pack(rounded(design, digits));
  return fragment;
}

/** The JSON of a design with rounded numbers. */
const rounded = (/** @type {object} */ design, /** @type {number} */ digits) =>
  JSON.stringify(design, (_, value) => (typeof value === "number" ? Number(value.toPrecision(digits)) : value));

async function pack(/** @type {string} */ json) {
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const packed = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return `#${NAME}=${btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/**
 * The design of a fragment as JSON; undefined if it has none.
 * @param {string} fragment
 * @returns {Promise<string | undefined>}
 * @throws {Error} if it is damaged
 */
export async function readFragment(fragment) {
  const text = queryOf(fragment).get(NAME);
  if (text === null) return undefined;
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).pipeThrough(new TextDecoderStream("utf-8", { fatal: true })).getReader();
  let design = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    design += part.value;
    if (design.length > LONGEST) throw new Error("too long");
  }
  return design;
}
