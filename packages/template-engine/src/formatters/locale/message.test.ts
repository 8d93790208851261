import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import { compileTemplate } from '../../engine/compile.ts';
import type { Value } from '../../values/value.ts';
import { message, plural } from './message.ts';

const DATA = { n: 2, o: { a: 'deep' }, s: 'str' };
const filled = (pattern: Value, ...args: string[]) =>
  callFormatter(message, args, [pattern], { locale: 'en', data: DATA });

test('plural is the same as message', () => {
  expect(callFormatter(plural, ['n'], ['{0 plural one{x} other{# y}}'], { locale: 'en', data: DATA })).toBe('2 y');
});

test('arguments are references, printed by position', () => {
  expect(filled('{0} {1} {2}', 'n', 'o.a', 'missing')).toBe('2 deep ');
  expect(filled('{0}', '')).toBe('');
});

test('an argument with a name is printed by it too', () => {
  expect(filled('{a} {b} {0} {1}', 'a=n', 'b:s')).toBe('2 str 2 str');
  expect(filled('{a}', 'a:o.a')).toBe('deep');
  expect(filled('{x} {y}', 'x=n', 'x=s', 'y=x')).toBe('str ');
  expect(filled('{0} {1}', '1=n', '0=s')).toBe('str 2');
  expect(filled('{a}|{0}', 'a=n=s')).toBe('|');
  expect(filled('{a}|{0}', 'a:n=s')).toBe('|');
  expect(filled('{0}', '=n')).toBe('2');
});

test('only text and numbers are patterns', () => {
  expect(filled(5, 'n')).toBe('5');
  expect(filled(null, 'n')).toBe('');
  expect(filled({ a: '{0}' }, 'n')).toBe('');
});

test('FMT-004: without a locale the text is empty', () => {
  expect(callFormatter(message, ['n'], ['{0}'], { data: DATA })).toBe('');
});

test('arguments are looked up outside the value, and for var in the scope of the instruction', () => {
  const render = (template: string, data: Value) => compileTemplate(template).render(data, { locale: 'en' }).output;
  expect(render('{s.m|message x}', { s: { m: '{0}', x: 'inner' }, x: 'outer' })).toBe('outer');
  expect(render('{.repeated section l}{m|message @index @}{.end}', { m: '{0}-{1};', l: ['a', 'b'] })).toBe('1-a;2-b;');
  expect(render('{.repeated section l}{.var @t m|message x}{@t}{.end}', { m: '{0}', x: 'o', l: [{ x: 'i' }] })).toBe(
    'i',
  );
});
