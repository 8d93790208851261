import { languages } from '@awning/formats';
import { Type } from '@sinclair/typebox';
import { Id } from '../id.ts';
import { MomentView } from '../moment.ts';
import { page } from '../page.ts';
import { mailStatuses } from './store.ts';
import { mailAudiences } from './template.ts';

const Status = Type.Union(mailStatuses.map((name) => Type.Literal(name)));

const AskedStatus = Type.Union([
  ...mailStatuses.map((name) => Type.Literal(name)),
  Type.Literal('undelivered', { description: 'Bounced or failed' }),
]);

export const OutboxQuery = Type.Object({ status: Type.Optional(AskedStatus), after: Type.Optional(Id) });

const ListedMail = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  language: Type.String(),
  recipient: Type.String(),
  subject: Type.String(),
  status: Status,
  attempts: Type.Integer(),
  lastError: Type.Union([Type.String(), Type.Null()]),
  createdAt: MomentView,
  sentAt: Type.Union([MomentView, Type.Null()]),
});
export const OutboxAnswer = Type.Object({
  ...page('mails', ListedMail).properties,
  hasMailServer: Type.Boolean(),
});
export const MailAnswer = Type.Composite([
  ListedMail,
  Type.Object({
    text: Type.String(),
    from: Type.String(),
    hasMailServer: Type.Boolean(),
    /** The link is for the recipient only and is left out of text and preview. */
    isLinkHidden: Type.Boolean(),
  }),
]);
const Language = Type.Union(languages.map((code) => Type.Literal(code)));
export const TemplatesAnswer = Type.Object({
  templates: Type.Array(
    Type.Object({
      kind: Type.String(),
      audience: Type.Union(mailAudiences.map((name) => Type.Literal(name))),
      subjects: Type.Array(Type.Object({ language: Language, subject: Type.String() })),
    }),
  ),
});
export const PreviewParams = Type.Object({ template: Type.String({ pattern: '^[a-z0-9-]{1,80}$' }) });
export const PreviewQuery = Type.Object({
  language: Type.Optional(Language),
  format: Type.Optional(Type.Union([Type.Literal('json'), Type.Literal('text')])),
});
