// @ts-check
/** Pictures that people bring along: dropped, chosen, pasted. They stay on the machine. */

import { albums as builtIn, pictures, useAlbums } from "../../pictures.js";
import { addressesIn, albumsOfAddresses, albumsOfFiles } from "./albums.js";

/** What is shown for a picture that is broken. */
export const PLACEHOLDER = `data:image/svg+xml,${encodeURIComponent(`
<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320">
  <rect width="320" height="320" fill="#3a3e49"/>
  <g fill="none" stroke="#aab0bd" stroke-width="6" stroke-linejoin="round" stroke-linecap="round">
    <path d="M106 120h108v80H106zM106 186l30-30 24 24 14-14 40 34"/><path d="m96 214 128-108"/>
  </g>
</svg>`)}`;

const pageAlbums = builtIn;

/** The pictures that are brought along. Tells by `replace` that others are shown, by `change` what there is to say. */
export class OwnPictures extends EventTarget {
  /** How to name those in use, by their addresses. @type {Map<string, string>} */
  #names = new Map();
  /** The addresses of those that could not be shown. @type {Set<string>} */
  #broken = new Set();
  /** The names of what was no picture. @type {string[]} */
  #skipped = [];

  /** How many there are. */
  get count() { return this.#names.size; }

  /** The names of those that could not be shown, in the order in which they were brought, whenever each failed. */
  get broken() { return [...this.#names].filter(([address]) => this.#broken.has(address)).map(([, name]) => name); }

  /** The names of what was no picture. */
  get skipped() { return this.#skipped; }

  /**
   * Shows files in place of what is shown.
   * @param {import("./files.js").FoundFile[]} files
   */
  showFiles(files) {
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
   * Shows pictures at other places in place of what is shown.
   * @param {string} text their addresses, with white space between
   */
  showAddresses(text) {
    const { addresses, others } = addressesIn(text);
    this.#show(albumsOfAddresses(addresses), new Map(addresses.map(({ href }) => [href, href])), others);
  }

  /** Shows those that the page came with again. */
  closeItem() {
    this.#use(pageAlbums, new Map());
    this.#tell([]);
  }

  /**
   * Puts a placeholder in the place of a picture that cannot be shown.
   * @param {HTMLImageElement} image
   */
  replaceBroken(image) {
    const address = image.src;
    if (!this.#names.has(address)) return;
    image.src = PLACEHOLDER;
    if (this.#broken.has(address)) return;
    this.#broken.add(address);
    for (const picture of pictures) if (picture.src === address) picture.src = PLACEHOLDER;
    this.#tell(this.#skipped);
  }

  /** Looks at one picture after the other, so that it is known what cannot be shown before its turn comes. */
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

  /**
   * @param {import("./albums.js").Album[]} albums
   * @param {Map<string, string>} names
   * @param {string[]} skipped
   */
  #show(albums, names, skipped) {
    // Where there is nothing to show, what is there stays.
    if (albums.length > 0) this.#use(albums, names);
    this.#tell(skipped);
  }

  /**
   * @param {import("./albums.js").Album[]} albums
   * @param {Map<string, string>} names
   */
  #use(albums, names) {
    for (const address of this.#names.keys()) URL.revokeObjectURL(address);
    this.#names = names;
    this.#broken = new Set();
    useAlbums(albums);
    this.dispatchEvent(new Event("replace"));
    this.#inspect();
  }

  /** @param {string[]} skipped */
  #tell(skipped) {
    this.#skipped = skipped;
    this.dispatchEvent(new Event("change"));
  }
}
