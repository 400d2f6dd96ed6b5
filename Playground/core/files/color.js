// @ts-check
/** Code points of color spaces (ITU-T H.273). */

/** @typedef {Record<string, number>} Codes */

/** @type {Codes} */
const PRIMARIES = { bt709: 1, bt470bg: 5, smpte170m: 6, bt2020: 9 };
/** @type {Codes} */
const TRANSFERS = { bt709: 1, smpte170m: 6, linear: 8, "iec61966-2-1": 13 };
/** @type {Codes} */
const MATRICES = { rgb: 0, bt709: 1, bt470bg: 5, smpte170m: 6, "bt2020-ncl": 9 };
/** The code point of an unknown value. */
const UNSPECIFIED = 2;

export const colorNumbers = (/** @type {VideoColorSpaceInit | undefined} */ colorSpace) => ({
  primaries: PRIMARIES[colorSpace?.primaries ?? ""] ?? UNSPECIFIED, transfer: TRANSFERS[colorSpace?.transfer ?? ""] ?? UNSPECIFIED,
  matrix: MATRICES[colorSpace?.matrix ?? ""] ?? UNSPECIFIED, isFull: Boolean(colorSpace?.fullRange),
});
