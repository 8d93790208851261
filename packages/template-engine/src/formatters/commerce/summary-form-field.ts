import { defineFormatter } from '../../contract/formatter.ts';
import type { Scope } from '../../contract/scope.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { print } from '../../values/print.ts';
import { member } from '../../values/reference.ts';
import { asText, isArray, isTruthy, type Value } from '../../values/value.ts';
import { likertAnswer } from './likert-answer.ts';

export const summaryFormField = defineFormatter({
  name: 'summary-form-field',
  group: 'commerce',
  summary: 'a question of a form and what a visitor answered',
  example: {
    template: '{f|summary-form-field}',
    data: { f: { type: 'name', rawTitle: 'Who', values: { First: 'Ada', Last: 'Lovelace' } } },
    output:
      '<div style="font-size:11px; margin-top:3px">\n  <span style="font-weight:bold;">Who:</span> Ada Lovelace\n</div>',
  },
  prepare: () => (value, scope) =>
    `<div style="font-size:11px; margin-top:3px">\n  <span style="font-weight:bold;">${escapeAttribute(asText(member(value, 'rawTitle')))}:</span> ${answer(value, scope) || noAnswer(scope)}\n</div>`,
});

function noAnswer(scope: Scope): string {
  const text = scope.resolve(['localizedStrings', 'productSummaryFormNoAnswerText']);
  return (isTruthy(text) && escapeAttribute(asText(text).trim())) || 'N/A';
}

function answer(field: Value, scope: Scope): string {
  const values = member(field, 'values');
  switch (member(field, 'type')) {
    case 'address':
      return addressAnswer(values);
    case 'checkbox':
      return isTruthy(values) ? checkboxAnswer(values) : text(field, 'value');
    case 'date':
      return `${text(values, 'Month')}/${text(values, 'Day')}/${text(values, 'Year')}`;
    case 'likert':
      return likertAnswer(values, scope);
    case 'name':
      return `${text(values, 'First')} ${text(values, 'Last')}`;
    case 'phone':
      return phoneAnswer(values);
    case 'time':
      return `${clockText(values, 'Hour')}:${clockText(values, 'Minute')}:${clockText(values, 'Second')} ${text(values, 'Ampm')}`;
    default:
      return plainAnswer(field);
  }
}

function plainAnswer(field: Value): string {
  return escapeAttribute(asText(member(field, 'value')));
}

function addressAnswer(values: Value): string {
  const secondLine = isTruthy(member(values, 'Line2')) ? `\n  <div>${text(values, 'Line2')}</div>` : '';
  return `<div style="padding-left:5px;">\n  <div>${text(values, 'Line1')}</div>${secondLine}\n  <div>${text(
    values,
    'City',
  )}, ${text(values, 'State')} ${text(values, 'Zip')} ${text(values, 'Country')}</div>\n</div>`;
}

function checkboxAnswer(values: Value): string {
  return `${isArray(values) ? values.map((value) => escapeAttribute(print(value))).join(', ') : ''}\n`;
}

function phoneAnswer(values: Value): string {
  const country = isTruthy(member(values, 'Country')) ? `+${text(values, 'Country')} ` : '';
  return `${country}${text(values, 'Areacode')}-${text(values, 'Prefix')}-${text(values, 'Line')}`;
}

function clockText(values: Value, name: string): string {
  return isTruthy(member(values, name)) ? text(values, name) : '00';
}

function text(object: Value, name: string): string {
  return escapeAttribute(print(member(object, name)));
}
