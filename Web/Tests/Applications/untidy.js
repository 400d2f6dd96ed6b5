// A page that changes a view and its children at random, at any time.

const NO_ITEM = "template, style, script, [hidden], [data-fanfold-made]";

const view = document.querySelector("fanfold-view");
let layouts = [];
let serial = 0;
let state = 0;
const answers = [];

/** A pseudorandom number from 0 to 1. */
function chance() {
  state = (state * 1664525 + 1013904223) % 4294967296;
  return state / 4294967296;
}

const oneOf = (values) => values[Math.floor(chance() * values.length)];
const items = () => [...view.children].filter((child) => !child.matches(NO_ITEM));
const anyItem = () => oneOf(items());

function made() {
  const child = document.createElement("article");
  child.textContent = `n${serial++}`;
  if (serial % 3 === 0) child.append(Object.assign(document.createElement("button"), { textContent: "Button" }));
  return child;
}

const html = (child) => `<article>${child.textContent}</article>`;

const ACTIONS = {
  insert: () => view.insertBefore(made(), anyItem() ?? null),
  insertThree: () => { for (let count = 0; count < 3; count++) view.insertBefore(made(), anyItem() ?? null); },
  remove: () => anyItem()?.remove(),
  removeTwo: () => { anyItem()?.remove(); anyItem()?.remove(); },
  replace: () => anyItem()?.replaceWith(made()),
  move: () => { const child = anyItem(); if (child) view.insertBefore(child, anyItem() ?? null); },
  shuffle: () => view.append(...items().map((child) => [chance(), child]).sort(([one], [other]) => one - other).map(([, child]) => child)),
  writeAnew: () => { view.innerHTML = items().map(html).join(""); },
  writeOneAnew: () => { const child = anyItem(); if (child) child.outerHTML = html(child); },
  empty: () => { if (chance() < 0.3) view.replaceChildren(); },
  hide: () => { const child = anyItem(); if (child) child.hidden = true; },
  showAll: () => { for (const child of view.children) child.hidden = false; },
  takeOut() {
    const { parentNode, nextSibling } = view;
    view.remove();
    window.clock.startTimer(() => parentNode.insertBefore(view, nextSibling), oneOf([0, 60]));
  },
  bringElsewhere: () => document.body.appendChild(document.createElement("div")).append(view),
  takeSomeAway() {
    const fragment = document.createDocumentFragment();
    fragment.append(...items().slice(Math.floor(chance() * 10)).slice(0, 3));
    window.clock.startTimer(() => view.append(fragment), 0);
  },
  display: () => { view.style.display = view.style.display ? "" : "none"; },
  height: () => { view.style.height = oneOf(["100vh", "300px", "0", "60vh"]); },
  width: () => { view.style.width = oneOf(["", "300px"]); },
  padding: () => { view.style.paddingTop = oneOf(["", "30px"]); },
  layout: () => view.setAttribute("layout", oneOf(layouts)),
  setLayout: () => view.setLayout(oneOf(layouts), { animated: chance() < 0.7 }),
  direction: () => { view.dir = view.dir === "rtl" ? "ltr" : "rtl"; },
  loop: () => { view.loop = !view.loop; },
  snap: () => { view.snap = oneOf(["item", "flick", "none", null]); },
  reduceMotion: () => { view.reduceMotion = oneOf(["on", "off"]); },
  takeAttributes: () => { for (const name of ["style", "role", "aria-label", "slot"]) anyItem()?.removeAttribute(name); },
  key: () => { const child = anyItem(); if (child) child.dataset.key = `k${serial++}`; },
  focus: () => (anyItem()?.querySelector("button") ?? view).focus(),
  scrollTo: () => { if (view.count > 0) view.scrollToItem(Math.floor(chance() * view.count), { animated: chance() < 0.6 }); },
  offset: () => { view.contentOffset = chance() * 800; },
  open: () => { if (view.count > 0) view.openItem(Math.floor(chance() * view.count)); },
  close: () => view.closeItem(),
  append: () => view.appendItem(),
  requestRemoval: () => { if (view.count > 0) view.requestRemoval(Math.floor(chance() * view.count)); },
  answer: () => answers.shift()?.(),
  undo: () => view.undoRemoval(),
  insertByCall: () => view.insert(Math.floor(chance() * (view.count + 1)), 1, { animated: chance() < 0.7 }),
  moveByCall: () => { if (view.count > 0) view.move(Math.floor(chance() * view.count), Math.floor(chance() * view.count)); },
  removeByCall: () => { if (view.count > 0) view.removeItems(Math.floor(chance() * view.count), 1); },
};

/** Sets the seed and the names of all layouts. */
window.begin = (seed, names) => {
  [state, layouts] = [seed, names];
  view.addEventListener("beforeremove", (event) => {
    const decision = Math.floor(chance() * 4);
    if (decision === 0) event.preventDefault();
    if (decision !== 1) return;
    event.detail.wait();
    const child = view.elementOf(event.detail.index);
    answers.push(() => { if (child?.isConnected) view.answerRemoval(child, chance() < 0.5); });
  });
};

/** Performs a random action; returns its name. While the view is out of the document, it does nothing. */
window.act = () => {
  const name = oneOf(Object.keys(ACTIONS));
  if (view.isConnected) ACTIONS[name]();
  return name;
};

/** Makes the view visible and lets it settle. */
window.leave = () => {
  Object.assign(view.style, { display: "", height: "100vh" });
  while (answers.length > 0) answers.shift()();
  view.closeItem();
};

/** The frames of visible children. */
const places = (shown, children) => children.map((child) => {
  if (!child.hasAttribute("data-index")) return "none";
  const [{ x, y }, rectangle] = [shown.getBoundingClientRect(), child.getBoundingClientRect()];
  const { width, height } = rectangle;
  return width * height > 0 ? [rectangle.x - x, rectangle.y - y, width, height].map(Math.round).join(" ") : "none";
});

const isNear = (place, other) => {
  const [one, two] = [place, other].map((text) => text.split(" ").map(Number));
  return one.every((number, at) => Math.abs(number - two[at]) <= 1);
};

/** The problems after settling: differences between the view and a new one with the same children. */
window.problems = async () => {
  const children = items();
  const wrong = [];
  if (view.count !== children.length) wrong.push(`the count is ${view.count}, of ${children.length} children`);
  for (const child of view.children) {
    const index = child.getAttribute("data-index");
    if (index !== null && children.indexOf(child) !== Number(index)) wrong.push(`${child.outerHTML} has a wrong index`);
  }
  const fresh = document.createElement("fanfold-view");
  fresh.append(...children.map((child) => { const copy = document.createElement("article"); copy.innerHTML = child.innerHTML; return copy; }));
  const { layout, dir, loop, snap, reduceMotion } = view;
  Object.assign(fresh, { layout, dir, loop, snap, reduceMotion });
  fresh.style.cssText = view.style.cssText;
  view.before(fresh);
  await fresh.ready;
  fresh.contentOffset = view.contentOffset;
  for (let number = 0; number < 4; number++) await window.frame();
  const expected = places(fresh, [...fresh.children].slice(0, children.length));
  places(view, children).forEach((place, index) => {
    if (place !== expected[index] && !isNear(place, expected[index])) wrong.push(`${index} is at ${place}, and not at ${expected[index]}`);
  });
  fresh.remove();
  return wrong;
};
