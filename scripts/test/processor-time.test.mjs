import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { childrenSeconds, processorSeconds } from './processor-time.mjs';

test('the time of ended children is read behind the name of the program, whatever that holds', () => {
  const stat = '7 (a) b (c) S 1 7 7 0 -1 4194304 1 2 3 4 500 60 1250 250 20 0 11 0 1 2 3';
  expect(childrenSeconds(stat)).toBe(15);
});

test('where Linux’s files are missing the children count nothing', () => {
  expect(childrenSeconds('')).toBe(0);
});

test.runIf(process.platform === 'linux')('the work of a process that was started counts', () => {
  const program = 'while (process.cpuUsage().user < 300_000);';
  const before = processorSeconds() - ownSeconds();
  execFileSync(process.execPath, ['-e', program]);
  expect(processorSeconds() - ownSeconds() - before).toBeGreaterThan(0.25);
});

function ownSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
