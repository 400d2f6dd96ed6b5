// Measures the script time of a page's frames; it must run before other scripts. It adds no event listeners, whose cost
// would count for touch input and not for the bare loop.

(() => {
  const frames = []; // script time of each frame, in milliseconds
  const times = []; // start of each frame, in milliseconds since 1970
  const original = window.requestAnimationFrame.bind(window);
  window.untimedFrame = original;

  // Times all animation frame callbacks.
  window.requestAnimationFrame = (callback) =>
    original((now) => {
      const start = performance.now();
      callback(now);
      frames.push(performance.now() - start);
      times.push(performance.timeOrigin + now);
    });

  window.measured = () => ({ frames: frames.splice(0), times: times.splice(0) });
})();
