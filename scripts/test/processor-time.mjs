import { readFileSync } from 'node:fs';

/**
 * Seconds of processor time, in programs and in the kernel, of this process and of all that it started and that have ended. Node
 * knows only its own, so the others are read where Linux keeps them; elsewhere they are missing.
 */
export function processorSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + childrenSeconds(readStat());
}

/** Reads the fields `cutime` and `cstime`. The name of the program, in parentheses, may itself hold blanks and parentheses. */
export function childrenSeconds(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[13] ?? 0) + Number(fields[14] ?? 0);
  return ticks / ticksPerSecond;
}

/** The same on every Linux that Node runs on, whatever the kernel counts with inside. */
const ticksPerSecond = 100;

function readStat() {
  try {
    return readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return '';
  }
}
