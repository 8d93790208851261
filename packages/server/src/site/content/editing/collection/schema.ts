import { contentLimits } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../../../../platform/id.ts';
import { PageText } from '../page/schema.ts';

const closed = { additionalProperties: false } as const;

const LanguageCode = Type.String({ pattern: '^[a-zA-Z-]{2,35}$' });

const CategoryNames = Type.Record(
  Type.String({ minLength: 1, maxLength: contentLimits.categoryLength }),
  Type.String({ minLength: 1, maxLength: contentLimits.categoryLength }),
  { maxProperties: 100 },
);

/** A page that lists items, such as a blog or a gallery, as an owner enters it. Its items are documents of their own. */
export const CollectionBody = Type.Object(
  {
    slug: Type.String({ maxLength: 300 }),
    typeName: Type.String({
      pattern: '^[a-z0-9][a-z0-9_-]{0,59}$',
      description: 'The theme’s name of the kind: blog, gallery, events, album, or one that the theme declares',
    }),
    ordering: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4)], {
      description: '1 the newest first, 2 by hand, 3 calendar, 4 album',
    }),
    pageSize: Type.Integer({ minimum: 1, maximum: 200, description: 'The number of items on one page' }),
    isEnabled: Type.Boolean({ description: 'Whether visitors see it' }),
    regionName: Type.Union([Type.String({ minLength: 1, maxLength: 100 }), Type.Null()], {
      description: 'The layout of the theme that this page alone has',
    }),
    parentId: Type.Union([Id, Type.Null()], { description: 'The folder that it stands in' }),
    mainImageId: Type.Union([Id, Type.Null()]),
    texts: Type.Record(LanguageCode, PageText),
    categoryNames: Type.Record(LanguageCode, CategoryNames, {
      description: 'What a language calls a category of its items',
    }),
  },
  closed,
);
export type CollectionBody = Static<typeof CollectionBody>;

const Status = Type.Union([Type.Literal('published'), Type.Literal('Disabled')]);

/** The fields of a collection in lists. */
export const collectionFacts = {
  slug: Type.String(),
  typeName: Type.String(),
  ordering: Type.Integer(),
  status: Status,
  isHomepage: Type.Boolean(),
  imageId: Type.Union([Type.String(), Type.Null()]),
};

export const collectionFilters = { status: Status };
