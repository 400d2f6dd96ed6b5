// What the frames of a page cost, whatever is on it: its script before anything else.

const REST = 200; // without a frame, in milliseconds

(() => {
  const frames = []; // the script time of each frame, in milliseconds
  const times = []; // when each frame began in which no finger was down, in milliseconds
  let isTouched = false;
  addEventListener("pointerdown", () => (isTouched = true), true);
  addEventListener("pointerup", () => {
    isTouched = false;
    times.push(NaN); // no distance from what was before
  }, true);
  const original = window.requestAnimationFrame.bind(window);
  window.untimedFrame = original;

  // Every callback of a frame is timed, whoever asks for it.
  window.requestAnimationFrame = (callback) =>
    original((now) => {
      const start = performance.now();
      callback(now);
      frames.push(performance.now() - start);
      if (!isTouched) times.push(now);
    });

  /** Waits until no more frames are asked for, or for so many milliseconds. */
  window.rested = async (limit) => {
    const end = performance.now() + limit;
    for (let seen = -1; seen !== frames.length && performance.now() < end;) {
      seen = frames.length;
      await new Promise((done) => setTimeout(done, REST)); // no frame: those of the page are measured
    }
  };

  window.measured = () => ({ frames: frames.splice(0), times: times.splice(0) });
})();
