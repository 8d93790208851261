import { expect, test } from 'vitest';
import { unexplainedDecisions } from './decision-numbers.mjs';

test('an unexplained number is reported once, with its file', () => {
  const files = [
    { path: 'a.ts', text: '// see D-001 and D-002, and D-002 again' },
    { path: 'b.ts', text: '// D-001 only; ADD-003 is no number of a decision' },
  ];
  const faults = unexplainedDecisions(files, '| D-001 | Paths of the checkout. |');
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^decisions: a\.ts refers to D-002,/);
});

test('all that are used here are explained', () => {
  expect(unexplainedDecisions()).toEqual([]);
});
