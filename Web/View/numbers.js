// @ts-check
// Made by `make generate` from what the Swift says.

/** Events, by their numbers from 1 on: what each is called, and what its numbers are. */
export const EVENTS = [
  ["itemtap", "index"],
  ["settle", "offset"],
  ["willopen", "index"],
  ["didopen", "index"],
  ["willclose", "index"],
  ["didclose", "index"],
  ["beforeremove", "index"],
  ["didkeep", "index"],
  ["didinsert", "index", "count"],
  ["didremove", "index", "count"],
  ["didmove", "from", "to"],
  ["didreload", "index"],
  ["didfinishchanges"],
  ["willreorder", "index"],
  ["didreorder", "from", "to"],
  ["didappend", "index"],
  ["shouldappend"],
];

/** Keys, by their numbers. */
export const KEYS = [
  "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", "Escape", "Delete",
];

/** Units, by their numbers. */
export const UNITS = /** @type {const} */ (["points", "degrees", "fraction", "count", "points-per-second"]);

// Where things stand in a frame, ahead of its items' records.
export const COUNT = 0;
export const OFFSET = 1;
export const SHOWN = 2;
export const POSITION = 3;
export const VIGNETTE = 4;
export const NEWS = 5;
export const RECORDS = 6;

// Where things stand in an item's record of a frame.
export const INDEX = 0;
export const IDENTITY = 1;
export const LEAVING = 2;
export const OPACITY = 3;
export const WIDTH = 4;
export const HEIGHT = 5;
export const PROGRESS = 6;
export const TRANSFORM = 7;
export const APPEARANCE = 23;
export const LENGTH = 31;

/** Views whose layout scrolls sideways, as a selector; without a layout of its own, a view has the first of all. */
export const SIDEWAYS = ":is([layout=album-fan], [layout=card-carousel])";
