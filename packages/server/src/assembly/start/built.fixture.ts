import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../../platform/project-folder.ts';

const run = promisify(execFile);

/** The entry of `npm start`. Tests start it many times; each start from source would take seconds to load. */
export const builtServer = path.join(projectFolder, 'dist', 'server', 'main.js');

/** Builds if the sources are newer than the build; under `npm test` they are not. */
export async function buildIfStale(): Promise<void> {
  await run(process.execPath, [path.join(projectFolder, 'scripts', 'build.mjs'), '--if-stale']);
}
