import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A task to measure, by name. */
export interface Task {
  readonly name: string;
  readonly run: () => unknown;
}

export interface Measurement {
  readonly name: string;
  /** Median CPU time of one run, in microseconds. */
  readonly micros: number;
}

/** Warm-up time: before that, the JavaScript engine is still optimizing. */
const WARM_UP_MS = 600;
/** Long enough for a few runs of the slowest task. */
const SLICE_MS = 50;

/**
 * Measures tasks side by side: every task gets a slice in every round, so that other load on the machine affects all of
 * them equally. CPU time, not wall-clock time; medians, not means.
 */
export function measure(tasks: readonly Task[], rounds: number): readonly Measurement[] {
  collectGarbage();
  for (const task of tasks) slice(task, WARM_UP_MS);
  const samples = tasks.map(() => [] as number[]);
  for (let round = 0; round < rounds; round++) tasks.forEach((task, i) => samples[i]?.push(slice(task, SLICE_MS)));
  return tasks.map(({ name }, i) => ({ name, micros: median(samples[i] ?? []) }));
}

/** Garbage of the previous page must not count for this one. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

/** CPU time of one run, averaged over a slice. */
function slice(task: Task, sliceMs: number): number {
  let runs = 0;
  let batch = 1;
  const start = process.cpuUsage();
  for (;;) {
    for (let i = 0; i < batch; i++) use(task.run());
    runs += batch;
    const { user, system } = process.cpuUsage(start);
    const micros = user + system;
    if (micros >= sliceMs * 1000) return micros / runs;
    // Reading the time costs a little; it is read less often for fast tasks.
    batch = Math.max(1, Math.ceil(runs / 10));
  }
}

let sink = 0;

/** Flattens the text, which engines build as a chain of pieces, and keeps the optimizer from dropping the work. */
function use(result: unknown): void {
  sink += typeof result === 'string' ? Number.parseInt(result, 10) | 0 : 1;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
