/** Sentences of the call that changes how orders are paid. */
export const paymentSettingsMessages = {
  unknownWay: 'This installation has no such way to pay.',
  unknownLanguage: 'The website does not have this language.',
  howToPayNeeded: 'Write how to pay before you switch offline payment on.',
  check: 'Please check the settings.',
} as const;
