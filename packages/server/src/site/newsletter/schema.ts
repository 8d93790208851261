import { Type } from '@sinclair/typebox';
import { Id } from '../../platform/id.ts';
import { contactStatuses } from './store.ts';

const moment = Type.String({ description: 'ISO 8601' });
const status = Type.Union(contactStatuses.map((name) => Type.Literal(name)));
const search = Type.Optional(Type.String({ maxLength: 200 }));

export const ContactParams = Type.Object({ id: Id });
export const ContactQuery = Type.Object({
  q: search,
  status: Type.Optional(status),
  after: Type.Optional(Id),
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
