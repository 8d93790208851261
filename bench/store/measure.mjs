import { readFileSync } from 'node:fs';
import { settled, spentMicros } from '../start/processor-time.mjs';
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
  const used = await spentMicros(server, async () => {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) await next();
      }),
    );
    // Jobs that an order enqueued are part of its cost.
    await settled(server);
  });
  return used / times;
}

async function atRest(server) {
  await settled(server);
  return residentBytes(server.pid);
}

function residentBytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) * 1024;
}
