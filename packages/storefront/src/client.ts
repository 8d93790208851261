import { fitFrames } from './owner-frame/fit-frames.ts';
import { startAnnouncementBar } from './popup/announcement-bar.ts';
import { RESTART_EVENT } from './theme-client/restart-event.ts';

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
  wakeParts();
  wakePopup();
  addEventListener(RESTART_EVENT, wakeParts);
}

function wakeParts(): void {
  wakeGalleries();
  wakeLikes();
  wakePlayers();
}

/** Galleries are no islands: their HTML is complete, and their script needs no React. */
function wakeGalleries(): void {
  if (document.querySelector('[data-gallery]') === null) return;
  void import('./gallery/galleries.ts').then(({ startGalleries }) => startGalleries());
}

/** Themes print the buttons, and their HTML is complete, too. */
function wakeLikes(): void {
  if (document.querySelector('.sqs-simple-like') === null) return;
  void import('./like/likes.ts').then(({ startLikes }) => startLikes());
}

/** Videos and sounds of other websites are links until somebody plays them. */
function wakePlayers(): void {
  if (document.querySelector('[data-player]') === null) return;
  void import('./player/players.ts').then(({ startPlayers }) => startPlayers());
}

/** Its HTML is complete, too. */
function wakePopup(): void {
  if (document.querySelector('[data-popup]') === null) return;
  void import('./popup/popup.ts').then(({ startPopup }) => startPopup());
}

fitFrames();
document.querySelectorAll<HTMLElement>('[data-announcement-bar]').forEach(startAnnouncementBar);
for (const touch of touches) addEventListener(touch, wake, { capture: true, once: true, passive: true });
if ('requestIdleCallback' in globalThis) {
  requestIdleCallback(wake, { timeout: longestWaitMs });
} else {
  // Safari has no idle callback.
  setTimeout(wake, longestWaitMs / 2);
}
