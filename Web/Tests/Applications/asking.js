// A page that asks a view for items while it changes the view's children and size at random.

let view;
let serial = 0;
let state = 0;
/** The child that the application asked for last; undefined if it has left since. */
let wanted;
let told;
let moved = -Infinity;

/** A pseudorandom number from 0 to 1. */
function chance() {
  state = (state * 1664525 + 1013904223) % 4294967296;
  return state / 4294967296;
}

const below = (count) => Math.floor(chance() * count);
const oneOf = (values) => values[below(values.length)];
const isShown = (child) => !child.hidden && !child.classList.contains("gone") && child.style.display !== "none";
const items = () => [...view.children].filter((child) => !child.matches("[data-fanfold-made]") && isShown(child));
const others = () => items().filter((child) => child !== wanted);

function made() {
  const child = document.createElement("article");
  child.textContent = `n${serial++}`;
  return child;
}

/** Asks for a child by its index, or by itself. */
function ask(way) {
  const children = items();
  if (children.length === 0) return;
  wanted = oneOf(children);
  const index = children.indexOf(wanted);
  // A property that is set to the value of a recent event is an echo of a controlled component.
  if (view.currentTime - moved < 0.7 && (way === "item" || way === "attribute")) way = "call";
  if (way === "item") view.item = index;
  else if (way === "attribute") view.setAttribute("item", `${index}`);
  else if (way === "aligned") view.scrollToItem(wanted, { duration: 0.2 });
  else view.scrollToItem(chance() < 0.5 ? index : wanted, { animated: chance() < 0.7 });
}

const ACTIONS = {
  item: () => ask("item"),
  attribute: () => ask("attribute"),
  call: () => ask("call"),
  aligned: () => ask("aligned"),
  append: () => view.append(made()),
  appendMany: () => view.append(...Array.from({ length: 12 }, made)),
  prepend: () => view.prepend(made()),
  insert: () => view.insertBefore(made(), oneOf(items()) ?? null),
  remove: () => { if (others().length > 1) oneOf(others()).remove(); },
  removeByCall: () => { if (others().length > 1 && view.count > 0) view.removeItems(items().indexOf(oneOf(others()))); },
  insertByCall: () => { if (view.matches(":state(ready)")) view.insert(below(view.count + 1), 1, { animated: chance() < 0.7 }); },
  hide: () => { if (others().length > 1) oneOf(others()).hidden = true; },
  hideByClass: () => { if (others().length > 1) oneOf(others()).className = "gone"; },
  hideByStyle: () => { if (others().length > 1) oneOf(others()).style.display = "none"; },
  show: () => { for (const child of view.children) if (chance() < 0.5) Object.assign(child, { hidden: false, className: "" }).style.display = ""; },
  moveOther: () => { if (others().length > 1) view.insertBefore(oneOf(others()), oneOf(items())); },
  moveWanted: () => { if (wanted && window.movesWanted) view.insertBefore(wanted, oneOf(items())); },
  noArea: () => { view.style.display = "none"; },
  area: () => { view.style.display = ""; },
  resize: () => { view.style.height = oneOf(["300px", "100vh", "60vh"]); },
  zoom: () => { view.style.zoom = oneOf(["1", "1.25", "0.8"]); },
  out: () => { const { parentNode } = view; view.remove(); parentNode.append(view); },
};

/** Creates a view without an engine, and performs the first actions before it has one. */
window.begin = async (seed, layout, movesWanted) => {
  [state, window.movesWanted] = [seed, movesWanted];
  view = document.createElement("fanfold-view");
  view.setAttribute("layout", layout);
  view.ariaLabel = "People";
  view.append(...Array.from({ length: 3 + below(8) }, made));
  document.body.append(view);
  view.addEventListener("scroll", () => { moved = view.currentTime; });
  view.addEventListener("itemchange", ({ detail }) => { told = view.elementOf(detail.index); });
  const early = Array.from({ length: below(4) }, () => window.act());
  await view.ready;
  return early;
};

/** Performs a random action; returns its name. */
window.act = () => {
  const names = Object.keys(ACTIONS).filter((name) => view.matches(":state(ready)") || !name.endsWith("ByCall"));
  const name = oneOf(names);
  ACTIONS[name]();
  return name;
};

/** Ends the actions: the view has an area. */
window.leave = () => {
  Object.assign(view.style, { display: "", height: "100vh", zoom: "1" });
  if (!wanted) ask("item");
};

const name = (child) => child?.textContent ?? "none";

/** The problems at rest: the child that was asked for is the one shown, told and focused. */
window.problems = () => {
  const shown = view.elementOf(view.item);
  view.focus();
  const wrong = [];
  if (view.count !== items().length) wrong.push(`the count is ${view.count}, of ${items().length} children`);
  if (shown !== wanted) wrong.push(`${name(shown)} is shown, not ${name(wanted)}`);
  if (told && told !== shown) wrong.push(`${name(told)} was told, not ${name(shown)}`);
  if (document.activeElement !== shown) wrong.push(`${name(document.activeElement)} is focused, not ${name(shown)}`);
  return wrong;
};
