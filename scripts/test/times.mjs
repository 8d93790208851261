import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../prepare/project-folder.mjs';

const place = path.join(projectFolder, 'node_modules', '.cache', 'test-times.json');

/** The files of vitest's report, each from the start of its first test to the end of its last. */
export function vitestTimes(report) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: path.relative(projectFolder, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** The files of Playwright's report, each with the sum of its journeys. */
export function playwrightTimes(report) {
  return (report?.suites ?? []).map((suite) => ({
    file: `e2e/${suite.file}`,
    seconds: durations(suite).reduce((sum, one) => sum + one, 0) / 1000,
  }));
}

/** The output of `npm run test:times`: the CPU time of each part, then the slowest files. */
export function timesTable(parts) {
  const all = parts.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0);
  const files = parts.flatMap(({ name, files }) => files.map((one) => ({ ...one, part: name })));
  const dearest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 20);
  return [
    'Part                     seconds  core-minutes',
    ...parts.map(({ name, seconds, processorSeconds }) => partLine(name, seconds, processorSeconds)),
    partLine('all', '', all),
    '',
    'Seconds  the dearest files',
    ...dearest.map(({ file, seconds, part }) => `${seconds.toFixed(1).padStart(7)}  ${file} (${part})`),
  ].join('\n');
}

/** Stores the times of a run until the next one. */
export function keepTimes(results) {
  const parts = results.map(({ name, seconds, processorSeconds, counts }) => ({
    name,
    seconds,
    processorSeconds,
    files: counts.files ?? [],
  }));
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, JSON.stringify(parts));
}

/** The parts of the last run, if there was one. */
export function readTimes() {
  try {
    return JSON.parse(readFileSync(place, 'utf8'));
  } catch {
    return undefined;
  }
}

function partLine(name, seconds, processorSeconds) {
  return `${name.padEnd(24)} ${seconds.padStart(7)}  ${(processorSeconds / 60).toFixed(1).padStart(12)}`;
}

function durations({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.flatMap(durations)];
}
