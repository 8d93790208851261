import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** CPU time of a process and of its finished children (Linux). */
export function processorSeconds(pid) {
  const fields = statusFields(pid);
  return [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0) / ticksPerSecond;
}

/** The processes of the PostgreSQL that uses a data folder. */
export function serverProcesses(database) {
  const [postmaster] = readFileSync(path.join(database, 'postmaster.pid'), 'utf8').split('\n');
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [postmaster, ...all.filter((pid) => parentOf(pid) === postmaster)];
}

function parentOf(pid) {
  try {
    return statusFields(pid)[1];
  } catch {
    return undefined;
  }
}

/** The fields after the command name, which is in parentheses and may contain spaces. */
function statusFields(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
