import { expect, test } from 'vitest';
import { compileTemplate } from '../../engine/compile.ts';

test('the nearest loop counts', () => {
  const template = compileTemplate('{.repeated section a}{.repeated section b}{@|iter}{.end}{@|iter};{.end}');
  expect(template.render({ a: [{ b: [0, 0] }, { b: [0] }] }).output).toBe('121;12;');
});

test('outside a loop it is empty text', () => {
  expect(compileTemplate('{x|iter|json}').render({ x: 5 }).output).toBe('""');
});
