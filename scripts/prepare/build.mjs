import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from './project-folder.mjs';
import { run } from './run.mjs';

const stamp = path.join('dist', '.sources');

/** Whether `dist/` was built from the current sources. Compares names, times and sizes, which takes milliseconds. */
export function isBuildCurrent(folder = projectFolder) {
  return readStamp(folder) === fingerprint(folder);
}

export async function build(folder = projectFolder) {
  // Recorded before the build, so that a change during the build makes the next start build again.
  const sources = fingerprint(folder);
  const vite = path.join(folder, 'node_modules', 'vite', 'bin', 'vite.js');
  const environment = { ...process.env, NODE_ENV: 'production' };
  await run(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], { cwd: folder, env: environment });
  markBuilt(folder, sources);
}

export function markBuilt(folder, sources = fingerprint(folder)) {
  mkdirSync(path.join(folder, 'dist'), { recursive: true });
  writeFileSync(path.join(folder, stamp), sources);
}

function fingerprint(folder) {
  const hash = createHash('sha256');
  for (const name of ['package-lock.json', 'vite.config.ts', 'tsconfig.base.json', 'packages']) {
    addFile(hash, folder, name);
  }
  return hash.digest('hex');
}

function addFile(hash, folder, name) {
  if (/(^|[\\/])(node_modules|\.tsbuild)$|\.(test|fixture)\.tsx?$/.test(name)) return;
  const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    for (const child of readdirSync(path.join(folder, name)).sort()) addFile(hash, folder, path.join(name, child));
  } else if (found) {
    hash.update(`${name}\0${found.mtimeMs}\0${found.size}\n`);
  }
}

function readStamp(folder) {
  try {
    return readFileSync(path.join(folder, stamp), 'utf8');
  } catch {
    return undefined;
  }
}
