/** A seeded generator of random numbers for tests. Failing tests print the seed. */

/** The seed of this run: FANFOLD_SEED, or a random one. */
export const SEED = Number(process.env.FANFOLD_SEED ?? Math.floor(Math.random() * 1e6));
/** Number of random cases. */
export const CASES = Number(process.env.FANFOLD_CASES ?? 5000);

/**
 * Returns a function that answers whole numbers from 0 up to a limit.
 * @param {number} seed
 */
export function randomFrom(seed) {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) % limit;
  };
}
