import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, isBuildCurrent } from '../prepare/build.mjs';
import { alone } from '../prepare/lock.mjs';
import { projectFolder } from '../prepare/project-folder.mjs';
import { CommandFailure, npm } from '../prepare/run.mjs';
import { step } from '../prepare/steps.mjs';
import { add, countPlaywright, countVitest } from './counts.mjs';
import { excludeSeconds } from './part.mjs';
import { playwrightTimes, vitestTimes } from './times.mjs';

const { scripts } = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8'));

/** Everything that needs neither a server nor a browser. */
export const unitProjects = ['--project=unit', '--project=screens'];

/** The build, which the tests of real processes start. */
export function runBuild() {
  return asTest('npm run build', () => alone(() => isBuildCurrent() || build()));
}

/** Every `check:…` of package.json, each as one test; two at a time, since none of them uses two CPUs fully. */
export async function runChecks() {
  const checks = Object.keys(scripts).filter((name) => name.startsWith('check:'));
  const waiting = checks.map((name) => () => asTest(`npm run ${name}`, () => npm('run', '--silent', name)));
  const results = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await next());
  };
  await Promise.all([work(), work()]);
  return add(results);
}

/**
 * Checks and unit tests, in parallel to those of the server, which mostly wait for processes and the database. They run at a lower
 * priority, so that they use idle CPU time. Their output is returned, since it would be mixed with other lines.
 */
export function runAside() {
  const program = fileURLToPath(new URL('aside.mjs', import.meta.url));
  return withReport(readAside, async (file) => {
    const child = spawn(process.execPath, [program, file], { cwd: projectFolder, stdio: ['ignore', 'pipe', 'pipe'] });
    os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    let printed = '';
    for (const output of [child.stdout, child.stderr]) {
      output.setEncoding('utf8').on('data', (text) => (printed += text));
    }
    await once(child, 'close');
    return printed;
  });
}

function readAside(report, printed) {
  const counts = { passed: 0, failed: 1, skipped: 0, problem: 'they ended before they were done', failures: [] };
  if (!report) return { printed, results: [{ name: 'checks and unit', seconds: '', processorSeconds: 0, counts }] };
  excludeSeconds(report.processorSeconds);
  return { printed, results: report.results };
}

export function runVitest(args = [], env = {}) {
  const program = path.join('node_modules', 'vitest', 'vitest.mjs');
  const read = (report, succeeded) => ({ ...countVitest(report, succeeded), files: vitestTimes(report) });
  return withReport(read, async (file) => {
    // Most tests wait for processes and the database, so one worker per CPU, not one less.
    const workers = `--maxWorkers=${os.availableParallelism()}`;
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    return show([program, 'run', workers, ...reporters, ...args], env);
  });
}

export function runPlaywright(chromium, files = []) {
  const program = path.join('node_modules', '@playwright', 'test', 'cli.js');
  const read = (report, succeeded) => ({ ...countPlaywright(report, succeeded), files: playwrightTimes(report) });
  return withReport(read, (file) =>
    show([program, 'test', '--reporter=line,json', ...files], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }),
  );
}

async function asTest(name, work) {
  try {
    await step(name, work);
    return { passed: 1, failed: 0, skipped: 0, failures: [] };
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    console.log(error.message);
    return { passed: 0, failed: 1, skipped: 0, failures: [`${name}\n${error.message}`] };
  }
}

/** Gives `work` a file for its report, and reads that together with the returned value. */
async function withReport(read, work) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'awning-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const answer = await work(file);
    return read(readReport(file), answer);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a Node program with visible output; returns whether it succeeded. */
function show(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status === 0));
  });
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
