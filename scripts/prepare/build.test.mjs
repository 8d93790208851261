import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuildCurrent, markBuilt } from './build.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'awning-build-'));
  for (const name of ['one.ts', 'two.ts', 'two.test.ts']) write(name, 'export {};');
  markBuilt(folder);
});

afterEach(() => rmSync(folder, { recursive: true }));

test('an untouched tree is not built again', () => {
  expect(isBuildCurrent(folder)).toBe(true);
});

test.each([
  ['a changed file', () => write('one.ts', 'export const one = 1;')],
  ['a new file', () => write('three.ts', '')],
  ['a deleted file', () => rmSync(source('one.ts'))],
  ['a renamed file', () => renameSync(source('one.ts'), source('four.ts'))],
  ['a file from an older version', () => utimesSync(source('one.ts'), 1, 1)],
  ['a missing build', () => rmSync(path.join(folder, 'dist'), { recursive: true })],
])('%s makes the build stale', (_name, change) => {
  change();
  expect(isBuildCurrent(folder)).toBe(false);
});

test('a changed test does not', () => {
  write('two.test.ts', 'export const changed = true;');
  expect(isBuildCurrent(folder)).toBe(true);
});

function source(name) {
  return path.join(folder, 'packages', 'server', 'src', name);
}

function write(name, text) {
  mkdirSync(path.dirname(source(name)), { recursive: true });
  writeFileSync(source(name), text);
}
