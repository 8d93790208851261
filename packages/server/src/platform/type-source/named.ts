import { type TSchema, Type } from '@sinclair/typebox';

// Symbols, so that neither checking nor the API documentation sees them.
const nameKey = Symbol('name of the type');
const packageKey = Symbol('package that declares the type');

/** The schema with a name for its type, so that generated files declare it once. */
export function named<S extends TSchema>(name: string, schema: S): S {
  return { ...schema, [nameKey]: name };
}

/** A value whose type a package declares that both sides know; generated files import it from there. */
export function declaredIn<T>(from: string, name: string, schema: TSchema = Type.Unknown()) {
  return Type.Unsafe<T>({ ...schema, [nameKey]: name, [packageKey]: from });
}

export function nameOf(schema: TSchema): { readonly name: string; readonly from: string | undefined } | undefined {
  const { [nameKey]: name, [packageKey]: from } = schema as { [nameKey]?: string; [packageKey]?: string };
  return name === undefined ? undefined : { name, from };
}
