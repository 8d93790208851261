/** Errors of the keys for Stripe. */
export const stripeKeysMessages = {
  secretNeeded: 'Enter the secret key that belongs to this publishable key.',
  otherMode: 'One of the keys is a test key and the other one is not.',
} as const;

/** What shoppers read when Stripe's fields cannot be drawn, by language. */
export const stripeFieldsTexts: Readonly<Record<string, string>> = {
  en: 'The card fields could not be loaded. Check your connection and try again, or choose another way to pay.',
  de: 'Die Kartenfelder konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut, oder wählen Sie eine andere Zahlungsart.',
  fr: 'Les champs de carte n’ont pas pu être chargés. Vérifiez votre connexion et réessayez, ou choisissez un autre moyen de paiement.',
};
