import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { output } from './output.ts';

test('joins its arguments with single spaces', () => {
  expect(callFormatter(output, ['a', '', 'b'], ['ignored'])).toBe('a  b');
  expect(callFormatter(output, ['a'], [1])).toBe('a');
  expect(callFormatter(output, [], [1])).toBe('');
});
