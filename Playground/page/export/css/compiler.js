// @ts-check
/** The compiler of style sheets: the command's, as WebAssembly. It loads when it is first needed. */

import { className } from "../../../core/code/css.js";
import { distanceName } from "../../../core/design/step-names.js";
import { sheetProblem } from "../../../core/design/sheet-problem.js";

/** @typedef {import("../../../core/code/text.js").Choice} Choice */
/** @typedef {Record<string, (...values: any[]) => any> & {memory: WebAssembly.Memory}} Module */

/** The button that leads to a problem's place. */
export const nameOfPlace = (/** @type {import("../../../core/design/sheet-problem.js").Problem} */ { at, rule }) => (at === undefined ? rule ? "Show the rule" : "" : `Show keyframe ${distanceName(at)}`);

/** Keeps the style sheet of the last selection. */
export class Compiler {
  /** @type {{module: Module, presets: Record<string, import("fanfold-view").KeyframeLayout>} | undefined} */
  #loaded;
  #isLoading = false;
  #key = "";
  #sheet = "";
  /** The reason why there is no style sheet; empty if there is one. */
  problem = "";
  /** @type {import("../../../core/design/sheet-problem.js").Problem | undefined} The place of the reason in a design. */
  place;

  /**
   * The style sheet of a selection; empty if there is none, or before the compiler is loaded.
   * @param {Pick<Choice, "layout" | "keyframes" | "parameters">} choice
   * @param {() => void} onLoad called when the compiler is loaded, or cannot be
   */
  sheet(choice, onLoad) {
    if (!this.#loaded) {
      if (!this.#isLoading) this.#load(onLoad);
      return "";
    }
    const key = JSON.stringify([choice.layout, choice.keyframes, choice.parameters]);
    if (key !== this.#key) [this.#key, this.#sheet] = [key, this.#compiled(this.#loaded, choice)];
    return this.#sheet;
  }

  async #load(/** @type {() => void} */ onLoad) {
    this.#isLoading = true;
    this.problem = "";
    try {
      while (await isBeingBuilt()) {
        this.problem = "The compiler of style sheets is still being built, which takes about a minute.";
        onLoad();
        await new Promise((resolve) => { setTimeout(resolve, 1000); });
      }
      this.problem = "";
      this.#loaded = await (await import("./compiler-module.js")).load();
    } catch (error) {
      this.#isLoading = false;
      this.problem = `The compiler of style sheets could not be loaded: ${/** @type {Error} */ (error).message}`;
    }
    onLoad();
  }

  /** @param {{module: Module, presets: Record<string, import("fanfold-view").KeyframeLayout>}} loaded @param {Pick<Choice, "layout" | "keyframes" | "parameters">} choice */
  #compiled({ module, presets }, { layout, keyframes = presets[layout], parameters }) {
    [this.problem, this.place] = ["", undefined];
    const isKnown = keyframes ? call(module, "setKeyframes", JSON.stringify(keyframes)) : call(module, "setLayout", layout);
    if (!isKnown) return this.#fail(keyframes ? read(module) : "compiled layouts have none", keyframes);
    for (const [name, value] of Object.entries(parameters)) call(module, "setParameter", name, value);
    return call(module, "compile", className({ layout })) ? read(module) : this.#fail(read(module), keyframes);
  }

  /** @param {string} reason @param {any} [keyframes] */
  #fail(reason, keyframes) {
    this.place = keyframes ? sheetProblem(reason, keyframes) : { words: reason };
    this.problem = `This layout has no style sheet: ${this.place.words}.`;
    return "";
  }
}

/** Whether the server has no compiler yet: `make run` builds it while it serves the page. A saved page contains its own. */
const isBeingBuilt = async () => new URL(import.meta.url).protocol !== "data:"
  && (await fetch("compiler-module.js", { method: "HEAD" })).status === 503;

/** Calls a function with a text. */
function call(/** @type {Module} */ module, /** @type {string} */ name, /** @type {string} */ text, /** @type {number[]} */ ...values) {
  const bytes = new TextEncoder().encode(text);
  const address = module.allocateText(bytes.length);
  new Uint8Array(module.memory.buffer, address, bytes.length).set(bytes);
  return module[name](address, bytes.length, ...values) === 1;
}

/** The last style sheet or error. */
function read(/** @type {Module} */ module) {
  const place = module.text();
  return new TextDecoder().decode(new Uint8Array(module.memory.buffer, Number(place & 0xffffffffn), Number(place >> 32n)));
}
