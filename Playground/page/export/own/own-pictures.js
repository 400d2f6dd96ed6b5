// @ts-check
/** Custom pictures: dropped, chosen or pasted. They stay on the machine. */

import { albums as builtIn, pictures, useAlbums } from "../../stage/pictures.js";
import { addressesIn, albumsOfAddresses, albumsOfFiles } from "./albums.js";

/** The placeholder of a broken picture. */
export const PLACEHOLDER = `data:image/svg+xml,${encodeURIComponent(`
<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320">
  <rect width="320" height="320" fill="#3a3e49"/>
  <g fill="none" stroke="#aab0bd" stroke-width="6" stroke-linejoin="round" stroke-linecap="round">
    <path d="M106 120h108v80H106zM106 186l30-30 24 24 14-14 40 34"/><path d="m96 214 128-108"/>
  </g>
</svg>`)}`;

const pageAlbums = builtIn;

/** Custom pictures. Dispatches `replace` when the pictures change and `change` when messages change. */
export class OwnPictures extends EventTarget {
  /** @type {Map<string, string>} Names of the current pictures by address. */
  #names = new Map();
  /** @type {Set<string>} Addresses of pictures that could not be shown. */
  #broken = new Set();
  /** @type {string[]} Names of files that are not pictures. */
  #skipped = [];

  /** Number of pictures. */
  get count() { return this.#names.size; }

  /** Names of pictures that could not be shown, in their original order. */
  get broken() { return [...this.#names].filter(([address]) => this.#broken.has(address)).map(([, name]) => name); }

  /** Names of files that are not pictures. */
  get skipped() { return this.#skipped; }

  /** Replaces the pictures with files. */
  showFiles(/** @type {import("./files.js").FoundFile[]} */ files) {
    /** @type {Map<string, string>} */
    const names = new Map();
    const { albums, skipped } = albumsOfFiles(files, ({ file, path }) => {
      const address = URL.createObjectURL(file);
      names.set(address, path);
      return address;
    });
    this.#show(albums, names, skipped);
  }

  /**
   * Replaces the pictures with remote pictures.
   * @param {string} text addresses separated by white space
   */
  showAddresses(text) {
    const { addresses, others } = addressesIn(text);
    this.#show(albumsOfAddresses(addresses), new Map(addresses.map(({ href }) => [href, href])), others);
  }

  /** Restores the built-in pictures. */
  restoreBuiltIn() {
    this.#use(pageAlbums, new Map());
    this.#dispatchChange([]);
  }

  /** Replaces a picture that cannot be shown with a placeholder. */
  replaceBroken(/** @type {HTMLImageElement} */ image) {
    const address = image.src;
    if (!this.#names.has(address)) return;
    image.src = PLACEHOLDER;
    if (this.#broken.has(address)) return;
    this.#broken.add(address);
    for (const picture of pictures) if (picture.src === address) picture.src = PLACEHOLDER;
    this.#dispatchChange(this.#skipped);
  }

  /** Loads each picture in turn to report broken ones before they are scrolled into view. */
  async #inspect() {
    const names = this.#names;
    for (const address of names.keys()) {
      const image = new Image();
      image.src = address;
      const { type } = await new Promise((done) => { image.onload = image.onerror = done; });
      if (this.#names !== names) return;
      if (type === "error") this.replaceBroken(image);
    }
  }

  /** @param {import("./albums.js").Album[]} albums @param {Map<string, string>} names @param {string[]} skipped */
  #show(albums, names, skipped) {
    // If there is nothing to show, the current pictures stay.
    if (albums.length > 0) this.#use(albums, names);
    this.#dispatchChange(skipped);
  }

  #use(/** @type {import("./albums.js").Album[]} */ albums, /** @type {Map<string, string>} */ names) {
    for (const address of this.#names.keys()) URL.revokeObjectURL(address);
    this.#names = names;
    this.#broken = new Set();
    useAlbums(albums);
    this.dispatchEvent(new Event("replace"));
    this.#inspect();
  }

  #dispatchChange(/** @type {string[]} */ skipped) {
    this.#skipped = skipped;
    this.dispatchEvent(new Event("change"));
  }
}
