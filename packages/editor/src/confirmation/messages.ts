import { defineTexts } from '../texts/texts.ts';

export const confirmationTexts = defineTexts({
  en: {
    title: 'Confirm it’s you',
    text: 'This needs a fresh confirmation. We won’t ask again for ten minutes.',
    action: 'Confirm',
  },
  de: {
    title: 'Bestätigen Sie, dass Sie es sind',
    text: 'Dafür brauchen wir eine neue Bestätigung. Danach fragen wir zehn Minuten lang nicht mehr.',
    action: 'Bestätigen',
  },
  fr: {
    title: 'Confirmez que c’est bien vous',
    text: 'Cette action demande une nouvelle confirmation. Nous ne vous la redemanderons pas pendant dix minutes.',
    action: 'Confirmer',
  },
});
