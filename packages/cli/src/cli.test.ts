import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { help } from './messages.ts';

const command = fileURLToPath(new URL('../../../bin/awning.js', import.meta.url));
const packageFile = new URL('../../../package.json', import.meta.url);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'awning-cli-'));
  await chmod(folder, 0o755);
  // The first call may build, which would count against the first test and print an extra line.
  await awning('one', 'version');
});

afterAll(() => rm(folder, { recursive: true }));

test('shows its help and its version', async () => {
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
  expect(await awning('one', 'help')).toEqual({ status: 0, printed: help, complained: '' });
  expect(await awning('one', 'version')).toEqual({ status: 0, printed: `${version}\n`, complained: '' });
});

test('answers wrong usage with status 2', async () => {
  const complained = 'There is no command "strat".\nawning help lists what there is.\n';
  expect(await awning('one', 'strat')).toEqual({ status: 2, printed: '', complained });
});

test('refuses settings that cannot be used before it touches anything', async () => {
  const result = await awning('one', 'export', 'x.awning', { PORT: 'many' });
  expect(result).toEqual({
    status: 1,
    printed: '',
    complained: 'PORT is "many": give a whole number from 0 to 65535.\n',
  });
});

test('carries a shop from one folder to another', async () => {
  const file = path.join(folder, 'shop.awning');
  expect(await awning('one', 'doctor')).toMatchObject({
    status: 0,
    printed: expect.stringContaining('no database yet'),
  });
  await startAndStop('one');
  expect(await awning('one', 'export', file)).toMatchObject({
    status: 0,
    printed: expect.stringContaining(`Exported to ${file}`),
  });
  expect(await awning('one', 'export', file)).toMatchObject({
    status: 1,
    complained: expect.stringContaining('exists already'),
  });
  const keyless = path.join(folder, 'keyless.awning');
  const given = { SECRET: 'a secret of the owner that is long enough' };
  expect((await awning('one', 'export', keyless, given)).printed).toMatch(/^Exported to .*\nSECRET is set, so .*\n$/);
  expect(await awning('two', 'import', file)).toEqual({
    status: 0,
    printed: `Imported from ${file}\n`,
    complained: '',
  });
  expect(await secretOf('two')).toBe(await secretOf('one'));
  expect(await awning('two', 'import', file)).toMatchObject({
    status: 1,
    complained: expect.stringContaining('not empty'),
  });
  const replaced = await awning('two', 'import', file, '--replace', given);
  expect(replaced).toMatchObject({ status: 0, complained: '' });
  expect(replaced.printed).toMatch(/^Imported from .*\nSECRET is not the one of the export: .*secret\.imported .*\n$/);
  expect(await secretOf('two', 'secret.imported')).toBe(await secretOf('one'));
  await writeFile(file, (await readFile(file)).subarray(0, 5000));
  expect(await awning('two', 'import', file, '--replace')).toEqual({
    status: 1,
    printed: '',
    complained: `${file} is damaged or incomplete, and nothing was changed: take another copy of the export.\n`,
  });
  const doctor = await awning('two', 'doctor');
  expect(doctor).toMatchObject({ status: 0, complained: '' });
  expect(await awning('two', 'password', 'nobody@shop.test')).toEqual({
    status: 1,
    printed: '',
    complained: 'Nobody on the team has the address "nobody@shop.test": check it under Team in the back office.\n',
  });
  expect(await awning('two', 'remove-second-factor', 'nobody@shop.test')).toEqual({
    status: 1,
    printed: '',
    complained: 'Nobody on the team has the address "nobody@shop.test": check it under Team in the back office.\n',
  });
  expect(doctor.printed).toMatch(/✓ PostgreSQL \d+\.\d+ answers\n {2}✓ The database is up to date\n/);
});

test('checks a theme in an installation of its own, and says by its status whether a template failed', async () => {
  const starter = fileURLToPath(new URL('../../../themes/starter', import.meta.url));
  expect(await awning('four', 'theme', 'check', starter)).toMatchObject({
    status: 0,
    printed: expect.stringMatching(/✓ \d+ templates, \d+ pages: 0 errors, 0 warnings\n$/),
    complained: '',
  });
  const broken = path.join(folder, 'broken');
  await mkdir(broken);
  const layouts = { default: { name: 'D', regions: ['site'] } };
  await writeFile(path.join(broken, 'template.conf'), JSON.stringify({ name: 'B', author: 'A', layouts }));
  await writeFile(path.join(broken, 'site.region'), '\n{.section collection}');
  const checked = await awning('four', 'theme', 'check', broken);
  expect(checked).toMatchObject({ status: 1, complained: '' });
  expect(checked.printed).toMatch(/✗ site\.region:2 .*EOF/);
  expect(await awning('four', 'theme', 'check', path.join(folder, 'nowhere'))).toEqual({
    status: 1,
    printed: '',
    complained: `There is no folder ${path.join(folder, 'nowhere')}.\n`,
  });
});

