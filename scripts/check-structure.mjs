// Runs dependency-cruiser over the packages and fails when it saw no modules: a parser that understands nothing finds no fault.
import { spawnSync } from 'node:child_process';

const run = spawnSync(
  process.execPath,
  [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    'packages',
  ],
  {
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
  },
);
if (!run.stdout) fail(run.stderr);
const { summary } = JSON.parse(run.stdout);
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} -> ${to}`);
const ours = summary.totalCruised;
const dependencies = summary.totalDependenciesCruised;
if (ours < 20 || !dependencies)
  fail(`the structure check saw only ${ours} modules and ${dependencies} imports; it is blind`);
if (summary.error > 0) fail(`${summary.error} imports against the direction of the packages`);
console.log(`structure: ${ours} modules, ${dependencies} imports, no import against the direction`);

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
