// @ts-check
// Made by `make generate` from what the Swift says.

/** What the layouts are, by their names. */
export const LAYOUTS = {
  "expanding": {
    isVertical: true, snaps: true, scrollsToTappedItem: true, isRemovable: false,
    loops: false,
  },
  "tab-stack": {
    isVertical: true, snaps: false, scrollsToTappedItem: false, isRemovable: true,
    loops: false,
  },
  "album-fan": {
    isVertical: false, snaps: false, scrollsToTappedItem: false, isRemovable: false,
    loops: true,
  },
  "card-carousel": {
    isVertical: false, snaps: true, scrollsToTappedItem: true, isRemovable: false,
    loops: true,
  },
  "task-switcher": {
    isVertical: true, snaps: true, scrollsToTappedItem: false, isRemovable: true,
    loops: false,
  },
};

/** Keys, by the numbers under which the engine knows them, as a replay script calls them. */
export const KEYS = [
  "arrowLeft", "arrowRight", "arrowUp", "arrowDown", "home", "end", "pageUp", "pageDown", "escape", "delete",
];
