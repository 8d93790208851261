import { readFile, readlink } from 'node:fs/promises';
import { systemCode } from '../system-code.ts';

export type ProcessState = 'running' | 'zombie' | 'gone';

/** A killed process that has not been reaped still accepts signals; only procfs shows that it is a zombie. */
export async function processState(pid: number): Promise<ProcessState> {
  if (!acceptsSignals(pid)) return 'gone';
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (status === undefined) return acceptsSignals(pid) ? 'running' : 'gone';
  // The state letter follows the command name, which is in brackets and may contain brackets itself.
  const letter = status.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3);
  return letter === 'Z' || letter === 'X' ? 'zombie' : 'running';
}

/**
 * The working directory of a process, or `undefined` if the system does not tell (no procfs, another account's
 * process).
 */
export async function workingFolder(pid: number): Promise<string | undefined> {
  return readlink(`/proc/${pid}/cwd`).catch(() => undefined);
}

function acceptsSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}
