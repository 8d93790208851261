import { CollectionType, type LayoutDocument, LayoutSchema } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../../../../platform/id.ts';

const closed = { additionalProperties: false } as const;
const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** The texts of everything that has its own address. */
export const PageText = Type.Object(
  {
    title: text(300),
    navigationTitle: text(300),
    description: text(2000),
    seoTitle: text(300),
    seoDescription: text(2000),
  },
  closed,
);

/** A page that consists of blocks, as an owner enters it. Being the home page is not part of it. */
export const PageBody = Type.Object(
  {
    slug: Type.String({ maxLength: 300 }),
    type: Type.Union([Type.Literal(CollectionType.page), Type.Literal(CollectionType['splash-page'])], {
      description: '10 page, 8 splash page',
    }),
    isEnabled: Type.Boolean({ description: 'Whether visitors see it once it is published' }),
    regionName: Type.Union([Type.String({ minLength: 1, maxLength: 100 }), Type.Null()], {
      description: 'The layout of the theme that this page alone has',
    }),
    parentId: Type.Union([Id, Type.Null()], { description: 'The folder that it stands in' }),
    mainImageId: Type.Union([Id, Type.Null()]),
    texts: Type.Record(Type.String({ pattern: '^[a-zA-Z-]{2,35}$' }), PageText),
    layout: Type.Unsafe<LayoutDocument>(LayoutSchema),
  },
  closed,
);
export type PageBody = Static<typeof PageBody>;

const Status = Type.Union([Type.Literal('published'), Type.Literal('Disabled'), Type.Literal('Draft')]);

/** The fields of a page in lists. */
export const pageFacts = {
  slug: Type.String(),
  type: Type.Integer(),
  status: Status,
  isHomepage: Type.Boolean(),
  parentId: Type.Union([Type.String(), Type.Null()]),
  imageId: Type.Union([Type.String(), Type.Null()]),
  languages: Type.Record(
    Type.String(),
    Type.Union([Type.Literal('complete'), Type.Literal('partly'), Type.Literal('missing')]),
    { description: 'How far title and texts are translated, by language; without the main one' },
  ),
};

export const pageFilters = { parentId: Id, status: Status };
