import { expect, test } from 'vitest';
import { checkAnswers, type Field, hiddenValues, readForm, sanitise } from '../index.ts';

test.for([
  [
    'FSUB-009',
    { kind: 'address' },
    { line1: '12 Main St', line2: 'Floor 3', city: 'Salem', state: 'MA', zip: '01970', country: 'USA' },
    ['12 Main St', 'Floor 3', 'Salem', 'MA', '01970', 'USA'],
  ],
  ['FSUB-009', { kind: 'address' }, ['1', '2', '3', '4', '5', '6'], ['1', '2', '3', '4', '5', '6']],
  ['FSUB-010', { kind: 'date' }, { year: '2024', month: '2', day: '29' }, ['2', '29', '2024']],
  ['FSUB-011', { kind: 'name' }, { last: 'Lovelace', first: 'Ada' }, ['Ada', 'Lovelace']],
  ['FSUB-012', { kind: 'time' }, { ampm: 'PM', hour: '9' }, ['9', '', '', 'PM']],
  ['FSUB-013', { kind: 'phone' }, ['1', '555', '010', '9999'], ['1', '555', '010', '9999']],
  ['FSUB-014', { kind: 'phone' }, ['555', '010', '9999'], ['', '555', '010', '9999']],
  ['FSUB-014', { kind: 'phone' }, { areaCode: '555', prefix: '010', line: '9999' }, ['', '555', '010', '9999']],
  ['FSUB-015', { kind: 'checkbox', options: ['Red', 'Blue', 'Green'] }, ['Red', 'Green'], ['Red', 'Green']],
  ['FSUB-015', { kind: 'checkbox', options: ['Red'] }, undefined, []],
  ['FSUB-015', { kind: 'checkbox', options: ['Red'] }, ['Red', 'Red', ''], ['Red']],
  ['FSUB-016', { kind: 'radio', options: ['Red', 'Blue'] }, 'Blue', 'Blue'],
  ['FSUB-016', { kind: 'radio', options: ['Red', 'Blue'] }, undefined, ''],
  ['FSUB-017', { kind: 'select', options: ['Red', 'Blue'] }, 'Blue', 'Blue'],
  ['FSUB-018', { kind: 'likert', options: ['A', 'B', 'C'] }, { C: '-2', A: '2', B: '' }, { A: '2', C: '-2' }],
  ['FSUB-022', { kind: 'text' }, ' as typed ', ' as typed '],
  ['FSUB-022', { kind: 'textarea' }, 'a\r\nb\rc\n', 'a\nb\nc\n'],
  ['FSUB-022', { kind: 'email' }, ' ada@example.com ', 'ada@example.com'],
  ['FSUB-022', { kind: 'number' }, '007', '007'],
  ['FSUB-022', { kind: 'number' }, 7, '7'],
  ['FSUB-022', { kind: 'website' }, 'www.example.com', 'www.example.com'],
  ['FSUB-022', { kind: 'currency' }, '1,000.00', '1,000.00'],
  ['FSUB-022', { kind: 'password' }, ' p ', ' p '],
  ['FSUB-022', { kind: 'twitter' }, '@ada', '@ada'],
] as const)('%s %o: %o becomes %o', ([, field, raw, value]) => {
  expect(sanitise(field, raw)).toEqual(value);
});

const hidden: Field = fieldFrom({ id: 'h', kind: 'hidden', key: 'utm_source', value: 'direct' });

test.for([
  ['FSUB-019', '?utm_source=letter', 'letter'],
  ['FSUB-019', '?a=b&utm_source=a%20%26%20b', 'a & b'],
  ['FSUB-019', '?utm_source=', ''],
  ['FSUB-020', '', 'direct'],
  ['FSUB-020', '?UTM_SOURCE=letter&h=letter', 'direct'],
] as const)('%s on a page with "%s" a hidden field is "%s"', ([, query, value]) => {
  const raw = hiddenValues({ fields: [hidden] }, new URLSearchParams(query));
  expect(checkAnswers({ fields: [hidden] }, raw)).toEqual({ ok: true, answers: { h: value } });
});

test('FSUB-020 a hidden field that was not sent at all has its own value', () => {
  expect(checkAnswers({ fields: [hidden] }, {})).toEqual({ ok: true, answers: { h: 'direct' } });
});

test('FSUB-021 sections are left out, even if a value was sent for one', () => {
  const fields = [fieldFrom({ id: 's', kind: 'section', title: 'About you' }), fieldFrom({ id: 'a', kind: 'text' })];
  expect(checkAnswers({ fields }, { s: 'x', a: 'y' }).answers).toEqual({ a: 'y' });
});

test('members of Object.prototype are neither answers nor fields', () => {
  const fields = ['constructor', 'toString'].map((id) => fieldFrom({ id, kind: 'text' }));
  expect(checkAnswers({ fields }, {}).answers).toEqual({ constructor: '', toString: '' });

  const likert = fieldFrom({ id: 'l', kind: 'likert', options: ['__proto__', 'constructor'] });
  const sent: unknown = JSON.parse('{"__proto__":"1"}');
  const { answers } = checkAnswers({ fields: [likert] }, { l: sent });
  expect(JSON.stringify(answers)).toBe('{"l":{"__proto__":"1"}}');
});

function fieldFrom(given: object): Field {
  const read = readForm({ id: 'f', name: 'Form', fields: [given] });
  const field = read.ok ? read.form.fields[0] : undefined;
  if (field === undefined) throw new Error(`${JSON.stringify(given)} is no field.`);
  return field;
}
