import { captchaMessages } from '@awning/forms';
import { inLanguage } from '../api/messages.ts';
import type { CaptchaTexts } from './captcha.ts';

// Read on the server only.

export function captchaBoxMessages(language: string): CaptchaTexts {
  return { ...inLanguage(box, language), notSetUp: captchaMessages(language).notSetUp };
}

const box = {
  en: {
    label: 'I am not a robot',
    checking: 'Checking…',
    checked: 'Checked',
    failed: 'The check did not work. Please try again.',
  },
  de: {
    label: 'Ich bin kein Roboter',
    checking: 'Wird geprüft…',
    checked: 'Geprüft',
    failed: 'Die Prüfung hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  fr: {
    label: 'Je ne suis pas un robot',
    checking: 'Vérification…',
    checked: 'Vérifié',
    failed: 'La vérification a échoué. Veuillez réessayer.',
  },
};
