// @ts-check
/** Exports files: a web page, and an application for Swift Playgrounds, each with its pictures. */

import { html } from "../../core/code/html.js";
import { singleFile } from "../../core/code/single-file.js";
import { app, catalog, folderOf } from "../../core/code/app.js";
import { drawings } from "../../core/code/kinds.js";
import { fileName } from "../../core/design/design.js";
import { save } from "./save.js";
import { zipped } from "../../core/files/zip.js";

/** @typedef {import("../../core/code/text.js").Choice} Choice */
/** @typedef {import("../../core/files/zip.js").PackedFile} PackedFile */

/** The component without and with layouts from keyframes. */
const CORE = { module: "fanfold-view.js", binary: "fanfold.wasm" };
const KEYFRAMES = { module: "fanfold-keyframes.js", binary: "fanfold-keyframes.wasm" };
/** The modules that a view loads besides. */
const EXTRAS = ["ahead", "announcements", "chaining", "copies", "counters", "explanations", "words"].map((name) => `fanfold-${name}.js`);
/** The component in one file. */
const SINGLE = "fanfold-single.js";
/** The longest side of a picture inside a page, in pixels, and its quality as JPEG. */
const LONGEST_SIDE = 960, QUALITY = 0.8;
/** The library's own sources, by their paths. */
const SOURCES = "export/sources.json";

/** Saves a page that runs from a web server. Returns the saved file's name. */
export async function savePage(/** @type {Choice} */ choice) {
  const drawn = Object.entries(drawings(choice.layout)).map(([file, svg]) => text(`pictures/${file}`, svg));
  const files = [text("index.html", html(choice)), ...await component(choice.keyframes || choice.isPreset ? KEYFRAMES : CORE), ...drawn, ...await pictures(choice, (file) => `pictures/${file}`)];
  return pack(choice, files, ".zip");
}

/** Saves a page that is one file: it opens from a disk. Returns a sentence with its name and size. */
export async function saveSingle(/** @type {Choice} */ choice) {
  const address = import.meta.resolve("fanfold-view"), isWhole = address.startsWith("data:");
  const module = new TextDecoder().decode((await loaded(SINGLE, isWhole ? address : SINGLE)).data);
  const drawn = Object.entries(drawings(choice.layout)).map(([file, svg]) => [file, `data:image/svg+xml,${encodeURIComponent(svg)}`]);
  const photographs = await Promise.all(files(choice).map(async ({ file, src }) => [file, await shrunk(src)]));
  const blob = new Blob([singleFile(choice, module, Object.fromEntries([...drawn, ...photographs]))], { type: "text/html" });
  return `Saved ${save(blob, layoutOf(choice), ".html")}, ${(blob.size / 1e6).toFixed(1)} MB`;
}

/** A smaller copy of a picture, as an address that contains it; the address itself if its site does not share the picture. */
async function shrunk(/** @type {string} */ src) {
  const image = new Image();
  image.crossOrigin = "anonymous";
  image.src = src;
  try {
    await image.decode();
    const scale = Math.min(1, LONGEST_SIDE / Math.max(image.naturalWidth, image.naturalHeight));
    const canvas = Object.assign(document.createElement("canvas"), { width: Math.round(image.naturalWidth * scale), height: Math.round(image.naturalHeight * scale) });
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/jpeg", QUALITY);
  } catch {
    return new URL(src, location.href).href;
  }
}

/** Saves an application for Swift Playgrounds and Xcode. Returns the saved file's name. */
export async function saveApp(/** @type {Choice} */ choice) {
  const name = fileName(layoutOf(choice));
  const sources = new TextDecoder().decode((await loaded(SOURCES, SOURCES)).data);
  const texts = Object.entries({ ...app(choice), ...catalog(files(choice).map(({ file }) => file), drawings(choice.layout)), ...sourcesOf(choice, JSON.parse(sources)) }).map(([path, content]) => text(path, content));
  const inFolder = [...texts, ...await pictures(choice, folderOf)].map(({ path, data }) => ({ path: `${name}.swiftpm/${path}`, data }));
  return pack(choice, inFolder, ".swiftpm.zip");
}

/** The sources of the library that a choice needs. */
const sourcesOf = (/** @type {Choice} */ { isPreset, keyframes }, /** @type {Record<string, string>} */ sources) =>
  Object.fromEntries(Object.entries(sources).filter(([path]) => isPreset || keyframes || !path.startsWith("FanfoldKeyframes/")));

/** The design of a choice, or its layout's name. */
const layoutOf = (/** @type {Choice} */ { keyframes, layout }) => keyframes ?? layout;

/** @param {Choice} choice @param {PackedFile[]} files @param {string} ending */
const pack = (choice, files, ending) => `Saved ${save(zipped(files), layoutOf(choice), ending)}`;

/** @param {string} path @param {string} content */
const text = (path, content) => ({ path, data: new TextEncoder().encode(content) });

async function loaded(/** @type {string} */ path, /** @type {string} */ address) {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) throw new Error(`${path} could not be loaded`);
  return { path, data: new Uint8Array(await answer.arrayBuffer()) };
}

/** The files of the component. The module of a single-file page contains the others. */
function component(/** @type {{module: string, binary: string}} */ { module, binary }) {
  const address = import.meta.resolve("fanfold-view");
  const isWhole = address.startsWith("data:");
  return Promise.all(isWhole ? [loaded(module, address)] : [module, binary, ...EXTRAS].map((name) => loaded(name, name)));
}

/** The pictures of items and albums, without duplicates. */
const files = (/** @type {Choice} */ { stories, albums = {} }) =>
  [...new Map([...stories, ...Object.values(albums).flat()].map((picture) => [picture.file, picture])).values()];

/** @param {Choice} choice @param {(file: string) => string} path */
const pictures = (choice, path) => Promise.all(files(choice).map(({ file, src }) => loaded(path(file), src)));
