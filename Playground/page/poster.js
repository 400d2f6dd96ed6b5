// @ts-check
/**
 * The poster: a still of the first frame in the page's HTML, drawn by `Scripts/take-pictures` from the engine's frame. It is
 * removed when the view shows the same.
 */

/** The state of a first visit: the poster shows it. */
export const OPENING = /** @type {const} */ ({ layout: "card-carousel", item: 4 });

const frame = () => new Promise(requestAnimationFrame);

/** Removes the poster once the view has rendered its current item. */
export async function removePoster(/** @type {import("fanfold-view").FanfoldView} */ view) {
  const poster = document.getElementById("poster");
  if (!poster) return;
  await frame();
  const picture = /** @type {HTMLImageElement | null | undefined} */ (view.elementOf(view.item)?.querySelector(".small"));
  await picture?.decode().catch(() => {});
  await frame();
  poster.remove();
}
