import { type Tween, tween } from '../tween/tween.ts';

/** The seed has the same number twice, so every scroll lasts 50 ms (D-150). */
export const MIN_SCROLL_MS = 50;
export const MAX_SCROLL_MS = 50;

/** The distance in pixels from the upper edge of the window after scrolling. */
export const SCROLL_OFFSET_PX = 30;

const MS_PER_PX = 0.5;

/** The duration of a scroll by this distance. */
export function scrollDurationMs(distancePx: number): number {
  return Math.min(Math.max(Math.abs(distancePx) * MS_PER_PX, MIN_SCROLL_MS), MAX_SCROLL_MS);
}

/** Scrolls the page until the element is below the window's upper edge. */
export function scrollTo(element: Element, offsetPx: number = SCROLL_OFFSET_PX): Tween {
  const start = scrollY;
  const distance = element.getBoundingClientRect().top - offsetPx;
  return tween(
    (progress) => window.scrollTo({ top: start + distance * progress, behavior: 'instant' }),
    scrollDurationMs(distance),
  );
}

/** Focuses an element, and scrolls to what must be seen with it if a part of that is outside the window. */
export function focusInView(element: HTMLElement, seen: Element = element): void {
  element.focus({ preventScroll: true });
  const { top, bottom } = seen.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) scrollTo(seen);
}
