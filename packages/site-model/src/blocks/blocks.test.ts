import { Value } from '@sinclair/typebox/value';
import { describe, expect, test } from 'vitest';
import { UNDEFINED_CODE } from '../enumeration.ts';
import { blockTypes } from '../enumerations/block-type.ts';
import { settingsOf } from '../layout/settings.ts';
import { blockDefinitions } from './index.ts';

const definitions = blockDefinitions.map((definition) => [definition.name, definition] as const);

describe.each(definitions)('the block %s', (name, definition) => {
  const fields = Object.entries(definition.fields);

  test('has the number of its name; only a row has none', () => {
    expect(definition.number ?? 'none').toBe(name === 'row' ? 'none' : blockTypes.byName(name).code);
  });

  test('has defaults that may be saved', () => {
    const settings: Readonly<Record<string, unknown>> = settingsOf(definition, { type: name, props: { id: 'a' } });
    expect(settings).toEqual(Object.fromEntries(fields.map(([field, { schema }]) => [field, schema.default])));
    const refused = fields.filter(([field, { schema }]) => !Value.Check(schema, settings[field]));
    expect(refused).toEqual([]);
  });

  test('does not redefine the names that every block has', () => {
    expect(fields.filter(([field]) => ['id', 'languages', 'at'].includes(field))).toEqual([]);
  });

  test('has a cleaning policy for HTML and for nothing else', () => {
    const cleaned = fields.filter(([, { policy }]) => policy !== undefined);
    expect(cleaned).toEqual(fields.filter(([, { holds }]) => holds === 'html'));
  });

  test('has a limit for everything an owner can make long', () => {
    const limits = { string: ['maxLength', 'pattern'], array: ['maxItems'], integer: ['maximum'] };
    const endless = fields.filter(([, { schema }]) => {
      const { type } = schema as { type?: string };
      return (
        type !== undefined && type in limits && !limits[type as keyof typeof limits].some((limit) => limit in schema)
      );
    });
    expect(endless).toEqual([]);
  });
});

test('no two blocks have the same number', () => {
  const numbers = blockDefinitions.flatMap(({ number }) => (number === UNDEFINED_CODE ? [] : (number ?? [])));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.length).toBeGreaterThan(9);
});
