const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** One Ctrl-C may arrive twice: from the terminal, and from npm, which passes it on. */
const samePressMs = 1000;

/** Resolves at the first stop signal. A later one ends the process at once; the next start recovers the database. */
export function untilToldToStop(): Promise<void> {
  return new Promise((resolve) => {
    let toldAt: number | undefined;
    for (const signal of signals) {
      process.on(signal, () => {
        if (toldAt !== undefined && performance.now() - toldAt > samePressMs) process.exit(130);
        toldAt ??= performance.now();
        resolve();
      });
    }
  });
}
