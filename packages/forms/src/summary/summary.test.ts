import { compileTemplate } from '@awning/template-engine';
import { describe, expect, test } from 'vitest';
import { answerText, type Field, maskAnswers, passwordMask, readForm, summaryField } from '../index.ts';

const template = compileTemplate('{@|summary-form-field}');

/** The visible text: tags removed, spaces collapsed. */
function rendered(kind: Field['kind'], value: Parameters<typeof summaryField>[1]): string {
  const { output, errors } = template.render(summaryField({ kind, title: 'Asked' }, value));
  expect(errors).toEqual([]);
  return output
    .replace(/<\/div>\s*<div>/g, ' | ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('templates render a question and its answer', () => {
  test('FSUB-036 a summary form field carries type, rawTitle, value and values', () => {
    expect(summaryField({ kind: 'text', title: 'Why?' }, 'Because')).toEqual({
      type: 'text',
      rawTitle: 'Why?',
      value: 'Because',
    });
    expect(summaryField({ kind: 'checkbox', title: 'Which?' }, ['a', 'b'])).toEqual({
      type: 'checkbox',
      rawTitle: 'Which?',
      value: '',
      values: ['a', 'b'],
    });
    expect(rendered('text', 'Because')).toBe('Asked: Because');
  });

  test.for([
    [
      'FSUB-037',
      'address',
      ['1 A St', 'Floor 2', 'Salem', 'MA', '01970', 'USA'],
      '1 A St | Floor 2 | Salem, MA 01970 USA',
    ],
    ['FSUB-037', 'address', ['1 A St', '', 'Salem', 'MA', '01970', 'USA'], '1 A St | Salem, MA 01970 USA'],
    ['FSUB-038', 'checkbox', ['Red', 'Blue'], 'Red, Blue'],
    ['FSUB-039', 'date', ['2', '29', '2024'], '2/29/2024'],
    [
      'FSUB-040',
      'likert',
      { 'It is quick': '2', 'It is cheap': '-1' },
      'It is quick: Strongly Agree | It is cheap: Disagree',
    ],
    ['FSUB-041', 'name', ['Ada', 'Lovelace'], 'Ada Lovelace'],
    ['FSUB-042', 'phone', ['1', '555', '010', '9999'], '+1 555-010-9999'],
    ['FSUB-042', 'phone', ['', '555', '010', '9999'], '555-010-9999'],
    ['FSUB-043', 'time', ['9', '', '', 'AM'], '9:00:00 AM'],
  ] as const)('%s %s %o reads "%s", in templates as in lists and mails', ([, kind, value, text]) => {
    expect(rendered(kind, value)).toBe(`Asked: ${text}`);
    expect(answerText({ kind }, value, 'en').replaceAll('\n', ' | ')).toBe(text);
  });

  test.for([
    ['address', ['', '', '', '', '', '']],
    ['checkbox', []],
    ['date', ['', '', '']],
    ['likert', {}],
    ['name', ['', '']],
    ['phone', ['', '', '', '']],
    ['time', ['', '', '', '']],
    ['text', ''],
  ] as const)("a %s nobody answered reads 'N/A' (D-122)", ([kind, value]) => {
    expect(rendered(kind, value)).toBe('Asked: N/A');
    expect(answerText({ kind }, value, 'en')).toBe('N/A');
    expect(answerText({ kind }, value, 'de')).toBe('Keine Angabe');
  });

  test('an answer is escaped by the template', () => {
    const { output } = template.render(summaryField({ kind: 'text', title: '<i>' }, '<script>'));
    expect(output).not.toMatch(/<script>|<i>/);
  });
});

test.for([
  ['address', ['', '', 'Salem', '', '', ''], 'Salem'],
  ['address', ['', '', '', '', '', 'USA'], 'USA'],
  ['name', ['', 'Lovelace'], 'Lovelace'],
  ['phone', ['+44', '20', '', ''], '+44 20'],
  ['time', ['21', '5', '', ''], '21:5:00'],
] as const)('an incomplete %s %o reads "%s"', ([kind, value, text]) => {
  expect(answerText({ kind }, value, 'en')).toBe(text);
});

test('answers to a survey are in the language of the reader', () => {
  expect(answerText({ kind: 'likert' }, { Schnell: '2' }, 'de')).toBe('Schnell: Stimme voll und ganz zu');
});

test('FORM-013 a password is shown nowhere', () => {
  const read = readForm({
    id: 'f',
    name: 'Form',
    fields: [
      { id: 'p', kind: 'password' },
      { id: 't', kind: 'text' },
    ],
  });
  if (!read.ok) throw new Error(read.reason);
  const [field] = read.form.fields;
  expect(field && answerText(field, 'hunter2', 'en')).toBe(passwordMask);
  expect(field && summaryField(field, 'hunter2').value).toBe(passwordMask);
  expect(maskAnswers(read.form, { p: 'hunter2', t: 'x' })).toEqual({ p: passwordMask, t: 'x' });
  expect(maskAnswers(read.form, { p: '', t: 'x' })).toEqual({ p: '', t: 'x' });
});
