import { readFileSync } from 'node:fs';

/**
 * Seconds of CPU time, in user and kernel mode, of this process and of all its finished children. Node reports only its own, so the
 * others are read from Linux's /proc; elsewhere they are missing.
 */
export function processorSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + childrenSeconds(readStat());
}

/** Reads the fields `cutime` and `cstime`. The program's name, in parentheses, may itself contain spaces and parentheses. */
export function childrenSeconds(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[13] ?? 0) + Number(fields[14] ?? 0);
  return ticks / ticksPerSecond;
}

/** The same on every Linux that Node runs on, whatever the kernel's internal tick rate. */
const ticksPerSecond = 100;

function readStat() {
  try {
    return readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return '';
  }
}
