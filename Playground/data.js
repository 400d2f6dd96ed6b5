// @ts-check
/**
 * What the command tells the page.
 *
 * @typedef {object} Given the layout that the page begins with
 * @property {number} edition which one it is of those that its file has held; 0 where no file is followed
 * @property {string} [layout] its name
 * @property {string} [title] what its tab says
 * @property {string} [keyframes] what it is, where it is from keyframes, as JSON
 */

/** @type {{albums?: import("./pictures.js").Album[], layout?: Given}} */
export const data = JSON.parse(document.getElementById("playground-data")?.textContent || "{}");
