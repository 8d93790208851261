import { emailLength } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import { PlainId } from '../../platform/id.ts';
import { oneLine } from '../../platform/one-line.ts';
import { MAX_PASSWORD_LENGTH } from '../../platform/password/index.ts';
import { TOKEN_LENGTH } from '../../platform/token.ts';
import { MAX_CAPTCHA_KEY_LENGTH } from '../captcha/index.ts';

/** Longer than any real name. */
const MAX_NAME_LENGTH = 100;

// Wider than the rules, which refuse with their own text in the visitor's language.
const email = Type.String({ maxLength: 2 * emailLength.max });
const name = oneLine({ maxLength: MAX_NAME_LENGTH });
const password = Type.String({ maxLength: 2 * MAX_PASSWORD_LENGTH });
const token = Type.String({ maxLength: 2 * TOKEN_LENGTH });
const moment = Type.String({ description: 'ISO 8601' });

export const idParams = Type.Object({ id: PlainId });
export const emailBody = Type.Object({ email });
export const passwordBody = Type.Object({ password });

export const signInBody = Type.Object({
  email,
  password,
  rememberMe: Type.Optional(Type.Boolean({ description: 'Keeps the session for 90 days' })),
  captchaKey: Type.Optional(
    Type.String({ maxLength: MAX_CAPTCHA_KEY_LENGTH, description: 'The solved captcha, once it is asked for (D-177)' }),
  ),
});
export const registerBody = Type.Object({ email, name, password });
export const newPasswordBody = Type.Object({ token, password });
export const confirmBody = Type.Object({ token, password });
export const nameBody = Type.Object({ name });
export const emailChangeBody = Type.Object({ email, password });
export const passwordChangeBody = Type.Object({ currentPassword: password, newPassword: password });

const profile = Type.Object({
  siteUserId: Type.String(),
  email: Type.String(),
  name: Type.String(),
});
export const profileAnswer = profile;

export const signedInAnswer = Type.Composite([
  profile,
  Type.Object({
    authenticated: Type.Literal(true),
    xsrfToken: Type.String({ description: 'Sent as header X-SiteUser-XSRF-Token with every later call' }),
    crumb: Type.String(),
  }),
]);
export type SignedInAnswer = Static<typeof signedInAnswer>;

export const sessionAnswer = Type.Union([signedInAnswer, Type.Object({ authenticated: Type.Literal(false) })]);

export const sessionListAnswer = Type.Object({
  sessions: Type.Array(
    Type.Object({
      id: Type.String(),
      isCurrent: Type.Boolean(),
      device: Type.String({ description: 'Browser and system, as far as the browser tells' }),
      address: Type.String(),
      createdAt: moment,
      lastSeenAt: moment,
    }),
  ),
});
export type SessionListAnswer = Static<typeof sessionListAnswer>;

export const confirmedAnswer = Type.Object({ ok: Type.Literal(true), email: Type.String() });

export const doneAnswer = Type.Object({ ok: Type.Literal(true) });

const line = (maxLength: number) => oneLine({ maxLength });

export const addressBody = Type.Object({
  firstName: line(100),
  lastName: line(100),
  line1: line(200),
  line2: Type.Optional(line(200)),
  city: line(100),
  region: Type.Optional(line(100)),
  postalCode: line(20),
  country: Type.String({ maxLength: 2, description: 'ISO 3166, two letters' }),
  phone: Type.Optional(line(50)),
  isDefault: Type.Optional(Type.Boolean()),
});
export type AddressJson = Static<typeof addressBody>;

export const addressAnswer = Type.Object({
  id: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  line1: Type.String(),
  line2: Type.String(),
  city: Type.String(),
  region: Type.String(),
  postalCode: Type.String(),
  country: Type.String(),
  phone: Type.String(),
  isDefault: Type.Boolean(),
});
export const addressListAnswer = Type.Object({ addresses: Type.Array(addressAnswer) });
