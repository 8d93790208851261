import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { variantDescriptor } from './variant-descriptor.ts';

const descriptor = (optionValues: Value) => callFormatter(variantDescriptor, [], [{ optionValues }]);

test('PROD-047: the values in a row, with slashes between', () => {
  expect(descriptor([{ value: 'Small' }, { value: 'Red' }])).toBe('Small / Red');
  expect(descriptor([{ value: 'Small' }])).toBe('Small');
  expect(descriptor([{ value: 5 }, {}, null])).toBe('5 /  / ');
});

test('FMT-002: without values it is empty', () => {
  expect(descriptor([])).toBe('');
  expect(descriptor('x')).toBe('');
  expect(callFormatter(variantDescriptor, [], [undefined])).toBe('');
});

test('an object passes for a list of as many elements as it has members', () => {
  expect(callFormatter(variantDescriptor, [], [{ optionValues: { 0: { value: 'Small' }, x: 1 } }])).toBe('Small / ');
  expect(callFormatter(variantDescriptor, [], [{ optionValues: 'Small' }])).toBe('');
});
