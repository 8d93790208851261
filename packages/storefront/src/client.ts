// The only script a page loads at once. React and the islands (69 kB) follow when the browser has nothing else to do, or as soon as
// somebody touches the page; until then links and plain forms work by themselves.
const touches = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;
const longestWaitMs = 3000;

let isAwake = false;

/** Once only: a touch does not call off the idle callback, and an island brought to life twice tears its own page apart. */
function wake(): void {
  if (isAwake) {
    return;
  }
  isAwake = true;
  for (const touch of touches) {
    removeEventListener(touch, wake, true);
  }
  void import('./island/hydrate.tsx').then(({ hydrateIslands }) => hydrateIslands());
}

for (const touch of touches) {
  addEventListener(touch, wake, { capture: true, once: true, passive: true });
}
if ('requestIdleCallback' in globalThis) {
  requestIdleCallback(wake, { timeout: longestWaitMs });
} else {
  // Safari has no idle callback.
  setTimeout(wake, longestWaitMs / 2);
}
