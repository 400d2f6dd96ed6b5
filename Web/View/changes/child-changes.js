// @ts-check
/**
 * Synchronization of children and items when the page changes them.
 *
 * @module
 */

import { place, toldKeys } from "./children.js";
import { exchangesTo, longestIncrease, movesTo, turned } from "./differences.js";
import { list } from "../engine.js";
import { forgetCopied } from "../mounted.js";

/** @typedef {import("./children.js").Children} Children */
/** @typedef {import("../engine.js").Engine} Engine */
/** @typedef {(name: string, detail: Record<string, any>) => void} Changed is called after each change, with its event */

/** The maximum number of moves that are applied one by one; more are applied as one change of the order. */
const MOST_MOVES = 24;

/**
 * Applies the differences between the children and the engine's items to the engine.
 * @param {Children} children
 * @param {Engine} engine
 * @param {[animated: boolean, time: number]} how
 * @param {number[]} seen the indices of visible items
 * @param {Changed} changed
 */
export function follow(children, engine, how, seen, changed) {
  const present = children.present();
  followRemovals(children, engine, how, new Set(present), changed);
  followMoves(children, engine, how, present, seen, changed);
  followInsertions(children, engine, how, present, changed);
}

/**
 * @param {Children} children
 * @param {Engine} engine
 * @param {[animated: boolean, time: number]} how
 * @param {Set<HTMLElement>} kept
 * @param {Changed} changed
 */
function followRemovals(children, engine, how, kept, changed) {
  const { elements } = children;
  for (let end = elements.length; end > 0; end--) {
    let start = end;
    while (start > 0 && !kept.has(elements[start - 1])) start--;
    if (start === end) continue;
    const removed = children.part(start, end - start);
    engine.removeItems(start, end - start, ...how);
    changed("didremove", { index: start, count: end - start, ...toldKeys(removed.map((child) => children.keyOf(child))) });
    end = start;
  }
}

/**
 * @param {Children} children
 * @param {Engine} engine
 * @param {[animated: boolean, time: number]} how
 * @param {HTMLElement[]} present
 * @param {number[]} seen
 * @param {Changed} changed
 */
function followMoves(children, engine, how, present, seen, changed) {
  const { elements } = children;
  const places = new Map(elements.map((element, place) => [element, place]));
  const order = present.flatMap((element) => places.get(element) ?? []);
  const fewest = longestIncrease(order);
  const moveCount = order.length - fewest.size;
  const shown = order.indexOf(engine.itemShown());
  if (moveCount > MOST_MOVES) {
    children.elements = order.map((place) => elements[place]);
    // The current item stays; visible items around it are exchanged first, and the others move from one end to the other.
    const turn = shown - order[shown], last = order.length - 1;
    for (const [from, to] of exchangesTo(turned(order, turn), seen)) engine.moveItem(from, to, ...how);
    for (let left = Math.abs(turn); left > 0; left--) engine.moveItem(turn > 0 ? last : 0, turn > 0 ? 0 : last, 0, how[1]);
    return changed("didsort", { order });
  }
  // A single move is a move of one item. If there are more, the current item stays, and the others move around it.
  const around = longestIncrease(order, shown);
  const isSorted = moveCount > 1 && order.length - around.size <= MOST_MOVES;
  for (const [from, to] of movesTo(order, isSorted ? around : fewest)) {
    elements.splice(to, 0, ...elements.splice(from, 1));
    engine.moveItem(from, to, ...how);
    changed("didmove", { from, to });
  }
}

/**
 * @param {Children} children
 * @param {Engine} engine
 * @param {[animated: boolean, time: number]} how
 * @param {HTMLElement[]} present
 * @param {Changed} changed
 */
function followInsertions(children, engine, how, present, changed) {
  const { elements } = children;
  const known = new Set(elements);
  for (let index = 0; index < present.length; index++) {
    let end = index;
    while (end < present.length && !known.has(present[end])) end++;
    if (end === index) continue;
    const added = present.slice(index, end);
    added.forEach(forgetCopied);
    inject(elements, index, added);
    engine.insertItems(index, end - index, ...how);
    changed("didinsert", { index, count: end - index });
    index = end;
  }
}

/**
 * Applies a change by the engine to the children.
 * @param {Children} children
 * @param {import("./events.js").PendingEvent} event
 * @param {(element: HTMLElement) => void} leaving is called with each element before its removal
 */
export function followEngine(children, { name, detail: { index, count, from, to }, isUndo }, leaving) {
  const { elements } = children;
  if (name === "didmove") {
    elements.splice(to, 0, ...elements.splice(from, 1));
    putInOrder(children, to, 1);
  } else if (name === "didremove") {
    for (const element of children.part(index, count)) {
      leaving(element);
      element.remove();
    }
  } else {
    const free = (isUndo && children.removals.pop() || []).filter((element) => !element.isConnected);
    const added = list(count, (number) => free[number] ?? document.createElement("div"));
    inject(elements, index, added);
    putInOrder(children, index, count);
  }
}

/**
 * Inserts elements into a list. Many arguments of a call would overflow the stack.
 * @template T
 * @param {T[]} list
 * @param {number} index
 * @param {T[]} added
 */
function inject(list, index, added) {
  const rest = list.splice(index);
  for (const element of added) list.push(element);
  for (const element of rest) list.push(element);
}

/**
 * Inserts elements in the order of their items.
 * @param {Children} children
 * @param {number} index
 * @param {number} count
 */
function putInOrder({ elements, view }, index, count) {
  const next = elements.slice(index + count).find((element) => element.parentNode === view);
  for (const element of elements.slice(index, index + count)) place(view, element, next);
}
