// @ts-check
/** Exports a keyframe layout in Swift. */

import { numeral } from "./text.js";

/** @typedef {import("fanfold-view").KeyframeLayout} KeyframeLayout */
/** @typedef {string | {open: string, parts: Part[], close: string}} Part an expression, or a call or list of expressions */

/** Maximum line length of Swift code. */
const WIDTH = 110;

const EXTENTS = { width: ".width", height: ".height", shorter: ".shorterSide" };
const ENDS = { held: ".held", continued: ".continued", repeated: ".repeated" };
const ORDERS = { "nearest-in-front": ".nearestInFront", "later-in-front": ".laterInFront", "earlier-in-front": ".earlierInFront" };

/** @param {any} value @returns {string} */
function length(value) {
  if (typeof value === "number") return numeral(value);
  if (Array.isArray(value)) return value.map(length).join(" + ") || "0";
  const { fraction = 0, of, points = 0 } = value;
  const part = `.fraction(${numeral(fraction)}${of ? `, of: ${EXTENTS[of]}` : ""})`;
  return [fraction && part, points && `.points(${numeral(points)})`].filter(Boolean).join(" + ") || "0";
}

/** The arguments of a call that have a value. @param {[string, any][]} pairs */
const given = (pairs) => pairs.filter(([, text]) => text !== undefined).map(([name, text]) => `${name}: ${text}`);

/** @param {any} value @param {(value: any) => string} write */
const when = (value, write) => (value === undefined ? undefined : write(value));

/** @param {import("fanfold-view").Keyframe} keyframe */
const keyframe = ({ at, x, y, width, height, scale, rotation = {}, depth, opacity, cornerRadius, appearance = {}, curve }) => given([
  ["at", numeral(at)], ["x", when(x, length)], ["y", when(y, length)], ["width", when(width, length)], ["height", when(height, length)],
  ["scale", when(scale, numeral)], ["rotationX", when(rotation.x, numeral)], ["rotationY", when(rotation.y, numeral)],
  ["rotationZ", when(rotation.z, numeral)], ["depth", when(depth, length)], ["opacity", when(opacity, numeral)],
  ["cornerRadius", when(cornerRadius, length)],
  ["appearance", Object.keys(appearance).length > 0 ? pairs(appearance) : undefined],
  ["curve", when(curve, (numbers) => `KeyframeEasing(${numbers.map(numeral).join(", ")})`)],
]);

/** @param {{x?: any, y?: any, z?: any}} anchor */
const point = ({ x, y, z }) => `KeyframeAnchor(${given([["x", when(x, length)], ["y", when(y, length)], ["z", when(z, length)]]).join(", ")})`;

/** @param {string} name @param {Part[]} parts @returns {Part} */
const call = (name, parts) => ({ open: `${name}(`, parts, close: ")" });

/** @param {import("fanfold-view").Keyframe[]} each @returns {Part[]} */
const frames = (each) => each.map((one) => call("Keyframe", keyframe(one)));

/** @param {import("fanfold-view").KeyframeParameter} parameter */
function parameter({ name, unit, default: standard, minimum, maximum, adds }) {
  const additions = [
    ...given([
      ["pitch", when(adds.pitch, length)], ["spacing", when(adds.spacing, length)], ["anchor", when(adds.anchor, point)],
      ["eyeDistance", when(adds.eyeDistance, length)],
    ]),
    ...(adds.keyframes ? [{ open: "keyframes: [", parts: frames(adds.keyframes), close: "]" }] : []),
  ];
  const kind = unit === "points-per-second" ? ".pointsPerSecond" : `.${unit}`;
  return call("KeyframeParameter", [
    JSON.stringify(name), kind, `${numeral(minimum)}...${numeral(maximum)}`, `default: ${numeral(standard)}`,
    call("adds: KeyframeAdditions", additions),
  ]);
}

/** @param {Record<string, number>} numbers */
const pairs = (numbers) => `[${Object.entries(numbers).map(([name, value]) => `${JSON.stringify(name)}: ${numeral(value)}`).join(", ")}]`;

