import { type FieldKind, fieldKinds } from '@awning/site-model';
import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { isSafeRedirect } from '../input/link.ts';
import { cleanLine, cleanLines } from '../text/clean-text.ts';
import { answerLimits } from './limits.ts';
import { type Field, type Form, FormSchema, fieldSchemas } from './schema.ts';

export interface FormRefusal {
  readonly ok: false;
  readonly reason: 'setting' | 'unknown-kind' | 'duplicate-id' | 'redirect' | 'no-email-field';
  /** The path in the definition: `fields.2.options.0`. */
  readonly path: string;
  readonly val?: string;
}

/** The website setting that affects definitions. */
export interface FormFlags {
  readonly formTextareaMaxLength?: boolean;
}

/**
 * Reads a definition from an owner or from the database: texts are cleaned, a missing value becomes its default, an invalid value
 * refuses the whole definition and names the path. While the flag `formTextareaMaxLength` is off, text areas have no maximum.
 *
 * @example
 * readForm({ id: 'f1', name: 'Contact', fields: [{ id: 'a', kind: 'text' }] }).form.fields[0].required // => false
 * readForm({ id: 'f1', name: 'Contact', fields: [{ id: 'a', kind: 'file' }] }).reason // => 'unknown-kind'
 * readForm({ id: 'f1', name: 'Contact', successRedirect: 'javascript:alert(1)' }).reason // => 'redirect'
 */
export function readForm(
  given: unknown,
  flags: FormFlags = {},
): { readonly ok: true; readonly form: Form } | FormRefusal {
  if (!isRecord(given)) return settingRefusal('');
  const fields: Field[] = [];
  for (const [index, item] of listOf(given['fields']).entries()) {
    const read = readField(item, `fields.${index}`, flags);
    if (!read.ok) return read;
    fields.push(read.field);
  }

  const form: Record<string, unknown> = {
    ...withDefaults(FormSchema, { ...cleaned(given), fields: undefined }),
    fields,
  };
  const problem = Array.isArray(given['fields'] ?? []) ? firstProblem(FormSchema, form) : 'fields';
  if (problem !== null) return settingRefusal(problem);
  return checkTogether(form as Form);
}

function readField(
  given: unknown,
  path: string,
  flags: FormFlags,
): { readonly ok: true; readonly field: Field } | FormRefusal {
  if (!isRecord(given)) return settingRefusal(path);
  const kind = fieldKinds.find((name) => name === given['kind']);
  if (kind === undefined) return refusal('unknown-kind', `${path}.kind`, textOf(given['kind']).slice(0, 100));

  const field = withDefaults(
    fieldSchemas[kind],
    neverAsked.has(kind) ? { ...cleaned(given), required: false } : cleaned(given),
  );
  const problem = firstProblem(fieldSchemas[kind], field);
  if (problem !== null) return settingRefusal(`${path}.${problem}`);
  if (kind === 'textarea' && flags.formTextareaMaxLength === false) delete field['maxLength'];
  // Definitions published before this limit existed stay readable.
  if (Number(field['maxLength']) > answerLimits.lines) field['maxLength'] = answerLimits.lines;
  return { ok: true, field: field as Field };
}

// Fields of these kinds cannot be answered, so they cannot be required.
const neverAsked: ReadonlySet<FieldKind> = new Set(['section', 'hidden']);

function checkTogether(form: Form): { readonly ok: true; readonly form: Form } | FormRefusal {
  const ids = form.fields.map((field) => field.id);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (twice !== -1) return refusal('duplicate-id', `fields.${twice}.id`, ids[twice]);
  if (form.successRedirect !== '' && !isSafeRedirect(form.successRedirect)) {
    return refusal('redirect', 'successRedirect', form.successRedirect.slice(0, 100));
  }
  if (form.formType === 'newsletter' && !form.fields.some((field) => field.kind === 'email')) {
    return refusal('no-email-field', 'fields');
  }
  return { ok: true, form };
}

/** A hidden key and its value stay unchanged: they must match a URL. */
const keptAsGiven: ReadonlySet<string> = new Set(['submissionHTML', 'key', 'value']);
const severalLines: ReadonlySet<string> = new Set(['description', 'submissionMessage', 'disclaimerMessage']);

function cleaned(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, cleanedValue(name, value)]));
}

function cleanedValue(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => cleanedValue(name, item));
  if (typeof value !== 'string') return value;
  if (keptAsGiven.has(name)) return cleanLines(value);
  return (severalLines.has(name) ? cleanLines(value) : cleanLine(value)).trim();
}

function withDefaults(schema: TSchema, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Value.Default(schema, { ...given }) as Record<string, unknown>;
}

function firstProblem(schema: TSchema, value: unknown): string | null {
  const problem = Value.Errors(schema, value).First();
  return problem ? problem.path.slice(1).replaceAll('/', '.') : null;
}

function settingRefusal(path: string): FormRefusal {
  return refusal('setting', path);
}

function refusal(reason: FormRefusal['reason'], path: string, val?: string): FormRefusal {
  return val === undefined ? { ok: false, reason, path } : { ok: false, reason, path, val };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
