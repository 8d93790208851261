import { Type } from '@sinclair/typebox';
import { Id } from '../../platform/id.ts';
import { MomentView } from '../../platform/moment.ts';
import { page } from '../../platform/page.ts';
import { contactStatuses } from './store.ts';

const Status = Type.Union(contactStatuses.map((name) => Type.Literal(name)));
const Search = Type.Optional(Type.String({ maxLength: 200 }));

export const ContactQuery = Type.Object({
  q: Search,
  status: Type.Optional(Status),
  after: Type.Optional(Id),
});
export const ExportQuery = Type.Object({ q: Search, status: Type.Optional(Status) });

export const ContactListAnswer = page(
  'contacts',
  Type.Object({
    id: Type.String(),
    email: Type.String(),
    status: Status,
    language: Type.String(),
    source: Type.String(),
    createdAt: MomentView,
    subscribedAt: Type.Union([MomentView, Type.Null()]),
    unsubscribedAt: Type.Union([MomentView, Type.Null()]),
  }),
);
