// @ts-check
/**
 * A design in the fragment of a link, compressed: servers reject long addresses and never receive fragments.
 * The form is `#design=` and the layout's JSON, deflated and in base64url.
 */

const NAME = "design";
/** Maximum length of a design as JSON, in characters: larger ones are damaged or hostile. */
const LONGEST = 200_000;

/** The fragment of a design; empty for none. @param {object | null} design */
export async function writeFragment(design) {
  if (!design) return "";
  const stream = new Blob([JSON.stringify(design)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
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
  const text = new URLSearchParams(fragment.slice(1)).get(NAME);
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
