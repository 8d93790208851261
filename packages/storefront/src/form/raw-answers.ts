import { type Field, kindOf } from '@awning/forms';
import type { RawAnswers } from './form.ts';

// Conversion between inputs and answers. Answers are raw or, when stored ones are edited, sanitised; both are read in the
// same way.

export function rawText(raw: unknown): string {
  return typeof raw === 'string' ? raw : '';
}

export function rawPart(field: Field, raw: unknown, name: string): string {
  if (Array.isArray(raw)) {
    const index = kindOf(field.kind).parts?.findIndex((part) => part.name === name) ?? -1;
    return rawText(raw[index]);
  }
  return rawText(member(raw, name));
}

export function withPart(field: Field, raw: unknown, name: string, text: string): unknown {
  const parts = kindOf(field.kind).parts ?? [];
  return {
    ...Object.fromEntries(parts.map((part) => [part.name, rawPart(field, raw, part.name)])),
    [name]: text,
  };
}

export function isChecked(raw: unknown, option: string): boolean {
  return Array.isArray(raw) ? raw.includes(option) : raw === option;
}

/** The checked options in the order of the form. */
export function withOption(options: readonly string[], raw: unknown, option: string, isOn: boolean): unknown {
  return options.filter((candidate) => (candidate === option ? isOn : isChecked(raw, candidate)));
}

export function rawLikert(raw: unknown, statement: string): string {
  return rawText(member(raw, statement));
}

export function withLikert(raw: unknown, statement: string, answer: string): unknown {
  return Object.fromEntries([...Object.entries(record(raw)).filter(([key]) => key !== statement), [statement, answer]]);
}

/** Hidden fields take their value from the page's URL, else the posted one, else their own (D-078). */
export function withHidden(fields: readonly Field[], raw: RawAnswers, query: URLSearchParams): RawAnswers {
  const hidden = fields.flatMap((field) =>
    field.kind === 'hidden' ? [[field.id, query.get(field.key) ?? raw[field.id] ?? field.value] as const] : [],
  );
  return { ...raw, ...Object.fromEntries(hidden) };
}

function member(raw: unknown, name: string): unknown {
  const values = record(raw);
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function record(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Record<string, unknown>) : {};
}
