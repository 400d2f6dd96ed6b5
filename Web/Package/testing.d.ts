/** `import { holdClock } from "fanfold-view/testing"`: the clock of all views of a page, held and advanced by tests. */

/** The clock that all views of a page share. */
export interface TestClock {
  /** The present time, in seconds. While the clock is held, it is also the time of every input event. */
  readonly time: number;
  /** Whether time passes only by `advance` and `untilIdle`. */
  readonly isHeld: boolean;
  /**
   * Lets time pass and draws a frame every 1/60 s, the last one at the end.
   * @param seconds 0 or more; 0 draws one frame at the present time
   */
  advance(seconds: number): Promise<void>;
  /**
   * Advances until no view moves. Rejects if a view still moves after the limit.
   * @param limit in seconds of the held clock; the default is 60
   */
  untilIdle(limit?: number): Promise<void>;
  /** Lets time pass by itself again, from the held time on. */
  release(): void;
  /** Holds a released clock again. */
  hold(): void;
}

/** Holds the clock of all views of the page, later ones included. A second call returns the same clock, held again. */
export function holdClock(): TestClock;
