import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectFolder } from './project-folder.mjs';
import { CommandFailure } from './run.mjs';

const file = path.join(projectFolder, '.prepare.lock');

/** Lets one process at a time install and build in this folder; the lock of a killed process is ignored. */
export async function alone(work) {
  while (!take()) await pause(200);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Written under another name first, so that a lock without its holder is never visible. */
function take() {
  const mine = `${file}.${process.pid}`;
  try {
    writeFileSync(mine, String(process.pid));
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw cannotWrite(error);
    if (!isAlive(readHolder())) rmSync(file, { force: true });
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

function cannotWrite({ code }) {
  return new CommandFailure(
    `Awning has to install or build in ${projectFolder}, but cannot write there (${code}): use the account it belongs to.`,
  );
}

function readHolder() {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function isAlive(pid) {
  if (!pid || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
