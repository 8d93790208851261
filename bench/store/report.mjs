import os from 'node:os';
import { writeSection } from '../report-page.mjs';
import { operations } from './operations.mjs';

const growthGoal = 1.3;
const restGoalBytes = 150e6;

/** The targets that were missed. */
export function goalsMissed(results) {
  return [
    ...Object.entries(operations).flatMap(([name, { title, goal }]) => {
      const { ratio, growth } = figuresOf(results, name);
      return [
        ...(ratio > goal ? [`${title}: ${ratio.toFixed(2)} times the floor is above ${goal}`] : []),
        ...(growth > growthGoal ? [`${title}: grows by ${growth.toFixed(2)}, above ${growthGoal}`] : []),
      ];
    }),
    ...(results.restBytes > restGoalBytes ? [`memory at rest: ${megabytes(results.restBytes)} MB is above 150`] : []),
  ];
}

export function printResults(results) {
  console.log(describe(results));
  for (const missed of goalsMissed(results)) console.log(`missed: ${missed}`);
}

export function writeResults(results) {
  writeSection('Store', describe(results));
}

function describe(results) {
  const { few, many, rounds, restBytes, loadedBytes, lengths } = results;
  const rows = Object.entries(operations).map(([name, { title, goal }]) => {
    const { floor, ours, ratio, growth } = figuresOf(results, name);
    const bytes = lengths[name].reduce((sum, length) => sum + length, 0);
    const cells = [title, bytes, Math.round(floor), Math.round(ours), ratio.toFixed(2), goal, growth.toFixed(2)];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '## Store',
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)}, ${os.cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, ${rounds} rounds, medians.`,
    `Processor time of Node and PostgreSQL together for one operation, in a shop with ${many.toLocaleString('en')} products, without page cache, as full HTML`,
    'through the theme. The floor is bare `node:http` on the same PostgreSQL: as many bytes out and one prepared statement for a page, five',
    'small transactions for the cart flow, two for an order, each on disk before it answers. All of them take turns. Growth compares with a',
    `shop of ${few} products; ${growthGoal} is allowed. Run it with \`npm run bench:store\`.`,
    '',
    '| operation | bytes out | floor µs | Awning µs | times the floor | allowed | growth |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    `Resident memory of the Node process: ${megabytes(restBytes)} MB at rest (150 allowed), ${megabytes(loadedBytes)} MB after the last round.`,
    '',
  ].join('\n');
}

function figuresOf({ micros }, name) {
  const { floor, few, many } = micros[name];
  const ratios = many.map((cost, round) => cost / floor[round]);
  const growths = many.map((cost, round) => cost / few[round]);
  return { floor: median(floor), ours: median(many), ratio: median(ratios), growth: median(growths) };
}

function megabytes(bytes) {
  return Math.round(bytes / 1e6);
}

function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
