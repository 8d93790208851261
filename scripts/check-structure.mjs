// Runs dependency-cruiser over the packages: once for the direction of all imports, once for cycles among those that exist at run
// time. Fails when it saw no modules, because a parser that understands nothing finds no fault. SQL outside stores is looked for too.
import { spawnSync } from 'node:child_process';
import { sqlOutsideStores } from './structure/sql-places.mjs';

const directions = cruise('types');
const cycles = cruise('values');
const violations = [
  ...directions.violations.filter(({ rule }) => rule.name !== 'no-cycles'),
  ...cycles.violations.filter(({ rule }) => rule.name === 'no-cycles'),
];
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} -> ${to}`);
if (violations.length > 0) fail(`${violations.length} imports against the structure (ARCHITECTURE.md)`);
const { faults, stores } = sqlOutsideStores();
for (const fault of faults) console.error(fault);
if (faults.length > 0) fail(`${faults.length} files with SQL outside a store (ARCHITECTURE.md)`);
if (stores < 10) fail(`the search for SQL saw ${stores} stores: it is blind`);
console.log(
  `structure: ${directions.totalCruised} modules, ${directions.totalDependenciesCruised} imports, ${stores} stores, all in order`,
);

function cruise(structureOf) {
  const program = ['--require', './scripts/read-tsx.cjs', 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'];
  const run = spawnSync(
    process.execPath,
    [...program, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'packages'],
    {
      encoding: 'utf8',
      maxBuffer: 512 * 1024 * 1024,
      env: { ...process.env, STRUCTURE_OF: structureOf },
    },
  );
  if (!run.stdout) fail(run.stderr);
  const { summary } = JSON.parse(run.stdout);
  if (summary.totalCruised < 100 || !summary.totalDependenciesCruised) {
    fail(
      `the structure check saw ${summary.totalCruised} modules and ${summary.totalDependenciesCruised} imports: it is blind`,
    );
  }
  return summary;
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
