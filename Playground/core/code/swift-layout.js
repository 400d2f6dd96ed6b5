// @ts-check
/** Exports a keyframe layout in Swift. */

import { numeral } from "./text.js";

/** @typedef {import("fanfold-view").KeyframeLayout} KeyframeLayout */

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
const keyframe = ({ at, x, y, width, height, scale, rotation = {}, depth, opacity, cornerRadius, appearance = {} }) => given([
  ["at", numeral(at)], ["x", when(x, length)], ["y", when(y, length)], ["width", when(width, length)], ["height", when(height, length)],
  ["scale", when(scale, numeral)], ["rotationX", when(rotation.x, numeral)], ["rotationY", when(rotation.y, numeral)],
  ["rotationZ", when(rotation.z, numeral)], ["depth", when(depth, length)], ["opacity", when(opacity, numeral)],
  ["cornerRadius", when(cornerRadius, length)],
  ["appearance", Object.keys(appearance).length > 0 ? pairs(appearance) : undefined],
]);

/** @param {{x?: any, y?: any, z?: any}} anchor */
const point = ({ x, y, z }) => `KeyframeAnchor(${given([["x", when(x, length)], ["y", when(y, length)], ["z", when(z, length)]]).join(", ")})`;

/** @param {import("fanfold-view").KeyframeParameter} parameter */
function parameter({ name, unit, default: standard, minimum, maximum, adds }) {
  const frames = adds.keyframes?.map((each) => `Keyframe(${keyframe(each).join(", ")})`);
  const additions = given([
    ["pitch", when(adds.pitch, length)], ["spacing", when(adds.spacing, length)], ["anchor", when(adds.anchor, point)],
    ["eyeDistance", when(adds.eyeDistance, length)], ["keyframes", frames && `[${frames.join(", ")}]`],
  ]);
  const kind = unit === "points-per-second" ? ".pointsPerSecond" : `.${unit}`;
  return [JSON.stringify(name), kind, `${numeral(minimum)}...${numeral(maximum)}`, `default: ${numeral(standard)}`, `adds: KeyframeAdditions(${additions.join(", ")})`];
}

/** @param {Record<string, number>} numbers */
const pairs = (numbers) => `[${Object.entries(numbers).map(([name, value]) => `${JSON.stringify(name)}: ${numeral(value)}`).join(", ")}]`;

/**
 * A call in one line or, if it is too long, with one argument per line.
 * @param {string} indent
 * @param {string} name
 * @param {string[]} args
 * @param {string} end
 */
function call(indent, name, args, end) {
  const line = `${indent}${name}(${args.join(", ")})${end}`;
  if (line.length <= WIDTH) return line;
  const inner = `${indent}    `;
  const lines = [`${indent}${name}(`];
  let open = "";
  for (const [place, arg] of args.entries()) {
    const text = `${arg}${place === args.length - 1 ? `)${end}` : ","}`;
    if (open && `${open} ${text}`.length > WIDTH) lines.push(open);
    open = open && lines.at(-1) !== open ? `${open} ${text}` : `${inner}${text}`;
  }
  return [...lines, open].join("\n");
}

/**
 * Rules that differ from their defaults, as statements.
 * @param {KeyframeLayout} layout
 */
function rules({ before, after, smooth = true, order, stacked, spacing, anchor, eyeDistance, perspective, hidesBacks, snaps, paged, deceleration, removal }) {
  const list = Array.isArray(smooth) ? `[${smooth.map((name) => `.${name}`).join(", ")}]` : smooth ? undefined : "[]";
  const drag = removal && `RemovalRule(edges: .${removal.edges ?? "both"}, distance: ${numeral(removal.distance ?? 90)})`;
  const values = {
    before: before && before !== "continued" ? ENDS[before] : undefined, after: after && after !== "continued" ? ENDS[after] : undefined,
    smooth: list, order: order && order !== "nearest-in-front" ? ORDERS[order] : undefined, isStacked: stacked ? "true" : undefined,
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
    "private let ownLayout: KeyframeLayout = {", "    let keyframes = [",
    ...layout.keyframes.map((each) => call("        ", "Keyframe", keyframe(each), ",")), "    ]",
    ...(statements.length > 0 ? ["    var rules = KeyframeRules()", ...statements] : []),
    ...(parameters.length > 0 ? ["    let parameters = [", ...parameters.map((each) => call("        ", "KeyframeParameter", parameter(each), ",")), "    ]"] : []),
    "    let layout = try? KeyframeLayout(", `        ${args.join(", ")})`, "    return layout ?? KeyframeLayout()", "}()",
  ].join("\n");
}
