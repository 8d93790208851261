import { readFile, writeFile } from 'node:fs/promises';
import { configurationTable } from '@awning/server/platform/config';

/** Writes the table of settings between its markers in the README. A test fails if the two differ. */
const readme = new URL('../README.md', import.meta.url);
const before = await readFile(readme, 'utf8');
const between = /(<!-- configuration -->\n)[\s\S]*?(\n<!-- \/configuration -->)/;
if (!between.test(before)) {
  throw new Error('README.md lacks the markers <!-- configuration --> and <!-- /configuration -->.');
}
await writeFile(
  readme,
  before.replace(between, (_all, begin: string, end: string) => `${begin}\n${configurationTable()}\n${end}`),
);
