import type { Language } from '@awning/formats';
import { formMessages } from '@awning/forms';
import { captchaBoxMessages } from '../captcha/messages.ts';
import type { FormIslandTexts } from './form.ts';

// Read on the server only.

export function formIslandMessages(language: Language): FormIslandTexts {
  return { ...formMessages(language), captchaBox: captchaBoxMessages(language), back: back[language] };
}

const back = { en: 'Back to the page', de: 'Zurück zur Seite', fr: 'Retour à la page' };
