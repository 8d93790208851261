import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { areDependenciesCurrent } from './dependencies.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'awning-dependencies-'));
  mkdirSync(path.join(folder, 'node_modules'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const wanted = {
  '': { version: '0.1.0' },
  'packages/server': { version: '0.1.0' },
  'node_modules/@awning/server': { link: true },
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/tool': { version: '1.0.0', dev: true },
  'node_modules/elsewhere': { version: '1.0.0', optional: true },
};
const { elsewhere: _elsewhere, ...installed } = Object.fromEntries(
  Object.entries(wanted).map(([place, entry]) => [place === 'node_modules/elsewhere' ? 'elsewhere' : place, entry]),
);

test('the packages of the lockfile are installed; one for another platform may be missing', () => {
  expect(isCurrent(installed)).toBe(true);
});

test('nothing is installed', () => {
  expect(isCurrent(undefined)).toBe(false);
});

test('another version is installed', () => {
  expect(isCurrent({ ...installed, 'node_modules/fastify': { version: '4.9.9' } })).toBe(false);
});

test('a package is missing', () => {
  const { 'node_modules/fastify': _missing, ...rest } = installed;
  expect(isCurrent(rest)).toBe(false);
});

test('build tools are needed only if something has to be built', () => {
  const { 'node_modules/tool': _missing, ...rest } = installed;
  expect(isCurrent(rest, { withTools: true })).toBe(false);
  expect(isCurrent(rest, { withTools: false })).toBe(true);
});

function isCurrent(packages, { withTools } = { withTools: true }) {
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  if (packages) writeFileSync(path.join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
  return areDependenciesCurrent({ withTools, folder });
}
