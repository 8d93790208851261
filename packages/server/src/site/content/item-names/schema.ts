import { Type } from '@sinclair/typebox';
import { Id } from '../../../platform/id.ts';

const closed = { additionalProperties: false } as const;
/** As many as are changed with one press. */
const MAX_CHANGED_NAMES = 50;
const NAME_LENGTH = 100;

export const NamesQuery = Type.Object({ collectionId: Id }, closed);

const Names = Type.Array(Type.String());
export const ItemNames = Type.Object({ categories: Names, tags: Names });

const Counted = Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() }));
export const CountedNames = Type.Object({
  categories: Counted,
  tags: Counted,
});

const Name = Type.String({ minLength: 1, maxLength: NAME_LENGTH });

export const NamesChange = Type.Object(
  {
    collectionId: Type.String({ ...Id, description: 'The page that lists the items' }),
    tagType: Type.Union([Type.Literal('tag'), Type.Literal('category')]),
    way: Type.Union([Type.Literal('rename'), Type.Literal('merge'), Type.Literal('remove')]),
    names: Type.Array(Name, { minItems: 1, maxItems: MAX_CHANGED_NAMES, description: 'One to rename' }),
    to: Type.Optional(Type.String({ maxLength: NAME_LENGTH, description: 'The new name; not to remove some' })),
    after: Type.Optional(Type.String({ ...Id, description: 'The `nextAfter` of the call before' })),
  },
  closed,
);

export const NamesChanged = Type.Object({
  changed: Type.Integer({ description: 'The number of items that were changed' }),
  refused: Type.Array(Type.String(), { description: 'The ids of items that could not be changed' }),
  nextAfter: Type.Union([Type.String(), Type.Null()], { description: 'To go on; null if all items are done' }),
});