/** @param {Part} part @returns {string} */
const flat = (part) => (typeof part === "string" ? part : `${part.open}${part.parts.map(flat).join(", ")}${part.close}`);

/**
 * The lines of an expression: one if it fits, otherwise a call fills its lines.
 * @param {string} indent
 * @param {Part} part
 * @param {string} end
 * @returns {string[]}
 */
function lines(indent, part, end) {
  const line = `${indent}${flat(part)}${end}`, inner = `${indent}    `;
  if (line.length <= WIDTH || typeof part === "string") return [line];
  const { open, parts, close } = part;
  return close === "]" ? list(indent, open, parts, end) : [`${indent}${open}`, ...filled(inner, parts, `${close}${end}`)];
}

/**
 * A list with one element per line. An only element has no comma.
 * @param {string} indent
 * @param {string} open
 * @param {Part[]} parts
 * @param {string} [end]
 * @returns {string[]}
 */
const list = (indent, open, parts, end = "") =>
  [`${indent}${open}`, ...parts.flatMap((each) => lines(`${indent}    `, each, parts.length > 1 ? "," : "")), `${indent}]${end}`];

/**
 * Arguments in lines that are as full as possible.
 * @param {string} indent
 * @param {Part[]} parts
 * @param {string} end
 */
function filled(indent, parts, end) {
  /** @type {string[]} */
  const all = [];
  for (const [place, part] of parts.entries()) {
    const stop = place === parts.length - 1 ? end : ",";
    const longer = `${all.at(-1)} ${flat(part)}${stop}`;
    if (place > 0 && longer.length <= WIDTH) all[all.length - 1] = longer;
    else all.push(...lines(indent, part, stop));
  }
  return all;
}

/**
 * Rules that differ from their defaults, as statements.
 * @param {KeyframeLayout} layout
 */
function rules({ before, after, smooth = true, order, stacked, spacing, anchor, eyeDistance, perspective, hidesBacks, snaps, paged, deceleration, removal }) {
  const smoothed = Array.isArray(smooth) ? `[${smooth.map((name) => `.${name}`).join(", ")}]` : smooth ? undefined : "[]";
  const drag = removal && `RemovalRule(edges: .${removal.edges ?? "both"}, distance: ${numeral(removal.distance ?? 90)})`;
  const values = {
    before: before && before !== "continued" ? ENDS[before] : undefined, after: after && after !== "continued" ? ENDS[after] : undefined,
    smooth: smoothed, order: order && order !== "nearest-in-front" ? ORDERS[order] : undefined, isStacked: stacked ? "true" : undefined,
    spacing: when(spacing, length), anchor: when(anchor, point), eyeDistance: when(eyeDistance, length),
    sharesEye: perspective === "own" ? "false" : undefined, hidesBacks: hidesBacks ? "true" : undefined,
    snaps: snaps === false ? "false" : undefined, isPaged: paged ? "true" : undefined, decelerationRate: deceleration === "fast" ? ".fast" : undefined, removal: drag,
  };
  return Object.entries(values).filter(([, text]) => text !== undefined).map(([name, text]) => `    rules.${name} = ${text}`);
}

/**
 * The layout as a constant, `ownLayout`. The view has accepted it; creating it cannot fail.
 * @param {KeyframeLayout} layout
 */
export function swiftLayout(layout) {
  const statements = rules(layout);
  const { parameters = [] } = layout;
  const args = [
    `axis: .${layout.axis}`, `pitch: ${length(layout.pitch)}`, "keyframes: keyframes", ...(statements.length > 0 ? ["rules: rules"] : []),
    ...(parameters.length > 0 ? ["parameters: parameters"] : []),
  ];
  return [
    "private let ownLayout: KeyframeLayout = {", ...list("    ", "let keyframes = [", frames(layout.keyframes)),
    ...(statements.length > 0 ? ["    var rules = KeyframeRules()", ...statements] : []),
    ...(parameters.length > 0 ? list("    ", "let parameters = [", parameters.map(parameter)) : []),
    "    let layout = try? KeyframeLayout(", ...filled("        ", args, ")"), "    return layout ?? KeyframeLayout()", "}()",
  ].join("\n");
}
