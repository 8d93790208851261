import { emailLength } from '@awning/site-model';
import { type Static, Type } from '@sinclair/typebox';
import { Address, AddressView } from '../../platform/address.ts';
import { Done } from '../../platform/done.ts';
import { MomentView } from '../../platform/moment.ts';
import { oneLine } from '../../platform/one-line.ts';
import { MAX_PASSWORD_LENGTH } from '../../platform/password/index.ts';
import { TOKEN_LENGTH } from '../../platform/token.ts';
import { named } from '../../platform/type-source/index.ts';
import { MAX_CAPTCHA_KEY_LENGTH } from '../captcha/index.ts';

/** Longer than any real name. */
const MAX_NAME_LENGTH = 100;

// Wider than the rules, which refuse with their own text in the visitor's language.
const Email = Type.String({ maxLength: 2 * emailLength.max });
const Name = oneLine({ maxLength: MAX_NAME_LENGTH });
const Password = Type.String({ maxLength: 2 * MAX_PASSWORD_LENGTH });
const Token = Type.String({ maxLength: 2 * TOKEN_LENGTH });

export const EmailBody = Type.Object({ email: Email });
export const PasswordBody = Type.Object({ password: Password });

export const SignInBody = Type.Object({
  email: Email,
  password: Password,
  rememberMe: Type.Optional(Type.Boolean({ description: 'Keeps the session for 90 days' })),
  captchaKey: Type.Optional(
    Type.String({ maxLength: MAX_CAPTCHA_KEY_LENGTH, description: 'The solved captcha, once it is asked for (D-177)' }),
  ),
});
export const RegisterBody = Type.Object({ email: Email, name: Name, password: Password });
export const NewPasswordBody = Type.Object({ token: Token, password: Password });
export const ConfirmBody = Type.Object({ token: Token, password: Password });
export const NameBody = Type.Object({ name: Name });
export const EmailChangeBody = Type.Object({ email: Email, password: Password });
export const PasswordChangeBody = Type.Object({ currentPassword: Password, newPassword: Password });

const Profile = Type.Object({
  siteUserId: Type.String(),
  email: Type.String(),
  name: Type.String(),
});
export const ProfileAnswer = Profile;

export const SignedInAnswer = Type.Composite([
  Profile,
  Type.Object({
    authenticated: Type.Literal(true),
    xsrfToken: Type.String({ description: 'Sent as header X-SiteUser-XSRF-Token with every later call' }),
    crumb: Type.String(),
  }),
]);
export type SignedInAnswer = Static<typeof SignedInAnswer>;

export const SessionAnswer = Type.Union([SignedInAnswer, Type.Object({ authenticated: Type.Literal(false) })]);

export const SessionListAnswer = Type.Object({
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
export type SessionListAnswer = Static<typeof SessionListAnswer>;

export const ConfirmedAnswer = Type.Object({ ...Done.properties, email: Type.String() });

export const AddressBody = Type.Object({ ...Address.properties, isDefault: Type.Optional(Type.Boolean()) });
export type AddressJson = Static<typeof AddressBody>;

export const AddressAnswer = named(
  'BookAddress',
  Type.Object({ id: Type.String(), ...AddressView.properties, isDefault: Type.Boolean() }),
);
export type BookAddress = Readonly<Static<typeof AddressAnswer>>;
export const AddressListAnswer = Type.Object({ addresses: Type.Array(AddressAnswer) });
