import { emailLength } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import { Address, AddressView } from '../../platform/address.ts';
import { Done } from '../../platform/done.ts';
import { MomentView } from '../../platform/moment.ts';
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
      createdAt: MomentView,
      lastSeenAt: MomentView,
    }),
  ),
});
export type SessionListAnswer = Static<typeof sessionListAnswer>;

export const confirmedAnswer = Type.Object({ ...Done.properties, email: Type.String() });

export const addressBody = Type.Object({ ...Address.properties, isDefault: Type.Optional(Type.Boolean()) });
export type AddressJson = Static<typeof addressBody>;

export const addressAnswer = Type.Object({ id: Type.String(), ...AddressView.properties, isDefault: Type.Boolean() });
export type BookAddress = Readonly<Static<typeof addressAnswer>>;
export const addressListAnswer = Type.Object({ addresses: Type.Array(addressAnswer) });
