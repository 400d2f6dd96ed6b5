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
:host{display:block}
:host(:not([popover])){position:relative}
:host([hidden]){display:none}
:host([popover]:not(:popover-open)){display:none}
:host(:focus-visible),::slotted(:focus-visible){outline:3px solid Highlight;outline-offset:-3px}
#viewport,#vignette{position:absolute;inset:0}
#viewport>b{position:absolute;left:0;top:0;width:100%;height:100%}
#viewport i{position:absolute}
#hidden{display:block;position:absolute;width:0;height:0;contain:strict;visibility:hidden}
#hidden::slotted(*){position:absolute !important;width:1px !important;height:1px !important}
#probed{display:none}
#vignette{z-index:2147483647;pointer-events:none}
#status{position:absolute;top:0;clip-path:inset(50%)}
#sizer{display:none}
#probe{position:absolute;visibility:hidden;inset:0 4px 0 2px;inset-inline-start:0}
`;

/** The style of a view whose engine positions the items. */
const STAGE = `${COMMON}:host{overflow:clip;isolation:isolate;cursor:grab}
:host([data-dragging]){cursor:grabbing}
#viewport{user-select:none;-webkit-user-select:none}
#probe{position:static;height:100%;margin:0 4px 0 2px;margin-inline-start:0}
:host([no-drag]:not([no-drag=false i])){cursor:auto}
:host([no-drag]:not([no-drag=false i])) #viewport{user-select:auto;-webkit-user-select:auto}
#viewport[data-selectable]{user-select:text;-webkit-user-select:text}
#controls{display:block;position:absolute;inset:0;z-index:2147483647;pointer-events:none}
#controls::slotted(*){pointer-events:auto;cursor:auto}
.item,#forwarded::slotted(:not(dialog,[popover])){display:block;position:absolute !important;left:0;top:0;margin:0;box-sizing:border-box;transform-origin:0 0;will-change:transform;contain:layout size}
.item{display:grid;grid:auto-flow minmax(0,1fr)/100%}
.item::slotted(*){position:absolute !important;inset:0 !important;box-sizing:border-box !important;width:100% !important;min-width:0 !important;max-width:none !important;margin:0 !important;contain:layout}
#viewport:not([data-probing],[data-findable]) #forwarded::slotted(:not([data-fanfold],dialog,[popover])){display:none !important}
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
#controls::slotted([slot]){display:none}
`;

/** Items are as high as their boxes. */
export const FILLED = ".item::slotted(*){height:100% !important;min-height:0 !important;max-height:none !important}";

/** The style of a view whose height follows an item: its module adds that of the items. */
const SIZED = `${STAGE}:host{contain:layout !important;columns:auto !important}#sizer{display:block;height:300px}`;

/** The style of a view whose children the page lays out. In print, the view is as long as they are. */
const FLOW = `${COMMON}#all,#controls{display:contents}
#viewport,#vignette{display:none}
@media print{:host{height:auto !important;max-height:none !important;overflow:visible !important}}
`;

/**
 * The view positions its content, and its content does not size it. Pages that reset all properties of all elements must not
 * undo it. Chromium 94 does not know `contain-intrinsic-height`.
 */
const AREA = ":host{contain:layout size !important;contain-intrinsic-size:0 300px}";

/** The style of a view that the page would make inline. */
const BLOCK = ":host(:not([hidden])){display:block !important}";

/** The sheets, by the state of the view. */
const SHEETS = { waiting: FALLBACK + AREA, placed: STAGE + FILLED + AREA, sized: SIZED, flowing: FLOW };

/** @type {WeakMap<Document, Map<string, CSSStyleSheet>>} The sheets of each document, by their texts: one document's are of no use in another. */
const sheets = new WeakMap();
/** @type {WeakSet<CSSStyleSheet>} All of them. */
const own = new WeakSet();

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
    own.add(made);
    known.set(text, made);
  }
  return known.get(text);
}

/**
 * Gives a view its style.
 * @param {ShadowRoot} shadow
 * @param {keyof typeof SHEETS} state
 * @param {boolean} isInline whether the page's style would make it inline
 * @param {string} sizing the style of items in the state `sized`
 */
export function adoptStyle(shadow, state, isInline, sizing) {
  const texts = [SHEETS[state]];
  if (isInline && state !== "flowing") texts.push(BLOCK);
  if (state === "sized") texts.push(sizing);
  // Other sheets are the page's.
  const others = shadow.adoptedStyleSheets.filter((each) => !own.has(each));
  shadow.adoptedStyleSheets = [...texts.map((text) => sheet(shadow.ownerDocument, text)), ...others];
}
