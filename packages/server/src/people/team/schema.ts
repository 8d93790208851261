import { languages } from '@awning/formats';
import { emailLength } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../../platform/id.ts';
import { MomentView } from '../../platform/moment.ts';
import { oneLine } from '../../platform/one-line.ts';
import { MAX_PASSWORD_LENGTH } from '../../platform/password/index.ts';
import { TOKEN_LENGTH } from '../../platform/token.ts';
import { MAX_CAPTCHA_KEY_LENGTH } from '../captcha/index.ts';

/** Longer than any real name. */
const MAX_NAME_LENGTH = 100;

const Email = Type.String({ minLength: 1, maxLength: emailLength.max });
const Name = oneLine({ minLength: 1, maxLength: MAX_NAME_LENGTH });
// Long enough that the rules for new passwords can refuse with their own text; longer input is not read.
const Password = Type.String({ minLength: 1, maxLength: 2 * MAX_PASSWORD_LENGTH });
const Token = Type.String({ minLength: 1, maxLength: 2 * TOKEN_LENGTH });
const Roles = Type.Array(Type.Integer(), { minItems: 1, maxItems: 12 });
const Language = Type.Union(languages.map((code) => Type.Literal(code)));

export const TokenQuery = Type.Object({ token: Token });

/** The solved captcha, required after too many wrong passwords (D-177). */
const CaptchaKey = Type.Optional(Type.String({ maxLength: MAX_CAPTCHA_KEY_LENGTH }));

export const SignInBody = Type.Object(
  { email: Email, password: Password, captchaKey: CaptchaKey },
  { additionalProperties: false },
);

export const SessionAnswer = Type.Object({
  member: Type.Object({
    id: Type.String(),
    email: Type.String(),
    name: Type.String(),
    roles: Type.Array(Type.Integer()),
    isOwner: Type.Boolean(),
    language: Type.Union([Type.String(), Type.Null()]),
  }),
  rights: Type.Array(Type.String()),
  website: Type.Object({
    id: Type.String(),
    name: Type.String(),
    planFlags: Type.Array(Type.Integer()),
    currency: Type.String({ description: 'The code of the currency that the store sells in' }),
    timeZone: Type.String(),
    isClosed: Type.Boolean({ description: 'Whether visitors see a lock screen instead of the website' }),
    titlePatterns: Type.Object(
      { homepage: Type.String(), collection: Type.String(), item: Type.String() },
      { description: 'How pages are called: %s is the website, %c the page, %i the product or post' },
    ),
    languages: Type.Array(
      Type.Object({
        code: Type.String(),
        name: Type.String(),
        isEnabled: Type.Boolean({ description: 'Whether visitors can choose it' }),
      }),
      { description: 'What texts are written in, the primary language first' },
    ),
  }),
  needsSecondFactor: Type.Boolean({ description: 'Until it is set up, every other call is refused' }),
  crumb: Type.String(),
});
export type SessionAnswer = Static<typeof SessionAnswer>;

export const WebsitesQuery = Type.Object({ after: Type.Optional(Id) }, { additionalProperties: false });
export const WebsitesAnswer = Type.Object({
  websites: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      address: Type.String({ description: 'Without a trailing slash' }),
      isCurrent: Type.Boolean(),
    }),
  ),
  nextAfter: Type.Union([Type.String(), Type.Null()]),
  mayAdd: Type.Boolean({ description: 'Only the owner of the first website adds others' }),
});
export type WebsitesAnswer = Static<typeof WebsitesAnswer>;

export const SessionListAnswer = Type.Object({
  sessions: Type.Array(
    Type.Object({
      id: Type.String(),
      isCurrent: Type.Boolean(),
      device: Type.String({ description: 'Browser and system, as far as the browser tells' }),
      network: Type.String({ description: 'The network of the last use; its last part is left out' }),
      createdAt: MomentView,
      lastSeenAt: MomentView,
    }),
  ),
});

