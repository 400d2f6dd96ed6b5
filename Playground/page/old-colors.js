// @ts-check
/** The colors of browsers without `light-dark()`: Chrome before version 123, Safari before 17.5. */

/** A call, of which the arguments may be calls without such arguments. */
const PAIR = /light-dark\(((?:[^(),]|\([^()]*\))+),\s*((?:[^()]|\([^()]*\))+)\)/g;

/** Repeats the page's style sheets with the colors of the present theme, if the browser needs it. */
export async function chooseOldColors() {
  if (CSS.supports("color: light-dark(red, red)")) return;
  const root = document.documentElement, isDark = matchMedia("(prefers-color-scheme: dark)"), sheet = new CSSStyleSheet();
  const links = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel=stylesheet]"));
  const texts = await Promise.all([...links].map(async ({ href }) => (await fetch(href)).text()));
  const choose = () => {
    const { theme } = root.dataset;
    sheet.replaceSync(texts.join("").replace(PAIR, theme === "dark" || theme !== "light" && isDark.matches ? "$2" : "$1"));
  };
  new MutationObserver(choose).observe(root, { attributeFilter: ["data-theme"] });
  isDark.addEventListener("change", choose);
  choose();
  document.adoptedStyleSheets.push(sheet);
}
