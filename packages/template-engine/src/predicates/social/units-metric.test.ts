import { expect, test } from 'vitest';
import { callPredicate } from '../../contract/call.ts';
import type { TemplateError } from '../../engine/errors.ts';
import { unitsMetric } from './units-metric.ts';

test('TPL-032, TPL-033: units-metric? is false and reports each use', () => {
  const errors: TemplateError[] = [];
  expect(callPredicate(unitsMetric, [], [{}], { errors })).toBe(false);
  expect(errors).toEqual([{ type: 'engine', message: '"units-metric?" formatter is not yet implemented' }]);
});
