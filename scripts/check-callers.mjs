// Fails if something is exported that only tests use and that is not listed in docs/reference/rules-ahead-of-features.md.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { callerFaults, LIST, listedNames } from './structure/callers.mjs';

const knip = ['knip', '--production', '--config', 'knip.production.json', '--no-progress', '--reporter', 'json'];
const { stdout, stderr } = spawnSync('npx', knip, { encoding: 'utf8', maxBuffer: 100_000_000 });
if (!stdout.startsWith('{')) throw new Error(`knip did not report: ${stdout}${stderr}`);
const listed = listedNames(readFileSync(LIST, 'utf8'));
const faults = callerFaults(JSON.parse(stdout).issues, listed);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`callers: ${listed.length} names wait for the feature that uses them`);
