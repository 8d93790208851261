import { Kind, type TSchema } from '@sinclair/typebox';
import { type TypeCheck, TypeCompiler, type ValueError, ValueErrorType } from '@sinclair/typebox/compiler';
import type { FastifySchemaCompiler } from 'fastify';
import { fieldMessages } from '../messages.ts';
import { type FieldErrors, InvalidFieldsError } from '../responses/errors.ts';

/** Enough to correct a form; a hostile body must not produce a long response. */
const MAX_FIELD_ERRORS = 20;

/**
 * Validates a part of a request without changing it: no coercion, no defaults, no silent removal. Params and query are
 * text by nature, so their numbers and booleans are parsed first.
 */
export function compileValidator({
  schema,
  httpPart,
}: {
  schema: unknown;
  httpPart?: string;
}): ReturnType<FastifySchemaCompiler<unknown>> {
  const type = schema as TSchema;
  const part = httpPart ?? 'body';
  // Compiled on the first request, because compiling all routes would delay the start.
  let compiled: TypeCheck<TSchema> | undefined;
  return (input: unknown) => {
    compiled ??= TypeCompiler.Compile(type);
    const value = part === 'body' ? input : readTexts(type, input as Readonly<Record<string, unknown>>);
    if (compiled.Check(value)) return { value };
    return { error: new InvalidFieldsError(describe(compiled.Errors(value), part)) };
  };
}

/** What is wrong with a value that did not come with a request, in the words of a request's refusal. */
export function createFieldCheck(schema: TSchema): (value: unknown) => FieldErrors | undefined {
  let compiled: TypeCheck<TSchema> | undefined;
  return (value) => {
    compiled ??= TypeCompiler.Compile(schema);
    return compiled.Check(value) ? undefined : describe(compiled.Errors(value), 'body');
  };
}

/** Returns the schema with every object closed, so that an unknown field is refused by name instead of ignored. */
export function closeObjects<S extends TSchema>(schema: S): S {
  if (Array.isArray(schema)) return schema.map(closeObjects) as unknown as S;
  const copy: Record<PropertyKey, unknown> = { ...(schema as TSchema) };
  for (const key of ['items', 'anyOf', 'oneOf'] as const) if (copy[key]) copy[key] = closeObjects(copy[key] as TSchema);
  if (copy['properties']) {
    copy['properties'] = closeEach(copy['properties'] as Record<string, TSchema>);
    copy['additionalProperties'] ??= false;
  }
  // A record: its keys follow a pattern, and any other key is refused like an unknown field.
  if (copy['patternProperties']) {
    copy['patternProperties'] = closeEach(copy['patternProperties'] as Record<string, TSchema>);
    copy['additionalProperties'] ??= false;
  }
  return copy as S;
}

function closeEach(schemas: Readonly<Record<string, TSchema>>): Record<string, TSchema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closeObjects(schema)]));
}

function readTexts(schema: TSchema, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = (schema['properties'] ?? {}) as Record<string, TSchema>;
  const read: Record<string, unknown> = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    const value = read[name];
    if (typeof value === 'string') read[name] = readText(field, value);
  }
  return read;
}

function readText(field: TSchema, text: string): unknown {
  switch (field[Kind]) {
    case 'Integer':
      return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
    case 'Number':
      return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text;
    case 'Boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    default:
      return text;
  }
}

function describe(errors: Iterable<ValueError>, part: string): FieldErrors {
  const texts = new Map<string, string>();
  for (const error of inside(errors)) {
    const field = error.path === '' ? part : error.path.slice(1).replaceAll('/', '.');
    if (!texts.has(field)) texts.set(field.slice(0, 200), textOf(error));
    if (texts.size === MAX_FIELD_ERRORS) break;
  }
  return Object.fromEntries(texts);
}

/**
 * The errors inside an object that may also be null or have one of several shapes: naming the inner field helps the caller more than
 * "not valid" for the whole.
 */
function* inside(errors: Iterable<ValueError>): Iterable<ValueError> {
  for (const error of errors) yield* errorsOfNearest(error) ?? [error];
}

/** The errors of the shape that the object comes nearest to; undefined for any other error. */
function errorsOfNearest({ type, schema, value, errors }: ValueError): readonly ValueError[] | undefined {
  if (type !== ValueErrorType.Union || typeof value !== 'object' || value === null) return undefined;
  const shapes = (schema['anyOf'] as readonly TSchema[]).flatMap((member, position) => {
    const found = errors[position];
    return member[Kind] === 'Null' || !found ? [] : [{ isObject: member[Kind] === 'Object', found }];
  });
  if (shapes.length > 1 && !shapes.every(({ isObject }) => isObject)) return undefined;
  const [nearest] = shapes
    .map(({ found }) => firstOf(inside(found), MAX_FIELD_ERRORS))
    .toSorted((one, other) => one.length - other.length);
  return nearest;
}

function firstOf<T>(values: Iterable<T>, most: number): T[] {
  const first: T[] = [];
  for (const value of values) {
    first.push(value);
    if (first.length === most) break;
  }
  return first;
}

function textOf(error: ValueError): string {
  const { schema } = error;
  if (error.type === ValueErrorType.ObjectAdditionalProperties) return fieldMessages.unknown;
  if (error.type === ValueErrorType.ObjectRequiredProperty) return fieldMessages.required;
  if (typeof schema['errorMessage'] === 'string') return schema['errorMessage'];
  switch (error.type) {
    case ValueErrorType.StringMinLength:
      return schema['minLength'] === 1 ? fieldMessages.empty : fieldMessages.tooShort(schema['minLength']);
    case ValueErrorType.StringMaxLength:
      return fieldMessages.tooLong(schema['maxLength']);
    case ValueErrorType.IntegerMinimum:
    case ValueErrorType.NumberMinimum:
      return fieldMessages.tooSmall(schema['minimum']);
    case ValueErrorType.IntegerMaximum:
    case ValueErrorType.NumberMaximum:
      return fieldMessages.tooBig(schema['maximum']);
    case ValueErrorType.ArrayMinItems:
      return fieldMessages.tooFew(schema['minItems']);
    case ValueErrorType.ArrayMaxItems:
      return fieldMessages.tooManyItems(schema['maxItems']);
    case ValueErrorType.ArrayUniqueItems:
      return fieldMessages.repeated;
    default:
      return typeTexts.get(error.type) ?? fieldMessages.invalid;
  }
}

const typeTexts: ReadonlyMap<ValueErrorType, string> = new Map([
  [ValueErrorType.String, fieldMessages.type.text],
  [ValueErrorType.Integer, fieldMessages.type.wholeNumber],
  [ValueErrorType.Number, fieldMessages.type.number],
  [ValueErrorType.Boolean, fieldMessages.type.flag],
  [ValueErrorType.Array, fieldMessages.type.list],
  [ValueErrorType.Object, fieldMessages.type.object],
]);
