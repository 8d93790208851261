import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { type GeneratedFile, generatedFiles } from './client-source.ts';

const files = generatedFiles().map((file) => ({ ...file, name: relative(process.cwd(), file.path) }));

test.each(files)('$name is what the server declares (else run `npm run generate:client`)', async ({ path, source }) => {
  expect(await readFile(path, 'utf8')).toBe(source);
});

test('PAGE-020 PAGE-044 every address of visitors and of the team is documented, relative to the website', async () => {
  const written = await readFile(pathsFile().path, 'utf8');
  const paths = [...written.matchAll(/^(?:\| |- )`([^`]+)`/gm)].map(([, path = '']) => path);

  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => !/^\/(?!\/)/.test(path))).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(['/cart', '/api/commerce/shopping-cart', '/config', '/account/login']));
});

function pathsFile(): GeneratedFile {
  return files.find(({ name }) => name.endsWith('paths.md'))!;
}
