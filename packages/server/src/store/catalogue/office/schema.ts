import { type Static, Type } from '@sinclair/typebox';
import { Version } from '../../../platform/editing/index.ts';
import { Id } from '../../../platform/id.ts';
import { page } from '../../../platform/page.ts';
import { decimalType } from '../../amount/index.ts';

/** As many pictures as a product can have. */
const MAX_IDS = 100;
const ID_LENGTH = 36;
const idList = (description: string) => Type.String({ maxLength: MAX_IDS * (ID_LENGTH + 1), description });

export const StorePages = Type.Object({
  pages: Type.Array(
    Type.Object({
      id: Type.String(),
      urlId: Type.String({ description: 'Its address' }),
      title: Type.String(),
      categories: Type.Array(Type.String(), { description: 'Those that its published products have' }),
      tags: Type.Array(Type.String(), { description: 'Those that its published products have' }),
    }),
  ),
});

export const QuestionForms = Type.Object({
  forms: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), { description: 'By name' }),
});

export const PicturesQuery = Type.Object({
  after: Type.Optional(Id),
  search: Type.Optional(Type.String({ maxLength: 200, description: 'A part of the name' })),
  ids: Type.Optional(idList('Ids with commas between them: these pictures instead of the newest')),
});

export const Pictures = page(
  'rows',
  Type.Object({
    id: Type.String(),
    filename: Type.String(),
    url: Type.String({ description: '`?format=300w` is added for a width' }),
    description: Type.String({ description: 'What it shows; empty if nobody has written it' }),
  }),
);

export const FilesQuery = Type.Object({
  after: Type.Optional(Id),
  search: Type.Optional(Type.String({ maxLength: 200, description: 'A part of the name' })),
  ids: Type.Optional(idList('Ids with commas between them: these files instead of the newest, also public ones')),
});

export const Files = page(
  'rows',
  Type.Object({
    id: Type.String(),
    filename: Type.String(),
    contentType: Type.String(),
    byteSize: Type.Integer(),
    isPrivate: Type.Boolean({ description: 'A public file cannot be sold' }),
  }),
);

export const VisibilityBody = Type.Object({
  version: Version,
  status: Type.Union([Type.Literal('published'), Type.Literal('Private'), Type.Literal('Archived')]),
});

const PriceWay = Type.Union([Type.Literal('raise'), Type.Literal('lower')]);
const PriceKind = Type.Union([Type.Literal('amount'), Type.Literal('percent')]);
const StepValue = decimalType(2, 'An amount in the store’s currency, or a percentage');
const closed = { additionalProperties: false } as const;

const PriceAdjustment = Type.Object({ kind: PriceKind, way: PriceWay, value: StepValue }, closed);
export type PriceAdjustment = Static<typeof PriceAdjustment>;

const CategoryAdjustment = Type.Object(
  {
    kind: Type.Literal('category'),
    way: Type.Union([Type.Literal('add'), Type.Literal('remove')]),
    name: Type.String({ minLength: 1, maxLength: 100 }),
  },
  closed,
);
export type Adjustment = PriceAdjustment | Static<typeof CategoryAdjustment>;

export const AdjustBody = Type.Object({ version: Version, change: Type.Union([PriceAdjustment, CategoryAdjustment]) });

export const PricePreviewQuery = Type.Object({
  ids: idList('Ids with commas between them'),
  ...PriceAdjustment.properties,
});

const PriceRange = Type.Object({ lowest: Type.String(), highest: Type.String() });

export const PricePreview = Type.Object({
  rows: Type.Array(
    Type.Object({
      id: Type.String(),
      before: PriceRange,
      after: Type.Union([PriceRange, Type.Null()], { description: 'Null where the change would be refused' }),
      fault: Type.Union([
        Type.Literal('giftCard', { description: 'The values of a gift card are what it is worth' }),
        Type.Literal('outOfRange', { description: 'Below zero, or more digits than a price has' }),
        Type.Literal('saleNotLower', { description: 'The sale price would not be lower' }),
        Type.Null(),
      ]),
    }),
    { description: 'In the order of the ids; products that are gone are left out' },
  ),
});
export type PricePreview = Static<typeof PricePreview>;
