import { type Static, Type } from '@sinclair/typebox';
import { failureReasons } from './failure.ts';
import { mailSecurities } from './mail-server.ts';

const Security = Type.Union(mailSecurities.map((name) => Type.Literal(name)));
const Port = Type.Integer({ minimum: 1, maximum: 65_535 });
/** Without blanks and line breaks, which would end the command that carries it. */
const Word = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\s\\x00-\\x1f\\x7f]*$' });

export const MailServerBody = Type.Object({
  host: Type.String({ maxLength: 253, pattern: '^[A-Za-z0-9:](?:[A-Za-z0-9.:_-]*[A-Za-z0-9:])?$' }),
  port: Port,
  security: Security,
  user: Word(320),
  /** If it is absent, the stored password is kept, as long as it goes to the same server and user. */
  password: Type.Optional(Type.String({ maxLength: 500, pattern: '^[^\\x00\\r\\n]*$' })),
  from: Word(254),
});
export type MailServerBody = Static<typeof MailServerBody>;

export const MailServerAnswer = Type.Object({
  source: Type.Union(
    (['none', 'environment', 'website', 'unreadable'] as const).map((name) => Type.Literal(name)),
    {
      description:
        'Where the mail server is set; the environment wins. `unreadable`: the password must be entered again',
    },
  ),
  host: Type.String(),
  port: Port,
  security: Security,
  user: Type.String(),
  hasPassword: Type.Boolean(),
  from: Type.String(),
});

export const TestMailBody = Type.Object({ to: Type.String({ maxLength: 254 }) });
export const TestMailAnswer = Type.Object({
  outcome: Type.Union([Type.Literal('sent'), ...failureReasons.map((name) => Type.Literal(name))]),
  answer: Type.String({ description: 'What the mail server said, in its own words' }),
});
