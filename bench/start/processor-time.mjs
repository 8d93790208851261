import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { serverProcesses } from './processes.mjs';

/** The CPU time in microseconds that a server and its PostgreSQL spend on some work. */
export async function spentMicros(server, work) {
  const before = usedMicros(server);
  await work();
  const after = usedMicros(server);
  let used = 0;
  for (const [id, total] of after) used += total - (before.get(id) ?? 0);
  return used;
}

/** Waits for a quarter of a second with almost no CPU use. */
export async function settled(server) {
  const sum = () => [...usedMicros(server).values()].reduce((total, one) => total + one, 0);
  for (let before = sum(), quiet = 0; quiet < 2; ) {
    await pause(125);
    const now = sum();
    quiet = now - before < 4000 ? quiet + 1 : 0;
    before = now;
  }
}

/** By thread (Linux counts it in nanoseconds). */
function usedMicros({ pid, database }) {
  const used = new Map();
  for (const process of [pid, ...serverProcesses(database)]) {
    for (const thread of threadsOf(process)) {
      try {
        const [nanoseconds] = readFileSync(`/proc/${process}/task/${thread}/schedstat`, 'utf8').split(' ');
        used.set(`${process} ${thread}`, Number(nanoseconds) / 1000);
      } catch {
        // The thread ended just now.
      }
    }
  }
  return used;
}

function threadsOf(process) {
  try {
    return readdirSync(`/proc/${process}/task`);
  } catch {
    return [];
  }
}
