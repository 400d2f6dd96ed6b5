// @ts-check
/**
 * Data that the command passes to the page.
 *
 * @typedef {object} Given the initial layout
 * @property {number} edition version of the layout's file; 0 if no file is followed
 * @property {string} [layout] its name
 * @property {string} [title] title of its tab
 * @property {string} [keyframes] its keyframes as JSON, for a keyframe layout
 */

/** @type {{albums?: import("./stage/pictures.js").Album[], layout?: Given}} */
export const data = JSON.parse(document.getElementById("playground-data")?.textContent || "{}");
