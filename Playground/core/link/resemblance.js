// @ts-check
/** Names that a user may have meant. */

/** A mistake for each of this number of letters still resembles a name. */
const LETTERS_PER_MISTAKE = 4;
/** Shorter names resemble nothing. */
const SHORTEST = 3;

/** Whether a name is a misspelling of a known one: few of its letters are other ones, missing, additional or exchanged. */
export function resembles(/** @type {string} */ name, /** @type {string[]} */ known) {
  if (name.length < SHORTEST) return false;
  const most = Math.max(1, Math.floor(name.length / LETTERS_PER_MISTAKE));
  return known.some((other) => distance(name.toLowerCase(), other.toLowerCase(), most) <= most);
}

/**
 * The number of mistakes between two texts, as Damerau and Levenshtein count them; more than `most` if their lengths differ by more.
 * @param {string} one
 * @param {string} other
 * @param {number} most
 */
function distance(one, other, most) {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isExchanged = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row][column] = Math.min(
        rows[row - 1][column] + 1, rows[row][column - 1] + 1, rows[row - 1][column - 1] + (isSame ? 0 : 1),
        isExchanged ? rows[row - 2][column - 2] + 1 : Infinity);
    }
  }
  return rows[one.length][other.length];
}
