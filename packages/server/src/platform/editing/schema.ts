import { type TSchema, Type } from '@sinclair/typebox';
import { Id } from '../id.ts';
import { MomentView } from '../moment.ts';
import { page } from '../page.ts';
import type { DocumentKind, ManyDocuments } from './document-kind.ts';

/** Version numbers are PostgreSQL integers. */
export const MAX_NUMBER = 2_147_483_647;
const VersionNumber = Type.Integer({ minimum: 0, maximum: MAX_NUMBER });
export const Version = Type.Integer({
  minimum: 0,
  maximum: MAX_NUMBER,
  description: 'The version that the change was made from',
});
const Moment = Type.Union([MomentView, Type.Null()]);
const State = Type.Union([Type.Literal('draft'), Type.Literal('published')]);

export const NumberQuery = Type.Object({ no: Type.Optional(VersionNumber) });
/** Without a number, the newest, or with `shown` the newest that visitors were shown. */
export const OneVersionQuery = Type.Object({
  no: Type.Optional(VersionNumber),
  shown: Type.Optional(Type.Literal('true')),
});
export const VersionBody = Type.Object({ version: Version });
export const VersionQuery = Type.Object({ version: Version });
export const PublishBody = Type.Object({
  version: Version,
  no: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: MAX_NUMBER,
      description: 'An earlier version to show in place of the draft, which stays a draft',
    }),
  ),
});
export const TakeBackBody = Type.Object({
  version: Version,
  no: Type.Integer({ minimum: 0, maximum: MAX_NUMBER, description: 'The version before what is taken back' }),
});
export const RestoreBody = Type.Object({ version: Version, no: VersionNumber });
export const CompareQuery = Type.Object({
  from: Type.Optional(VersionNumber),
  to: Type.Optional(VersionNumber),
});
export const EarlierQuery = Type.Object({ before: Type.Optional(VersionNumber) });
export const PageQuery = Type.Object({ after: Type.Optional(Id) });

export function listQuery({ filters = {} }: Pick<ManyDocuments<unknown>, 'filters'>) {
  const optional = Object.fromEntries(Object.entries(filters).map(([name, type]) => [name, Type.Optional(type)]));
  return Type.Object({
    after: Type.Optional(Id),
    search: Type.Optional(Type.String({ maxLength: 200 })),
    ...(optional as Record<string, TSchema>),
  });
}

export function documentList({ facts }: Pick<ManyDocuments<unknown>, 'facts'>) {
  return page(
    'rows',
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      version: Type.Integer(),
      facts: Type.Object(facts),
      hasDraft: Type.Boolean(),
      changedBy: Type.Union([Type.String(), Type.Null()]),
      changedAt: Moment,
    }),
  );
}

export const PreviewLink = Type.Object({
  path: Type.String({ description: 'The address of the page on the website, with a signature that expires' }),
});

export function documentAnswer({ schema }: DocumentKind) {
  return Type.Object({
    id: Type.String(),
    version: Type.Integer(),
    state: State,
    isVisible: Type.Boolean(),
    body: schema,
    changedBy: Type.Union([Type.String(), Type.Null()]),
    changedAt: Moment,
  });
}

export function saveBody({ schema }: DocumentKind) {
  return Type.Object({ version: Version, body: schema });
}

export function createBody({ schema }: DocumentKind) {
  return Type.Object({ body: schema });
}

export const VersionList = Type.Object({
  versions: Type.Array(
    Type.Object({
      no: Type.Integer(),
      state: Type.Union([State, Type.Literal('trashed')]),
      by: Type.String({ description: 'Empty for what was there before the first change' }),
      at: Type.String(),
    }),
  ),
  nextBefore: Type.Union([Type.Integer(), Type.Null()]),
});

export function versionAnswer({ schema }: DocumentKind) {
  return Type.Object({ no: Type.Integer(), body: schema, by: Type.String(), at: Type.String() });
}

export const Comparison = Type.Object({
  changes: Type.Array(
    Type.Object({
      path: Type.String(),
      before: Type.Optional(Type.Unknown()),
      after: Type.Optional(Type.Unknown()),
    }),
  ),
});

export const TrashList = page(
  'rows',
  Type.Object({ id: Type.String(), title: Type.String(), trashedBy: Type.String(), trashedAt: Type.String() }),
);

export const EmptiedTrash = Type.Object({
  deleted: Type.Integer(),
  kept: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      message: Type.String({ description: 'What still needs it' }),
    }),
  ),
  isDone: Type.Boolean({ description: 'If not, ask again with `after`' }),
  after: Type.Union([Type.String(), Type.Null()], { description: 'Everything up to here was deleted or kept' }),
});
