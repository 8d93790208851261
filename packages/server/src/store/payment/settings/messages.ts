/** Errors of payment settings. */
export const paymentSettingsMessages = {
  unknownWay: 'This installation has no such way to pay.',
  unknownLanguage: 'The website does not have this language.',
  stripeKeysNeeded: 'Enter the keys of Stripe before you switch it on.',
  howToPayNeeded: 'Write how to pay before you switch offline payment on.',
} as const;
