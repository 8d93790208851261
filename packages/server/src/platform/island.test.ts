import { Type } from '@sinclair/typebox';
import { expect, it } from 'vitest';
import { defineIsland, placed, systemFields, withAdded } from './island.ts';

const lamp = defineIsland(
  'lamp',
  { colours: Type.Array(Type.String()), watts: Type.Integer(), note: Type.Optional(Type.String()) },
  systemFields,
);

it('an island is placed with the properties of its schema, and the compiler refuses others', () => {
  expect(placed(lamp, { colours: ['red'] as const, watts: 5, note: undefined })).toMatchObject({ name: 'lamp' });
  // @ts-expect-error -- a property is missing
  placed(lamp, { colours: [] });
  // @ts-expect-error -- a property has another type
  placed(lamp, { colours: [], watts: '5' });
  // @ts-expect-error -- a property is not known
  placed(lamp, { colours: [], watts: 5, height: 3 });
});

it('what is added on the way gives way to its own properties and is part of what the browser knows', () => {
  const added = { prefix: '/de', shopUrl: '/de/shop', useCLDRMoneyFormat: true, watts: 60 };
  expect(withAdded(placed(lamp, { colours: [], watts: 5 }), added).data).toEqual({ ...added, colours: [], watts: 5 });
  expect(Object.keys(lamp.props.properties)).toEqual([
    'prefix',
    'shopUrl',
    'useCLDRMoneyFormat',
    'colours',
    'watts',
    'note',
  ]);
});
