import type { ImportMoment } from './arrival.ts';
import { type ImportOptions, importFrom } from './index.ts';

export type KilledImport = Pick<ImportOptions, 'address' | 'dataFolder' | 'file'> & { readonly moment: ImportMoment };

// A process for tests: imports, and is killed at a given moment.
const { moment, ...options } = JSON.parse(process.argv[2] ?? '') as KilledImport;
await importFrom({
  ...options,
  replace: true,
  reached(now) {
    if (now === moment) process.kill(process.pid, 'SIGKILL');
  },
});
