// @ts-check
/**
 * Groups files and addresses into albums, with the same names and order as the served playground.
 *
 * @typedef {import("../../stage/pictures.js").Album} Album
 * @typedef {import("./files.js").FoundFile} FoundFile
 */

import { freeName } from "../../../core/words.js";

/** The name of the album of pictures outside folders. */
const LOOSE = "Your pictures";

/** Natural order: `2.jpg` before `10.jpg`, ignoring case. */
const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/**
 * One album per folder, and the names of files that are not pictures.
 * @param {FoundFile[]} files
 * @param {(found: FoundFile) => string} address creates a file's address
 * @returns {{albums: Album[], skipped: string[]}}
 */
export function albumsOfFiles(files, address) {
  const seen = files.filter(({ path }) => !path.split("/").some((name) => name.startsWith(".")));
  const [pictures, others] = [seen.filter(isPicture), seen.filter((file) => !isPicture(file))];
  const folders = grouped(pictures.sort((a, b) => compare(a.path, b.path)), ({ path }) => folderOf(path));
  const names = new Set();
  const albums = [...folders].sort(([a], [b]) => compare(a, b)).map(([folder, files]) => ({
    name: freeName(albumName(folder), names),
    pictures: files.map((found) => ({ src: address(found), caption: caption(found.file.name), credit: null })),
  }));
  return { albums, skipped: others.map(({ path }) => path) };
}

/**
 * An album of remote pictures.
 * @param {URL[]} addresses
 * @returns {Album[]}
 */
export const albumsOfAddresses = (addresses) =>
  [...grouped(addresses, ({ hostname }) => hostname)].map(([name, addresses]) => ({
    name, pictures: addresses.map((address) => ({ src: address.href, caption: captionOf(address), credit: null })),
  }));

/**
 * The addresses in a text, and the words that are not addresses.
 * @param {string} text addresses separated by white space
 */
export function addressesIn(text) {
  const all = text.split(/\s+/).filter(Boolean).map((word) => ({ word, address: addressOf(word) }));
  return {
    addresses: all.flatMap(({ address }) => address ?? []),
    others: all.flatMap(({ word, address }) => (address ? [] : word)),
  };
}

function addressOf(/** @type {string} */ word) {
  try {
    const address = new URL(word);
    return /^https?:$/.test(address.protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}

/** Converts `summer-in-rome_02.jpg` to “Summer in rome 02”. */
export function caption(/** @type {string} */ name) {
  const stem = name.replace(/(.)\.(?:jpe?g|jpe|jfif|png|webp|gif|avif|jxl|svg)$/i, "$1");
  const words = stem.split(/[-_\s]+/).filter(Boolean).join(" ");
  return words ? words[0].toUpperCase() + words.slice(1) : stem;
}

function captionOf(/** @type {URL} */ { pathname, hostname }) {
  const name = pathname.split("/").findLast(Boolean);
  return name ? caption(decoded(name)) : hostname;
}

/** A decoded address, or the address itself if its encoding is invalid. */
function decoded(/** @type {string} */ name) {
  try { return decodeURIComponent(name); } catch { return name; }
}

const isPicture = (/** @type {FoundFile} */ { file }) => file.type.startsWith("image/");

const folderOf = (/** @type {string} */ path) => path.split("/").slice(0, -1).join("/");

/** An album's name: the dropped folder's own name, or the path below it. */
function albumName(/** @type {string} */ folder) {
  const [first, ...inner] = folder.split("/");
  return inner.join(" / ") || first || LOOSE;
}

/**
 * Groups values by a key, in order of appearance.
 * @template T
 * @param {T[]} things
 * @param {(thing: T) => string} key
 * @returns {Map<string, T[]>}
 */
function grouped(things, key) {
  const groups = new Map();
  for (const thing of things) {
    const group = groups.get(key(thing));
    if (group) group.push(thing);
    else groups.set(key(thing), [thing]);
  }
  return groups;
}
