import type { Budget } from '../../budget/budget.ts';
import { defineFormatter } from '../../contract/formatter.ts';
import type { Scope } from '../../contract/scope.ts';
import { attributeText, attributeValue } from '../../text/attribute.ts';
import { writeEach } from '../../text/write-each.ts';
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
    `<div style="font-size:11px; margin-top:3px">\n  <span style="font-weight:bold;">${attributeText(asText(member(value, 'rawTitle')), scope.run.budget)}:</span> ${answer(value, scope) || noAnswer(scope)}\n</div>`,
});

function noAnswer(scope: Scope): string {
  const text = scope.resolve(['localizedStrings', 'productSummaryFormNoAnswerText']);
  return (isTruthy(text) && attributeText(asText(text).trim(), scope.run.budget)) || 'N/A';
}

function answer(field: Value, scope: Scope): string {
  const values = member(field, 'values');
  const { budget } = scope.run;
  const text = (name: string) => textOf(values, name, budget);
  switch (member(field, 'type')) {
    case 'address':
      return addressAnswer(values, budget);
    case 'checkbox':
      return isTruthy(values) ? checkboxAnswer(values, budget) : textOf(field, 'value', budget);
    case 'date':
      return `${text('Month')}/${text('Day')}/${text('Year')}`;
    case 'likert':
      return likertAnswer(values, scope);
    case 'name':
      return `${text('First')} ${text('Last')}`;
    case 'phone':
      return phoneAnswer(values, budget);
    case 'time':
      return `${clockText(values, 'Hour', budget)}:${clockText(values, 'Minute', budget)}:${clockText(values, 'Second', budget)} ${text('Ampm')}`;
    default:
      return plainAnswer(field, budget);
  }
}

function plainAnswer(field: Value, budget: Budget): string {
  return attributeText(asText(member(field, 'value')), budget);
}

function addressAnswer(values: Value, budget: Budget): string {
  const text = (name: string) => textOf(values, name, budget);
  const secondLine = isTruthy(member(values, 'Line2')) ? `\n  <div>${text('Line2')}</div>` : '';
  return `<div style="padding-left:5px;">\n  <div>${text('Line1')}</div>${secondLine}\n  <div>${text('City')}, ${text(
    'State',
  )} ${text('Zip')} ${text('Country')}</div>\n</div>`;
}

function checkboxAnswer(values: Value, budget: Budget): string {
  return `${isArray(values) ? writeEach(values, budget, (value) => attributeValue(value, budget), ', ') : ''}\n`;
}

function phoneAnswer(values: Value, budget: Budget): string {
  const text = (name: string) => textOf(values, name, budget);
  const country = isTruthy(member(values, 'Country')) ? `+${text('Country')} ` : '';
  return `${country}${text('Areacode')}-${text('Prefix')}-${text('Line')}`;
}

function clockText(values: Value, name: string, budget: Budget): string {
  return isTruthy(member(values, name)) ? textOf(values, name, budget) : '00';
}

function textOf(object: Value, name: string, budget: Budget): string {
  return attributeValue(member(object, name), budget);
}
