// An application whose functions throw, and call the view again, at random and in every event. Its data follow the view.

const view = document.querySelector("fanfold-view");
const { clock } = window;
let [layouts, data, serial, state, calls] = [[], [], 0, 0, 0];
/** The item whose functions always throw: its data are missing. */
let missing = -1;
const diary = [];

/** A pseudorandom number from 0 to 1. */
function chance() {
  state = (state * 1664525 + 1013904223) % 4294967296;
  return state / 4294967296;
}

const oneOf = (values) => values[Math.floor(chance() * values.length)];
const anyIndex = () => Math.floor(chance() * view.count);
const made = () => ({ id: `n${serial++}` });

const CALLS = {
  scrollToItem: () => view.scrollToItem(anyIndex(), { animated: chance() < 0.7 }),
  item: () => { view.item = anyIndex(); },
  offset: () => { view.contentOffset = chance() * 900; },
  next: () => view.next(),
  automatic: () => view.scrollAutomatically(oneOf([300, 0])),
  open: () => view.openItem(anyIndex()),
  close: () => view.closeItem(),
  append: () => view.appendItem(),
  insert: () => view.insert(anyIndex(), 1, { animated: chance() < 0.7 }),
  remove: () => view.removeItems(anyIndex(), 1),
  move: () => view.move(anyIndex(), anyIndex()),
  request: () => view.requestRemoval(anyIndex()),
  answer: () => view.answerRemoval(anyIndex(), chance() < 0.5),
  undo: () => view.undoRemoval(),
  layout: () => view.setLayout(oneOf(layouts), { animated: chance() < 0.7 }),
  flow: () => { view.layout = view.layout === "none" ? oneOf(layouts) : "none"; },
  loop: () => { view.loop = !view.loop; },
  reload: () => view.reload(),
  refresh: () => view.refresh(anyIndex()),
  focus: () => view.focus(),
  height: () => { view.style.height = oneOf(["600px", "0", "300px"]); },
  takeOut() {
    const { parentNode, nextSibling } = view;
    if (!parentNode) return;
    view.remove();
    parentNode.insertBefore(view, nextSibling);
  },
  functions() { view.key = (index) => key(index); view.positionText = (index, count) => text(index, count); },
};

/** Performs a random call, or throws, as long as the storm lasts. */
function storm(name) {
  if (calls <= 0) return;
  const throws = chance() < 0.5;
  if (chance() < 0.4) act(name);
  if (throws) throw new Error(`the storm in ${name}`);
}

function act(name) {
  calls--;
  const call = oneOf(Object.keys(CALLS));
  diary.push(`${name}:${call}`);
  try { CALLS[call](); } catch { /* A missing item is an error of the call. */ }
}

function key(index) {
  storm("key");
  return index === missing ? data[data.length].id : data[index].id;
}

function text(index, count) {
  storm("positionText");
  return index === missing ? data[data.length].id : `${index + 1} / ${count}`;
}

function fill(element, index) {
  storm("cell");
  element.textContent = index === missing ? data[data.length].id : data[index].id;
}

/** How the data follow an event of the view. */
const FOLLOWING = {
  didinsert: ({ index, count }) => data.splice(index, 0, ...Array.from({ length: count }, made)),
  didremove: ({ index, count }) => data.splice(index, count),
  didmove: ({ from, to }) => data.splice(to, 0, ...data.splice(from, 1)),
};

const EVENTS = [
  "beforeremove", "countchange", "didappend", "didclose", "didfinishchanges", "didinsert", "didkeep", "didmove", "didopen",
  "didremove", "didreorder", "error", "itemchange", "itemtap", "scroll", "scrollstart", "settle", "willclose", "willopen", "willremove", "willreorder", "focusin",
];

/** Begins a storm of some calls, with a seed and the names of all layouts. */
window.begin = (seed, names, count, most, isMissing) => {
  [state, layouts, calls] = [seed, names, most];
  data = Array.from({ length: count }, made);
  if (isMissing) missing = Math.floor(count / 2);
  addEventListener("error", (event) => event.preventDefault());
  for (const [name, follow] of Object.entries(FOLLOWING)) view.addEventListener(name, ({ detail }) => follow(detail));
  for (const name of EVENTS) {
    view.addEventListener(name, (event) => {
      if (name === "error") event.preventDefault();
      storm(name);
    });
  }
  Object.assign(view, { key, positionText: text, cell: fill, count });
};

window.act = () => { if (calls > 0) act("page"); };

/** Calls from within an event, which throws after them; returns the wanted state. */
window.end = async () => {
  calls = 0;
  view.style.height = "600px";
  view.loop = false;
  view.scrollAutomatically(0);
  view.closeItem();
  view.layout = "card-carousel";
  while (data.length < 3) view.insert(0);
  await clock.untilIdle();
  // A pending item was appended, and is open.
  view.closeItem();
  await clock.untilIdle();
  const [wanted, layout] = [anyIndex(), oneOf(layouts)];
  const last = () => {
    view.setLayout(layout);
    view.scrollToItem(wanted);
    throw new Error("after the last call");
  };
  view.addEventListener("scrollstart", last, { once: true });
  let settled = 0;
  view.addEventListener("settle", () => settled++);
  // The view scrolls to another item than the present one.
  view.scrollToItem(view.atStart ? data.length - 1 : 0);
  await clock.untilIdle();
  view.reload();
  await clock.untilIdle();
  return { wanted, layout, settled };
};

/** The differences between the view and the data at rest. */
window.problems = ({ wanted, layout, settled }) => {
  const wrong = [];
  const expect = (name, value, expected) => { if (value !== expected) wrong.push(`${name} is ${value}, and not ${expected}`); };
  expect("layout", view.layout, layout);
  expect("count", view.count, data.length);
  expect("settled", settled > 0, true);
  if (Math.abs(view.contentOffset - view.restingOffset(wanted)) > 0.5) {
    wrong.push(`the offset is ${view.contentOffset}, and not ${view.restingOffset(wanted)} of ${wanted}`);
  }
  const shown = [...view.querySelectorAll(":scope > [data-index]")];
  if (shown.length === 0) wrong.push("no item is visible");
  for (const element of shown) {
    const index = Number(element.dataset.index), isMissing = index === missing;
    expect(`text of ${index}`, element.textContent, isMissing ? "" : data[index].id);
    // An item without a name has its position as its label.
    const told = element.getAttribute("aria-description") ?? element.getAttribute("aria-label");
    expect(`position of ${index}`, told, `${index + 1} ${isMissing ? "of" : "/"} ${data.length}`);
    if (!isMissing) expect(`item with the key ${data[index].id}`, view.elementOf({ key: data[index].id }) === element, true);
  }
  return wrong;
};

window.diary = () => diary.join(", ");
