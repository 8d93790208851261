import type { InLanguages, Language } from '@awning/formats';

export interface RestockTexts {
  readonly signedUp: string;
  readonly emailBlank: string;
  readonly emailInvalid: string;
  readonly tooMany: string;
  /** The widget, where the owner has written nothing. */
  readonly call: string;
  readonly placeholder: string;
  readonly button: string;
  readonly joinList: string;
  /** Which variant, where no script can tell. */
  readonly variant: string;
  readonly submitting: string;
  /** Shown if the server could not be reached. */
  readonly failed: string;
}

/**
 * The texts of a restock sign-up, shared by the widget and the call.
 *
 * @example
 * restockTexts('en').signedUp // => 'Signed up!'
 */
export function restockTexts(language: Language): RestockTexts {
  return byLanguage[language];
}

const byLanguage: InLanguages<RestockTexts> = {
  en: {
    signedUp: 'Signed up!',
    // Without a full stop, as specified.
    emailBlank: 'Email cannot be blank',
    emailInvalid: 'Email is invalid',
    tooMany: 'Please try again in a minute.',
    call: 'Get an email when this is back in stock.',
    placeholder: 'Email address',
    button: 'Notify me',
    joinList: 'Send me news and offers, too.',
    variant: 'Option',
    submitting: 'Submitting…',
    failed: 'We could not sign you up. Please check your connection and try again.',
  },
  de: {
    signedUp: 'Angemeldet!',
    emailBlank: 'Bitte geben Sie eine E-Mail-Adresse ein',
    emailInvalid: 'Die E-Mail-Adresse ist ungültig',
    tooMany: 'Bitte versuchen Sie es in einer Minute noch einmal.',
    call: 'Wir schreiben Ihnen, sobald der Artikel wieder verfügbar ist.',
    placeholder: 'E-Mail-Adresse',
    button: 'Benachrichtigen',
    joinList: 'Ich möchte auch Neuigkeiten und Angebote erhalten.',
    variant: 'Ausführung',
    submitting: 'Wird gesendet …',
    failed:
      'Die Anmeldung hat nicht geklappt. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  },
  fr: {
    signedUp: 'Inscription enregistrée !',
    emailBlank: 'Saisissez une adresse e-mail',
    emailInvalid: 'L’adresse e-mail n’est pas valable',
    tooMany: 'Veuillez réessayer dans une minute.',
    call: 'Recevez un e-mail dès que l’article est de retour en stock.',
    placeholder: 'Adresse e-mail',
    button: 'M’avertir',
    joinList: 'Je souhaite aussi recevoir les nouveautés et les offres.',
    variant: 'Modèle',
    submitting: 'Envoi en cours…',
    failed: 'L’inscription n’a pas abouti. Vérifiez votre connexion et réessayez.',
  },
};
