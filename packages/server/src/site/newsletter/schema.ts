import { Type } from '@sinclair/typebox';
import { contactStatuses } from './store.ts';

const uuid = Type.String({
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  errorMessage: 'This is not an id.',
});
const moment = Type.String({ description: 'ISO 8601' });
const status = Type.Union(contactStatuses.map((name) => Type.Literal(name)));
const search = Type.Optional(Type.String({ maxLength: 200 }));

export const ContactParams = Type.Object({ id: uuid });
export const ContactQuery = Type.Object({
  q: search,
  status: Type.Optional(status),
  after: Type.Optional(uuid),
});
export const ExportQuery = Type.Object({ q: search, status: Type.Optional(status) });

export const ContactListAnswer = Type.Object({
  contacts: Type.Array(
    Type.Object({
      id: Type.String(),
      email: Type.String(),
      status,
      language: Type.String(),
      source: Type.String(),
      createdAt: moment,
      subscribedAt: Type.Union([moment, Type.Null()]),
      unsubscribedAt: Type.Union([moment, Type.Null()]),
    }),
  ),
  /** Ask again with it as `after`; null at the end. */
  nextAfter: Type.Union([Type.String(), Type.Null()]),
});

export const DoneAnswer = Type.Object({ ok: Type.Literal(true) });
