import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectFolder } from '../../../platform/project-folder.ts';
import type { CompiledSheet, Sheet } from './less.ts';

/**
 * Compiles in a separate thread. A sheet is compiled once in the life of a theme, and the compiler keeps 20 MB that
 * only the end of its thread frees.
 */
export async function compileLessApart(sheet: Sheet): Promise<CompiledSheet> {
  const worker = new Worker(join(projectFolder, 'dist', 'server', 'less-worker.js'), { workerData: sheet });
  const [compiled] = (await once(worker, 'message')) as [CompiledSheet];
  return compiled;
}
