// A page with a <fanfold-view>, or with a bare loop that sets the same transforms.

const original = window.untimedFrame;

/** Mounts a view, by its layout and by attributes after that; the script time up to its first frame, in milliseconds. */
window.mount = async (names, count) => {
  const [layout, ...attributes] = names.split(" ");
  await import("/fanfold-view.js");
  await WebAssembly.compileStreaming(fetch("/fanfold.wasm"));
  const view = document.createElement("fanfold-view");
  view.setAttribute("layout", layout);
  for (const attribute of attributes) view.setAttribute(attribute, "");
  view.setAttribute("count", count);
  view.setAttribute("aria-label", "Items");
  document.body.append(view);
  await view.ready;
  await new Promise(original);
  return new Promise((resolve) => original(() => resolve(view.querySelectorAll("[data-index]").length)));
};

/** Records, in each frame until `stop()` in which something moved, the sixteen numbers of each item visible, and its size. */
window.record = () => {
  const view = document.querySelector("fanfold-view");
  const recording = [];
  let isOn = true, last = "";
  const look = () => {
    // An item is placed by a box of the view's.
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

/** Makes a bare loop of a recording: as many elements, each as large as its item was at first. */
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

  /** Plays the recording, over the view, which is at rest: a transform for each element in every frame, and nothing else. */
  window.playBare = () => {
    let number = 0;
    const play = () => {
      const items = recording[number++];
      for (let index = 0; index < items.length; index++) {
        elements[index].style.transform = `matrix3d(${items[index].matrix.join(",")})`;
      }
      if (number < recording.length) requestAnimationFrame(play);
      else frame.remove();
    };
    document.body.append(frame);
    requestAnimationFrame(play);
  };
};
