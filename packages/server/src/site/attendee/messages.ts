import type { InLanguages, Language } from '@awning/formats';
import type { AttendeeFault } from '@awning/site-model';
import type { LeaveTexts } from '../mailed-link/index.ts';

/** Sentences of the team's calls. */
export const attendeeOfficeMessages = {
  eventGone: 'There is no such event.',
  attendeeGone: 'This person has no places any more.',
  nothingNew: 'Everybody knows how the event is now.',
} as const;

interface VisitorTexts extends LeaveTexts {
  readonly signUpTitle: string;
  readonly done: string;
  /** Where the website has a mail server. */
  readonly doneByMail: string;
  readonly gone: string;
  readonly full: string;
  readonly closed: string;
  readonly past: string;
  readonly fewLeft: string;
  readonly tooManyEach: string;
  readonly faults: Readonly<Record<AttendeeFault, string>>;
}

/** What visitors are told when they sign up for an event, and on the page that a mailed link opens. */
export function attendeeTexts(language: Language): VisitorTexts {
  return byLanguage[language];
}

const byLanguage: InLanguages<VisitorTexts> = {
  en: {
    signUpTitle: 'Sign up',
    done: 'Thank you. You are signed up.',
    doneByMail: 'Thank you. You are signed up, and get an email with a file for your calendar and a link to cancel.',
    gone: 'You cannot sign up for this event any more.',
    full: 'The event is fully booked.',
    closed: 'The sign-up is closed.',
    past: 'The event is over.',
    fewLeft: 'There are not that many places left. Choose fewer.',
    tooManyEach: 'One sign-up cannot have that many places. Choose fewer.',
    faults: {
      'name-blank': 'Enter your name.',
      'name-long': 'Enter a name of at most 100 characters.',
      'email-blank': 'Enter your email address.',
      'email-invalid': 'Enter an email address such as name@example.com.',
      'places-invalid': 'Choose how many places you need.',
    },
    leaveTitle: 'Cancel your places',
    leaveAsk: (email) => `Give back the places that ${email} signed up for?`,
    leaveAction: 'Cancel places',
    left: (email) => `The places of ${email} are free for others now.`,
    leaveGone: 'This link is not valid, or the sign-up was already deleted.',
  },
  de: {
    signUpTitle: 'Anmeldung',
    done: 'Vielen Dank. Sie sind angemeldet.',
    doneByMail:
      'Vielen Dank. Sie sind angemeldet und erhalten eine E-Mail mit einer Kalenderdatei und einem Link zum Absagen.',
    gone: 'Für diese Veranstaltung ist keine Anmeldung mehr möglich.',
    full: 'Die Veranstaltung ist ausgebucht.',
    closed: 'Die Anmeldung ist geschlossen.',
    past: 'Die Veranstaltung ist vorbei.',
    fewLeft: 'So viele Plätze sind nicht mehr frei. Wählen Sie weniger.',
    tooManyEach: 'So viele Plätze gehen nicht in eine Anmeldung. Wählen Sie weniger.',
    faults: {
      'name-blank': 'Geben Sie Ihren Namen ein.',
      'name-long': 'Geben Sie einen Namen mit höchstens 100 Zeichen ein.',
      'email-blank': 'Geben Sie Ihre E-Mail-Adresse ein.',
      'email-invalid': 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
      'places-invalid': 'Wählen Sie, wie viele Plätze Sie brauchen.',
    },
    leaveTitle: 'Plätze absagen',
    leaveAsk: (email) => `Die Plätze zurückgeben, für die ${email} angemeldet ist?`,
    leaveAction: 'Plätze absagen',
    left: (email) => `Die Plätze von ${email} sind jetzt für andere frei.`,
    leaveGone: 'Dieser Link gilt nicht, oder die Anmeldung wurde bereits gelöscht.',
  },
  fr: {
    signUpTitle: 'Inscription',
    done: 'Merci. Vous êtes inscrit.',
    doneByMail:
      'Merci. Vous êtes inscrit, et recevez un e-mail avec un fichier pour votre agenda et un lien pour annuler.',
    gone: 'Il n’est plus possible de s’inscrire à cet événement.',
    full: 'L’événement est complet.',
    closed: 'Les inscriptions sont closes.',
    past: 'L’événement est passé.',
    fewLeft: 'Il ne reste pas autant de places. Choisissez-en moins.',
    tooManyEach: 'Une inscription ne peut pas compter autant de places. Choisissez-en moins.',
    faults: {
      'name-blank': 'Saisissez votre nom.',
      'name-long': 'Saisissez un nom de 100 caractères au plus.',
      'email-blank': 'Saisissez votre adresse e-mail.',
      'email-invalid': 'Saisissez une adresse e-mail comme nom@example.com.',
      'places-invalid': 'Choisissez le nombre de places.',
    },
    leaveTitle: 'Annuler vos places',
    leaveAsk: (email) => `Rendre les places réservées par ${email} ?`,
    leaveAction: 'Annuler les places',
    left: (email) => `Les places de ${email} sont de nouveau libres.`,
    leaveGone: 'Ce lien n’est pas valable, ou l’inscription a déjà été supprimée.',
  },
};