const TypedStep = Type.Union([Type.Literal('code'), Type.Literal('recovery')]);
const SecondStep = Type.Union([Type.Literal('passkey'), Type.Literal('code'), Type.Literal('recovery')]);
/** A one-time code or a recovery code, with spaces and hyphens as they are typed. */
const TypedCode = Type.String({ minLength: 1, maxLength: 60 });

/** The password was right, and one of these second steps is required. */
const SecondStepAnswer = Type.Object({ secondStep: Type.Object({ ways: Type.Array(SecondStep) }) });
export const SignInAnswer = Type.Union([SessionAnswer, SecondStepAnswer]);
export type SignInAnswer = Static<typeof SignInAnswer>;
export const SecondStepBody = Type.Object({ way: TypedStep, code: TypedCode }, { additionalProperties: false });

export const SecondFactorRuleBody = Type.Object(
  { adminsNeedSecondFactor: Type.Boolean() },
  { additionalProperties: false },
);

export const SecondFactorAnswer = Type.Object({
  codeAppSince: Type.Union([MomentView, Type.Null()]),
  passkeys: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      createdAt: MomentView,
      lastUsedAt: Type.Union([MomentView, Type.Null()]),
    }),
  ),
  recoveryCodesLeft: Type.Integer(),
});
export const CodeAppSetupAnswer = Type.Object({
  secret: Type.String({ description: 'In base32, to type it into the app' }),
  address: Type.String({ description: 'otpauth://…, for the picture that the app scans' }),
});
export const CodeAppBody = Type.Object({ code: TypedCode }, { additionalProperties: false });
/** Empty for a member who adds a second factor and already has codes. */
export const RecoveryCodesAnswer = Type.Object({ recoveryCodes: Type.Array(Type.String()) });

export const OwnerBody = Type.Object({ email: Email, name: Name, password: Password }, { additionalProperties: false });

export const InviteBody = Type.Object({ email: Email, roles: Roles }, { additionalProperties: false });
export const AcceptBody = Type.Object(
  { token: Token, name: Name, password: Password },
  { additionalProperties: false },
);
/** Whether mails can leave at all; it says nothing about the account. */
export const AskResetAnswer = Type.Object({ ok: Type.Literal(true), hasMailServer: Type.Boolean() });
export const AskResetBody = Type.Object({ email: Email }, { additionalProperties: false });
export const ResetBody = Type.Object({ token: Token, password: Password }, { additionalProperties: false });

/** Whom a mailed link is for. */
export const OpenLinkAnswer = Type.Object({
  email: Type.String(),
  website: Type.Object({ name: Type.String() }),
});

const MemberAnswer = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  roles: Type.Array(Type.Integer()),
  isOwner: Type.Boolean(),
  hasSecondFactor: Type.Boolean(),
  createdAt: MomentView,
});
export const InvitationAnswer = Type.Object({
  id: Type.String(),
  email: Type.String(),
  roles: Type.Array(Type.Integer()),
  createdAt: MomentView,
  expiresAt: MomentView,
});
export const TeamAnswer = Type.Object({
  members: Type.Array(MemberAnswer),
  invitations: Type.Array(InvitationAnswer),
  /** Without a mail server, invitations are held in the outbox. */
  hasMailServer: Type.Boolean(),
  adminsNeedSecondFactor: Type.Boolean(),
});

export const RolesBody = Type.Object({ roles: Roles }, { additionalProperties: false });
export const RolesAnswer = MemberAnswer;

export const ProfileBody = Type.Object(
  { name: Name, language: Type.Union([Language, Type.Null()]) },
  { additionalProperties: false },
);
export const PasswordBody = Type.Object(
  { currentPassword: Password, newPassword: Password },
  { additionalProperties: false },
);

const TypedWay = Type.Union([Type.Literal('password'), Type.Literal('code'), Type.Literal('recovery')]);
const ConfirmationWay = Type.Union([Type.Literal('passkey'), ...TypedWay.anyOf]);
export type ConfirmationWay = Static<typeof ConfirmationWay>;
export const ConfirmationBody = Type.Object({ way: TypedWay, secret: Password }, { additionalProperties: false });
export const ConfirmationAnswer = Type.Object({ isFresh: Type.Boolean(), ways: Type.Array(ConfirmationWay) });
