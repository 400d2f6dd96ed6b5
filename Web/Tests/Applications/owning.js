// A page that uses its own attributes, styles, queries and dialogs on a view's cards, at random.

const view = document.querySelector("fanfold-view");
let state = 0;

/** A pseudorandom number from 0 to 1. */
function chance() {
  state = (state * 1664525 + 1013904223) % 4294967296;
  return state / 4294967296;
}

const oneOf = (values) => values[Math.floor(chance() * values.length)];
const cards = () => [...view.querySelectorAll(".card")];
const problems = [];
const check = (isRight, text) => { if (!isRight) problems.push(text); };
const sheet = new CSSStyleSheet();
const taps = [];
const tick = async () => { for (let count = 0; count < 3; count++) await window.frame(); };
const isSeen = (each) => each.checkVisibility() && each.getBoundingClientRect().width > 0;

/** Removes a card and compares the look of its copy. */
async function remove(card) {
  const { backgroundColor, color } = getComputedStyle(card), text = card.textContent;
  const wasSeen = isSeen(card) && card.getBoundingClientRect().left < innerWidth && card.getBoundingClientRect().right > 0;
  card.remove();
  await tick();
  check(cards().length === view.count, `${cards().length} cards by a query, but ${view.count} items`);
  const copy = [...view.children].find((each) => each.textContent === text && !each.matches(".card"));
  if (!wasSeen || !copy) return;
  const look = getComputedStyle(copy);
  check(look.backgroundColor === backgroundColor && look.color === color, `${text} leaves with another look`);
}

const ACTIONS = {
  removeLast: async () => { if (view.count > 3) await remove(view.lastElementChild); },
  removeFirst: async () => { if (view.count > 3) await remove(view.firstElementChild); },
  removeOne: async () => { if (view.count > 3) await remove(oneOf(cards())); },
  scrollTo: async () => { view.scrollToItem(Math.floor(chance() * view.count), { animated: chance() < 0.5 }); await tick(); },
  scrollWithin: async () => { oneOf(cards()).firstElementChild.scrollTop = 20; await tick(); },
  settle: () => window.clock.untilIdle(),
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
