import os from 'node:os';
import { writeSection } from '../report-page.mjs';

const goal = 1.5;

/** The targets that were missed. */
export function goalsMissed({ visits }) {
  return visits
    .filter((visit) => timesFloor(visit) > goal)
    .map((visit) => `${visit.title}: ${timesFloor(visit).toFixed(2)} times the floor is above ${goal}`);
}

export function printResults(results) {
  console.log(describe(results));
  for (const missed of goalsMissed(results)) console.log(`missed: ${missed}`);
}

export function writeResults(results) {
  writeSection('Pages', describe(results));
}

function describe({ rounds, visits }) {
  const rows = visits.map((visit) => {
    const { title, bytes, floor, awning } = visit;
    const cells = [
      title,
      bytes,
      Math.round(median(floor)),
      Math.round(median(awning)),
      timesFloor(visit).toFixed(2),
      goal,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '## Pages',
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)}, ${os.cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, ${rounds} rounds, medians.`,
    'Processor time of Node and PostgreSQL together for a list of products that is in the page cache, compressed. The floor is bare `node:http`',
    'that sends the same bytes and headers. Both take turns. Run it with `npm run bench:pages`.',
    '',
    '| visit | bytes out | floor µs | Awning µs | times the floor | allowed |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function timesFloor({ floor, awning }) {
  return median(awning.map((cost, round) => cost / floor[round]));
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}
