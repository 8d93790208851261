import os from 'node:os';
import { writeSection } from '../report-page.mjs';

const growthGoal = 1.5;
const firstScreenGoal = 250_000;

/** The calls that grow too much, and scripts that are too large. */
export function goalsMissed(results) {
  const { firstBytes, isDivided } = results.scripts;
  const missed = [];
  if (firstBytes > firstScreenGoal) {
    missed.push(`first screen: ${firstBytes} bytes of scripts, above ${firstScreenGoal}`);
  }
  if (!isDivided) missed.push('a further screen is loaded with the first one');
  return [...missed, ...callsMissed(results)];
}

function callsMissed(results) {
  return Object.keys(results.micros).flatMap((title) => {
    const { growth } = figuresOf(results, title);
    return growth > growthGoal ? [`${title}: grows by ${growth.toFixed(2)}, above ${growthGoal}`] : [];
  });
}

export function printResults(results) {
  console.log(describe(results));
  for (const missed of goalsMissed(results)) console.log(`missed: ${missed}`);
}

export function writeResults(results) {
  writeSection('Back office', describe(results));
}

function describe(results) {
  const { few, many, rounds, lengths } = results;
  const rows = Object.keys(results.micros).map((title) => {
    const { small, large, growth } = figuresOf(results, title);
    const cells = [
      title,
      lengths[title].few,
      lengths[title].many,
      Math.round(small),
      Math.round(large),
      growth.toFixed(2),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '## Back office',
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)}, ${os.cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, ${rounds} rounds, medians.`,
    `Processor time of Node and PostgreSQL together for one call, in a shop with ${sizeText(few)}, and in one with`,
    `${sizeText(many)}; other lists grow with them. Both take turns. Growth of ${growthGoal} is allowed. Run it with \`npm run bench:office\`.`,
    '',
    '| call | bytes out, small | large | small µs | large µs | growth |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    scriptsText(results.scripts),
    '',
  ].join('\n');
}

function scriptsText({ screens, firstBytes, mostFurtherBytes, isDivided }) {
  const bytes = (number) => number.toLocaleString('en');
  return [
    `Scripts, gzipped: ${bytes(firstBytes)} bytes for the first screen (${bytes(firstScreenGoal)} allowed). `,
    isDivided ? `Each of the ${screens} screens is a chunk of its own` : 'Some screens are loaded with it',
    `; the largest one adds ${bytes(mostFurtherBytes)} bytes.`,
  ].join('');
}

function sizeText(size) {
  return ['products', 'orders', 'customers'].map((name) => `${size[name].toLocaleString('en')} ${name}`).join(', ');
}

function figuresOf({ micros }, title) {
  const { few, many } = micros[title];
  return { small: median(few), large: median(many), growth: median(many.map((cost, round) => cost / few[round])) };
}

function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
