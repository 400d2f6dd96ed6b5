// Brings views into a state at some moment of a motion, and counts the frames and timers that they still request.

const AREA = "height: 500px";
/** The maximum number of renderings until observers have reported the end of a state. */
const RETURN = 20;
/** The number of renderings in which an announcement begins whose modules are loaded: its line is removed by one timer. */
const ANNOUNCEMENT = 3;
const { clock, frame } = window;
const counted = { frames: 0, timers: 0 };

/** Counts the calls of a function that requests a frame or a timer. */
function count(owner, name, kind) {
  const request = owner[name].bind(owner);
  owner[name] = (...values) => {
    counted[kind]++;
    return request(...values);
  };
}

for (const [owner, name] of [[window, "requestAnimationFrame"], [clock, "requestFrame"]]) count(owner, name, "frames");
for (const [owner, name] of [[window, "setTimeout"], [window, "setInterval"], [clock, "startTimer"]]) count(owner, name, "timers");

/** Passes a frame and renders the page, which itself requests a frame. */
async function rendered() {
  await frame();
  if (!document.hidden) counted.frames--;
}

async function settled() {
  const { frames } = counted;
  await clock.untilIdle(30);
  counted.frames = frames;
}

const pointer = (view, type) => view.dispatchEvent(new PointerEvent(type, {
  pointerId: 7, isPrimary: true, pointerType: "touch", buttons: 1, clientX: 195, clientY: 250, bubbles: true, composed: true,
}));

const MOTIONS = {
  none() {},
  scroll: (view) => view.scrollToItem(view.count - 1),
  open: (view) => view.openItem(1),
  close(view) { view.openItem(1); view.closeItem(); },
  layout: (view, { other }) => view.setLayout(other),
  insert: (view) => view.insert(1, 2),
  remove: (view) => view.removeItems(0, 1),
  append: (view) => view.appendItem(),
  reload: (view) => view.reload(),
  automatic: (view) => view.scrollAutomatically(900),
  wheel: (view) => view.dispatchEvent(new WheelEvent("wheel", { deltaY: 120, bubbles: true, cancelable: true })),
  fling(view) {
    pointer(view, "pointerdown");
    for (let x = 195; x > 100; x -= 30) {
      view.dispatchEvent(new PointerEvent("pointermove", {
        pointerId: 7, pointerType: "touch", buttons: 1, clientX: x, clientY: 250, bubbles: true, composed: true,
      }));
    }
    pointer(view, "pointerup");
  },
};

/** Each brings a view into a state, and returns a function that ends the state. */
const STATES = {
  rest: () => () => {},
  flowing(view, { layout }) { view.layout = "none"; return () => { view.layout = layout; }; },
  grid: (view) => styled(view, "display", "grid"),
  printed() {
    dispatchEvent(new Event("beforeprint"));
    return () => dispatchEvent(new Event("afterprint"));
  },
  hidden() {
    hide(true);
    return () => hide(false);
  },
  offScreen: (view) => styled(view, "marginTop", "3000px"),
  withoutHeight: (view) => styled(view, "height", "0"),
  withoutWidth: (view) => styled(view, "width", "0"),
  notDisplayed: (view) => styled(view.parentNode, "display", "none"),
  transparent: (view) => styled(view.parentNode, "opacity", "0"),
  invisible: (view) => styled(view.parentNode, "visibility", "hidden"),
  reduced(view) { view.reduceMotion = "on"; return () => { view.reduceMotion = "auto"; }; },
  stopped(view) { view.playbackRate = 0; return () => { view.playbackRate = 1; }; },
  pressed(view) { pointer(view, "pointerdown"); return () => pointer(view, "pointercancel"); },
  focused(view) { view.focus(); return () => document.activeElement.blur(); },
  opened(view) { view.openItem(0); return () => view.closeItem(); },
  removed(view) { const { parentNode } = view; view.remove(); return () => parentNode.append(view); },
};

function styled({ style }, name, value) {
  const before = style[name];
  style[name] = value;
  return () => { style[name] = before; };
}

function hide(isHidden) {
  Object.defineProperty(document, "hidden", { configurable: true, value: isHidden });
  document.dispatchEvent(new Event("visibilitychange"));
}

async function made({ layout, attributes, duration, items, isCells }) {
  const home = document.body.appendChild(document.createElement("main"));
  home.innerHTML = `<fanfold-view layout="${layout}" ${attributes} aria-label="Items" style="${AREA}"></fanfold-view>`;
  const view = home.firstChild;
  if (attributes.includes("auto-height")) view.style.height = "auto";
  if (isCells) Object.assign(view, { cell(element, index) { element.textContent = index; }, count: items });
  else for (let number = 0; number < items; number++) {
    const child = view.appendChild(document.createElement("article"));
    child.textContent = number;
    if (duration) child.dataset.autoplay = duration;
  }
  await view.ready;
  for (let number = 0; number < 3; number++) await rendered();
  return view;
}

/** The modules of announcements and attributes: a view that loads them while it is at rest requests a frame then. */
const modules = Promise.all(
  ["announcements", "words", "autoplay", "findable", "clip", "height"].map((name) => import(`/fanfold-${name}.js`)));

/** Requests for frames and timers in some seconds of a case at rest, and whether autoplay goes on after the state. */
window.resting = async (test, seconds) => {
  await modules;
  const view = await made(test), home = view.parentNode;
  if (view.count > 1) MOTIONS[test.motion](view, test);
  await clock.advance(test.time);
  if (test.isRendered) await rendered();
  const end = STATES[test.state](view, test);
  try {
    for (let number = 0; number < 2; number++) await rendered();
    await settled();
    for (let number = 0; number < ANNOUNCEMENT; number++) await rendered();
    Object.assign(counted, { frames: 0, timers: 0 });
    await clock.advance(seconds / 2);
    for (let number = 0; number < 3; number++) await rendered();
    await clock.advance(seconds / 2);
    return { ...counted, goesOn: await goesOn(view, end) };
  } catch ({ message }) {
    return { frames: message, timers: 0 };
  } finally {
    home.remove();
  }
};

async function goesOn(view, end) {
  end();
  for (let number = 0; number < RETURN; number++) {
    await rendered();
    if (Number.isFinite(view.autoplayTimeLeft)) return true;
  }
  return false;
}
