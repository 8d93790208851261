import { Type } from '@sinclair/typebox';
import { expect, test } from 'vitest';
import { InvalidFieldsError } from '../responses/errors.ts';
import { closeObjects, compileValidator } from './validation.ts';

const schema = closeObjects(
  Type.Object({
    email: Type.String({ minLength: 1 }),
    quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
    tags: Type.Optional(Type.Array(Type.Object({ name: Type.String() }), { maxItems: 2 })),
    other: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    texts: Type.Optional(Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), Type.Object({ title: Type.String() }))),
    open: Type.Optional(Type.Object({}, { additionalProperties: true })),
    kind: Type.Optional(Type.Union([Type.Literal('a'), Type.Literal('b')], { errorMessage: 'Choose a or b.' })),
  }),
);

test.for<[body: unknown, errors: Record<string, string>]>([
  [{}, { email: 'This field is required.' }],
  [{ email: '' }, { email: 'This field must not be empty.' }],
  [{ email: 'x', quantity: '3' }, { quantity: 'This must be a whole number.' }],
  [{ email: 'x', quantity: true }, { quantity: 'This must be a whole number.' }],
  [{ email: 'x', quantity: 0 }, { quantity: 'Use 1 or more.' }],
  [{ email: 'x', quantity: 10 }, { quantity: 'Use 9 or less.' }],
  [{ email: 'x', colour: 'red' }, { colour: 'This field is not known.' }],
  [{ email: 'x', tags: [{ name: 'a', size: 1 }] }, { 'tags.0.size': 'This field is not known.' }],
  [{ email: 'x', texts: { de: { title: 'a', html: 'b' } } }, { 'texts.de.html': 'This field is not known.' }],
  [{ email: 'x', texts: { deutsch: { title: 'a' } } }, { 'texts.deutsch': 'This field is not known.' }],
  [{ email: 'x', tags: [{ name: 1 }] }, { 'tags.0.name': 'This must be a text.' }],
  [
    { email: 'x', tags: [1, 2, 3] },
    {
      tags: 'Give at most 2.',
      'tags.0': 'This must be an object.',
      'tags.1': 'This must be an object.',
      'tags.2': 'This must be an object.',
    },
  ],
  [{ email: 'x', kind: 'c' }, { kind: 'Choose a or b.' }],
  [null, { body: 'This must be an object.' }],
  [[1], { body: 'This must be an object.' }],
  ['text', { body: 'This must be an object.' }],
  [undefined, { body: 'This must be an object.' }],
])('%j is refused and every field is named', ([body, errors]) => {
  expect(check(body)).toEqual(errors);
});

test('what fits is handed on unchanged', () => {
  const body = { email: 'x', quantity: 3, other: { a: 1 }, open: { b: 2 } };
  expect(compileValidator({ schema, httpPart: 'body' })(body)).toEqual({ value: body });
});

test('numbers and truth values in addresses are read from text, strictly', () => {
  const query = Type.Object({
    page: Type.Optional(Type.Integer()),
    full: Type.Optional(Type.Boolean()),
    q: Type.Optional(Type.String()),
  });
  const read = (values: object) => compileValidator({ schema: query, httpPart: 'querystring' })(values);
  expect(read({ page: '3', full: 'true', q: '7', utm_source: 'x' })).toEqual({
    value: { page: 3, full: true, q: '7', utm_source: 'x' },
  });
  for (const page of ['3.5', '0x10', '1e3', '', ' 3', '9'.repeat(30)]) expect(read({ page })).toHaveProperty('error');
  expect(read({ full: '1' })).toHaveProperty('error');
  expect(read({ q: ['a', 'b'] })).toHaveProperty('error');
});

test('a hostile body does not make a long answer', () => {
  const body = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`field${index}`, 1]));
  expect(Object.keys(check(body))).toHaveLength(20);
});

function check(body: unknown): Readonly<Record<string, string>> {
  const result = compileValidator({ schema, httpPart: 'body' })(body) as { error?: Error };
  return result.error instanceof InvalidFieldsError ? result.error.errors : {};
}

test('names the field inside an object that may also be null', () => {
  const part = Type.Object({ city: Type.String({ maxLength: 3 }) });
  const check = compileValidator({ schema: Type.Object({ address: Type.Union([part, Type.Null()]) }) });
  const fieldsOf = (address: unknown) => {
    const { error } = check({ address }) as { error?: InvalidFieldsError };
    return Object.keys(error?.errors ?? {});
  };
  expect([fieldsOf({ city: 'long' }), fieldsOf({}), fieldsOf('x'), fieldsOf(null)]).toEqual([
    ['address.city'],
    ['address.city'],
    ['address'],
    [],
  ]);
});

test('names the field inside an object of one of several shapes, by the shape it comes nearest to', () => {
  const change = { key: Type.String(), reason: Type.Literal('count') };
  const changes = Type.Array(
    Type.Union([
      Type.Object({ ...change, by: Type.Integer() }),
      Type.Object({ ...change, to: Type.Integer({ minimum: 0 }) }),
    ]),
  );
  const check = compileValidator({ schema: closeObjects(Type.Object({ changes })) });
  const errorsOf = (one: unknown) => (check({ changes: [one] }) as { error?: InvalidFieldsError }).error?.errors;
  expect(errorsOf({ reason: 'count', by: 3 })).toEqual({ 'changes.0.key': 'This field is required.' });
  expect(errorsOf({ key: 'k', reason: 'count', to: -1 })).toEqual({ 'changes.0.to': 'Use 0 or more.' });
  expect(errorsOf({ key: 'k', reason: 'count', by: 3 })).toBeUndefined();
  expect(Object.keys(errorsOf('x') ?? {})).toEqual(['changes.0']);
});
