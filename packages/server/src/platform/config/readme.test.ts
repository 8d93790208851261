import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { configurationTable } from './table.ts';

test('the README’s table of settings is the one in the code (npm run docs:config writes it)', async () => {
  const readme = await readFile(new URL('../../../../../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`<!-- configuration -->\n\n${configurationTable()}\n\n<!-- /configuration -->`);
});
