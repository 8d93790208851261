/** Storefront specification section 9. */
export const RESIZE_DELAY_MS = 100;

interface ResizeSource {
  readonly target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly setTimeout: (run: () => void, delayMs: number) => unknown;
  readonly clearTimeout: (timer: never) => void;
}

/** Runs once 100 ms after the last change of the window's size (D-153). Returns a function that ends it. */
export function afterResize(run: () => void, source: ResizeSource = browserResizes()): () => void {
  let timer: unknown;
  const onResize = () => {
    source.clearTimeout(timer as never);
    timer = source.setTimeout(run, RESIZE_DELAY_MS);
  };
  source.target.addEventListener('resize', onResize);
  return () => {
    source.clearTimeout(timer as never);
    source.target.removeEventListener('resize', onResize);
  };
}

function browserResizes(): ResizeSource {
  return { target: window, setTimeout: window.setTimeout.bind(window), clearTimeout: window.clearTimeout.bind(window) };
}

/** Whether content is taller than the window: then it is aligned to the top instead of the middle. */
export function isTallerThanWindow(content: Element): boolean {
  return content.scrollHeight > innerHeight;
}

/**
 * Opens a dialog over the page, which does not scroll meanwhile. Returns a function that closes it and gives the focus back.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement;
  if (!dialog.open) dialog.showModal();
  document.documentElement.classList.add('lightbox-open');
  return () => {
    document.documentElement.classList.remove('lightbox-open');
    dialog.close();
    (opener as HTMLElement | null)?.focus();
  };
}

/** Tab moves from the last element to the first, and back; browsers would include their own toolbars. */
export function keepFocusInside(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>,
  dialog: Element,
): void {
  if (event.key !== 'Tab') return;
  const stops = [...dialog.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')].filter(
    // Buttons that stay at their place in the window have no offset parent.
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled, [type="hidden"]') && element.getClientRects().length > 0,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement === leaving) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}
