// @ts-check
/**
 * The view's own style sheets. Items are displayed in the view's own boxes: styles written there do not conflict with the
 * page's, and the page's `style` does not conflict with the view's. The sheets have no spaces, since every page loads them
 * unchanged.
 *
 * @module
 */

import { SIDEWAYS } from "./numbers.js";

const COMMON = `
:host{display:block;position:relative;contain:layout size style}
:host([hidden]){display:none}
:host(:focus-visible),::slotted(:focus-visible){outline:3px solid Highlight;outline-offset:-3px}
#viewport,#vignette{position:absolute;inset:0}
#viewport>i{position:absolute;left:0;top:0}
#vignette{z-index:2147483647;pointer-events:none}
#status{position:absolute;clip-path:inset(50%)}
`;

/** The style of a view whose engine positions the items. */
const STAGE = `${COMMON}:host{overflow:clip;isolation:isolate;user-select:none;-webkit-user-select:none;cursor:grab}
:host([data-dragging]){cursor:grabbing}
.item,.forwarded::slotted(*){display:block;position:absolute;left:0;top:0;transform-origin:0 0;will-change:transform;contain:layout style size}
.item::slotted(*){position:absolute !important;inset:0 !important;box-sizing:border-box !important;width:100% !important;height:100% !important;min-width:0 !important;min-height:0 !important;max-width:none !important;max-height:none !important;margin:0 !important;contain:layout style}
.forwarded::slotted(*){position:absolute !important;margin:0;box-sizing:border-box}
.forwarded::slotted(:not([data-index])){display:none !important}
`;

/**
 * The style of a view without an engine: its children are a row or a column with native scrolling and snapping.
 */
const FALLBACK = `${COMMON}:host{overflow:auto;overscroll-behavior:contain;scroll-snap-type:both mandatory;container-type:size}
#all{display:flex;flex-direction:column;gap:12px;min-height:100%}
:host(${SIDEWAYS}) #all{flex-direction:row;height:100%;width:max-content;min-width:100%}
#all::slotted(*){flex:none;box-sizing:border-box;scroll-snap-align:center;min-height:30cqh}
:host(${SIDEWAYS}) #all::slotted(*){width:70cqw}
#viewport{contain:strict;visibility:hidden}
`;

/** The sheets of each document, by their texts: one document's are of no use in another. @type {WeakMap<Document, Map<string, CSSStyleSheet>>} */
const sheets = new WeakMap();

/**
 * @param {Document} document
 * @param {string} text
 */
function sheet(document, text) {
  const known = sheets.get(document) ?? new Map();
  sheets.set(document, known);
  if (!known.has(text)) {
    const made = new (document.defaultView?.CSSStyleSheet ?? CSSStyleSheet)();
    made.replaceSync(text);
    known.set(text, made);
  }
  return known.get(text);
}

/**
 * Gives a view its style.
 * @param {ShadowRoot} shadow
 * @param {boolean} isFramed whether the engine places the items
 */
export function dress(shadow, isFramed) {
  shadow.adoptedStyleSheets = [sheet(shadow.ownerDocument, isFramed ? STAGE : FALLBACK)];
}
