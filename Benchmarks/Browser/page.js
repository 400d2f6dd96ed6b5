// A page that times what its frames cost: of a <fanfold-view>, or of a bare loop that sets the same transforms.

const frames = []; // the script time of each frame, in milliseconds
const times = []; // when each frame began in which no finger was down, in milliseconds
let isTouched = false;
addEventListener("pointerdown", () => (isTouched = true), true);
addEventListener("pointerup", () => {
  isTouched = false;
  times.push(NaN); // no distance from what was before
}, true);
const original = window.requestAnimationFrame.bind(window);

// Every callback of a frame is timed, whoever asks for it.
window.requestAnimationFrame = (callback) =>
  original((now) => {
    const start = performance.now();
    callback(now);
    frames.push(performance.now() - start);
    if (!isTouched) times.push(now);
  });

window.measured = () => ({ frames: frames.splice(0), times: times.splice(0) });

/** Mounts a view; the script time up to its first frame, in milliseconds. */
window.mount = async (layout, count) => {
  await import("/fanfold-view.js");
  await WebAssembly.compileStreaming(fetch("/fanfold.wasm"));
  const view = document.createElement("fanfold-view");
  view.setAttribute("layout", layout);
  view.setAttribute("count", count);
  view.setAttribute("aria-label", "Items");
  document.body.append(view);
  await view.ready;
  await new Promise(original);
  return new Promise((resolve) => original(() => resolve(view.querySelectorAll("[data-index]").length)));
};

/** Records, in each frame until `stop()` in which something moved, the sixteen numbers of each element on stage. */
window.record = () => {
  const view = document.querySelector("fanfold-view");
  const recording = [];
  let isOn = true, last = "";
  const look = () => {
    const elements = [...view.querySelectorAll("[data-index]")];
    const frame = elements.map((element) => [...new DOMMatrix(getComputedStyle(element).transform).toFloat64Array()]);
    if (last !== (last = `${frame}`)) recording.push(frame);
    if (isOn) original(look);
  };
  original(look);
  return () => {
    isOn = false;
    return recording;
  };
};

/** Plays a recording in a bare loop: as many elements, a transform for each in every frame. */
window.playBare = (recording) => {
  document.body.innerHTML = `<div id="bare"></div>`;
  const most = Math.max(...recording.map((frame) => frame.length));
  const elements = Array.from({ length: most }, (_, index) => {
    const element = document.createElement("div");
    element.textContent = index;
    element.style.width = "390px";
    element.style.height = "100px";
    document.getElementById("bare").append(element);
    return element;
  });
  let number = 0;
  return new Promise((resolve) => {
    const play = () => {
      const matrices = recording[number++];
      for (let index = 0; index < matrices.length; index++) {
        elements[index].style.transform = `matrix3d(${matrices[index].join(",")})`;
      }
      if (number < recording.length) requestAnimationFrame(play);
      else resolve();
    };
    requestAnimationFrame(play);
  });
};
