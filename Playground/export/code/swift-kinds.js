// @ts-check
/** Tables of page and application contents in Swift, shared by UIKit and SwiftUI. */

import { kindsOf, nameOfApp, partsOfApp, partsOfPage, words } from "./kinds.js";
import { quoted } from "./stories.js";

/** Maximum length of a string in a line. */
const WIDTH = 90;

/** Properties of a kind besides its text: the picture's position on a page, and the page's ground. */
const PICTURES = {
  magazine: ".picture(height: 0.38)", map: ".picture(height: 0.22)", shop: ".picture(height: 0.36, inset: 24)",
};
const PAPERS = { recipe: "light: 0xFBF6EC, dark: 0x1E1B16,\n        ", shop: "light: 0xF6F6F8, dark: 0x16171A,\n        " };

/** A string literal, wrapped. @param {string} name @param {Element} element */
function text(name, element) {
  const whole = words(element).trim();
  if (whole.length < WIDTH) return `.${name}(${quoted(whole)})`;
  const lines = whole.match(new RegExp(`.{1,${WIDTH}}(?: |$)`, "g")) ?? [];
  return `.${name}(\n    """\n${lines.map((line) => `    ${line}`).join("\\\n")}\n    """)`;
}

/** The first part is bold. @param {Element} element */
const pair = (element) => {
  const bold = words(element.firstElementChild ?? element);
  return `(${quoted(bold)}, ${quoted(words(element).slice(bold.length))})`;
};

/** @param {string} name @param {Element} element */
const list = (name, element) => `.${name}([\n${[...element.children].map((each) => `    ${pair(each)},\n`).join("")}])`;

/**
 * Maps a selector to Swift code.
 * @typedef {[string, (element: Element) => string | undefined][]} Table
 */

/**
 * On a page, a title replaces the surrounding elements.
 * @type {Table}
 */
const ON_PAGE = [
  [".masthead", () => ".masthead"], [".map", () => ".map"], [".over, .lead", () => undefined],
  ["h2", ({ previousElementSibling: before }) => `.heading(hasTopic: ${before?.matches(".over") ?? false})`],
  ["ul", (element) => list("list", element)], [".facts", (element) => list("facts", element)],
  [".price", ({ children: [price, button] }) => `.price(${quoted(words(price))}, button: ${quoted(words(button))})`],
  ["p", (element) => text("text", element)],
];

/** @type {Table} */
const IN_APP = [
  ["[data-text=title]", () => ".title"], ["[data-text=line]", () => ".line"], [".track", () => ".track"],
  [".degrees", (element) => text("degrees", element)], ["p", (element) => text("text", element)],
];

/** @param {Table} table @param {Element[]} elements */
const parts = (table, elements) => elements.flatMap((element) =>
  table.find(([selector]) => element.matches(selector))?.[1](element) ?? []);

/** The parts of a page: its picture is above or beside its heading. @param {string} kind */
function pageParts(kind) {
  const all = parts(ON_PAGE, partsOfPage(kind));
  const heading = all.findIndex((part) => part.startsWith(".heading"));
  const picture = PICTURES[/** @type {keyof typeof PICTURES} */ (kind)];
  all.splice(heading, picture ? 0 : 1, picture ?? ".headingBesidePicture");
  return all;
}

/** @param {string[]} lines */
const entries = (lines) => lines.map((line) => `${line.replace(/^/gm, "            ")},\n`).join("");

/** The types of pages. */
const pages = () => `/// A part of a page.
private enum Part {
    case masthead, map, headingBesidePicture
    /// A height relative to the page.
    case picture(height: CGFloat, inset: CGFloat = 0)
    case heading(hasTopic: Bool)
    case text(String)
    case list([(String, String)])
    case facts([(String, String)])
    case price(String, button: String)
}

/// A page: its parts from top to bottom, and its paper color.
private struct Page {
    var light: UInt32 = 0xFFFFFF
    var dark: UInt32 = 0x17181C
    let parts: [Part]
}

/// The kinds of pages: replace them with your own.
private let pages: [String: Page] = [
${kindsOf("tab-stack").map((kind) => `    ${quoted(kind)}: Page(
        ${PAPERS[/** @type {keyof typeof PAPERS} */ (kind)] ?? ""}parts: [
${entries(pageParts(kind))}        ]),
`).join("")}]
`;

/** The types of applications. */
const applications = () => `/// A part of an application over its picture.
private enum Part {
    case title, line, track
    case text(String)
    case degrees(String)
}

/// An application: its name, and its parts from top to bottom.
private struct Application {
    let name: String
    let parts: [Part]
}

/// The kinds of applications: replace them with your own.
private let applications: [String: Application] = [
${kindsOf("task-switcher").map((kind) =>
    `    ${quoted(kind)}: Application(name: ${quoted(nameOfApp(kind))}, parts: [${parts(IN_APP, partsOfApp(kind)).join(", ")}]),\n`).join("")}]
`;

/** The color type of all hosts. */
export const COLOR = `
extension UIColor {
    /// A color from RGB values, in light and dark.
    fileprivate convenience init(_ light: UInt32, dark: UInt32) {
        self.init { traits in UIColor(traits.userInterfaceStyle == .dark ? dark : light) }
    }

    /// A color from an RGB value.
    fileprivate convenience init(_ rgb: UInt32) {
        let part = { (shift: UInt32) in CGFloat(rgb >> shift & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}
`;

/**
 * The table of a layout's kinds.
 * @param {string} layout
 */
export const kindTable = (layout) => (layout === "tab-stack" ? pages() : applications());
