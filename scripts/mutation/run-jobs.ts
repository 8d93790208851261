import { fork } from 'node:child_process';
import { join } from 'node:path';
import { type Job, type Order, type Place, placeAfter, UNCHANGED, type Verdict } from './protocol.ts';

/** Long enough for a worker to start on a busy machine and report its first result. */
const START_MS = 120_000;
/** A change may make a loop endless. Its tests are stopped after this many times their usual duration. */
const PATIENCE = 10;
const LEAST_MS = 5_000;
/** Or make a text grow endlessly; a small heap makes the worker die early. */
const MEMORY_MB = 1024;

/**
 * Tries every change of every file and reports each result. A worker that hangs is killed, which counts as detected, and another
 * continues from there.
 */
export async function runJobs(root: string, jobs: readonly Job[], report: (verdict: Verdict) => void): Promise<void> {
  const usual = new Map<number, number>();
  let from: Place | undefined = { job: 0, number: UNCHANGED };
  while (from !== undefined) from = await runFrom({ root, jobs, from }, usual, report);
}

/** Where to continue; undefined at the end. `usual` is the duration of the tests of each unchanged file. */
function runFrom(
  order: Order,
  usual: Map<number, number>,
  report: (verdict: Verdict) => void,
): Promise<Place | undefined> {
  return new Promise((resolve) => {
    const worker = fork(join(import.meta.dirname, 'worker.ts'), {
      execArgv: ['--import', 'tsx', `--max-old-space-size=${MEMORY_MB}`],
    });
    let place: Place | undefined = order.from;
    let timer = setTimeout(() => worker.kill('SIGKILL'), START_MS);
    worker.on('message', (message) => {
      const verdict = message as Verdict;
      clearTimeout(timer);
      if (verdict.number === UNCHANGED && verdict.duration !== undefined) usual.set(verdict.job, verdict.duration);
      report(verdict);
      place = placeAfter(verdict, order.jobs);
      timer = setTimeout(() => worker.kill('SIGKILL'), patienceFor(place, usual));
    });
    worker.on('exit', () => {
      clearTimeout(timer);
      if (place !== undefined) {
        report({ ...place, detectedBy: 'the run did not end' });
        place = placeAfter(place, order.jobs);
      }
      resolve(place);
    });
    worker.send(order);
  });
}

function patienceFor(place: Place | undefined, usual: ReadonlyMap<number, number>): number {
  const known = place === undefined || place.number === UNCHANGED ? undefined : usual.get(place.job);
  return known === undefined ? START_MS : Math.max(LEAST_MS, PATIENCE * known);
}
