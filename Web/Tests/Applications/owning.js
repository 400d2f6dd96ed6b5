// A page that uses its own attributes, styles, queries and dialogs on a view's cards, at random.

const component = document.querySelector("my-gallery");
const view = document.querySelector("fanfold-view") ?? component.shadowRoot.querySelector("fanfold-view");
/** The parent of the cards: a component passes its own children on to the view. */
const parent = component ?? view;
let state = 0;

/** A pseudorandom number from 0 to 1. */
function chance() {
  state = (state * 1664525 + 1013904223) % 4294967296;
  return state / 4294967296;
}

const oneOf = (values) => values[Math.floor(chance() * values.length)];
const cards = () => [...parent.querySelectorAll(".card")];
const problems = [];
const check = (isRight, text) => { if (!isRight) problems.push(text); };
const sheet = new CSSStyleSheet();
const taps = [];
const tick = async () => { for (let count = 0; count < 3; count++) await window.frame(); };
const isSeen = (each) => each.checkVisibility() && each.getBoundingClientRect().width > 0;
const LOOK = ["backgroundColor", "color", "borderTopWidth", "opacity"];
const lookOf = (each) => LOOK.map((name) => getComputedStyle(each)[name]).join();

/** Removes a card and compares the look of its copy. */
async function remove(card) {
  for (const animation of card.getAnimations({ subtree: true })) animation.finish();
  const text = card.textContent, before = lookOf(card), { scrollTop } = card.firstElementChild;
  // A copy that leaves is a sibling of the last card.
  const isCounted = card === cards().at(-1) && view.querySelector("[data-fanfold-made]");
  const wasSeen = isSeen(card) && card.getBoundingClientRect().left < innerWidth && card.getBoundingClientRect().right > 0;
  card.remove();
  await tick();
  check(cards().length === view.count, `${cards().length} cards by a query, but ${view.count} items`);
  const copy = [...view.children].find((each) => each.textContent === text && !each.matches(".card"));
  if (!wasSeen || !copy) return;
  if (!isCounted) check(lookOf(copy) === before, `${text} leaves as ${lookOf(copy)} instead of ${before}`);
  const scrolled = copy.firstElementChild.scrollTop;
  check(scrolled === scrollTop, `${text} leaves scrolled to ${scrolled} instead of ${scrollTop}`);
}

const ACTIONS = {
  removeLast: async () => { if (view.count > 3) await remove(parent.lastElementChild); },
  removeFirst: async () => { if (view.count > 3) await remove(parent.firstElementChild); },
  removeOne: async () => { if (view.count > 3) await remove(oneOf(cards())); },
  scrollTo: async () => { view.scrollToItem(Math.floor(chance() * view.count), { animated: chance() < 0.5 }); await tick(); },
  scrollWithin: async () => { oneOf(cards()).firstElementChild.scrollTop = 20; await tick(); },
  settle: () => window.clock.untilIdle(),
  hide: async () => {
    const card = oneOf(cards()), before = view.count, [hide, display] = oneOf([
      [() => { card.hidden = true; }, () => { card.hidden = false; }],
      [() => card.classList.add("gone"), () => card.classList.remove("gone")],
      [() => { card.style.display = "none"; }, () => { card.style.display = ""; }],
    ]);
    hide();
    for (let left = 9; view.count === before && left > 0; left--) await window.frame();
    check(view.count === before - 1, `a hidden card leaves ${view.count} of ${before} items: ${hide}`);
    display();
    for (let left = 9; view.count < before && left > 0; left--) await window.frame();
    check(view.count === before, `a displayed card makes ${view.count} of ${before} items: ${display}`);
  },
  reveal: async () => {
    const panel = (component ?? view).parentElement, number = oneOf(cards());
    if (component || !panel.matches("details, .panel")) return;
    if (panel.localName === "details") panel.open = false;
    else panel.hidden = "until-found";
    await tick();
    location.hash = "";
    location.hash = number.id;
    for (let left = 20; left > 0 && !isSeen(number); left--) await window.frame();
    await window.clock.untilIdle();
    check(isSeen(number), `a link to ${number.id} leaves its panel closed`);
  },
  bring: async () => {
    oneOf(cards().filter(isSeen))?.querySelector("a").scrollIntoView();
    await tick();
    check(view.scrollLeft === 0 && view.scrollTop === 0, `the view is scrolled by ${view.scrollLeft} and ${view.scrollTop}`);
  },
  focus: async () => {
    await window.clock.untilIdle();
    const card = oneOf(cards().filter((each) => isSeen(each) && !each.inert)), index = cards().indexOf(card);
    if (!card) return;
    card.querySelector("a").focus();
    await window.clock.untilIdle();
    const { left, right } = card.getBoundingClientRect(), { clientWidth } = view;
    check(right > 0 && left < clientWidth, `the focus on card ${index} leads to item ${view.item}`);
    document.activeElement.blur();
  },
  click: async () => {
    const card = oneOf(cards().filter((each) => isSeen(each) && !each.inert)), index = cards().indexOf(card);
    if (!card) return;
    taps.length = 0;
    card.click();
    await new Promise((done) => { setTimeout(done); });
    check(taps.length === 1 && taps[0] === index, `a click on card ${index} is a tap on ${taps}`);
    await window.clock.untilIdle();
  },
  dialog: async () => {
    const dialog = oneOf(cards()).querySelector("dialog");
    dialog.showModal();
    await tick();
    check(isSeen(dialog), "an open dialog is not seen");
    check(dialog.contains(document.activeElement), "the focus is not in the dialog");
    dialog.close();
    await tick();
  },
  popover: async () => {
    const popover = oneOf(cards()).querySelector("[popover]");
    popover.showPopover();
    await tick();
    check(isSeen(popover), "an open popover is not seen");
    popover.hidePopover();
    await tick();
  },
  sheet: async () => {
    view.layout = oneOf(["card-carousel", "expanding", "album-fan", "tab-stack"]);
    await tick();
    check(view.shadowRoot.adoptedStyleSheets.includes(sheet), "the page's sheet is dropped");
  },
  inert: async () => {
    await window.clock.untilIdle();
    const all = cards();
    for (const card of all) card.inert = true;
    view.scrollToItem(Math.floor(chance() * view.count), { animated: false });
    await window.clock.untilIdle();
    check(all.every((card) => card.inert), "the page's inert is taken off");
    for (const card of all) card.inert = false;
  },
  direction: async () => {
    document.documentElement.dir = document.documentElement.dir === "rtl" ? "ltr" : "rtl";
    await window.clock.untilIdle();
    if (view.layout !== "card-carousel" || view.count < 2) return;
    view.scrollToItem(0, { animated: false });
    await window.clock.untilIdle();
    const [one, two] = cards().map((card) => card.getBoundingClientRect().left);
    check(document.documentElement.dir === "rtl" ? two < one : one < two, "the cards do not follow the direction");
  },
};

/** Performs random actions; returns their names and the problems. */
window.act = async (seed, steps) => {
  state = seed;
  view.shadowRoot.adoptedStyleSheets = [...view.shadowRoot.adoptedStyleSheets, sheet];
  view.addEventListener("itemtap", (event) => {
    taps.push(event.detail.index);
    event.preventDefault();
  });
  const own = cards().map((card) => card.dataset.index), all = cards(), diary = [];
  for (let step = 0; step < steps && problems.length === 0; step++) {
    const name = oneOf(Object.keys(ACTIONS));
    diary.push(name);
    await ACTIONS[name]();
    check(all.every((card, index) => card.dataset.index === own[index]), "the page's data-index is changed");
  }
  return [diary.join(", "), problems];
};
