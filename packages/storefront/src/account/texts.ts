import type { AddressTexts } from '../address/address.ts';
import type { AdviceTexts } from '../api/advice.ts';
import type { CaptchaTexts } from '../captcha/captcha.ts';

/** Texts of every page of the account. */
export interface CommonTexts extends AdviceTexts {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly newPassword: string;
  readonly passwordHint: string;
  /** By the name of a notice, which the URL of a page may carry. */
  readonly notices: Readonly<Record<string, string>>;
}

/** Texts of the frame around the pages after sign-in. */
export interface FrameTexts extends CommonTexts {
  readonly navigation: string;
  readonly pages: Readonly<Record<AccountPageName, string>>;
  readonly signOut: string;
}

export type AccountPageName = 'profile' | 'orders' | 'subscriptions' | 'areas' | 'addresses' | 'sessions' | 'privacy';

/** Texts of the captcha that sign-in requires after too many wrong passwords. */
export interface CaptchaWords {
  readonly language: string;
  readonly box: CaptchaTexts;
  readonly needsScripts: string;
}

export interface SignInTexts extends CommonTexts {
  readonly captcha: CaptchaWords;
  readonly rememberMe: string;
  readonly signIn: string;
  readonly forgotten: string;
  readonly noAccount: string;
  readonly register: string;
}

export interface RegisterTexts extends CommonTexts {
  readonly intro: string;
  readonly register: string;
  readonly haveAccount: string;
  readonly signIn: string;
  readonly sentTitle: string;
  readonly sent: string;
  /** Where no mail can be sent. */
  readonly unsentTitle: string;
  readonly unsent: string;
}

export interface ResetTexts extends CommonTexts {
  readonly intro: string;
  readonly send: string;
  readonly sentTitle: string;
  readonly sent: string;
  /** Where no mail can be sent. */
  readonly unmailedIntro: string;
  readonly unsentTitle: string;
  readonly unsent: string;
  readonly back: string;
}

export interface ConfirmTexts extends CommonTexts {
  /** With `{email}`. */
  readonly question: string;
  /** Why the password is required. */
  readonly reason: string;
  readonly confirm: string;
  readonly signIn: string;
}

export interface NewPasswordTexts extends CommonTexts {
  /** With `{email}`. */
  readonly intro: string;
  readonly save: string;
  readonly again: string;
}

export interface ProfileTexts extends FrameTexts {
  readonly nameTitle: string;
  readonly emailTitle: string;
  /** With `{email}`. */
  readonly emailNow: string;
  /** With `{email}`, where no mail can be sent. */
  readonly emailUnmailed: string;
  readonly newEmail: string;
  readonly passwordTitle: string;
  readonly passwordIntro: string;
  readonly currentPassword: string;
  readonly save: string;
  readonly changeEmail: string;
  readonly changePassword: string;
}

export interface AddressesTexts extends FrameTexts, AddressTexts {
  readonly none: string;
  readonly add: string;
  readonly edit: string;
  readonly remove: string;
  readonly makeDefault: string;
  readonly isDefault: string;
  readonly newTitle: string;
  readonly editTitle: string;
  readonly save: string;
  readonly cancel: string;
}

export interface OrdersTexts extends FrameTexts {
  readonly none: string;
  readonly shop: string;
  readonly number: string;
  readonly date: string;
  readonly total: string;
  readonly status: string;
  readonly statuses: Readonly<Record<string, string>>;
  readonly back: string;
}

export interface SubscriptionsTexts extends FrameTexts {
  readonly none: string;
  readonly subscription: string;
  readonly price: string;
  readonly status: string;
  readonly next: string;
  readonly states: Readonly<Record<string, string>>;
}

export interface AreasTexts extends FrameTexts {
  readonly none: string;
  readonly area: string;
  readonly since: string;
  readonly until: string;
  readonly noEnd: string;
}

export interface SessionsTexts extends FrameTexts {
  readonly intro: string;
  readonly unknownDevice: string;
  readonly current: string;
  /** With `{date}`. */
  readonly lastSeen: string;
  readonly end: string;
  readonly endOthers: string;
}

export interface PrivacyTexts extends FrameTexts {
  readonly exportTitle: string;
  readonly exportIntro: string;
  readonly exportAction: string;
  readonly deleteTitle: string;
  readonly deleteIntro: string;
  readonly deleteAction: string;
}
