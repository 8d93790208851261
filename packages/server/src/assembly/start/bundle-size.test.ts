import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test, vi } from 'vitest';
import { projectFolder } from '../../platform/project-folder.ts';
import { buildIfStale } from './built.fixture.ts';

vi.setConfig({ hookTimeout: 600_000 });

const MAX_FIRST_SCREEN_BYTES = 250_000;
const built = path.join(projectFolder, 'dist', 'editor');
const sources = path.join('packages', 'editor', 'src');

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
}

let manifest: Readonly<Record<string, Chunk>>;
beforeAll(async () => {
  await buildIfStale();
  manifest = JSON.parse(await readFile(path.join(built, '.vite', 'manifest.json'), 'utf8')) as typeof manifest;
});

test.each(['dashboard/dashboard-screen.tsx', 'sign-in/login-page.tsx'])(
  '%s, the first screen of the back office, is at most 250 kB of script, gzipped',
  async (screen) => {
    const [main] = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
    const chunks = loadedWith([main!, path.posix.join('packages/editor/src', screen)]);
    const scripts = await Promise.all([...chunks].map((name) => readFile(path.join(built, manifest[name]!.file))));
    const bytes = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(MAX_FIRST_SCREEN_BYTES);
  },
);

test('every further screen of the back office is a chunk of its own', async () => {
  const files = await readdir(path.join(projectFolder, sources), { recursive: true });
  const lists = files.filter((file) => path.basename(file) === 'screen.ts');
  const named = await Promise.all(
    lists.map(async (file) => {
      const text = await readFile(path.join(projectFolder, sources, file), 'utf8');
      const folder = path.posix.join('packages/editor/src', path.dirname(file));
      return [...text.matchAll(/import\('(.+?)'\)/g)].map(([, address]) => path.posix.join(folder, address!));
    }),
  );
  const screens = [...new Set(named.flat())];
  expect(screens.length).toBeGreaterThan(40);
  expect(screens.filter((screen) => !manifest[screen]?.isDynamicEntry)).toEqual([]);
});

/** The chunks that a browser needs before it can show these. */
function loadedWith(names: readonly string[], seen: Set<string> = new Set()): ReadonlySet<string> {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    loadedWith(manifest[name]?.imports ?? [], seen);
  }
  return seen;
}
