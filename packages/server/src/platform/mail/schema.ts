import { Type } from '@sinclair/typebox';
import { Id } from '../id.ts';
import { MomentView } from '../moment.ts';
import { page } from '../page.ts';
import { mailStatuses } from './store.ts';
import { mailAudiences, mailLanguages } from './template.ts';

const status = Type.Union(mailStatuses.map((name) => Type.Literal(name)));

export const outboxQuery = Type.Object({ status: Type.Optional(status), after: Type.Optional(Id) });

const listedMail = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  language: Type.String(),
  recipient: Type.String(),
  subject: Type.String(),
  status,
  attempts: Type.Integer(),
  lastError: Type.Union([Type.String(), Type.Null()]),
  createdAt: MomentView,
  sentAt: Type.Union([MomentView, Type.Null()]),
});
export const outboxAnswer = Type.Object({
  ...page('mails', listedMail).properties,
  hasMailServer: Type.Boolean(),
});
export const mailAnswer = Type.Composite([
  listedMail,
  Type.Object({
    text: Type.String(),
    from: Type.String(),
    /** The link is for the recipient only and is left out of text and preview. */
    isLinkHidden: Type.Boolean(),
  }),
]);
const language = Type.Union(mailLanguages.map((code) => Type.Literal(code)));
export const templatesAnswer = Type.Object({
  templates: Type.Array(
    Type.Object({
      kind: Type.String(),
      audience: Type.Union(mailAudiences.map((name) => Type.Literal(name))),
      subjects: Type.Array(Type.Object({ language, subject: Type.String() })),
    }),
  ),
});
export const previewParams = Type.Object({ template: Type.String({ pattern: '^[a-z0-9-]{1,80}$' }) });
export const previewQuery = Type.Object({
  language: Type.Optional(language),
  format: Type.Optional(Type.Union([Type.Literal('json'), Type.Literal('text')])),
});
