import { checkEmail, type EmailSettings, type FieldKind } from '@awning/site-model';
import { maxTextLength } from '../definition/limits.ts';
import { kindOf } from '../kinds/kind.ts';
import { isLikertAnswer } from '../likert/scale.ts';
import { textLength } from './counter.ts';
import type { FieldError } from './messages.ts';
import { isRealDate, isRealTime } from './real-date.ts';
import { type AnswerValue, isUnanswered } from './value.ts';

/**
 * The error of a sanitised value, or null. Browser and server both use this function; there are no checks that only one of them
 * makes.
 *
 * @example
 * checkField({ kind: 'text', required: true }, ' ') // => { reason: 'required' }
 * checkField({ kind: 'name', required: true }, ['', 'Lovelace']) // => null
 * checkField({ kind: 'textarea', maxLength: 3 }, 'four') // => { reason: 'too-long' }
 * checkField({ kind: 'select', options: ['Red'] }, 'Blue') // => { reason: 'option', val: 'Blue' }
 */
export function checkField(field: CheckedField, value: AnswerValue, settings: EmailSettings = {}): FieldError | null {
  // First, because a text of nothing but spaces is stored as well.
  if (isTooLong(field, value)) return { reason: 'too-long' };
  const isRequired = field.required === true && kindOf(field.kind).isNeverRequired !== true;
  if (isUnanswered(value)) return isRequired ? { reason: 'required' } : null;
  return checks[field.kind]?.(field, value, settings) ?? null;
}

/** The settings that the checks read; every field has them. */
export interface CheckedField {
  readonly kind: FieldKind;
  readonly required?: boolean;
  readonly options?: readonly string[];
  readonly maxLength?: number;
}

type Check = (field: CheckedField, value: AnswerValue, settings: EmailSettings) => FieldError | null;

const checks: Partial<Record<FieldKind, Check>> = {
  email: (_, address, settings) => (checkEmail(address, settings).ok ? null : { reason: 'email' }),
  date: (_, parts) => (isRealDate(listOf(parts)) ? null : { reason: 'date' }),
  time: (_, parts) => (isRealTime(listOf(parts)) ? null : { reason: 'time' }),
  radio: checkOptions,
  checkbox: checkOptions,
  select: checkOptions,
  likert: checkScale,
};

function isTooLong(field: CheckedField, value: AnswerValue): boolean {
  const longest = maxTextLength(field);
  return textsOf(value).some((text) => textLength(text) > longest);
}

function textsOf(value: AnswerValue): readonly string[] {
  if (typeof value === 'string') return [value];
  // The statements of a scale come from the client, too.
  return Array.isArray(value) ? value : Object.entries(value).flat();
}

function checkOptions({ options = [] }: CheckedField, value: AnswerValue): FieldError | null {
  return unexpected(listOf(value).find((choice) => !options.includes(choice)));
}

function checkScale({ options = [] }: CheckedField, value: AnswerValue): FieldError | null {
  const statement = Object.keys(value).find((asked) => !options.includes(asked));
  return unexpected(statement ?? Object.values(value).find((answer) => !isLikertAnswer(answer)));
}

function unexpected(val: string | undefined): FieldError | null {
  return val === undefined ? null : { reason: 'option', val };
}

function listOf(value: AnswerValue): readonly string[] {
  return typeof value === 'string' ? [value] : Object.values(value);
}
