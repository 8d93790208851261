import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { type Block, columnsIn } from './block.ts';
import type { BlockDefinition, BlockSettings } from './definition.ts';
import { type BlockField, idPattern, storedValue, type ValueKind } from './field.ts';

/**
 * The complete settings of a stored block. A missing value or one of the wrong kind becomes the default, so that a damaged
 * block never breaks a page. A number outside its range becomes the nearest one inside (D-125). A text that exceeds a later limit
 * is kept (D-159).
 *
 * @example
 * settingsOf(spacerBlock, { type: 'spacer', props: { id: 'a', size: 'large' } }) // => { size: 'large' }
 * settingsOf(spacerBlock, { type: 'spacer', props: { id: 'a', size: 7 } }) // => { size: 'medium' }
 */
export function settingsOf<Definition extends BlockDefinition>(
  definition: Definition,
  { props }: Block,
): BlockSettings<Definition> {
  const settings = Object.entries(definition.fields).map(([name, field]) => [
    name,
    readValue(field, storedValue(props, name, field)),
  ]);
  return Object.fromEntries(settings) as BlockSettings<Definition>;
}

/** The stored value if it has the field's kind, otherwise the field's default. */
function readValue({ holds, schema }: BlockField, stored: unknown): unknown {
  return readers[holds](stored, schema) ?? schema.default;
}

type Reader = (stored: unknown, schema: TSchema) => unknown;

const readers: Readonly<Record<ValueKind, Reader>> = {
  text: readString,
  lines: readString,
  html: readString,
  link: readString,
  collection: readString,
  choice: (stored, schema) => (Value.Check(schema, stored) ? stored : undefined),
  number: readWhole,
  flag: (stored) => (typeof stored === 'boolean' ? stored : undefined),
  picture: readId,
  file: readId,
  form: readId,
  pictures: (stored) => (Array.isArray(stored) ? stored.filter((id) => readId(id) !== undefined) : undefined),
  columns: columnsIn,
};

function readString(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined;
}

/** PostgreSQL throws on a malformed id. */
function readId(stored: unknown): string | undefined {
  return typeof stored === 'string' && isId.test(stored) ? stored : undefined;
}

const isId = new RegExp(idPattern);

function readWhole(stored: unknown, { minimum, maximum }: TSchema): number | undefined {
  return Number.isInteger(stored) ? Math.min(Math.max(Number(stored), Number(minimum)), Number(maximum)) : undefined;
}
