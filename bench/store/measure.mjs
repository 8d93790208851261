import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { serverProcesses } from '../start/processes.mjs';
import { awningOperations, floorOperations, operations } from './operations.mjs';
import { createVisitor } from './visitor.mjs';

const atOnce = 4;
/** The floor does more in its slices, so that what the database does by itself weighs the same. */
const floorTimes = 3;

/** Every contestant gets a slice of every operation in every round. Answers microseconds per operation, one value for each round. */
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
        // The first round lets everything be read and compiled as a server that has run for a while has done.
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
  // Jobs that an order has left behind belong to it.
  await settled(server);
  const after = usedMicros(server);
  let used = 0;
  for (const [id, total] of after) used += total - (before.get(id) ?? 0);
  return used / times;
}

/** Waits until a quarter of a second passes in which almost nothing was done. */
async function settled(server) {
  const sum = () => [...usedMicros(server).values()].reduce((total, one) => total + one, 0);
  for (let before = sum(), quiet = 0; quiet < 2; ) {
    await pause(125);
    const now = sum();
    quiet = now - before < 4000 ? quiet + 1 : 0;
    before = now;
  }
}

/** Processor time of the server and of its PostgreSQL, by thread (Linux counts it in nanoseconds). */
function usedMicros({ pid, database }) {
  const used = new Map();
  for (const process of [pid, ...serverProcesses(database)]) {
    for (const thread of threadsOf(process)) {
      try {
        const [nanoseconds] = readFileSync(`/proc/${process}/task/${thread}/schedstat`, 'utf8').split(' ');
        used.set(`${process} ${thread}`, Number(nanoseconds) / 1000);
      } catch {
        // It ended just now.
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
