import type { InLanguages, Language } from '@awning/formats';

export interface CaptchaMessages {
  /** Shown if the provider's script did not load. */
  readonly notSetUp: string;
  readonly incomplete: string;
  /** The provider rejected the answer as wrong or expired. */
  readonly refused: string;
  readonly needsScripts: string;
}

/**
 * The texts in a language.
 *
 * @example
 * captchaMessages('en').incomplete // => 'Complete CAPTCHA before submitting.'
 */
export function captchaMessages(language: Language): CaptchaMessages {
  return byLanguage[language];
}

const byLanguage: InLanguages<CaptchaMessages> = {
  en: {
    notSetUp: 'ReCaptcha has not been set up!',
    incomplete: 'Complete CAPTCHA before submitting.',
    refused: 'The CAPTCHA could not be confirmed. Please complete it again.',
    needsScripts: 'This form has a CAPTCHA and needs JavaScript. Please turn JavaScript on and reload the page.',
  },
  de: {
    notSetUp: 'ReCaptcha ist nicht eingerichtet!',
    incomplete: 'Bitte lösen Sie vor dem Absenden das CAPTCHA.',
    refused: 'Das CAPTCHA konnte nicht bestätigt werden. Bitte lösen Sie es noch einmal.',
    needsScripts:
      'Dieses Formular hat ein CAPTCHA und braucht JavaScript. Bitte schalten Sie JavaScript ein und laden Sie die Seite neu.',
  },
  fr: {
    notSetUp: 'ReCaptcha n’a pas été configuré !',
    incomplete: 'Veuillez compléter le CAPTCHA avant l’envoi.',
    refused: 'Le CAPTCHA n’a pas pu être confirmé. Veuillez le compléter à nouveau.',
    needsScripts:
      'Ce formulaire comporte un CAPTCHA et nécessite JavaScript. Veuillez activer JavaScript et recharger la page.',
  },
};
