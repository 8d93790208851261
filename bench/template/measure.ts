import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Something to measure, by name. */
export interface Task {
  readonly name: string;
  readonly run: () => unknown;
}

export interface Measurement {
  readonly name: string;
  /** Median processor time of one run, in microseconds. */
  readonly micros: number;
}

/** Until then the JavaScript engine is still busy finding out what is worth compiling. */
const WARM_UP_MS = 600;
/** Long enough for a few runs of the slowest task. */
const SLICE_MS = 50;

/**
 * Measures tasks side by side: every task gets a slice in every round, so that whatever else the machine does falls on
 * all of them alike. Processor time, not wall time; medians, not means.
 */
export function measure(tasks: readonly Task[], rounds: number): readonly Measurement[] {
  collectGarbage();
  for (const task of tasks) {
    slice(task, WARM_UP_MS);
  }
  const samples = tasks.map(() => [] as number[]);
  for (let round = 0; round < rounds; round++) {
    tasks.forEach((task, i) => samples[i]?.push(slice(task, SLICE_MS)));
  }
  return tasks.map(({ name }, i) => ({ name, micros: median(samples[i] ?? []) }));
}

/** What the page before has left behind is nobody's work on this one. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

/** Processor time of one run, averaged over a slice. */
function slice(task: Task, sliceMs: number): number {
  let runs = 0;
  let batch = 1;
  const start = process.cpuUsage();
  for (;;) {
    for (let i = 0; i < batch; i++) {
      use(task.run());
    }
    runs += batch;
    const { user, system } = process.cpuUsage(start);
    const micros = user + system;
    if (micros >= sliceMs * 1000) {
      return micros / runs;
    }
    // Asking for the time costs a little; fast tasks are asked about less often.
    batch = Math.max(1, Math.ceil(runs / 10));
  }
}

let sink = 0;

/** Flattens the text, which engines build as a chain of pieces, and keeps the optimiser from dropping the work. */
function use(result: unknown): void {
  sink += typeof result === 'string' ? Number.parseInt(result, 10) | 0 : 1;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
