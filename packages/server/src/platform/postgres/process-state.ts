import { readFile, readlink } from 'node:fs/promises';
import { systemCode } from '../system-code.ts';

export type ProcessState = 'running' | 'zombie' | 'gone';

/** A killed process that nobody has reaped yet still answers to signals; only procfs tells that it is a zombie. */
export async function processState(pid: number): Promise<ProcessState> {
  if (!answersSignals(pid)) return 'gone';
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (status === undefined) return answersSignals(pid) ? 'running' : 'gone';
  // The state letter follows the command name, which stands in brackets and may hold brackets itself.
  const letter = status.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3);
  return letter === 'Z' || letter === 'X' ? 'zombie' : 'running';
}

/** The folder a process works in, or `undefined` where the system does not tell (no procfs, another account's process). */
export async function workingFolder(pid: number): Promise<string | undefined> {
  return readlink(`/proc/${pid}/cwd`).catch(() => undefined);
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}
