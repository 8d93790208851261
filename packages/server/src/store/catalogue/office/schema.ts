import { Type } from '@sinclair/typebox';
import { Id } from '../../../platform/id.ts';
import { page } from '../../../platform/page.ts';

/** As many pictures as a product can have. */
const MAX_IDS = 100;
const ID_LENGTH = 36;

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

export const PicturesQuery = Type.Object({
  after: Type.Optional(Id),
  search: Type.Optional(Type.String({ maxLength: 200, description: 'A part of the name' })),
  ids: Type.Optional(
    Type.String({
      maxLength: MAX_IDS * (ID_LENGTH + 1),
      description: 'Ids with commas between them: these pictures instead of the newest',
    }),
  ),
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

export const VisibilityBody = Type.Object({
  version: Type.Integer({
    minimum: 0,
    maximum: 2_147_483_647,
    description: 'The version that the change was made from',
  }),
  status: Type.Union([Type.Literal('published'), Type.Literal('Private')]),
});
