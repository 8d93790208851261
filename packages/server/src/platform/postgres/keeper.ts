import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { joinServer, leaveServer, type Residence } from './residence.ts';

const RETRY_DELAY_MS = 1_000;

/**
 * Keeps a server running while this process uses it, and returns the function that leaves it. A process that loses its
 * connection tries to restart the server; one of several processes succeeds and the others join it.
 */
export function keepRunning(cluster: Cluster, first: Residence): () => Promise<boolean> {
  const leaving = new AbortController();
  let residence = first;
  let returned = Promise.resolve();
  let left: Promise<boolean> | undefined;
  watch();
  return () => {
    left ??= leave();
    return left;
  };

  function watch(): void {
    residence.client.once('end', () => {
      if (!leaving.signal.aborted) returned = rejoin();
    });
  }

  async function rejoin(): Promise<void> {
    while (!leaving.signal.aborted) {
      try {
        residence = await joinServer(cluster);
        watch();
        return;
      } catch {
        // The reason is in the server's log; a full disk may be fixed meanwhile.
        await pause(RETRY_DELAY_MS, undefined, { signal: leaving.signal }).catch(() => undefined);
      }
    }
  }

  async function leave(): Promise<boolean> {
    leaving.abort();
    await returned;
    return leaveServer(cluster, residence);
  }
}
