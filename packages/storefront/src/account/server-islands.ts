import { type ServerIslands, serverIsland } from '../island/server-island.ts';
import type { AccountIsland } from './account-island.ts';
import { Addresses } from './addresses.tsx';
import { Areas } from './areas.tsx';
import { Confirm } from './confirm.tsx';
import {
  accountOrderMessages,
  accountOrdersMessages,
  addressesMessages,
  areasMessages,
  confirmMessages,
  newPasswordMessages,
  privacyMessages,
  profileMessages,
  registerMessages,
  resetMessages,
  sessionsMessages,
  signInMessages,
  subscriptionsMessages,
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
import { Subscriptions } from './subscriptions.tsx';

/** The pages of the account, for the server. */
export const accountIslands: ServerIslands<AccountIsland> = {
  'account-sign-in': serverIsland(SignIn, signInMessages),
  'account-register': serverIsland(Register, registerMessages),
  'account-confirm': serverIsland(Confirm, confirmMessages),
  'account-reset': serverIsland(Reset, resetMessages),
  'account-new-password': serverIsland(NewPassword, newPasswordMessages),
  'account-profile': serverIsland(Profile, profileMessages),
  'account-addresses': serverIsland(Addresses, addressesMessages),
  'account-orders': serverIsland(Orders, accountOrdersMessages),
  'account-order': serverIsland(Order, accountOrderMessages),
  'account-subscriptions': serverIsland(Subscriptions, subscriptionsMessages),
  'account-areas': serverIsland(Areas, areasMessages),
  'account-sessions': serverIsland(Sessions, sessionsMessages),
  'account-privacy': serverIsland(Privacy, privacyMessages),
};
