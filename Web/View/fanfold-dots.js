// @ts-check
/**
 * `<fanfold-dots for="ID">`: an indicator of a view's items with buttons Previous and Next, which pages import in addition.
 *
 * @module fanfold-view/dots
 */

/** @typedef {import("./element.js").FanfoldView} FanfoldView */

/** @type {typeof HTMLElement} Without a DOM, as in server-side rendering, there is no `HTMLElement`. */
const Base = globalThis.HTMLElement ?? Object;

/** The maximum number of dots: a counter takes the place of more. */
const MOST_DOTS = 20;

/** The events after which the dots are updated. */
const EVENTS = ["itemchange", "settle", "countchange", "didsort", "didmove"];

const STYLE = `
:host{display:flex;justify-content:center;align-items:center;gap:4px}
:host([hidden]){display:none}
button{min-width:24px;height:24px;padding:0;border:0;border-radius:12px;background:none;color:inherit;font:inherit;cursor:pointer}
button[aria-disabled=true]{opacity:.35;cursor:default}
.dot::before{content:"";display:block;width:8px;height:8px;margin:auto;border-radius:4px;background:currentColor;opacity:.35}
.dot[aria-pressed=true]::before{opacity:1}
button:focus-visible{outline:3px solid Highlight}
#dots{display:flex}
`;

/** Dots for a view. */
export class FanfoldDots extends Base {
  static get observedAttributes() { return ["for", "items", "previous-label", "next-label"]; }

  /** @type {FanfoldView | null} */
  #view = null;
  /** @type {AbortController | undefined} */
  #connection;
  #isPending = false;
  #previous;
  #next;
  #dots;

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    shadow.adoptedStyleSheets = [sheet];
    this.#previous = button("previous", "‹", () => this.#view?.previous({ items: this.items }));
    this.#next = button("next", "›", () => this.#view?.next({ items: this.items }));
    this.#dots = document.createElement("div");
    this.#dots.id = "dots";
    shadow.append(this.#previous, this.#dots, this.#next);
  }

  /** The number of items of a page. The default is 1. */
  get items() { return Math.max(Math.floor(Number(this.getAttribute("items"))) || 1, 1); }
  set items(items) { this.setAttribute("items", `${items}`); }

  /** @returns {FanfoldView | null} The view, found by its `id` in the same tree. */
  get view() {
    const root = /** @type {Document | ShadowRoot} */ (this.getRootNode());
    return /** @type {any} */ (root.querySelector(`#${CSS.escape(this.getAttribute("for") ?? "")}`));
  }

  connectedCallback() {
    if (!this.hasAttribute("role")) this.setAttribute("role", "group");
    this.#follow();
  }

  disconnectedCallback() { this.#connection?.abort(); }

  attributeChangedCallback() { if (this.isConnected) this.#follow(); }

  #follow() {
    this.#connection?.abort();
    const { signal } = this.#connection = new AbortController();
    const view = this.#view = this.view;
    this.#expectOther(signal);
    if (!view) return this.#show();
    for (const name of EVENTS) view.addEventListener(name, () => this.#update(), { signal });
    customElements.whenDefined(view.localName).then(() => view.ready).then(() => this.#followSize(view, signal), () => {});
    this.#update();
  }

  /** Follows another view once it has the `id`: frameworks create views later, and replace them. */
  #expectOther(/** @type {AbortSignal} */ signal) {
    const changes = new MutationObserver(() => { if (this.view !== this.#view) this.#follow(); });
    changes.observe(this.getRootNode(), { childList: true, subtree: true, attributeFilter: ["id"] });
    signal.addEventListener("abort", () => changes.disconnect(), { once: true });
  }

  /** Updates the dots after the view's first layout and after each change of its size: only then are its ends known. */
  #followSize(/** @type {FanfoldView} */ view, /** @type {AbortSignal} */ signal) {
    if (signal.aborted) return;
    // Younger than the view's own observer, and therefore called after it.
    const sizes = new ResizeObserver(() => this.#update());
    sizes.observe(view);
    signal.addEventListener("abort", () => sizes.disconnect(), { once: true });
    this.#update();
  }

  /** Shows the state once after several events. */
  #update() {
    if (this.#isPending) return;
    this.#isPending = true;
    queueMicrotask(() => {
      this.#isPending = false;
      this.#show();
    });
  }

  #show() {
    const { items } = this;
    const view = this.#view;
    const count = Math.ceil((view?.count ?? 0) / items);
    const page = view?.pageShown?.(items) ?? 0;
    // A button with the attribute `disabled` would lose the focus.
    this.#previous.ariaDisabled = `${view?.atStart ?? true}`;
    this.#next.ariaDisabled = `${view?.atEnd ?? true}`;
    this.#previous.ariaLabel = this.getAttribute("previous-label") ?? "Previous";
    this.#next.ariaLabel = this.getAttribute("next-label") ?? "Next";
    if (count > MOST_DOTS) this.#dots.textContent = `${page + 1} / ${count}`;
    else this.#showDots(count, page);
  }

  /**
   * @param {number} count
   * @param {number} page
   */
  #showDots(count, page) {
    const dots = this.#dots;
    if (dots.childElementCount === 0) dots.textContent = "";
    while (dots.childElementCount < count) dots.append(this.#dot(dots.childElementCount));
    while (dots.childElementCount > count) dots.lastChild?.remove();
    [...dots.children].forEach((dot, index) => {
      dot.ariaLabel = this.#label(index, count);
      dot.part.toggle("current", index === page);
      // Orca has no word for `aria-current`.
      dot.ariaPressed = `${index === page}`;
    });
  }

  /**
   * @param {number} index
   * @param {number} count
   */
  #label(index, count) {
    try {
      return this.#view?.positionText?.(index, count) ?? `${index + 1}`;
    } catch (error) {
      (globalThis.reportError ?? console.error)(error);
      return `${index + 1}`;
    }
  }

  #dot(/** @type {number} */ index) {
    const made = button("dot", "", () => this.#view?.scrollToPage(index, { items: this.items }));
    made.className = "dot";
    return made;
  }
}

/**
 * @param {string} part
 * @param {string} text
 * @param {() => void} act
 */
function button(part, text, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.part.add(part);
  made.textContent = text;
  made.addEventListener("click", act);
  return made;
}

const elements = globalThis.customElements;
if (elements && globalThis.document && !elements.get("fanfold-dots")) elements.define("fanfold-dots", FanfoldDots);
