// @ts-check
/** A scripted demonstration of the current layout: it scrolls, opens an item, closes it, and returns to its start. */

/** Duration, in seconds. */
export const DURATION = 6;
/** Time in which each motion settles, in seconds. */
const REST = 3;
/** The frame rate of the view, in frames per second. */
const RATE = 60;
/** Numbers of items that it scrolls. */
const NEAR = 1, FAR = 3;

/**
 * Performs the demonstration at once, while the view's own time stands still. Returns its start on the view's clock, in
 * seconds.
 * @param {import("fanfold-view").FanfoldView} view
 */
export function perform(view) {
  if (view.count === 0) throw new Error("the view has no items");
  const { item: start } = view;
  view.closeItem();
  view.scrollToItem(start, { animated: false });
  go(view, view.currentTime + REST);
  const { currentTime: beginning } = view;
  const acts = actsOf(view, start);
  for (let frame = 0; frame <= DURATION * RATE; frame++) {
    const time = frame / RATE;
    while (acts.length > 0 && acts[0].at <= time) acts.shift()?.act();
    go(view, beginning + time);
  }
  return beginning;
}

/** @param {import("fanfold-view").FanfoldView} view @param {number} start the current item */
function actsOf(view, start) {
  const toward = start + FAR < view.count ? 1 : -1;
  const item = (/** @type {number} */ steps) => Math.min(Math.max(start + toward * steps, 0), view.count - 1);
  return [
    { at: 0.4, act: () => view.scrollToItem(item(NEAR)) },
    { at: 1.4, act: () => view.scrollToItem(item(FAR)) },
    { at: 2.6, act: () => view.openItem(item(FAR)) },
    { at: 3.8, act: () => view.closeItem() },
    { at: 4.7, act: () => view.scrollToItem(start) },
  ];
}

/** Draws the view at a time, in seconds. */
function go(/** @type {import("fanfold-view").FanfoldView} */ view, /** @type {number} */ time) {
  view.currentTime = time;
  view.resume(view.layout, view.viewportSize);
}
