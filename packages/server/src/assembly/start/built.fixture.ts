import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../../platform/project-folder.ts';

const run = promisify(execFile);

/** What `npm start` ends in. Tests start it many times; from source each start would take seconds to load. */
export const builtServer = path.join(projectFolder, 'dist', 'server', 'main.js');

/** Builds unless the build is newer than the sources, as it is under `npm test`. */
export async function buildIfStale(): Promise<void> {
  await run(process.execPath, [path.join(projectFolder, 'scripts', 'build.mjs'), '--if-stale']);
}
