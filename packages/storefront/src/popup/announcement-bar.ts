/** The key in local storage. The server's page reads it before the bar is drawn. */
const BAR_MEMORY_KEY = 'awning-announcement-bar';

/** Lets visitors close the announcement bar, until it says something else. */
export function startAnnouncementBar(bar: HTMLElement): void {
  const button = bar.querySelector<HTMLButtonElement>('.sqs-announcement-bar-close');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    bar.hidden = true;
    try {
      localStorage.setItem(BAR_MEMORY_KEY, bar.dataset['version'] ?? '');
    } catch {
      // It is closed on this page only.
    }
  });
}
