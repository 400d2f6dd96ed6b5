// @ts-check
/** The style sheets of the page as rules of pictures, which do not depend on the page's size. */

/** A scene is a still: its animations are written to its elements. */
const STILL = "*, ::before, ::after { transition: none !important; animation: none !important; }";

/**
 * A rule, and for each of its selectors the classes and identifiers without which it matches nothing.
 * @typedef {{text: string, needs: string[][]}} Rule
 */

/** @returns {Rule[]} The rules that apply. */
export const rulesOfPage = () => [...document.styleSheets].flatMap(({ cssRules }) => rulesIn(cssRules));

/** The style sheet of pictures: each one matches all of its rules. */
export function stylesOf(/** @type {Rule[]} */ rules, /** @type {Element[]} */ pictures) {
  const elements = pictures.flatMap((picture) => [picture, ...picture.querySelectorAll("[class], [id]")]);
  const names = new Set(elements.flatMap((each) => [`#${each.id}`, ...[...each.classList].map((name) => `.${name}`)]));
  return [...rules.filter(({ needs }) => needs.some((each) => each.every((name) => names.has(name)))).map(({ text }) => text), STILL].join("\n");
}

/** @param {CSSRuleList} rules @returns {Rule[]} */
const rulesIn = (rules) => [...rules].flatMap((rule) => {
  if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches ? rulesIn(rule.cssRules) : [];
  if (rule instanceof CSSKeyframesRule) return [];
  return [{ text: rule.cssText, needs: rule instanceof CSSStyleRule ? needsOf(rule.selectorText) : [[]] }];
});

/** Arguments of functions and values of attributes name alternatives. */
function needsOf(/** @type {string} */ selector) {
  let plain = selector.replace(/\[[^\]]*\]/g, "");
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, "");
  return plain.split(",").map((each) => each.match(/[.#][\w-]+/g) ?? []);
}
