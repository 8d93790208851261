import { fork } from 'node:child_process';
import { join } from 'node:path';
import { type Job, type Order, type Place, placeAfter, UNCHANGED, type Verdict } from './protocol.ts';

/** A change may make a loop endless. */
const PATIENCE_MS = 30_000;

/**
 * Tries every change of every file and reports each verdict. A worker that hangs is ended, which counts as noticed, and
 * another goes on from there.
 */
export async function runJobs(root: string, jobs: readonly Job[], report: (verdict: Verdict) => void): Promise<void> {
  let from: Place | undefined = { job: 0, number: UNCHANGED };
  while (from !== undefined) {
    from = await runFrom({ root, jobs, from }, report);
  }
}

/** Where to go on; undefined at the end. */
function runFrom(order: Order, report: (verdict: Verdict) => void): Promise<Place | undefined> {
  return new Promise((resolve) => {
    const worker = fork(join(import.meta.dirname, 'worker.ts'), { execArgv: ['--import', 'tsx'] });
    let place: Place | undefined = order.from;
    const wait = () => setTimeout(() => worker.kill('SIGKILL'), PATIENCE_MS);
    let timer = wait();
    worker.on('message', (message) => {
      const verdict = message as Verdict;
      clearTimeout(timer);
      timer = wait();
      report(verdict);
      place = placeAfter(verdict, order.jobs);
    });
    worker.on('exit', () => {
      clearTimeout(timer);
      if (place !== undefined) {
        report({ ...place, noticedBy: 'the run did not end' });
        place = placeAfter(place, order.jobs);
      }
      resolve(place);
    });
    worker.send(order);
  });
}
