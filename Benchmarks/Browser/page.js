// A page with a <fanfold-view>, or with a bare loop that sets the same transforms.

const original = window.untimedFrame;

/** Mounts views with a layout and attributes, one below the other, and waits for their first frame. */
window.mount = async (names, count, viewCount = 1) => {
  const [layout, ...attributes] = names.split(" ");
  await import("/fanfold-view.js");
  const views = Array.from({ length: viewCount }, () => {
    const view = document.createElement("fanfold-view");
    view.setAttribute("layout", layout);
    for (const attribute of attributes) view.setAttribute(attribute, "");
    view.setAttribute("count", count);
    view.setAttribute("aria-label", "Items");
    return view;
  });
  document.body.append(...views);
  await Promise.all(views.map((view) => view.ready));
  await new Promise(original);
  await new Promise(original);
};

/** Records the transform and size of each visible item in each changed frame until `stop()`. */
window.record = () => {
  const view = document.querySelector("fanfold-view");
  const recording = [];
  let isOn = true, last = "";
  const look = () => {
    // An item is positioned by the view's box.
    const boxes = [...view.querySelectorAll("[data-index]")].map((element) => element.assignedSlot);
    const frame = boxes.map((box) => {
      const { width, height } = box.style;
      return { matrix: [...new DOMMatrix(getComputedStyle(box).transform).toFloat64Array()], width, height };
    });
    if (last !== (last = JSON.stringify(frame))) recording.push(frame);
    if (isOn) original(look);
  };
  original(look);
  return () => {
    isOn = false;
    return recording;
  };
};

/** Creates a bare loop from a recording: one element per item, with its initial size. */
window.makeBare = (recording) => {
  const frame = document.createElement("div");
  frame.id = "bare";
  for (let index = 0; index < Math.max(...recording.map((frame) => frame.length)); index++) {
    const { width, height } = recording.find((frame) => index < frame.length)[index];
    const element = document.createElement("div");
    element.textContent = index;
    element.style.cssText = "position: absolute; will-change: transform; contain: layout style size; transform-origin: 0 0";
    Object.assign(element.style, { width, height });
    frame.append(element);
  }
  const elements = frame.children;

  let number = 0;

  /** Sets the transform of each element, and requests the next frame. */
  const play = () => {
    const items = recording[number++];
    for (let index = 0; index < items.length; index++) {
      elements[index].style.transform = `matrix3d(${items[index].matrix.join(",")})`;
    }
    if (number < recording.length) requestAnimationFrame(play);
    else frame.remove();
  };

  /** Plays the recording over the settled view: only sets the transform of each element in each frame. */
  window.playBare = () => {
    number = 0;
    document.body.append(frame);
    requestAnimationFrame(play);
  };

  const sample = { id: 0, x: 0, y: 0, time: 0 };

  /** Reads the values of a pointer that any drag needs. */
  const follow = (event) => {
    sample.id = event.pointerId;
    sample.x = event.clientX;
    sample.y = event.clientY;
    sample.time = event.timeStamp;
  };

  /** Waits over the settled view for a finger, and plays the recording while the finger drags. */
  window.awaitFinger = () => {
    number = 0;
    frame.style.touchAction = "none";
    frame.addEventListener("pointerdown", () => {
      addEventListener("pointermove", follow);
      addEventListener("pointerup", () => removeEventListener("pointermove", follow), { once: true });
      requestAnimationFrame(play);
    }, { once: true });
    document.body.append(frame);
  };
};
