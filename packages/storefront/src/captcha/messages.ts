import type { Language } from '@awning/formats';
import { captchaMessages } from '@awning/forms';
import type { CaptchaTexts } from './captcha.ts';

// Read on the server only.

export function captchaBoxMessages(language: Language): CaptchaTexts {
  return { ...box[language], notSetUp: captchaMessages(language).notSetUp };
}

const box = {
  en: {
    label: 'I am not a robot',
    checking: 'Checking…',
    checked: 'Checked',
    failed: 'The check failed. Please try again.',
    insecure:
      'This form can only be sent over a secure connection. Please open this page with https:// at the start of its address.',
  },
  de: {
    label: 'Ich bin kein Roboter',
    checking: 'Wird geprüft…',
    checked: 'Geprüft',
    failed: 'Die Prüfung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
    insecure:
      'Dieses Formular lässt sich nur über eine sichere Verbindung senden. Bitte öffnen Sie die Seite mit https:// am Anfang ihrer Adresse.',
  },
  fr: {
    label: 'Je ne suis pas un robot',
    checking: 'Vérification…',
    checked: 'Vérifié',
    failed: 'La vérification a échoué. Veuillez réessayer.',
    insecure:
      'Ce formulaire ne peut être envoyé que par une connexion sécurisée. Veuillez ouvrir cette page avec https:// au début de son adresse.',
  },
};
