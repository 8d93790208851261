import { expect, test } from 'vitest';
import { callFormatter } from '../../contract/call.ts';
import type { Value } from '../../values/value.ts';
import { summaryFormField } from './summary-form-field.ts';

const field = (value: Value, localizedStrings: Value = {}) =>
  callFormatter(summaryFormField, [], [value], { data: { localizedStrings } });
const block = (title: string, answer: string) =>
  `<div style="font-size:11px; margin-top:3px">\n  <span style="font-weight:bold;">${title}:</span> ${answer}\n</div>`;
const answer = (type: string, values: Value) => field({ type, rawTitle: 'T', values });

test('FSUB-036: a field has a title and a type that says where its answer is', () => {
  expect(field({ type: 'text', rawTitle: 'Why', value: 'Because', values: ['x'] })).toBe(block('Why', 'Because'));
  expect(field({ type: 'checkbox', rawTitle: 'Why', value: 'Because', values: ['x'] })).toBe(block('Why', 'x\n'));
  expect(field({ rawTitle: 5, value: 7 })).toBe(block('5', '7'));
  expect(field({ type: 'text', rawTitle: 'Why', value: false })).toBe(block('Why', 'false'));
});

test('FSUB-037: an address on up to three lines', () => {
  const address = { Line1: '1 Main', Line2: 'Flat 2', City: 'C', State: 'S', Zip: 5, Country: 'US' };
  expect(answer('address', address)).toBe(
    block(
      'T',
      '<div style="padding-left:5px;">\n  <div>1 Main</div>\n  <div>Flat 2</div>\n  <div>C, S 5 US</div>\n</div>',
    ),
  );
  expect(answer('address', { ...address, Line2: '' })).toBe(
    block('T', '<div style="padding-left:5px;">\n  <div>1 Main</div>\n  <div>C, S 5 US</div>\n</div>'),
  );
});

test('FSUB-038: checkboxes joined by commas, or the value', () => {
  expect(answer('checkbox', ['a', 5, null])).toBe(block('T', 'a, 5, \n'));
  expect(field({ type: 'checkbox', rawTitle: 'T', values: [], value: 'v' })).toBe(block('T', 'v'));
  expect(answer('checkbox', 'x')).toBe(block('T', '\n'));
});

test('FSUB-039: a date', () => {
  expect(answer('date', { Month: 1, Day: 2, Year: 2003 })).toBe(block('T', '1/2/2003'));
});

test('FSUB-040: a line for each statement, in words', () => {
  const lines = (...words: [string, string][]) =>
    `<div style="padding-left:5px;">${words
      .map(([name, word]) => `\n  <div><span style="font-weight:bold;">${name}:</span> ${word}</div>`)
      .join('')}\n</div>`;
  const values = { a: '-2', b: -1, c: 0, d: '1', e: 2, f: 5, g: null, h: 1.5 };
  expect(answer('likert', values)).toBe(
    block(
      'T',
      lines(
        ['a', 'Strongly Disagree'],
        ['b', 'Disagree'],
        ['c', 'Neutral'],
        ['d', 'Agree'],
        ['e', 'Strongly Agree'],
        ['f', 'Neutral'],
        ['g', 'Neutral'],
        ['h', 'Neutral'],
      ),
    ),
  );
  const words = {
    productAnswerMapStronglyDisagree: 'SD<',
    productAnswerMapDisagree: 'D',
    productAnswerMapNeutral: 'N',
    productAnswerMapAgree: 'A',
    productAnswerMapStronglyAgree: 5,
  };
  expect(field({ type: 'likert', rawTitle: 'T', values: { ...values, '<i>': 1 } }, words)).toBe(
    block(
      'T',
      lines(
        ['a', 'SD&lt;'],
        ['b', 'D'],
        ['c', 'N'],
        ['d', 'A'],
        ['e', 'Strongly Agree'],
        ['f', 'N'],
        ['g', 'N'],
        ['h', 'N'],
        ['&lt;i&gt;', 'A'],
      ),
    ),
  );
  expect(field({ type: 'likert', rawTitle: 'T', values: { a: 2 } }, { productAnswerMapStronglyAgree: 'SA' })).toBe(
    block('T', lines(['a', 'SA'])),
  );
  expect(answer('likert', undefined)).toBe(block('T', lines()));
  expect(answer('likert', null)).toBe(block('T', lines()));
});

test('FSUB-041: a name', () => {
  expect(answer('name', { First: 'Ada', Last: 'Lovelace' })).toBe(block('T', 'Ada Lovelace'));
});

test('FSUB-042: a phone number, with its country if it has one', () => {
  expect(answer('phone', { Country: 1, Areacode: 212, Prefix: 555, Line: '0100' })).toBe(block('T', '+1 212-555-0100'));
  expect(answer('phone', { Areacode: 212, Prefix: 555, Line: '0100' })).toBe(block('T', '212-555-0100'));
});

test('FSUB-043: a time, with zeros for empty parts', () => {
  expect(answer('time', { Hour: 1, Minute: '05', Second: 9, Ampm: 'PM' })).toBe(block('T', '1:05:9 PM'));
  expect(answer('time', { Hour: '', Minute: 0, Ampm: 'AM' })).toBe(block('T', '00:00:00 AM'));
});

test('PROD-044, FMT-027: no answer is N/A, or the words of the page', () => {
  const unanswered = { type: 'text', rawTitle: 'T' };
  expect(field(unanswered)).toBe(block('T', 'N/A'));
  expect(field({ ...unanswered, value: '' })).toBe(block('T', 'N/A'));
  expect(field({ ...unanswered, value: [1] })).toBe(block('T', 'N/A'));
  expect(field(unanswered, { productSummaryFormNoAnswerText: ' none< ' })).toBe(block('T', 'none&lt;'));
  expect(field(unanswered, { productSummaryFormNoAnswerText: '  ' })).toBe(block('T', 'N/A'));
  expect(field(unanswered, { productSummaryFormNoAnswerText: 0 })).toBe(block('T', 'N/A'));
});

test('a text from a visitor cannot become markup', () => {
  const evil = '<script>"&';
  const safe = '&lt;script&gt;&quot;&amp;';
  expect(field({ type: 'text', rawTitle: evil, value: evil })).toBe(block(safe, safe));
  for (const [type, values] of Object.entries({
    name: { First: evil },
    date: { Month: evil },
    phone: { Country: evil },
    time: { Hour: evil, Ampm: evil },
    address: { Line1: evil, Line2: evil, City: evil },
    checkbox: [evil],
    likert: { [evil]: evil },
  })) {
    expect(answer(type, values)).not.toContain('<script');
  }
});

test('nothing outside the field is read', () => {
  const data = { values: { First: 'outer' }, value: 'outer', rawTitle: 'outer' };
  expect(callFormatter(summaryFormField, [], [{ type: 'name' }], { data })).toBe(block('', ' '));
});
