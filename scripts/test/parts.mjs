import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, isBuildCurrent } from '../prepare/build.mjs';
import { alone } from '../prepare/lock.mjs';
import { projectFolder } from '../prepare/project-folder.mjs';
import { CommandFailure, npm } from '../prepare/run.mjs';
import { step } from '../prepare/steps.mjs';
import { add, countPlaywright, countVitest } from './counts.mjs';

const { scripts } = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8'));

/** Every `check:…` of package.json and the build, each as one test; two at a time, since none of them fills two processors. */
export async function runChecksAndBuild() {
  const checks = Object.keys(scripts).filter((name) => name.startsWith('check:'));
  const waiting = [
    ...checks.map((name) => () => asTest(`npm run ${name}`, () => npm('run', '--silent', name))),
    () => asTest('npm run build', () => alone(() => isBuildCurrent() || build())),
  ];
  const results = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await next());
  };
  await Promise.all([work(), work()]);
  return add(results);
}

export function runVitest(args = [], env = {}) {
  const program = path.join('node_modules', 'vitest', 'vitest.mjs');
  return withReport(countVitest, async (file) => {
    // Most tests wait for processes and the database, so one worker a processor, not one less.
    const workers = `--maxWorkers=${os.availableParallelism()}`;
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    return show([program, 'run', workers, ...reporters, ...args], env);
  });
}

export function runPlaywright(chromium) {
  const program = path.join('node_modules', '@playwright', 'test', 'cli.js');
  return withReport(countPlaywright, (file) =>
    show([program, 'test', '--reporter=line,json'], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }),
  );
}

async function asTest(name, work) {
  try {
    await step(name, work);
    return { passed: 1, failed: 0, skipped: 0 };
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    console.log(error.message);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

async function withReport(count, work) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'awning-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const status = await work(file);
    return count(readReport(file), status === 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a Node program whose output people watch. */
function show(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
