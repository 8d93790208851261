import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectFolder } from '../../../platform/project-folder.ts';
import type { CompiledSheet, Sheet } from './less.ts';

/** A sheet may contain a mixin that calls itself for ever. The largest real themes compile in two seconds. */
const MAX_COMPILE_MS = 20_000;
const MAX_HEAP_MB = 512;
const LOOK_EVERY_MS = 100;

/**
 * Compiles in a separate thread. A sheet is compiled once in the life of a theme, and the compiler keeps 20 MB that
 * only the end of its thread frees. A sheet that takes too much time or memory is a faulty one.
 */
export async function compileLessApart(sheet: Sheet, maxMs = MAX_COMPILE_MS): Promise<CompiledSheet> {
  const worker = new Worker(join(projectFolder, 'dist', 'server', 'less-worker.js'), {
    workerData: sheet,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  try {
    return await withinTime(maxMs, async (signal) => {
      const [compiled] = (await once(worker, 'message', { signal })) as [CompiledSheet];
      return compiled;
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') {
      return { ok: false, fault: `The styles take more than ${maxMs / 1000} seconds to compile` };
    }
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
      return { ok: false, fault: `The styles take more than ${MAX_HEAP_MB} MB to compile` };
    }
    throw error;
  } finally {
    await worker.terminate();
  }
}

/**
 * The time counts in which this process was computing too: what a machine that is busy with other work holds up is no fault of the sheet,
 * and a fault is kept for as long as the theme.
 */
async function withinTime<Value>(maxMs: number, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const limit = new AbortController();
  const began = { at: performance.now(), processor: process.cpuUsage() };
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(began.processor);
    if (performance.now() - began.at > maxMs && (user + system) / 1000 > maxMs) limit.abort();
  }, LOOK_EVERY_MS);
  try {
    return await work(limit.signal);
  } finally {
    clearInterval(watch);
  }
}