test('a theme check that is stopped leaves no database behind', async () => {
  const temporary = path.join(folder, 'temporary');
  await mkdir(temporary, { mode: 0o755 });
  const starter = fileURLToPath(new URL('../../../themes/starter', import.meta.url));
  const child = run('four', ['theme', 'check', starter, { TMPDIR: temporary }]);
  const closed = once(child, 'close');
  const folders = async () => (await readdir(temporary)).filter((name) => name.startsWith('awning-theme-'));
  const isUp = async () => {
    const [made = ''] = await folders();
    return (await stat(path.join(temporary, made, 'postgres', 'postmaster.pid')).catch(() => undefined)) !== undefined;
  };
  await expect.poll(isUp, { timeout: 200_000, interval: 50 }).toBe(true);
  child.kill('SIGTERM');
  expect(await closed).toEqual([1, null]);
  expect(await folders()).toEqual([]);
});

test('shows a theme, loads its pages anew when a file changes, and leaves nothing behind', async () => {
  const temporary = path.join(folder, 'serving');
  const theme = path.join(folder, 'shown-theme');
  await mkdir(temporary, { mode: 0o755 });
  await mkdir(theme);
  await writeFile(path.join(theme, 'template.conf'), JSON.stringify({ layouts: { default: { regions: ['site'] } } }));
  const write = (text: string) =>
    writeFile(path.join(theme, 'site.region'), `<p>${text}</p>{squarespace.main-content}`);
  await write('FIRST');
  const child = run('four', ['theme', 'serve', theme, { TMPDIR: temporary, PORT: '0' }]);
  onTestFinished(() => void child.kill());
  const closed = once(child, 'close');
  let printed = '';
  child.stdout!.on('data', (chunk) => (printed += String(chunk)));
  await expect.poll(() => printed, { timeout: 200_000, interval: 50 }).toContain('✓ No problems found');
  const [, address = ''] = /^(http:\/\/\S+) shows the theme/.exec(printed) ?? [];
  const shown = async () => await (await fetch(address)).text();
  expect(await shown()).toMatch(/FIRST.*<script src="\/awning-theme\/reload\.js" async><\/script>$/s);
  const events = await fetch(`${address}/awning-theme/events`);
  await write('SECOND{.section website}');
  const reader = events.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('data: changed\n\n');
  expect(await shown()).toContain('SECOND');
  await expect.poll(() => printed).toMatch(/✗ site\.region:1 .*\n1 error, 0 warnings\n/);
  // Nobody reads any more what the next change makes it print.
  child.stdout!.destroy();
  await write('THIRD');
  expect(await closed).toEqual([0, null]);
  expect((await readdir(temporary)).filter((name) => name.startsWith('awning-theme-'))).toEqual([]);
});

test('the doctor names what keeps a shop from starting, with status 1', async () => {
  await writeFile(path.join(folder, 'file'), '');
  const result = await awning('file', 'doctor');
  expect(result.status).toBe(1);
  expect(result.printed).toMatch(/✗ The data folder .*file is not writable/);
  const lost = await awning('three', 'doctor', { PAYMENT_MODULE: '/nowhere/pay.mjs' });
  expect(lost).toMatchObject({
    status: 1,
    printed: expect.stringMatching(/✗ PAYMENT_MODULE \/nowhere\/pay.mjs cannot be used/),
  });
});

function secretOf(data: string, name = 'secret'): Promise<string> {
  return readFile(path.join(folder, data, name), 'utf8');
}

type Words = readonly (string | Record<string, string>)[];

/** Runs `awning` with a data folder of that name. An object among the words contains further settings. */
async function awning(data: string, ...words: Words) {
  const child = run(data, words);
  const output = { printed: '', complained: '' };
  child.stdout?.on('data', (chunk) => (output.printed += String(chunk)));
  child.stderr?.on('data', (chunk) => (output.complained += String(chunk)));
  const [status] = (await once(child, 'close')) as [number];
  // A changed source makes it build again, which prints a line.
  const complained = output.complained.replace(/^ {2}✓ Built .*\n/, '');
  return { status, printed: output.printed, complained };
}

/** A first start, which creates the database and fills the sample shop. */
async function startAndStop(data: string): Promise<void> {
  const child = run(data, ['start', { PORT: '0' }]);
  let printed = '';
  child.stdout?.on('data', (chunk) => {
    printed += String(chunk);
    if (printed.includes('Ctrl-C') && !child.killed) child.kill('SIGTERM');
  });
  const [status] = (await once(child, 'close')) as [number];
  expect(status).toBe(0);
}

function run(data: string, words: Words): ChildProcess {
  const settings = Object.assign({}, ...words.filter((word) => typeof word !== 'string')) as Record<string, string>;
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    TMPDIR: folder,
    DATA_DIR: path.join(folder, data),
    ...settings,
  };
  return spawn(process.execPath, [command, ...words.filter((word) => typeof word === 'string')], { cwd: folder, env });
}
