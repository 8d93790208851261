import { PassThrough, Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { printedReport } from './report.ts';

test('prints a line a step, with its time', async () => {
  const output = new PassThrough();
  const report = printedReport(output as unknown as NodeJS.WriteStream);
  expect(await report.step('Shop opened', async () => 5)).toBe(5);
  await expect(report.step('Shop closed', () => Promise.reject(new Error('no key')))).rejects.toThrow('no key');
  expect(String(output.read())).toMatch(/^ {2}✓ Shop opened {2}\d+\.\d s\n {2}✗ Shop closed {2}\d+\.\d s\n$/);
});

test('continues when its reader has ended', async () => {
  const gone = new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')) });
  const report = printedReport(gone as unknown as NodeJS.WriteStream);
  report.say('open');
  // Without a listener the stream's error would end the process in this turn.
  await nextTurn();
  expect(await report.step('Shop opened', async () => 5)).toBe(5);
});
