// @ts-check
/** The style sheets of a part of the page as one text that does not depend on the page's size. */

/** A scene is a still: its animations are written to its elements. */
const STILL = "*, ::before, ::after { transition: none !important; animation: none !important; }";

/** @param {Element} part */
export function stylesOf(part) {
  const others = new Set([...document.querySelectorAll("[id]")].filter((element) => !part.contains(element)).map(({ id }) => `#${id}`));
  return [...[...document.styleSheets].flatMap(({ cssRules }) => textsOf(cssRules, others)), STILL].join("\n");
}

/**
 * The texts of rules that apply. Rules of other parts are left out, because each frame parses them.
 * @param {CSSRuleList} rules
 * @param {Set<string>} others selectors of other parts
 * @returns {string[]}
 */
const textsOf = (rules, others) => [...rules].flatMap((rule) => {
  if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches ? textsOf(rule.cssRules, others) : [];
  const selectors = rule instanceof CSSStyleRule ? rule.selectorText.match(/#[\w-]+/g) ?? [] : [];
  return selectors.some((selector) => others.has(selector)) ? [] : [rule.cssText];
});
