// @ts-check
/** The lines that add the library to an application: the package with its products, or the element's module. */

import { products } from "./text.js";

const swift = (/** @type {import("./text.js").Choice} */ choice) => ['.package(name: "Fanfold", path: "../Fanfold")',
  ...products(choice).map((product) => `.product(name: "${product}", package: "Fanfold")`)].join("\n");

/** @param {import("./text.js").Choice} choice */
const html = ({ isPreset, keyframes }) => `<script type="module" src="fanfold-${isPreset || keyframes ? "keyframes" : "view"}.js"></script>`;

const SWIFT = "Add the package, cloned beside your app, and its products to the target.";

/**
 * The lines and a sentence about their origin, by tab.
 * @type {Record<string, {lines: (choice: import("./text.js").Choice) => string, text: string}>}
 */
export const origin = {
  swiftui: { lines: swift, text: SWIFT },
  uikit: { lines: swift, text: SWIFT },
  html: { lines: html, text: "The module is in the web page’s ZIP below, and in Web/dist of the repository after “make web”." },
  css: { lines: ({ layout }) => `<link rel="stylesheet" href="${layout}.css">`, text: "The command below writes the style sheet as a file. The pictures of the complete example are in the web page’s ZIP." },
};
