import type { Language } from '@awning/formats';
import { captchaMessages } from '@awning/forms';
import { adviceMessages } from '../api/messages.ts';
import { captchaBoxMessages } from '../captcha/messages.ts';
import { checkoutMessages, orderMessages, subscriptionStates } from '../checkout/messages.ts';
import { doorTexts } from './messages/doors.ts';
import { insideTexts } from './messages/inside.ts';
import type {
  AddressesTexts,
  AreasTexts,
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
  SubscriptionsTexts,
} from './texts.ts';

// Read on the server only.

export function signInMessages(language: Language): SignInTexts {
  const { needsScripts } = captchaMessages(language);
  const captcha = { language, box: captchaBoxMessages(language), needsScripts };
  return { ...common(language), ...doorTexts[language].signIn, captcha };
}

export function registerMessages(language: Language): RegisterTexts {
  return { ...common(language), ...doorTexts[language].register };
}

export function resetMessages(language: Language): ResetTexts {
  return { ...common(language), ...doorTexts[language].reset };
}

export function confirmMessages(language: Language): ConfirmTexts {
  return { ...common(language), ...doorTexts[language].confirm };
}

export function newPasswordMessages(language: Language): NewPasswordTexts {
  return { ...common(language), ...doorTexts[language].newPassword };
}

export function profileMessages(language: Language): ProfileTexts {
  return { ...frame(language), ...insideTexts[language].profile };
}

export function addressesMessages(language: Language): AddressesTexts {
  const { fields, optional } = checkoutMessages(language);
  return { ...frame(language), ...insideTexts[language].addresses, fields, optional };
}

export function accountOrdersMessages(language: Language): OrdersTexts {
  return { ...frame(language), ...insideTexts[language].orders };
}

export function accountOrderMessages(language: Language) {
  return { ...accountOrdersMessages(language), detail: orderMessages(language) };
}

export function subscriptionsMessages(language: Language): SubscriptionsTexts {
  return { ...frame(language), ...insideTexts[language].subscriptions, states: subscriptionStates[language] };
}

export function areasMessages(language: Language): AreasTexts {
  return { ...frame(language), ...insideTexts[language].areas };
}

export function sessionsMessages(language: Language): SessionsTexts {
  return { ...frame(language), ...insideTexts[language].sessions };
}

export function privacyMessages(language: Language): PrivacyTexts {
  return { ...frame(language), ...insideTexts[language].privacy };
}

function common(language: Language): CommonTexts {
  return { ...adviceMessages[language], ...doorTexts[language].common };
}

function frame(language: Language): FrameTexts {
  return { ...common(language), ...insideTexts[language].frame };
}
