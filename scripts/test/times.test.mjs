import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../prepare/project-folder.mjs';
import { playwrightTimes, timesTable, vitestTimes } from './times.mjs';

test('a file of vitest’s report took the time from its first test to its last', () => {
  const name = path.join(projectFolder, 'packages', 'some.test.ts');
  const report = { testResults: [{ name, startTime: 1000, endTime: 3500 }] };
  expect(vitestTimes(report)).toEqual([{ file: path.join('packages', 'some.test.ts'), seconds: 2.5 }]);
  expect(vitestTimes(undefined)).toEqual([]);
});

test('a file of Playwright’s report took the time of all its journeys, at any depth', () => {
  const spec = (...times) => ({ tests: [{ results: times.map((duration) => ({ duration })) }] });
  const suites = [{ file: 'cart.e2e.ts', specs: [spec(1000)], suites: [{ specs: [spec(2000, 500)] }] }];
  expect(playwrightTimes({ suites })).toEqual([{ file: 'e2e/cart.e2e.ts', seconds: 3.5 }]);
  expect(playwrightTimes(undefined)).toEqual([]);
});

test('the table shows the core-minutes of each part and of all, and the twenty slowest files', () => {
  const files = Array.from({ length: 25 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index }));
  const parts = [
    { name: 'server', seconds: '491.0', processorSeconds: 600, files },
    { name: 'browser', seconds: '392.0', processorSeconds: 330, files: [{ file: 'e2e/cart.e2e.ts', seconds: 23.5 }] },
  ];
  const lines = timesTable(parts).split('\n');
  expect(lines.slice(0, 9)).toEqual([
    'Part                     seconds  core-minutes',
    'server                     491.0          10.0',
    'browser                    392.0           5.5',
    'all                                       15.5',
    '',
    'Seconds  the dearest files',
    '   24.0  24.test.ts (server)',
    '   23.5  e2e/cart.e2e.ts (browser)',
    '   23.0  23.test.ts (server)',
  ]);
  expect(lines.slice(6)).toHaveLength(20);
});
