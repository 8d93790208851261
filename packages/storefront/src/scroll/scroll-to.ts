/** The distance in pixels from the upper edge of the window after scrolling. */
const scrollOffsetPx = 30;

export function scrollTo(element: Element): void {
  window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().top - scrollOffsetPx });
}
