const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** One Ctrl-C may arrive twice: from the terminal, and from npm, which passes it on. */
const SAME_PRESS_MS = 1000;

/** Resolves at the first stop signal. A later one ends the process at once; the next start recovers the database. */
export function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    let toldAt: number | undefined;
    for (const signal of signals) {
      process.on(signal, () => {
        if (toldAt !== undefined && performance.now() - toldAt > SAME_PRESS_MS) process.exit(130);
        toldAt ??= performance.now();
        resolve();
      });
    }
  });
}
