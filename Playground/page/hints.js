// @ts-check
/** First hints: a finger with a few words teaches swipe, tap and hold, once each, where it covers no text. */

import { isFirstVisit } from "./beginning.js";
import { element, part } from "./dom.js";
import { INPUT } from "./opening.js";
import { freePlace } from "../core/free-place.js";
import { LAYOUTS } from "../core/state/layouts.js";
import { store, recalled } from "../core/state/storage.js";

/** @typedef {import("../core/state/state.js").Playground} Playground */
/** @typedef {{x: number, y: number}} Point */

/** The storage key that lists the learned gestures. */
const MEMORY = "fanfold-hints";
/** Time without input before a hint, and its duration, in milliseconds. */
const PATIENCE = 1500, STAY = 2600;
/** Distance that the finger swipes, in points. */
const WAY = 150;
/** The preferred place of a hint, as parts of the screen. */
const WISH = { x: 0.5, y: 0.38 };
const PRESSED = { scale: 1, opacity: 1 }, LIFTED = { scale: 1.4, opacity: 0 };

/** @type {Record<string, {words: string, motion: (way: Point) => Keyframe[]}>} The gestures in order: their words and the finger's motion. */
const HINTS = {
  swipe: { words: "Swipe to scroll", motion: ({ x, y }) => [
    { ...LIFTED, translate: `${x / 2}px ${y / 2}px` }, { ...PRESSED, translate: `${x / 2}px ${y / 2}px`, offset: 0.25 },
    { ...PRESSED, translate: `${-x / 2}px ${-y / 2}px`, offset: 0.7 }, { ...LIFTED, translate: `${-x / 2}px ${-y / 2}px` }] },
  tap: { words: "Tap to open", motion: () => [LIFTED, { ...PRESSED, offset: 0.4 }, { ...LIFTED, offset: 0.6 }, LIFTED] },
  hold: { words: "Hold to move", motion: () => [LIFTED, { ...PRESSED, offset: 0.2 }, { ...PRESSED, offset: 0.85 }, LIFTED] },
};

/** Shows hints while nothing else happens, until each gesture is shown or used. */
export function startHints(/** @type {Playground} */ playground) {
  if (!isFirstVisit()) return;
  const learned = new Set(recalled("localStorage", MEMORY).split(" "));
  const learn = (/** @type {string} */ name) => store("localStorage", MEMORY, [...learned.add(name)].join(" ").trim());
  followGestures(playground, learn);
  let timer = 0;
  const wait = (/** @type {number} */ time) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const name = Object.keys(HINTS).find((name) => !learned.has(name));
      if (name && isCalm(playground) && show(playground, HINTS[name])) learn(name);
      if (name) wait(PATIENCE + STAY);
    }, time);
  };
  for (const name of INPUT) addEventListener(name, () => { element("finger").hidden = true; wait(PATIENCE); }, { capture: true, passive: true });
  wait(PATIENCE);
}

/** A gesture that somebody uses needs no hint. */
function followGestures(/** @type {Playground} */ { view }, /** @type {(name: string) => void} */ learn) {
  let isHeld = false;
  for (const [name, isDown] of /** @type {const} */ ([["pointerdown", true], ["pointerup", false], ["pointercancel", false]])) view.addEventListener(name, () => { isHeld = isDown; });
  view.addEventListener("wheel", () => learn("swipe"), { passive: true });
  view.addEventListener("scroll", () => { if (isHeld) learn("swipe"); });
  view.addEventListener("itemtap", () => learn("tap"));
  view.addEventListener("didmove", () => learn("hold"));
}

/** Whether the view is seen, and the page shows nothing else. */
const isCalm = (/** @type {Playground} */ { view, settings }) => document.visibilityState === "visible" && !settings.editing && view.count > 0 && view.openedItem < 0
  && !document.querySelector("dialog[open]") && !document.body.matches("[data-panels], [data-compare]");

/** Shows a hint if there is a place for it. Returns whether it is shown. */
function show(/** @type {Playground} */ { settings: { layout } }, /** @type {(typeof HINTS)[string]} */ { words, motion }) {
  const finger = element("finger");
  const way = LAYOUTS[layout]?.isVertical ? { x: 0, y: WAY } : { x: WAY, y: 0 };
  part(finger, "span").textContent = words;
  finger.hidden = false;
  const place = placeOf(finger, motion === HINTS.swipe.motion ? way : { x: 0, y: 0 });
  finger.hidden = !place;
  if (!place) return false;
  Object.assign(finger.style, { left: `${place.x}px`, top: `${place.y}px` });
  const dot = part(finger, "i");
  for (const animation of dot.getAnimations()) animation.cancel();
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) dot.animate(motion(way), { duration: STAY / 2, iterations: 2 });
  setTimeout(() => { finger.hidden = true; }, STAY);
  return true;
}

/** The middle of a place for the finger, its way and its words. */
function placeOf(/** @type {HTMLElement} */ finger, /** @type {Point} */ way) {
  const screen = element("screen");
  const around = screen.getBoundingClientRect(), scale = around.width / screen.offsetWidth;
  const size = { width: screen.offsetWidth, height: screen.offsetHeight };
  const label = { width: Math.max(finger.offsetWidth, way.x + 44), height: finger.offsetHeight + way.y };
  const texts = textBoxes(screen).map(({ x, y, width, height }) => (
    { x: (x - around.x) / scale, y: (y - around.y) / scale, width: width / scale, height: height / scale }));
  return freePlace(label, size, texts, { x: WISH.x * size.width, y: WISH.y * size.height });
}

/** The boxes of the visible texts in an element. */
function textBoxes(/** @type {HTMLElement} */ around) {
  const [walker, range, boxes] = [document.createTreeWalker(around, NodeFilter.SHOW_TEXT), document.createRange(), /** @type {DOMRect[]} */ ([])];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!textContent?.trim() || !parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(walker.currentNode);
    boxes.push(...range.getClientRects());
  }
  return boxes;
}
