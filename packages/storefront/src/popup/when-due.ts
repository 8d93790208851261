interface DueRules {
  /** After the page was opened. */
  readonly delaySeconds: number;
  /** Of the way that the page can be scrolled. */
  readonly scrollPercent: number | undefined;
}

/** Resolves after the delay, or earlier when the page was scrolled far enough. */
export function whenDue({ delaySeconds, scrollPercent }: DueRules): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (scrollPercent !== undefined && scrolledPercent() >= scrollPercent) due();
    };
    // The clock of the page begins with the page, long before this script is loaded.
    const timer = setTimeout(due, Math.max(0, delaySeconds * 1000 - performance.now()));
    function due(): void {
      clearTimeout(timer);
      removeEventListener('scroll', look);
      resolve();
    }
    if (scrollPercent === undefined) return;
    addEventListener('scroll', look, { passive: true });
    look();
  });
}

/** A page without a way to scroll was not scrolled. */
function scrolledPercent(): number {
  const { scrollHeight } = document.documentElement;
  const way = scrollHeight - innerHeight;
  return way <= 0 ? 0 : (scrollY / way) * 100;
}
