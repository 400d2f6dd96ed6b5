// @ts-check
/** The decoder configuration record of H.264 (ISO/IEC 14496-15, 5.3.3.1). */

import { joined } from "./bytes.js";

/** The position of the number of sequence parameter sets, and the bits of the number. */
const START = 5, COUNT_BITS = 0x1f;

/**
 * Removes repeated headers of parameter sets, which Firefox writes: https://bugzilla.mozilla.org/show_bug.cgi?id=2031056.
 * A sequence parameter set begins with its header and a profile, and no profile has the header's number.
 * @param {Uint8Array} record
 */
export function repairedRecord(record) {
  const [sequence, end] = setsAt(record, START, COUNT_BITS);
  if (!sequence.some((set) => set[0] === set[1])) return record;
  const [pictures, rest] = setsAt(record, end, 0xff);
  const part = (/** @type {number} */ at, /** @type {Uint8Array[]} */ sets) =>
    [[record[at]], ...sets.flatMap((set) => [[(set.length - 1) >> 8, (set.length - 1) & 0xff], set.subarray(1)])];
  return joined(record.subarray(0, START), ...part(START, sequence), ...part(end, pictures), record.subarray(rest));
}

/**
 * The parameter sets of a list, and the position after it.
 * @param {Uint8Array} record
 * @param {number} start position of their number
 * @param {number} bits bits of their number
 * @returns {[Uint8Array[], number]}
 */
function setsAt(record, start, bits) {
  const sets = [];
  let at = start + 1;
  for (let count = record[start] & bits; count > 0; count--) {
    const length = (record[at] << 8) | record[at + 1];
    sets.push(record.subarray(at + 2, at + 2 + length));
    at += 2 + length;
  }
  return [sets, at];
}
