import type { InLanguages, Language } from '@awning/formats';
import { captchaMessages } from '@awning/forms';
import { captchaBoxMessages } from '../captcha/messages.ts';
import type { EventSignUpTexts } from './sign-up.ts';

// Read on the server only.

export function eventSignUpMessages(language: Language): EventSignUpTexts {
  const { needsScripts } = captchaMessages(language);
  return { ...byLanguage[language], needsScripts, captchaBox: captchaBoxMessages(language) };
}

const byLanguage: InLanguages<Omit<EventSignUpTexts, 'needsScripts' | 'captchaBox'>> = {
  en: {
    title: 'Sign up',
    full: 'Fully booked.',
    closed: 'The sign-up is closed.',
    past: 'This event is over.',
    oneLeft: 'One place is left.',
    left: '{count} places are left.',
    name: 'Name',
    email: 'Email',
    emailHint: 'Only for this event.',
    places: 'Places',
    send: 'Sign up',
    sending: 'Sending…',
    failed: 'Please check your connection and try again.',
  },
  de: {
    title: 'Anmeldung',
    full: 'Ausgebucht.',
    closed: 'Die Anmeldung ist geschlossen.',
    past: 'Diese Veranstaltung ist vorbei.',
    oneLeft: 'Ein Platz ist noch frei.',
    left: '{count} Plätze sind noch frei.',
    name: 'Name',
    email: 'E-Mail',
    emailHint: 'Nur für diese Veranstaltung.',
    places: 'Plätze',
    send: 'Anmelden',
    sending: 'Wird gesendet …',
    failed: 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  },
  fr: {
    title: 'Inscription',
    full: 'Complet.',
    closed: 'Les inscriptions sont closes.',
    past: 'Cet événement est passé.',
    oneLeft: 'Il reste une place.',
    left: 'Il reste {count} places.',
    name: 'Nom',
    email: 'E-mail',
    emailHint: 'Pour cet événement seulement.',
    places: 'Places',
    send: 'S’inscrire',
    sending: 'Envoi…',
    failed: 'Vérifiez votre connexion et réessayez.',
  },
};
