import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { generatedFiles } from './client-source.ts';

test.each(
  generatedFiles().map((file) => ({ ...file, name: dirname(file.path).split('/').at(-3) ?? basename(file.path) })),
)(
  'what the $name knows of the server is what the server declares (else run `npm run generate:client`)',
  async ({ path, source }) => {
    expect(await readFile(path, 'utf8')).toBe(source);
  },
);
