// @ts-check
/** Exports the selection as one page that needs no other file: it opens from a disk, and can be sent. */

import { html } from "./html.js";

/** Text that cannot close or change its script element. */
const inScript = (/** @type {string} */ text) => text.replaceAll("</script", "<\\/script").replaceAll("<!--", "<\\!--");

/**
 * The page that `html` returns, with the element's module and the pictures inside.
 * @param {import("./text.js").Choice} choice
 * @param {string} module the element's module, in one file
 * @param {Record<string, string>} pictures addresses that contain the pictures, by file name
 */
export function singleFile(choice, module, pictures) {
  const table = Object.fromEntries(Object.entries(pictures).filter(([file]) => !file.endsWith(".svg")));
  return html(choice)
    .replace(/^ {2}import "\.\/fanfold-.*";\n\n/m, () => `  const pictures = ${JSON.stringify(table)};\n\n`)
    .replace("image.src = `pictures/${picture}`", () => "image.src = pictures[picture]")
    .replace(/"pictures\/([^"]+)"/g, (_, file) => JSON.stringify(pictures[file] ?? ""))
    // The element begins when its cells are known.
    .replace(/^<\/html>$/m, (end) => `<script type="module">\n${inScript(module)}\n</script>\n${end}`);
}
