// @ts-check
/**
 * The names of layouts: those of the engine, and those of presets, which are layouts from keyframes.
 *
 * @module
 */

/** The default layout. */
export const DEFAULT_LAYOUT = "expanding";

/** The layout whose items are as wide as their content. */
export const ROW = "row";

/** @type {Record<string, object>} The layouts of presets, by their names. */
let presets = {};

/** Sets the presets, which an entry with keyframes contains. */
export const setPresets = (/** @type {typeof presets} */ layouts) => { presets = layouts; };

/**
 * Whether two layouts are equal.
 * @param {unknown} one
 * @param {unknown} other
 */
export const isSame = (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * The engine's number of a layout.
 * @param {string[]} names the names of the engine's layouts
 * @param {string} name
 */
export function layoutNumber(names, name) {
  const number = names.indexOf(name);
  if (number >= 0) return number;
  const others = names.includes(ROW) ? "" : '; others need the import "fanfold-view/keyframes"';
  throw new RangeError(
    `fanfold-view: there is no layout "${name}"; there are ${[...names, ...Object.keys(presets), "none"].join(", ")}${others}`);
}

/**
 * The keyframes of a layout, which may be a preset; undefined for a built-in layout.
 * @param {string | object} layout
 */
export const keyframesOf = (layout) => (typeof layout === "object" ? layout : presets[layout]);

/**
 * The value as it is written: old libraries give lists and texts a `toJSON` of their own.
 * @this {any}
 * @param {string} key
 */
function written(key) { return this[key]; }

/**
 * The JSON of a layout from keyframes, which may be in a script.
 * @param {string | object} layout
 */
export const jsonOf = (layout) => (layout instanceof HTMLScriptElement ? layout.text : JSON.stringify(keyframesOf(layout), written));
