import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from './command.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'awning-template-'));
  writeFileSync(join(folder, 'page.html'), 'Hello {name|html}\n{@|apply card}{.if x}');
  writeFileSync(join(folder, 'good.html'), '{name}{@|apply card.block}{.eval 1+1}');
  writeFileSync(join(folder, 'data.json'), '{"name":"A & B"}');
  writeFileSync(join(folder, 'card.block'), '[{name}{@|apply nope}]');
});

afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: string[]) {
  let output = '';
  let errors = '';
  const code = await runCommand(args, {
    print: (text) => {
      output += text;
    },
    warn: (text) => {
      errors += text;
    },
  });
  return { code, output, errors: errors.replaceAll(`${folder}/`, '') };
}

test('prints the output, and errors with line and column', async () => {
  const result = await run(join(folder, 'page.html'), join(folder, 'data.json'));
  expect(result).toEqual({
    code: 1,
    output: 'Hello A &amp; B\n',
    errors:
      'page.html:2:15: assembler: SyntaxError: Reached EOF in the middle of IF\n' +
      "page.html:2:1: engine: RuntimeError: Attempt to apply partial 'card' which could not be found.\n",
  });
});

test('finds partials with and without their endings, and names them in errors', async () => {
  const result = await run(join(folder, 'good.html'), join(folder, 'data.json'), '--partials', folder);
  expect(result.output).toBe('A & B[A & B]2');
  expect(result.errors).toBe(
    "card.block:1:8: engine: RuntimeError: Attempt to apply partial 'nope' which could not be found.\n",
  );
});

test('renders without data', async () => {
  const result = await run(join(folder, 'good.html'));
  expect(result.output).toBe('2');
});

test('names the missing file or argument', async () => {
  expect(await run(join(folder, 'nope.html'))).toMatchObject({ code: 1, errors: expect.stringContaining('ENOENT') });
  expect(await run(join(folder, 'page.html'), join(folder, 'page.html'))).toMatchObject({
    code: 1,
    errors: expect.stringContaining('JSON'),
  });
});

test('does not wait for files whose folder is not there', async () => {
  expect(await run(join(folder, 'nowhere', 'page.html'), '--watch')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('ENOENT'),
  });
});

test('explains itself when it does not understand', async () => {
  for (const args of [[], ['a', 'b', 'c'], ['a', '--nope']]) {
    expect(await run(...args)).toMatchObject({ code: 2, errors: expect.stringContaining('Usage') });
  }
});

test('--watch renders again when the template changes, until it is stopped', async () => {
  const file = join(folder, 'watched.html');
  writeFileSync(file, 'first');
  const ending = new AbortController();
  const printed: string[] = [];
  const done = runCommand(
    [file, '--watch'],
    {
      print: (text) => {
        printed.push(text);
        if (text === 'first') writeFileSync(file, 'second');
        if (text === 'second') ending.abort();
      },
      warn: () => undefined,
    },
    ending.signal,
  );
  expect(await done).toBe(0);
  expect(printed[0]).toBe('first');
  expect(printed).toContain('second');
});
