import { Type } from '@sinclair/typebox';
import { PlainId } from '../id.ts';
import { mailStatuses } from './store.ts';
import { mailAudiences, mailLanguages } from './template.ts';

const moment = Type.String({ description: 'ISO 8601' });
const status = Type.Union(mailStatuses.map((name) => Type.Literal(name)));

export const MAIL_PAGE_SIZE = 50;

export const idParams = Type.Object({ id: PlainId });
export const outboxQuery = Type.Object({ status: Type.Optional(status), after: Type.Optional(PlainId) });

const listedMail = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  language: Type.String(),
  recipient: Type.String(),
  subject: Type.String(),
  status,
  attempts: Type.Integer(),
  lastError: Type.Union([Type.String(), Type.Null()]),
  createdAt: moment,
  sentAt: Type.Union([moment, Type.Null()]),
});
export const outboxAnswer = Type.Object({
  mails: Type.Array(listedMail),
  /** Pass it as `after` to get the next page; null at the end. */
  nextAfter: Type.Union([Type.String(), Type.Null()]),
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
export const doneAnswer = Type.Object({ ok: Type.Literal(true) });
