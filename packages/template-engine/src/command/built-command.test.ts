import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
const BIN = 'packages/template-engine/bin';

/** An installation: the build output, and only the dependencies that the package declares. */
let installation = '';

beforeAll(async () => {
  installation = mkdtempSync(path.join(tmpdir(), 'awning-template-'));
  cpSync(path.join(root, BIN), path.join(installation, BIN), { recursive: true });
  writeFileSync(path.join(installation, 'package.json'), '{"type":"module"}');
  mkdirSync(path.join(installation, 'node_modules'));
  symlinkSync(path.join(root, 'node_modules/@phensley'), path.join(installation, 'node_modules/@phensley'));
  await build({
    configFile: false,
    logLevel: 'silent',
    root,
    ssr: { noExternal: [/^@awning\//] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: path.join(installation, 'dist/server'),
      rolldownOptions: { input: { template: path.join(import.meta.dirname, 'command.ts') } },
    },
  });
});

afterAll(() => rmSync(installation, { recursive: true }));

function write(name: string, text: string): string {
  const file = path.join(installation, name);
  writeFileSync(file, text);
  return file;
}

function start(...args: string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [path.join(installation, BIN, 'awning-template.js'), ...args]);
}

async function run(...args: string[]) {
  const command = start(...args);
  const [output, errors, code] = await Promise.all([
    textOf(command.stdout),
    textOf(command.stderr),
    new Promise((resolve) => command.on('close', resolve)),
  ]);
  return { code, output, errors: errors.replaceAll(`${installation}${path.sep}`, '') };
}

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString();
}

test('the built command renders a file with a JSON file, locale data included', async () => {
  const template = write('price.html', '{title|html}: {price|money}');
  const data = write('price.json', '{"title":"A & B","price":{"value":"1234.5","currency":"EUR"}}');
  expect(await run(template, data, '--locale', 'de')).toEqual({
    code: 0,
    output: 'A &amp; B: 1.234,50\u00a0€',
    errors: '',
  });
});

test('it prints errors with line and column and ends with 1', async () => {
  const template = write('wrong.html', 'one\n two {a|nope}{@|apply card}');
  expect(await run(template)).toEqual({
    code: 1,
    output: 'one\n two {a|nope}',
    errors:
      "wrong.html:2:6: parser: SyntaxError: Formatter 'nope' is unknown\n" +
      "wrong.html:2:14: engine: RuntimeError: Attempt to apply partial 'card' which could not be found.\n",
  });
});

test('--watch renders again when a file changes', async () => {
  const template = write('watched.html', 'first');
  const command = start(template, '--watch');
  const printed: string[] = [];
  for await (const part of command.stdout as AsyncIterable<Buffer>) {
    printed.push(part.toString());
    if (part.toString() === 'first') {
      writeFileSync(template, 'second');
    } else if (part.toString().includes('second')) {
      command.kill();
    }
  }
  expect(printed[0]).toBe('first');
  expect(printed.at(-1)).toContain('second');
});
