import type { Answers } from '../answers/value.ts';
import { maxAnswersTextLength } from '../definition/limits.ts';

/**
 * The answers as JSON text: in `form` of a submission and in `additionalFields` of a cart entry (D-036).
 *
 * @example
 * encodeAnswers({ a: 'yes', b: ['', 'Lovelace'] }) // => '{"a":"yes","b":["","Lovelace"]}'
 */
export function encodeAnswers(answers: Answers): string {
  return JSON.stringify(answers);
}

export type ParsedAnswers =
  | { readonly ok: true; readonly raw: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly reason: 'unreadable' | 'too-large' };

/**
 * Parses that text; the values are untrusted and go to `checkAnswers`. Absent, null and empty mean no answers.
 *
 * @example
 * parseAnswers('{"a":"yes"}') // => { ok: true, raw: { a: 'yes' } }
 * parseAnswers(null) // => { ok: true, raw: {} }
 * parseAnswers('["a"]') // => { ok: false, reason: 'unreadable' }
 */
export function parseAnswers(text: unknown): ParsedAnswers {
  if (text === undefined || text === null || text === '') return { ok: true, raw: {} };
  if (typeof text !== 'string') return { ok: false, reason: 'unreadable' };
  if (text.length > maxAnswersTextLength) return { ok: false, reason: 'too-large' };
  const parsed = parsedJson(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    return { ok: false, reason: 'unreadable' };
  }
  return { ok: true, raw: parsed as Readonly<Record<string, unknown>> };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
