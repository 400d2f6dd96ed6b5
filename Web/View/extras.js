// @ts-check
/**
 * Modules for rare attributes and layouts, for touch devices and for views without a height. Other pages do not load them.
 *
 * @module
 */

import { isOn } from "./checks.js";
import { ROW } from "./layout-names.js";
import { load } from "./modules.js";
import { isPageTimeline } from "./timeline.js";
import { VERSION } from "./version.js";

const MODULES = {
  autoplay: () => load("autoplay", () => import("./fanfold-autoplay.js")),
  findable: () => load("findable", () => import("./fanfold-findable.js")),
  clip: () => load("clip", () => import("./fanfold-clip.js")),
  fit: () => load("fit", () => import("./fanfold-fit.js")),
  "auto-height": () => load("height", () => import("./fanfold-height.js")),
  chaining: () => load("chaining", () => import("./fanfold-chaining.js")),
  ahead: () => load("ahead", () => import("./fanfold-ahead.js")),
};

/** @typedef {keyof typeof MODULES} Name */

/** @type {Set<Name>} The modules that are missing or of another version, as after a release in which caches kept them. */
const missing = new Set();

/** The additional modules of one view. */
export class Extras {
  /** @type {Record<string, AbortController>} Controllers that end the modules. */
  #ends = {};
  #view;

  constructor(/** @type {import("./view.js").View} */ view) { this.#view = view; }

  /** Starts or ends all modules. */
  readAll() { for (const name of Object.keys(MODULES)) this.read(/** @type {Name} */ (name)); }

  /** Starts a module if it is needed, and ends it otherwise. */
  async read(/** @type {Name} */ name) {
    const { element, isFlowing } = this.#view.shared;
    this.#ends[name]?.abort();
    const { signal } = this.#ends[name] = new AbortController();
    if (!element.isConnected || isFlowing || !this.#needs(name)) return;
    const { start, VERSION: found } = /** @type {any} */ (await MODULES[name]().catch((error) => ({ VERSION: error })));
    if (signal.aborted) return;
    if (found === VERSION) return void start(this.#view, signal);
    // The view works without its modules for touches and for busy pages.
    if (missing.has(name) || ["ahead", "chaining"].includes(name)) return;
    missing.add(name);
    console.error(`fanfold-view: ${name} has no effect: the modules of version ${VERSION} must be in one folder, with their names`, found);
  }

  #needs(/** @type {Name} */ name) {
    const { configuration, shared } = this.#view;
    if (name === "ahead") return shared.engine && isPageTimeline();
    if (name === "chaining") return navigator.maxTouchPoints > 0;
    if (name === "auto-height") return shared.hasAutoHeight;
    return name === "fit" ? configuration.layout === ROW : isOn(shared.element, name);
  }
}
