// @ts-check
/**
 * The exported Swift files: each is compiled with the package. Markers enclose the sections that follow the selection
 * (`// <name>` … `// </name>`) and stand for declarations that files share (`// <File/>`).
 */

import packed from "./packed-swift.js";
import { typeName } from "./text.js";

/** @type {Record<string, string>} Files by their paths in `Examples/Exported`. */
const files = packed;

const SECTION = /^ *\/\/ <([\w-]+)>\n(.*?)^ *\/\/ <\/\1>\n(\n?)/gms;
const SHARED = /^\/\/ <([\w+]+)\/>\n/gm;

/** A file's declarations, private to the file that contains them. */
const declarations = (/** @type {string} */ text) => text.replace(/^(?:import .*\n)+\n/, "")
  .replace(/^internal /gm, "private ").replace(/^ {4}internal /gm, "    fileprivate ");

/** Shared declarations. */
const shared = (/** @type {string} */ name) => replaced(declarations(files[`Parts/${name}`]), { "focal-points": false });

/**
 * A text with other sections. An empty one takes the empty line after it away; `true` keeps the text.
 * @param {string} text
 * @param {Record<string, string | boolean>} sections
 */
const replaced = (text, sections) => text.replace(SECTION, (_, name, lines, end) => {
  const content = sections[name] === true ? lines : sections[name];
  return content ? content + end : "";
});

/**
 * The code of a host with the view of a layout's items, and sections for a selection. Both hosts show the same view; layouts from
 * keyframes show the card carousel's.
 * @param {"View" | "Controller"} host
 * @param {string} layout
 * @param {Record<string, string | boolean>} sections
 */
export function swiftFile(host, layout, sections) {
  const name = typeName(layout);
  const item = files[`Items/${name}ItemView`] ?? files["Items/CardCarouselItemView"];
  const text = `${files[`Frames/CardCarousel${host}`]}\n${declarations(item)}`.replace(SHARED, (_, name) => shared(name));
  return replaced(text, { state: item.includes("\\.itemState"), ...sections })
    .replace(/\bCardCarousel(?=(?:Item)?View\b|Controller\b)/g, name);
}
