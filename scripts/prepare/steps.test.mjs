import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('without a terminal a step prints a line when it begins and one when it ends', () => {
  const code = `const { step } = await import(${JSON.stringify(new URL('steps.mjs', import.meta.url).href)});
    await step('Built', () => process.stderr.write('(work)\\n'));`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  expect(stderr).toMatch(/^ {2}… Built\n\(work\)\n {2}✓ Built {2}\d+\.\d s\n$/);
});
