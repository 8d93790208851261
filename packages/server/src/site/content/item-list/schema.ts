import { type Static, Type } from '@sinclair/typebox';
import { Version } from '../../../platform/editing/index.ts';
import { Id } from '../../../platform/id.ts';

export const VisibilityBody = Type.Object({
  version: Version,
  status: Type.Union([Type.Literal('published'), Type.Literal('Draft')]),
});

const closed = { additionalProperties: false } as const;

const Sorted = Type.Object(
  {
    kind: Type.Union([Type.Literal('category'), Type.Literal('tag')]),
    way: Type.Union([Type.Literal('add'), Type.Literal('remove')]),
    name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  },
  closed,
);

const Moved = Type.Object(
  { kind: Type.Literal('list'), collectionId: Type.String({ ...Id, description: 'The page that it moves to' }) },
  closed,
);

export type Adjustment = Static<typeof Sorted> | Static<typeof Moved>;

export const AdjustBody = Type.Object({ version: Version, change: Type.Union([Sorted, Moved]) });
