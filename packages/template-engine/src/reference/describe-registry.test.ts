import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_REGISTRY } from '../registry.ts';
import { describeRegistry, withList } from './describe-registry.ts';

test('the README lists all formatters and predicates as they are now', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  expect(readme, 'run `npm run write:template-reference`').toBe(withList(readme, describeRegistry(DEFAULT_REGISTRY)));
  for (const name of [...DEFAULT_REGISTRY.formatters.keys(), ...DEFAULT_REGISTRY.predicates.keys()]) {
    expect(readme).toContain(`| \`${name}\` |`);
  }
});
