import { couponLimits } from '@awning/commerce';
import { type BaseUnit, baseUnits, type ContentUnit, contentUnits, productLimits } from '@awning/site-model';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Id } from '../../../platform/id.ts';
import { Moment } from '../../../platform/moment.ts';
import { MAX_NAME_LENGTH } from '../../../site/media/index.ts';
import { Amount, decimalType } from '../../amount/index.ts';
import { productMessages } from '../messages.ts';

const closed = { additionalProperties: false } as const;
const Name = Type.String({ minLength: 1, maxLength: 100 });
const short = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

const ProductText = Type.Object(
  {
    name: short(300),
    excerpt: Type.Optional(Type.String({ maxLength: 20_000, description: 'HTML; cleaned when it is saved' })),
    body: Type.Optional(Type.String({ maxLength: 100_000, description: 'HTML; cleaned when it is saved' })),
    seoTitle: short(300),
    seoDescription: short(2000),
    deliveryTime: short(200),
    customAddButtonText: short(100),
    customSoldOutText: short(100),
    scarcityText: short(300),
    restockButtonText: short(100),
    restockCallText: short(300),
    restockPlaceholder: short(100),
    restockListText: short(300),
    options: Type.Optional(Type.Record(Name, Type.String({ maxLength: 100 }))),
    values: Type.Optional(Type.Record(Name, Type.Record(Name, Type.String({ maxLength: 100 })))),
  },
  closed,
);

const Millimetres = Type.Integer({ minimum: 1, maximum: 100_000 });
const oneOf = <Name extends string>(names: object) =>
  Type.Union(Object.keys(names).map((name) => Type.Literal(name as Name)));

const Variant = Type.Object(
  {
    id: Type.Optional(Type.String({ ...Id, description: 'Absent for a new one' })),
    sku: Type.String({ minLength: 1, maxLength: 100 }),
    attributes: Type.Record(Name, Type.String({ minLength: 1, maxLength: 100 })),
    price: Amount,
    salePrice: Type.Union([Amount, Type.Null()]),
    stock: Type.Union([Type.Literal('counted'), Type.Literal('backorder'), Type.Literal('unlimited')], {
      description: 'How many there are is changed by the calls for stock',
    }),
    taxClass: Type.String({ pattern: '^[a-z0-9-]{1,40}$', errorMessage: productMessages.taxClass }),
    weightGrams: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
    barcode: Type.Optional(
      Type.Union([Type.String({ maxLength: 14 }), Type.Null()], { description: 'A GTIN of 8, 12, 13 or 14 digits' }),
    ),
    size: Type.Optional(
      Type.Union([
        Type.Object({ lengthMm: Millimetres, widthMm: Millimetres, heightMm: Millimetres }, closed),
        Type.Null(),
      ]),
    ),
    imageId: Type.Optional(Type.Union([Id, Type.Null()], { description: 'One of the pictures of the product' })),
    content: Type.Optional(
      Type.Union(
        [
          Type.Object(
            { amount: decimalType(3), unit: oneOf<ContentUnit>(contentUnits), per: oneOf<BaseUnit>(baseUnits) },
            closed,
          ),
          Type.Null(),
        ],
        { description: 'What is in it, and the unit whose price is shown beside its own, such as a kilogram' },
      ),
    ),
  },
  closed,
);

const Plan = Type.Object(
  {
    unit: Type.Union([Type.Literal('WEEK'), Type.Literal('MONTH'), Type.Literal('YEAR')]),
    value: Type.Integer({ minimum: 1, maximum: 100 }),
    numCycles: Type.Integer({ minimum: 0, maximum: 1000, description: '0 has no end' }),
  },
  closed,
);

const ProductFile = Type.Object(
  {
    assetId: Type.String({ ...Id, description: 'A private file of the website' }),
    name: Type.String({
      maxLength: MAX_NAME_LENGTH,
      description: 'What the customer saves it as; gets the ending that fits the file',
    }),
  },
  closed,
);

