// The only script that a page loads immediately. React and the islands (69 kB) follow when the browser is idle, or at the first
// interaction; until then links and plain forms work by themselves.
const touches = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;
const longestWaitMs = 3000;

let isAwake = false;

/** Runs once: an interaction does not cancel the idle callback, and hydrating an island twice breaks it. */
function wake(): void {
  if (isAwake) return;
  isAwake = true;
  for (const touch of touches) removeEventListener(touch, wake, true);
  void import('./island/hydrate.tsx').then(({ hydrateIslands }) => hydrateIslands());
}

for (const touch of touches) addEventListener(touch, wake, { capture: true, once: true, passive: true });
if ('requestIdleCallback' in globalThis) {
  requestIdleCallback(wake, { timeout: longestWaitMs });
} else {
  // Safari has no idle callback.
  setTimeout(wake, longestWaitMs / 2);
}
