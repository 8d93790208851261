import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { childrenSeconds, processorSeconds } from './processor-time.mjs';

test('the time of finished children is read after the name of the program, for any name', () => {
  const stat = '7 (a) b (c) S 1 7 7 0 -1 4194304 1 2 3 4 500 60 1250 250 20 0 11 0 1 2 3';
  expect(childrenSeconds(stat)).toBe(15);
});

test('without the files of Linux the time of children is 0', () => {
  expect(childrenSeconds('')).toBe(0);
});

test.runIf(process.platform === 'linux')('the CPU time of a started process counts', () => {
  const program = 'while (process.cpuUsage().user < 300_000);';
  const before = processorSeconds() - ownSeconds();
  execFileSync(process.execPath, ['-e', program]);
  expect(processorSeconds() - ownSeconds() - before).toBeGreaterThan(0.25);
});

function ownSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
