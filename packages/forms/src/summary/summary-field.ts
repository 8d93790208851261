import { type AnswerValue, isUnanswered } from '../answers/value.ts';
import type { Field } from '../definition/schema.ts';
import { kindOf } from '../kinds/kind.ts';
import { passwordMask } from './mask.ts';

/** The input of the templates' `summary-form-field`. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface would be no value of a template
export type SummaryField = {
  readonly type: Field['kind'];
  readonly rawTitle: string;
  readonly value: string;
  readonly values?: Readonly<Record<string, string>> | readonly string[];
};

/**
 * A question and its answer for a template. Sub-values have the names of the dialect; an unanswered field is a text without value,
 * so that the template says so.
 *
 * @example
 * summaryField({ kind: 'name', title: 'Who' }, ['Ada', 'Lovelace'])
 *   // => { type: 'name', rawTitle: 'Who', value: '', values: { First: 'Ada', Last: 'Lovelace' } }
 * summaryField({ kind: 'text', title: 'Why' }, 'Because') // => { type: 'text', rawTitle: 'Why', value: 'Because' }
 */
export function summaryField(field: Pick<Field, 'kind' | 'title'>, value: AnswerValue): SummaryField {
  const { parts, isSecret } = kindOf(field.kind);
  // The formatter prints the slashes of a date even around empty parts; for a text without value it prints "N/A".
  if (isUnanswered(value)) return { type: 'text', rawTitle: field.title, value: '' };
  const summary = { type: field.kind, rawTitle: field.title };
  if (typeof value === 'string') return { ...summary, value: isSecret ? passwordMask : value };
  if (!parts) return { ...summary, value: '', values: value };
  const named = parts.map((part, index) => [part.summaryName, Object.values(value)[index] ?? ''] as const);
  return { ...summary, value: '', values: Object.fromEntries(named) };
}
