import { setTimeout as pause } from 'node:timers/promises';

/** What has to be stopped, in the reverse order of starting. */
export interface Stops {
  /** After the timeout, a part that has not stopped is left to the end of the process. */
  add(stop: () => Promise<unknown>, patienceMs?: number): void;
  /** Stops everything once; a part that fails to stop does not prevent the others from stopping. */
  run(): Promise<void>;
}

export function createStops(): Stops {
  const stops: (() => Promise<unknown>)[] = [];
  let done: Promise<void> | undefined;
  return {
    add(stop, patienceMs) {
      stops.unshift(patienceMs === undefined ? stop : () => Promise.race([stop(), elapsed(patienceMs)]));
    },
    run() {
      done ??= runAll(stops);
      return done;
    },
  };
}

async function runAll(stops: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const stop of stops) await stop().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Some parts could not be stopped');
}

function elapsed(ms: number): Promise<void> {
  return pause(ms, undefined, { ref: false });
}
