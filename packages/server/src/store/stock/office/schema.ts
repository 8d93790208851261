import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../../../platform/id.ts';
import { MomentView } from '../../../platform/moment.ts';
import { page } from '../../../platform/page.ts';

/** Enough for a page of a stock-take. */
const MAX_CHANGES = 100;
const MAX_QUANTITY = 1_000_000;
const closed = { additionalProperties: false } as const;

const stockReasons = ['count', 'received', 'returned', 'damaged', 'lost', 'correction'] as const;

const change = {
  variantId: Id,
  key: Type.String({ ...Id, description: 'Made by the caller; a change that is sent again with its key counts once' }),
  reason: Type.Union(stockReasons.map((reason) => Type.Literal(reason))),
};

export const ChangesBody = Type.Object(
  {
    changes: Type.Array(
      Type.Union([
        Type.Object(
          {
            ...change,
            by: Type.Integer({ minimum: -MAX_QUANTITY, maximum: MAX_QUANTITY, description: 'More or fewer' }),
          },
          closed,
        ),
        Type.Object(
          {
            ...change,
            to: Type.Integer({ minimum: 0, maximum: MAX_QUANTITY, description: 'As many as were counted' }),
          },
          closed,
        ),
      ]),
      { minItems: 1, maxItems: MAX_CHANGES },
    ),
  },
  closed,
);
export type StockChange = Static<typeof ChangesBody>['changes'][number];

const Refused = Type.Union([
  Type.Literal('unknown'),
  Type.Literal('unlimited'),
  Type.Literal('tooFew'),
  Type.Literal('held'),
  Type.Literal('tooMany'),
]);

export const ChangesAnswer = Type.Object({
  results: Type.Array(
    Type.Object({
      variantId: Type.String(),
      onHand: Type.Integer(),
      reserved: Type.Integer({ description: 'Kept for checkouts under way' }),
      refused: Type.Union([Refused, Type.Null()], { description: 'Why nothing was changed, if so' }),
    }),
    { description: 'One for each change, in the same order' },
  ),
});
export type ChangeResult = Static<typeof ChangesAnswer>['results'][number];

export const LevelBody = Type.Object({
  warnAt: Type.Union([Type.Integer({ minimum: 0, maximum: MAX_QUANTITY }), Type.Null()], {
    description: 'The quantity from which it counts as low; null for no warning before it is sold out',
  }),
});

export const InventoryQuery = Type.Object({
  after: Type.Optional(Id),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  stock: Type.Optional(Type.Union([Type.Literal('low'), Type.Literal('out')])),
  productId: Type.Optional(Id),
});

export const Inventory = page(
  'rows',
  Type.Object({
    id: Type.String({ description: 'Of the variant' }),
    productId: Type.String(),
    title: Type.String(),
    choice: Type.String({ description: 'The values of its options, such as `Chalk / Small`' }),
    imageUrl: Type.Union([Type.String(), Type.Null()], { description: '`?format=300w` is added for a width' }),
    sku: Type.String(),
    isUnlimited: Type.Boolean(),
    hasBackorder: Type.Boolean(),
    onHand: Type.Integer(),
    reserved: Type.Integer({ description: 'Kept for checkouts under way' }),
    warnAt: Type.Union([Type.Integer(), Type.Null()]),
  }),
);

export const MovesQuery = Type.Object({ after: Type.Optional(Type.String({ maxLength: 100 })) });

export const Moves = page(
  'rows',
  Type.Object({
    id: Type.String(),
    cause: Type.String({ description: 'For a sale or its return the id of the order' }),
    kind: Type.String(),
    delta: Type.Integer(),
    reason: Type.Union([Type.String(), Type.Null()]),
    by: Type.Union([Type.String(), Type.Null()]),
    at: MomentView,
  }),
);
