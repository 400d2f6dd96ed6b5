// @ts-check
/** What is taken along as files: a page for the web, and an application for Swift Playgrounds, each with its pictures. */

import { html } from "./code/html.js";
import { app, catalog, folderOf } from "./code/app.js";
import { drawings } from "./code/kinds.js";
import { save } from "./save.js";
import { zipped } from "./zip.js";

/** @typedef {import("./code/text.js").Choice} Choice */
/** @typedef {import("./zip.js").PackedFile} PackedFile */

/** What a page loads besides its pictures. */
const MODULE = "fanfold-view.js", BINARY = "fanfold.wasm";
/** What it loads besides on a screen that can be touched, and once items change. */
const MORE = ["fanfold-chaining.js", "fanfold-changes.js", "fanfold-changes.wasm"];
/** What it loads besides for a layout from keyframes. */
const KEYFRAMES = { module: "fanfold-keyframes.js", binary: "fanfold-keyframes.wasm" };
/** The library's own sources, by their paths. */
const SOURCES = "export/sources.json";

/**
 * Saves a page that runs where it is served; what was saved.
 * @param {Choice} choice
 */
export async function savePage(choice) {
  const name = `fanfold-${choice.layout}`;
  const parts = [...await more(), ...choice.keyframes ? await keyframes() : []];
  const drawn = Object.entries(drawings(choice.layout)).map(([file, svg]) => text(`pictures/${file}`, svg));
  const files = [text("index.html", html(choice)), await module(), await binary(BINARY), ...parts, ...drawn, ...await pictures(choice, (file) => `pictures/${file}`)];
  return pack(name, files);
}

/**
 * Saves an application that opens in Swift Playgrounds and in Xcode; what was saved.
 * @param {Choice} choice
 */
export async function saveApp(choice) {
  const name = `Fanfold-${choice.layout}`;
  const sources = new TextDecoder().decode((await loaded(SOURCES, SOURCES)).data);
  const texts = Object.entries({ ...app(choice), ...catalog(files(choice).map(({ file }) => file), drawings(choice.layout)), ...JSON.parse(sources) }).map(([path, content]) => text(path, content));
  const inFolder = [...texts, ...await pictures(choice, folderOf)].map(({ path, data }) => ({ path: `${name}.swiftpm/${path}`, data }));
  return pack(`${name}.swiftpm`, inFolder);
}

/** @param {string} name @param {PackedFile[]} files */
function pack(name, files) {
  save(zipped(files), `${name}.zip`);
  return `Saved ${name}.zip`;
}

/** @param {string} path @param {string} content */
const text = (path, content) => ({ path, data: new TextEncoder().encode(content) });

/** @param {string} path @param {string} address */
async function loaded(path, address) {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) throw new Error(`${path} is not beside this page`);
  return { path, data: new Uint8Array(await answer.arrayBuffer()) };
}

/** The component; in a page that is one file, the import map knows where it is. */
const module = () => loaded(MODULE, import.meta.resolve("fanfold-view"));

/** The WebAssembly of a name; in a page that is one file, it stands in it, and knows all layouts. @param {string} name */
function binary(name) {
  const own = packed();
  return loaded(name, own ? `data:application/wasm;base64,${own}` : name);
}

/** What is loaded besides; a page that is one file holds it. */
const more = () => Promise.all(packed() ? [] : MORE.map((name) => loaded(name, name)));

/** What knows layouts from keyframes; in a page that is one file, the component does. */
async function keyframes() {
  const { module, binary: name } = KEYFRAMES;
  return [...packed() ? [] : [await loaded(module, module)], await binary(name)];
}

const packed = () => document.getElementById("fanfold-wasm")?.textContent;

/** The pictures of items and of their albums, each of them once. @param {Choice} choice */
const files = ({ stories, albums = {} }) =>
  [...new Map([...stories, ...Object.values(albums).flat()].map((picture) => [picture.file, picture])).values()];

/** @param {Choice} choice @param {(file: string) => string} path */
const pictures = (choice, path) => Promise.all(files(choice).map(({ file, src }) => loaded(path(file), src)));
