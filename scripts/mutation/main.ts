// `npm run mutation -- [--folder f]… [--sample n] [--seed s]`: changes one operator, constant or branch at a time and reports the
// changes that the tests beside the file do not detect.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findMutants, type Mutant } from './mutants.ts';
import { nearTests } from './near-tests.ts';
import { type Job, UNCHANGED } from './protocol.ts';
import { runJobs } from './run-jobs.ts';
import { takeSample } from './sample.ts';

const ENGINE = 'packages/template-engine/src';
const root = resolve(import.meta.dirname, '../..');
/** Renders the example of every formatter and predicate; the examples are in the changed files. */
const WIDE_TESTS = [join(root, ENGINE, 'registry.test.ts')];

const { values } = parseArgs({
  options: {
    folder: { type: 'string', multiple: true, default: [`${ENGINE}/formatters`, `${ENGINE}/predicates`] },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

const all = values.folder.flatMap((folder) => sourcesIn(resolve(root, folder))).map(toJob);
const jobs = values.sample === undefined ? all : takeSample(all, Number(values.sample), Number(values.seed));
const tried = count(jobs);
const selection = jobs === all ? '' : `, ${tried} of them tried (seed ${values.seed})`;
console.log(`${count(all)} changes in ${all.length} files${selection}`);

const survivors: string[] = [];
await runJobs(root, jobs, ({ job, number, detectedBy }) => {
  const { file, mutants } = jobs[job] as Job;
  const mutant = mutants[number];
  if (number === UNCHANGED) {
    console.log(relative(root, file));
    if (detectedBy !== undefined) throw new Error(`Its tests fail without any change: ${detectedBy}`);
  } else if (detectedBy === undefined && mutant !== undefined) {
    survivors.push(describe(file, mutant));
    console.log(survivors.at(-1));
  }
});
const detected = tried - survivors.length;
console.log(
  `\n${detected} detected, ${survivors.length} survived: ${((100 * detected) / tried).toFixed(1)} % detected`,
);

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.fixture|index)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function toJob(file: string): Job {
  return { file, mutants: findMutants(file, readFileSync(file, 'utf8')), tests: nearTests(file, WIDE_TESTS) };
}

function count(some: readonly Job[]): number {
  return some.reduce((sum, { mutants }) => sum + mutants.length, 0);
}

function describe(file: string, { start, end, replacement }: Mutant): string {
  const source = readFileSync(file, 'utf8');
  const line = source.slice(0, start).split('\n').length;
  const changed = source.slice(start, end).replaceAll('\n', '\\n');
  return `  line ${line}: ${changed} -> ${replacement === '' ? 'nothing' : replacement}`;
}
