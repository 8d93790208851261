import { Type } from '@sinclair/typebox';
import { Country } from '../../../platform/country.ts';
import { AddressAnswer, SessionListAnswer } from '../schema.ts';
import { insideIsland, outsideIsland } from './account-island.ts';

const Notice = Type.Optional(Type.String());
/** Whether mails can be sent; without a mail server no page promises one. */
const IsMailed = Type.Boolean();
const typedEmail = { email: Type.Optional(Type.String()) };
/** Without a token the link no longer works. */
const link = { token: Type.Optional(Type.String()), email: Type.Optional(Type.String()) };
const Typed = Type.Optional(Type.Record(Type.String(), Type.String()));

export const signInIsland = outsideIsland('account-sign-in', {
  next: Type.String({ description: 'A page of this website, checked by the server' }),
  notice: Notice,
  values: Type.Optional(Type.Object({ ...typedEmail, rememberMe: Type.Optional(Type.Boolean()) })),
});

export const registerIsland = outsideIsland('account-register', {
  isMailed: IsMailed,
  isSent: Type.Optional(Type.Boolean()),
  values: Type.Optional(Type.Object({ ...typedEmail, name: Type.Optional(Type.String()) })),
});

export const resetIsland = outsideIsland('account-reset', {
  isMailed: IsMailed,
  isSent: Type.Optional(Type.Boolean()),
  values: Type.Optional(Type.Object(typedEmail)),
});

export const confirmIsland = outsideIsland('account-confirm', {
  ...link,
  path: Type.Union([Type.Literal('/account/confirm'), Type.Literal('/account/confirm-email')], {
    description: 'The first for a new account, the second for another address',
  }),
});

export const newPasswordIsland = outsideIsland('account-new-password', link);

export const profileIsland = insideIsland('account-profile', {
  isMailed: IsMailed,
  account: Type.Object({ name: Type.String(), email: Type.String() }),
  notice: Notice,
  form: Type.Optional(
    Type.Union([Type.Literal('name'), Type.Literal('email'), Type.Literal('password')], {
      description: 'The form that came back without scripts',
    }),
  ),
  typed: Typed,
});

export const addressesIsland = insideIsland('account-addresses', {
  addresses: Type.Array(AddressAnswer),
  countries: Type.Array(Country),
  homeCountry: Type.Optional(Type.String()),
  asksCompany: Type.Boolean({ description: 'The checkout of the shop has a field for it' }),
  edited: Type.Optional(Type.String({ description: 'The id of the address in the form, or `new`' })),
  notice: Notice,
  typed: Typed,
});

export const sessionsIsland = insideIsland('account-sessions', { ...SessionListAnswer.properties, notice: Notice });

export const privacyIsland = insideIsland('account-privacy', {});

export const accountIslands = [
  signInIsland,
  registerIsland,
  resetIsland,
  confirmIsland,
  newPasswordIsland,
  profileIsland,
  addressesIsland,
  sessionsIsland,
  privacyIsland,
];
