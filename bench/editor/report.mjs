import os from 'node:os';
import { writeSection } from '../report-page.mjs';

const scriptGoal = 400_000;
const memoryGoal = 1.2;
const acts = ['dragging', 'typing'];

export function goalsMissed(results) {
  const tasks = acts
    .map((act) => [act, middleCount(results, act)])
    .filter(([, count]) => count > 0)
    .map(([act, count]) => `${act}: ${count} long tasks, above 0`);
  const bytes = scriptBytes(results);
  const growth = heapGrowth(results);
  return [
    ...tasks,
    ...(bytes > scriptGoal ? [`scripts: ${bytes} bytes, above ${scriptGoal}`] : []),
    ...(growth > memoryGoal ? [`memory: grows by ${growth.toFixed(2)}, above ${memoryGoal}`] : []),
  ];
}

export function printResults(results) {
  console.log(describe(results));
  for (const missed of goalsMissed(results)) console.log(`missed: ${missed}`);
}

export function writeResults(results) {
  writeSection('Builder', describe(results));
}

function describe(results) {
  const { blocks, rounds, tasks, memory, scripts } = results;
  const rows = acts.map((act) => {
    const counts = tasks.map((round) => round[act].length).join(', ');
    const longest = Math.max(0, ...tasks.flatMap((round) => round[act]));
    return `| ${[act, middleCount(results, act), counts, longest].join(' | ')} |`;
  });
  const bytes = (number) => number.toLocaleString('en');
  return [
    '## Builder',
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)}, ${os.cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, Chromium without a screen, ${rounds} rounds.`,
    `Tasks of 50 ms and more that the builder and the page in it had on a page with ${blocks} blocks; none is allowed in the median.`,
    'Run it with `npm run bench:editor`.',
    '',
    '| while | median | rounds | longest, ms |',
    '|---|---|---|---|',
    ...rows,
    '',
    `Scripts beyond the first screen of the back office, gzipped: ${bytes(scriptBytes(results))} bytes (${bytes(scriptGoal)} allowed), of which`,
    `${bytes(scripts.canvas)} run on the page. Heap after ${memory.many} edits: ${heapGrowth(results).toFixed(2)} times that after ${memory.few} (${memoryGoal} allowed), ${bytes(memory.after)} bytes.`,
    '',
  ].join('\n');
}

const scriptBytes = ({ scripts }) => scripts.screen + scripts.canvas;
const heapGrowth = ({ memory }) => memory.after / memory.before;

function middleCount({ tasks }, act) {
  const counts = tasks.map((round) => round[act].length).toSorted((one, other) => one - other);
  return counts[Math.floor(counts.length / 2)];
}
