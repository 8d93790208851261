/** What is scrolled to ends this far below the upper edge of the window. */
const scrollOffsetPx = 30;

export function scrollTo(element: Element): void {
  window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().top - scrollOffsetPx });
}
