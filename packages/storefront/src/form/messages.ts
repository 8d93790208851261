import { inLanguage } from '@awning/formats';
import { formMessages } from '@awning/forms';
import { captchaBoxMessages } from '../captcha/messages.ts';
import type { FormIslandTexts } from './form.ts';

// Read on the server only.

export function formIslandMessages(language: string): FormIslandTexts {
  return { ...formMessages(language), captchaBox: captchaBoxMessages(language), back: inLanguage(back, language) };
}

const back = { en: 'Back to the page', de: 'Zurück zur Seite', fr: 'Retour à la page' };
