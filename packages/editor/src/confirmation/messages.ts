import { defineTexts } from '../texts/texts.ts';

export const confirmationTexts = defineTexts({
  en: {
    title: 'Confirm it’s you',
    text: 'Please confirm your identity. We won’t ask again for ten minutes.',
    action: 'Confirm',
    ways: {
      passkey: 'Use your passkey',
      password: 'Use your password',
      code: 'Use your authenticator app',
      recovery: 'Use a recovery code',
    },
  },
  de: {
    title: 'Bestätigen Sie, dass Sie es sind',
    text: 'Bitte bestätigen Sie Ihre Identität. Danach fragen wir zehn Minuten lang nicht mehr.',
    action: 'Bestätigen',
    ways: {
      passkey: 'Passkey verwenden',
      password: 'Passwort verwenden',
      code: 'Authenticator-App verwenden',
      recovery: 'Wiederherstellungscode verwenden',
    },
  },
  fr: {
    title: 'Confirmez que c’est bien vous',
    text: 'Veuillez confirmer votre identité. Nous ne vous le redemanderons pas pendant dix minutes.',
    action: 'Confirmer',
    ways: {
      passkey: 'Utiliser votre clé d’accès',
      password: 'Utiliser votre mot de passe',
      code: 'Utiliser l’application d’authentification',
      recovery: 'Utiliser un code de secours',
    },
  },
});
