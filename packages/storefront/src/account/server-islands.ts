import type { IslandComponent } from '../island/island-component.ts';
import { Addresses } from './addresses.tsx';
import { Confirm } from './confirm.tsx';
import {
  accountOrderMessages,
  accountOrdersMessages,
  addressesMessages,
  confirmMessages,
  newPasswordMessages,
  privacyMessages,
  profileMessages,
  registerMessages,
  resetMessages,
  sessionsMessages,
  signInMessages,
} from './messages.ts';
import { NewPassword } from './new-password.tsx';
import { Order } from './order.tsx';
import { Orders } from './orders.tsx';
import { Privacy } from './privacy.tsx';
import { Profile } from './profile.tsx';
import { Register } from './register.tsx';
import { Reset } from './reset.tsx';
import { Sessions } from './sessions.tsx';
import { SignIn } from './sign-in.tsx';

/** The pages of the account, for the server. */
export const accountIslands: Readonly<
  Record<string, { readonly Island: IslandComponent; readonly texts: (language: string) => unknown }>
> = {
  'account-sign-in': { Island: SignIn, texts: signInMessages },
  'account-register': { Island: Register, texts: registerMessages },
  'account-confirm': { Island: Confirm, texts: confirmMessages },
  'account-reset': { Island: Reset, texts: resetMessages },
  'account-new-password': { Island: NewPassword, texts: newPasswordMessages },
  'account-profile': { Island: Profile, texts: profileMessages },
  'account-addresses': { Island: Addresses, texts: addressesMessages },
  'account-orders': { Island: Orders, texts: accountOrdersMessages },
  'account-order': { Island: Order, texts: accountOrderMessages },
  'account-sessions': { Island: Sessions, texts: sessionsMessages },
  'account-privacy': { Island: Privacy, texts: privacyMessages },
};