/** A product as an owner enters it. Amounts are in the store's currency; stock is not part of it. */
export const ProductBody = Type.Object(
  {
    collectionId: Type.String({ ...Id, description: 'The store page that it belongs to' }),
    slug: Type.String({ maxLength: 300 }),
    type: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4), Type.Literal(5)], {
      description: '1 physical, 2 digital, 3 service, 4 gift card, 5 paywall',
    }),
    status: Type.Union(
      [
        Type.Literal('published'),
        Type.Literal('Needs Review'),
        Type.Literal('Scheduled'),
        Type.Literal('Private'),
        Type.Literal('Archived'),
      ],
      { description: 'What becomes of it when it is published; until then it is a draft' },
    ),
    texts: Type.Record(Type.String({ pattern: '^[a-zA-Z-]{2,35}$' }), ProductText),
    imageIds: Type.Array(Id, { maxItems: productLimits.images, uniqueItems: true }),
    shareImageId: Type.Optional(
      Type.Union([Id, Type.Null()], { description: 'Shown where the product is shared; absent: its first picture' }),
    ),
    relatedIds: Type.Optional(
      Type.Array(Id, {
        maxItems: productLimits.related,
        uniqueItems: true,
        description: 'Products shown below it; itself and products that are gone are left out',
      }),
    ),
    files: Type.Optional(
      Type.Array(ProductFile, {
        maxItems: productLimits.files,
        description: 'What a buyer of a download gets; it is published only with at least one',
      }),
    ),
    categories: Type.Array(Type.String({ minLength: 1 }), { maxItems: 100 }),
    tags: Type.Array(Type.String({ minLength: 1 }), { maxItems: 250 }),
    scarcity: Type.Union([
      Type.Object({ text: Type.String({ maxLength: 300 }), shownByDefault: Type.Boolean() }, closed),
      Type.Null(),
    ]),
    customSoldOutText: Type.Union([Type.String({ maxLength: 100 }), Type.Null()]),
    customAddButtonText: Type.Union([Type.String({ maxLength: 100 }), Type.Null()]),
    plan: Type.Union([Plan, Type.Null()], { description: 'Present: sold by subscription' }),
    additionalFieldsFormId: Type.Union([Id, Type.Null()]),
    mailingList: Type.Union([Type.Object({ optInByDefault: Type.Boolean() }, closed), Type.Null()]),
    saleFrom: Type.Optional(
      Type.Union([Moment, Type.Null()], { description: 'Sale prices count from this moment on; absent: at once' }),
    ),
    saleUntil: Type.Optional(
      Type.Union([Moment, Type.Null()], { description: 'Sale prices count until this moment; absent: for ever' }),
    ),
    optionNames: Type.Array(Name, { maxItems: productLimits.options }),
    variants: Type.Array(Variant, { minItems: 1, maxItems: productLimits.variants }),
  },
  closed,
);
export type ProductBody = Static<typeof ProductBody>;
export type FileBody = NonNullable<ProductBody['files']>[number];
export type VariantBody = ProductBody['variants'][number];

/** The fields of a product in lists. */
export const productFacts = {
  type: Type.Integer(),
  status: Type.String(),
  imageUrl: Type.Union([Type.String(), Type.Null()], { description: '`?format=300w` is added for a width' }),
  variantCount: Type.Integer(),
  lowestPrice: Type.Union([Type.String(), Type.Null()]),
  highestPrice: Type.Union([Type.String(), Type.Null()], { description: 'Another than the lowest if variants differ' }),
  onHand: Type.Union([Type.Integer(), Type.Null()], { description: 'Null where no variant counts its stock' }),
  isOnSale: Type.Boolean({ description: 'Whether a variant is' }),
};

const ID_LENGTH = 36;

/** What the list can be narrowed to. */
export const productFilters = {
  ids: Type.String({
    maxLength: couponLimits.products * (ID_LENGTH + 1),
    description: 'Ids with commas between them: these products, whatever else is asked for',
  }),
  type: Type.Integer({ minimum: 1, maximum: 5 }),
  status: Type.Union([
    Type.Literal('published'),
    Type.Literal('Draft'),
    Type.Literal('Needs Review'),
    Type.Literal('Scheduled'),
    Type.Literal('Private'),
    Type.Literal('Archived', { description: 'The list has them only if it is asked for them' }),
  ]),
  category: Type.String({ minLength: 1, maxLength: 100 }),
  tag: Type.String({ minLength: 1, maxLength: 100 }),
  sale: Type.Literal('on', { description: 'A variant is on sale' }),
  stock: Type.Union([Type.Literal('out'), Type.Literal('low'), Type.Literal('in')], {
    description: 'A variant is sold out, is left in few pieces (as many as its warning says), or can be bought',
  }),
} as const satisfies Record<string, TSchema>;
export type ProductFilters = { readonly [Name in keyof typeof productFilters]: Static<(typeof productFilters)[Name]> };
