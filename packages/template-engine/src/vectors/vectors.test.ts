import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeReport, runVectors } from './run-vectors.ts';

const OWN_VECTORS = join(import.meta.dirname, '../../vectors');
const furtherVectors = process.env['AWNING_VECTORS_DIR'];

test('our own vectors pass', () => {
  const report = runVectors([OWN_VECTORS]);
  expect(describeReport(report)).toEqual([`${report.passed} passed, 0 failed`]);
  expect(report.passed).toBeGreaterThan(50);
});

test.runIf(furtherVectors !== undefined)('further vectors pass', () => {
  const report = runVectors([furtherVectors ?? '']);
  expect(report.failures).toEqual([]);
  expect(report.passed).toBeGreaterThan(0);
});

describe('the report', () => {
  test('reports every failure with its expectation, counts those of other locale data separately, and skips the legacy file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'awning-vectors-'));
    const base = { topic: 'made-up', kind: 'template', json: { a: 1 }, compare: 'exact' };
    const vectors = [
      { ...base, id: 'made-up/good', template: '{a}', expectedOutput: '1', expectedErrors: [] },
      { ...base, id: 'made-up/output', template: '{a}', expectedOutput: '2\n' },
      { ...base, id: 'made-up/tree', template: '{a}', expectedOutput: '1', expectedAst: [] },
      { ...base, id: 'made-up/locale', template: '{a}', expectedOutput: '3', cldrSensitive: true },
      { ...base, id: 'other/elsewhere', topic: 'other', template: '{a}', expectedOutput: '1' },
    ];
    writeFileSync(join(folder, 'made-up.json'), JSON.stringify(vectors));
    writeFileSync(join(folder, 'optional-legacy.json'), JSON.stringify([{ ...base, id: 'x', template: 'x' }]));
    const lines = describeReport(runVectors([folder]));
    const ofOneTopic = describeReport(runVectors([folder], 'other'));
    rmSync(folder, { recursive: true });
    expect(lines).toEqual([
      'failed made-up/output output: expected "2\\n", got "1"',
      'failed made-up/tree tree: expected "[]", got "[17,1,[[1,[[\\"a\\"]],0]],18]"',
      'other locale data made-up/locale output: expected "3", got "1"',
      '1 differ with the version of the locale data',
      '2 passed, 2 failed',
    ]);
    expect(ofOneTopic).toEqual(['1 passed, 0 failed']);
  });
});
