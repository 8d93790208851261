import type { InLanguages } from '@awning/formats';
import type { AdviceTexts } from './advice.ts';

/** Storefront specification section 8. */
export const adviceMessages: InLanguages<AdviceTexts> = {
  en: {
    offline: 'Please check your internet connection.',
    tooMany: 'Please try again in a few seconds.',
    sessionExpired: 'Your session has expired. Please reload the page and try again.',
    cookiesDisabled: 'Please enable cookies in your browser, reload the page, and try again.',
    tryAgain: 'Please try again.',
  },
  de: {
    offline: 'Bitte prüfen Sie Ihre Internetverbindung.',
    tooMany: 'Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    sessionExpired: 'Ihre Sitzung ist abgelaufen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    cookiesDisabled:
      'Bitte erlauben Sie Cookies in Ihrem Browser, laden Sie die Seite neu und versuchen Sie es noch einmal.',
    tryAgain: 'Bitte versuchen Sie es noch einmal.',
  },
  fr: {
    offline: 'Veuillez vérifier votre connexion Internet.',
    tooMany: 'Veuillez réessayer dans quelques secondes.',
    sessionExpired: 'Votre session a expiré. Veuillez recharger la page et réessayer.',
    cookiesDisabled: 'Veuillez autoriser les cookies dans votre navigateur, recharger la page et réessayer.',
    tryAgain: 'Veuillez réessayer.',
  },
};
