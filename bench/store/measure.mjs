import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { serverProcesses } from '../start/processes.mjs';
import { awningOperations, floorOperations, operations } from './operations.mjs';
import { createVisitor } from './visitor.mjs';

const atOnce = 4;
/** The floor runs more operations per slice, so that the database's background work weighs the same. */
const floorTimes = 3;

/** Runs a slice of every operation for every contestant in every round. Returns microseconds per operation, one value per round. */
export async function measureStore({ floor, small, large, rounds, few, many }) {
  await createVisitor(large.address)('GET', '/shop');
  const restBytes = await atRest(large);
  const ours = { few: awningOperations(small, few), many: awningOperations(large, many) };
  const lengths = await answerLengths(ours.many);
  const contestants = [
    { name: 'floor', server: floor, does: floorOperations(floor, lengths) },
    { name: 'few', server: small, does: ours.few },
    { name: 'many', server: large, does: ours.many },
  ];
  const micros = {};
  let turn = 0;
  for (let round = 0; round <= rounds; round += 1) {
    process.stderr.write(round === 0 ? 'warming up\n' : `round ${round} of ${rounds}\n`);
    for (const [operation, { times, warmTimes }] of Object.entries(operations)) {
      for (const { name, server, does } of contestants) {
        const often = times * (name === 'floor' ? floorTimes : 1) * (round === 0 ? warmTimes : 1);
        const cost = await slice(server, () => does[operation](turn++), often);
        // The first round is a warm-up: afterwards everything is read and compiled, as in a server that has run for a while.
        if (round > 0) ((micros[operation] ??= {})[name] ??= []).push(cost);
      }
    }
  }
  return { micros, lengths, restBytes, loadedBytes: residentBytes(large.pid), rounds, few, many };
}

async function answerLengths(does) {
  const lengths = {};
  for (const name of Object.keys(operations)) {
    const answers = await (await does[name](0))();
    lengths[name] = answers.map(({ text }) => Buffer.byteLength(text));
  }
  return lengths;
}

async function slice(server, make, times) {
  const waiting = await Promise.all(Array.from({ length: times }, make));
  await settled(server);
  const before = usedMicros(server);
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await next();
    }),
  );
  // Jobs that an order enqueued are part of its cost.
  await settled(server);
  const after = usedMicros(server);
  let used = 0;
  for (const [id, total] of after) used += total - (before.get(id) ?? 0);
  return used / times;
}

/** Waits for a quarter of a second with almost no CPU use. */
async function settled(server) {
  const sum = () => [...usedMicros(server).values()].reduce((total, one) => total + one, 0);
  for (let before = sum(), quiet = 0; quiet < 2; ) {
    await pause(125);
    const now = sum();
    quiet = now - before < 4000 ? quiet + 1 : 0;
    before = now;
  }
}

/** CPU time of the server and of its PostgreSQL, by thread (Linux counts it in nanoseconds). */
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

async function atRest(server) {
  await settled(server);
  return residentBytes(server.pid);
}

function residentBytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) * 1024;
}
