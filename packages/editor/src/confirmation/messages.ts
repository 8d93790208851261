import { defineTexts } from '../texts/texts.ts';

export const confirmationTexts = defineTexts({
  en: {
    title: 'Confirm it’s you',
    text: 'This needs a fresh confirmation. We won’t ask again for ten minutes.',
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
    text: 'Dafür brauchen wir eine neue Bestätigung. Danach fragen wir zehn Minuten lang nicht mehr.',
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
    text: 'Cette action demande une nouvelle confirmation. Nous ne vous la redemanderons pas pendant dix minutes.',
    action: 'Confirmer',
    ways: {
      passkey: 'Utiliser votre clé d’accès',
      password: 'Utiliser votre mot de passe',
      code: 'Utiliser l’application d’authentification',
      recovery: 'Utiliser un code de secours',
    },
  },
});
