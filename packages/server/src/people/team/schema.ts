import { emailLength } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import { MomentView } from '../../platform/moment.ts';
import { oneLine } from '../../platform/one-line.ts';
import { MAX_PASSWORD_LENGTH } from '../../platform/password/index.ts';
import { TOKEN_LENGTH } from '../../platform/token.ts';
import { MAX_CAPTCHA_KEY_LENGTH } from '../captcha/index.ts';

/** Longer than any real name. */
const MAX_NAME_LENGTH = 100;

const email = Type.String({ minLength: 1, maxLength: emailLength.max });
const name = oneLine({ minLength: 1, maxLength: MAX_NAME_LENGTH });
// Long enough that the rules for new passwords can refuse with their own text; longer input is not read.
const password = Type.String({ minLength: 1, maxLength: 2 * MAX_PASSWORD_LENGTH });
const token = Type.String({ minLength: 1, maxLength: 2 * TOKEN_LENGTH });
const roles = Type.Array(Type.Integer(), { minItems: 1, maxItems: 12 });
const language = Type.Union([Type.Literal('en'), Type.Literal('de'), Type.Literal('fr')]);

export const tokenQuery = Type.Object({ token });

/** The solved captcha, required after too many wrong passwords (D-177). */
const captchaKey = Type.Optional(Type.String({ maxLength: MAX_CAPTCHA_KEY_LENGTH }));

export const signInBody = Type.Object({ email, password, captchaKey }, { additionalProperties: false });

export const sessionAnswer = Type.Object({
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
    languages: Type.Array(Type.Object({ code: Type.String(), name: Type.String() }), {
      description: 'What texts are written in, the primary language first',
    }),
  }),
  needsSecondFactor: Type.Boolean({ description: 'Until it is set up, every other call is refused' }),
  crumb: Type.String(),
});
export type SessionAnswer = Static<typeof sessionAnswer>;

export const sessionListAnswer = Type.Object({
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

const typedStep = Type.Union([Type.Literal('code'), Type.Literal('recovery')]);
const secondStep = Type.Union([Type.Literal('passkey'), Type.Literal('code'), Type.Literal('recovery')]);
/** A one-time code or a recovery code, with spaces and hyphens as they are typed. */
const typedCode = Type.String({ minLength: 1, maxLength: 60 });

/** The password was right, and one of these second steps is required. */
const secondStepAnswer = Type.Object({ secondStep: Type.Object({ ways: Type.Array(secondStep) }) });
export const signInAnswer = Type.Union([sessionAnswer, secondStepAnswer]);
export type SignInAnswer = Static<typeof signInAnswer>;
export const secondStepBody = Type.Object({ way: typedStep, code: typedCode }, { additionalProperties: false });

export const secondFactorRuleBody = Type.Object(
  { adminsNeedSecondFactor: Type.Boolean() },
  { additionalProperties: false },
);

export const secondFactorAnswer = Type.Object({
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
export const codeAppSetupAnswer = Type.Object({
  secret: Type.String({ description: 'In base32, to type it into the app' }),
  address: Type.String({ description: 'otpauth://…, for the picture that the app scans' }),
});
export const codeAppBody = Type.Object({ code: typedCode }, { additionalProperties: false });
/** Empty for a member who adds a second factor and already has codes. */
export const recoveryCodesAnswer = Type.Object({ recoveryCodes: Type.Array(Type.String()) });

export const ownerBody = Type.Object({ email, name, password }, { additionalProperties: false });

export const inviteBody = Type.Object({ email, roles }, { additionalProperties: false });
export const acceptBody = Type.Object({ token, name, password }, { additionalProperties: false });
export const askResetBody = Type.Object({ email }, { additionalProperties: false });
export const resetBody = Type.Object({ token, password }, { additionalProperties: false });

/** Whom a mailed link is for. */
export const openLinkAnswer = Type.Object({
  email: Type.String(),
  website: Type.Object({ name: Type.String() }),
});

const memberAnswer = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  roles: Type.Array(Type.Integer()),
  isOwner: Type.Boolean(),
  hasSecondFactor: Type.Boolean(),
  createdAt: MomentView,
});
export const invitationAnswer = Type.Object({
  id: Type.String(),
  email: Type.String(),
  roles: Type.Array(Type.Integer()),
  createdAt: MomentView,
  expiresAt: MomentView,
});
export const teamAnswer = Type.Object({
  members: Type.Array(memberAnswer),
  invitations: Type.Array(invitationAnswer),
  /** Without a mail server, invitations are held in the outbox. */
  hasMailServer: Type.Boolean(),
  adminsNeedSecondFactor: Type.Boolean(),
});

export const rolesBody = Type.Object({ roles }, { additionalProperties: false });
export const rolesAnswer = memberAnswer;

export const profileBody = Type.Object(
  { name, language: Type.Union([language, Type.Null()]) },
  { additionalProperties: false },
);
export const passwordBody = Type.Object(
  { currentPassword: password, newPassword: password },
  { additionalProperties: false },
);

const typedWay = Type.Union([Type.Literal('password'), Type.Literal('code'), Type.Literal('recovery')]);
const confirmationWay = Type.Union([Type.Literal('passkey'), ...typedWay.anyOf]);
export type ConfirmationWay = Static<typeof confirmationWay>;
export const confirmationBody = Type.Object({ way: typedWay, secret: password }, { additionalProperties: false });
export const confirmationAnswer = Type.Object({ isFresh: Type.Boolean(), ways: Type.Array(confirmationWay) });
