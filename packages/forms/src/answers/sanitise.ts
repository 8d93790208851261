import type { FieldKind } from '@awning/site-model';
import { kindOf, type Shape } from '../kinds/kind.ts';
import { cleanLine, cleanLines } from '../text/clean-text.ts';
import { type AnswerValue, emptyValue, type ValuedField } from './value.ts';

/**
 * The value of a field from typed, posted or sent input; null if the shape is wrong for the kind. Sanitising twice gives the same
 * value. Sub-values are an array in order or an object by name.
 *
 * @example
 * sanitise({ kind: 'phone', showCountryCode: false }, ['555', '010', '9999']) // => ['', '555', '010', '9999']
 * sanitise({ kind: 'name' }, { last: 'Lovelace' }) // => ['', 'Lovelace']
 * sanitise({ kind: 'checkbox', options: ['Red', 'Blue'] }, 'Red') // => ['Red']
 * sanitise({ kind: 'likert', options: ['Good?'] }, { 'Good?': 2 }) // => { 'Good?': '2' }
 * sanitise({ kind: 'text' }, { an: 'object' }) // => null
 */
export function sanitise(field: SanitisedField, raw: unknown): AnswerValue | null {
  if (raw === undefined || raw === null) return emptyValue(field);
  const { shape, isTrimmed } = kindOf(field.kind);
  const value = readers[shape](raw, field);
  return isTrimmed && typeof value === 'string' ? value.trim() : value;
}

export type SanitisedField = ValuedField & { readonly options?: readonly string[] };

const readers: Readonly<Record<Shape, (raw: unknown, field: SanitisedField) => AnswerValue | null>> = {
  line: (raw) => textOf(raw, cleanLine),
  lines: (raw) => textOf(raw, cleanLines),
  choice: (raw) => textOf(raw, cleanLine),
  choices: readChoices,
  parts: readParts,
  scale: readScale,
  none: () => '',
};

/** Numbers come from API clients; on a page all input is text. */
function textOf(raw: unknown, clean: (text: string) => string): string | null {
  if (typeof raw === 'string') return clean(raw);
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : null;
}

function readChoices(raw: unknown): readonly string[] | null {
  const checked = texts(Array.isArray(raw) ? raw : [raw]);
  return checked && [...new Set(checked)].filter((value) => value !== '');
}

function readParts(raw: unknown, { kind }: SanitisedField): readonly string[] | null {
  const parts = kindOf(kind).parts ?? [];
  if (!isRecord(raw)) return Array.isArray(raw) ? completed(texts(raw), parts.length, kind) : null;
  return texts(parts.map(({ name }) => (Object.hasOwn(raw, name) ? (raw[name] ?? '') : '')));
}

/** Three parts of a phone number are area, prefix and line; the country stays empty (D-064). */
function completed(values: readonly string[] | null, count: number, kind: FieldKind): readonly string[] | null {
  if (values === null || values.length === count) return values;
  if (values.length === 0) return Array.from({ length: count }, () => '');
  return kind === 'phone' && values.length === count - 1 ? ['', ...values] : null;
}

/** Statements in the order of the form, so that equal answers give equal text; unanswered ones are left out. */
function readScale(raw: unknown, { options = [] }: SanitisedField): Readonly<Record<string, string>> | null {
  if (!isRecord(raw)) return null;
  const given = Object.entries(raw).filter(([, answer]) => answer !== undefined && answer !== null && answer !== '');
  const answers = texts(given.map(([, answer]) => answer));
  if (answers === null) return null;
  const byStatement = new Map(given.map(([statement], index) => [cleanLine(statement), answers[index] ?? '']));
  const known = options.filter((statement) => byStatement.has(statement));
  const order = new Set([...known, ...byStatement.keys()]);
  const entries = [...order].map((statement) => [statement, byStatement.get(statement) ?? ''] as const);
  return Object.fromEntries(entries.filter(([, answer]) => answer !== ''));
}

function texts(values: readonly unknown[]): readonly string[] | null {
  const read = Array.from(values, (value) => textOf(value, cleanLine));
  return read.includes(null) ? null : (read as string[]);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
