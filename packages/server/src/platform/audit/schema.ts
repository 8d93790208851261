import { idPattern } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import { Id } from '../id.ts';
import { Moment, MomentView } from '../moment.ts';
import { page } from '../page.ts';

/** In place of a member: what Awning did by itself. */
export const BY_ITSELF = 'awning';

const Kind = Type.String({ maxLength: 50, pattern: '^[A-Za-z-]+$', description: '`product`, `order`, `team` …' });

export const AuditQuery = Type.Object({
  who: Type.Optional(
    Type.String({
      pattern: `^${BY_ITSELF}$|${idPattern}`,
      description: 'The id of a member, or `awning` for Awning itself',
    }),
  ),
  kind: Type.Optional(Kind),
  from: Type.Optional(Moment),
  until: Type.Optional(Moment),
  after: Type.Optional(Id),
});

const Thing = Type.Object({
  kind: Type.String(),
  id: Type.String(),
  name: Type.Union([Type.String(), Type.Null()], { description: 'Null for what has no name, or no longer exists' }),
  isTrashed: Type.Boolean({ description: 'It is in the trash, from where it can come back' }),
});

export const AuditAnswer = page(
  'entries',
  Type.Object({
    id: Type.String(),
    at: MomentView,
    who: Type.String({ description: 'The name as it was then' }),
    memberId: Type.Union([Type.String(), Type.Null()], { description: 'Null for what Awning did by itself' }),
    what: Type.String({ description: 'Kind and deed, such as `product.saved`' }),
    thing: Type.Union([Thing, Type.Null()], { description: 'Null for what happened to no single thing' }),
  }),
);

export const AuditChoices = Type.Object({
  people: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  kinds: Type.Array(Type.String()),
});
