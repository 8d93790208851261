import { inLanguage } from '@awning/formats';
import { captchaMessages } from '@awning/forms';
import { adviceMessages } from '../api/messages.ts';
import { captchaBoxMessages } from '../captcha/messages.ts';
import { checkoutMessages, orderMessages } from '../checkout/messages.ts';
import { doorTexts } from './messages/doors.ts';
import { insideTexts } from './messages/inside.ts';
import type {
  AddressesTexts,
  CommonTexts,
  ConfirmTexts,
  FrameTexts,
  NewPasswordTexts,
  OrdersTexts,
  PrivacyTexts,
  ProfileTexts,
  RegisterTexts,
  ResetTexts,
  SessionsTexts,
  SignInTexts,
} from './texts.ts';

// Read on the server only.

export function signInMessages(language: string): SignInTexts {
  const { needsScripts } = captchaMessages(language);
  const captcha = { language, box: captchaBoxMessages(language), needsScripts };
  return { ...common(language), ...inLanguage(doorTexts, language).signIn, captcha };
}

export function registerMessages(language: string): RegisterTexts {
  return { ...common(language), ...inLanguage(doorTexts, language).register };
}

export function resetMessages(language: string): ResetTexts {
  return { ...common(language), ...inLanguage(doorTexts, language).reset };
}

export function confirmMessages(language: string): ConfirmTexts {
  return { ...common(language), ...inLanguage(doorTexts, language).confirm };
}

export function newPasswordMessages(language: string): NewPasswordTexts {
  return { ...common(language), ...inLanguage(doorTexts, language).newPassword };
}

export function profileMessages(language: string): ProfileTexts {
  return { ...frame(language), ...inLanguage(insideTexts, language).profile };
}

export function addressesMessages(language: string): AddressesTexts {
  const { fields, optional } = checkoutMessages(language);
  return { ...frame(language), ...inLanguage(insideTexts, language).addresses, fields, optional };
}

export function accountOrdersMessages(language: string): OrdersTexts {
  return { ...frame(language), ...inLanguage(insideTexts, language).orders };
}

export function accountOrderMessages(language: string) {
  return { ...accountOrdersMessages(language), detail: orderMessages(language) };
}

export function sessionsMessages(language: string): SessionsTexts {
  return { ...frame(language), ...inLanguage(insideTexts, language).sessions };
}

export function privacyMessages(language: string): PrivacyTexts {
  return { ...frame(language), ...inLanguage(insideTexts, language).privacy };
}

function common(language: string): CommonTexts {
  return { ...inLanguage(adviceMessages, language), ...inLanguage(doorTexts, language).common };
}

function frame(language: string): FrameTexts {
  return { ...common(language), ...inLanguage(insideTexts, language).frame };
}
