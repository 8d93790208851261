import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../../../platform/id.ts';
import { oneLine } from '../../../platform/one-line.ts';
import { assetKinds } from '../upload/kind.ts';

const closed = { additionalProperties: false } as const;
const Fraction = Type.Number({ minimum: 0, maximum: 1 });

const AssetText = Type.Object(
  {
    altText: Type.Optional(
      Type.String({ maxLength: 1000, description: 'What a picture shows, for people who do not see it' }),
    ),
    title: Type.Optional(oneLine({ maxLength: 300 })),
  },
  closed,
);

/** A file as an owner edits it. */
export const AssetBody = Type.Object(
  {
    contentId: Type.String({
      ...Id,
      description: 'What was uploaded; an upload that replaces the file gives it another one',
    }),
    filename: Type.String({ maxLength: 300, description: 'Gets the ending that fits the content' }),
    folderId: Type.Union([Id, Type.Null()]),
    isPrivate: Type.Boolean({ description: 'Not public: only the team and those who bought it can read it' }),
    focalPoint: Type.Object(
      { x: Fraction, y: Fraction },
      { ...closed, description: 'What stays visible when a picture is cut: fractions of its width and height' },
    ),
    texts: Type.Record(Type.String({ pattern: '^[a-zA-Z-]{2,35}$' }), AssetText),
  },
  closed,
);
export type AssetBody = Static<typeof AssetBody>;

export const Kind = Type.Union(assetKinds.map((kind) => Type.Literal(kind)));
const OptionalSize = Type.Union([Type.Integer(), Type.Null()]);

/** What a list shows of a file. */
export const assetFacts = {
  kind: Kind,
  contentType: Type.String(),
  byteSize: Type.Integer(),
  width: OptionalSize,
  height: OptionalSize,
  url: Type.String({ description: 'Public unless the file is private; `?format=300w` gives a smaller picture' }),
  state: Type.Union([Type.Literal('waiting'), Type.Literal('ready'), Type.Literal('failed')], {
    description: 'Whether the widths of a picture are made; `failed` for a damaged one',
  }),
  folderId: Type.Union([Type.String(), Type.Null()]),
  isPrivate: Type.Boolean(),
};

export const assetFilters = {
  folderId: Id,
  kind: Kind,
  isUnused: Type.Boolean({ description: 'Only files that nothing has used for a day since they were uploaded' }),
};
