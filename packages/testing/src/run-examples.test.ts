import { expect, test } from 'vitest';
import { examplesIn } from './run-examples.ts';

test('finds values, refusals and expressions over several lines', () => {
  const source = `
/**
 * Doubles.
 *
 * @param n What to double.
 * @example
 * double(1) // => 2
 * double(
 *   'x',
 * ) // throws 'No number'
 * @see nothing
 */
export function double(n: number): number {}
`;
  expect(examplesIn(source)).toEqual([
    { name: 'double', expression: 'double(1)', kind: 'value', expected: '2' },
    { name: 'double', expression: "double(\n  'x',\n)", kind: 'throws', expected: "'No number'" },
  ]);
});

test('an example without an outcome is one that fails', () => {
  const [example] = examplesIn('/**\n * @example\n * half(2)\n */\nexport function half() {}');
  expect(example).toMatchObject({ expression: 'half(2)', expected: "'an example that ends in // =>'" });
});

test('comments of other things are left alone', () => {
  expect(examplesIn('/** @example one() // => 1 */\nfunction one() {}\n/** Two. */\nexport function two() {}')).toEqual(
    [],
  );
});
