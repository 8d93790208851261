import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFolder } from '../../platform/project-folder.ts';
import { createTheme } from './new-theme.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-theme-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a new theme has everything of ours, and its own name', async () => {
  const theme = join(folder, 'sea-shop');
  expect(await createTheme(theme)).toBeUndefined();
  const starter = join(projectFolder, 'themes', 'starter');
  const files = async (place: string) => (await readdir(place, { recursive: true })).toSorted();
  expect(await files(theme)).toEqual(await files(starter));
  const conf = async (place: string) => JSON.parse(await readFile(join(place, 'template.conf'), 'utf8')) as object;
  expect(await conf(theme)).toEqual({ ...(await conf(starter)), name: 'sea-shop', author: '' });
});

test('a folder that is there stays as it is, and a name that no website could choose is refused', async () => {
  expect(await createTheme(join(folder, 'twice'))).toBeUndefined();
  expect(await createTheme(join(folder, 'twice'))).toBe('taken');
  expect(await createTheme(join(folder, 'Sea Shop'))).toBe('badName');
  expect(await readdir(folder)).not.toContain('Sea Shop');
});
