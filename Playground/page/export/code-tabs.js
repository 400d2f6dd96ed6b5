// @ts-check
/** A tab list according to the WAI-ARIA practices: arrow keys, Home and End move between tabs. */

/**
 * Turns buttons into tabs.
 * @param {HTMLElement[]} tabs each with `role="tab"`, in a `role="tablist"`
 * @param {(tab: HTMLElement) => void} show called at once for the first tab
 */
export function makeTabs(tabs, show) {
  const select = (/** @type {HTMLElement} */ chosen) => {
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", `${tab === chosen}`);
      tab.tabIndex = tab === chosen ? 0 : -1;
    }
    show(chosen);
  };
  for (const tab of tabs) {
    tab.addEventListener("click", () => select(tab));
    tab.addEventListener("keydown", (event) => {
      const next = tabAfter(tabs, tabs.indexOf(tab), event.key);
      if (!next) return;
      event.preventDefault();
      select(next);
      next.focus();
    });
  }
  select(tabs[0]);
}

/** @param {HTMLElement[]} tabs @param {number} at @param {string} key */
function tabAfter(tabs, at, key) {
  const forward = getComputedStyle(tabs[at]).direction === "rtl" ? -1 : 1;
  const step = { ArrowRight: forward, ArrowLeft: -forward }[key];
  if (step) return tabs.at((at + step) % tabs.length);
  return { Home: tabs[0], End: tabs[tabs.length - 1] }[key];
}
