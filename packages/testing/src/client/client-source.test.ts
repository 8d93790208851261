import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { clientFile, currentClientSource } from './client-source.ts';

test("the back office's call types are those of the routes (else run `npm run generate:client`)", async () => {
  expect(await readFile(clientFile, 'utf8')).toBe(currentClientSource());
});
