// What the frames of a page cost, whatever is on it: its script before anything else. It listens to nothing: that would be
// script, too, where a finger is, and none beside a loop that has no finger.

(() => {
  const frames = []; // the script time of each frame, in milliseconds
  const times = []; // when each frame began, in milliseconds since 1970
  const original = window.requestAnimationFrame.bind(window);
  window.untimedFrame = original;

  // Every callback of a frame is timed, whoever asks for it.
  window.requestAnimationFrame = (callback) =>
    original((now) => {
      const start = performance.now();
      callback(now);
      frames.push(performance.now() - start);
      times.push(performance.timeOrigin + now);
    });

  window.measured = () => ({ frames: frames.splice(0), times: times.splice(0) });
})();
