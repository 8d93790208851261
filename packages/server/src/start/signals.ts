const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves at the first request to stop. A second one ends the process at once: the database is found again by the next start. */
export function untilToldToStop(): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false;
    for (const signal of signals) {
      process.on(signal, () => {
        if (isStopping) process.exit(130);
        isStopping = true;
        resolve();
      });
    }
  });
}
