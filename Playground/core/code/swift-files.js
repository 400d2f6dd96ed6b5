// @ts-check
/**
 * The exported Swift files: each is compiled with the package. Markers enclose the sections that follow the selection
 * (`// <name>` … `// </name>`) and stand for declarations that files share (`// <File/>`).
 */

import packed from "./packed-swift.js";
import { typeName } from "./text.js";

/** Files by their paths in `Examples/Exported`. @type {Record<string, string>} */
const files = packed;

const SECTION = /^ *\/\/ <([\w-]+)>\n(.*?)^ *\/\/ <\/\1>\n(\n?)/gms;
const SHARED = /^\/\/ <([\w+]+)\/>\n/gm;

/** @typedef {["SwiftUI", "View"] | ["UIKit", "Controller"]} Host the host of a file, and the end of its name */

/**
 * The file of a layout; layouts from keyframes show the card carousel's cells.
 * @param {Host} host
 * @param {string} layout
 */
const fileOf = ([folder, end], layout) => files[`${folder}/${typeName(layout)}${end}`] ?? files[`${folder}/CardCarousel${end}`];

/** Shared declarations, private to the file that contains them. @param {string} name */
const shared = (name) => replaced(files[`Parts/${name}`], { "focal-points": false }).replace(/^(?:import .*\n)+\n/, "")
  .replace(/^internal /gm, "private ").replace(/^ {4}internal /gm, "    fileprivate ");

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
 * A layout's file with sections for a selection.
 * @param {Host} host
 * @param {string} layout
 * @param {Record<string, string | boolean>} sections
 */
export const swiftFile = (host, layout, sections) =>
  replaced(fileOf(host, layout).replace(SHARED, (_, name) => shared(name)), sections)
    // Items are private only beside the other files.
    .replace(/^private (?=struct Item)/gm, "");
