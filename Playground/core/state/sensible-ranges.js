// @ts-check
/** Sensible ranges of parameters. */

import { MOTION } from "./motion-style.js";

/**
 * Slider ranges that suit the engine's layouts. The field accepts all valid values.
 * @type {Record<string, Record<string, [number, number]>>}
 */
const SENSIBLE = {
  expanding: { standardLength: [40, 300], featuredLength: [120, 800], dragDistance: [40, 600], minimumTitleScale: [0.2, 1] },
  "tab-stack": {
    pageWidth: [0.4, 1], pageHeight: [0.4, 1], pitch: [40, 500], topTilt: [-80, 0], eyeDistance: [600, 6000], setBack: [0, 1200],
    topInset: [0, 300], removalDistance: [30, 300], insertionTilt: [-90, 0],
  },
  "album-fan": { coverSide: [40, 360], parallax: [0, 120], spacing: [-120, 120], layerStep: [0, 24] },
  "card-carousel": { cardWidth: [0.3, 1], cardHeight: [0.3, 1], sideInset: [0, 0.35], gap: [0, 0.3], falloff: [0, 70] },
  "task-switcher": {
    cardsPerViewport: [3, 12], cardWidth: [0.3, 1], cardHeight: [0.3, 1], leadingRows: [0, 4], restingAnchor: [0.2, 0.8],
    scaleSlope: [0, 0.15], displacementBelow: [0, 0.3], displacementAbove: [0.03, 0.1], lift: [0, 0.6], fade: [0.1, 0.4],
    removalDistance: [30, 300],
  },
};

/**
 * The slider range of a parameter, within its valid range. Presets have suitable ranges themselves.
 * @param {import("./state.js").Descriptor} descriptor
 * @returns {[number, number]}
 */
export const sensible = ({ layout, name, minimum, maximum }) => SENSIBLE[`${layout}`]?.[name] ?? [minimum, maximum];

/** The names of the engine's parameters. */
export const PARAMETERS = [...new Set([...Object.values(SENSIBLE).flatMap(Object.keys), ...MOTION])];
