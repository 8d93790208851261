import type { InLanguages, Language } from '@awning/formats';

/** Sentences of the team's calls. */
export const memberAreaMessages = {
  noName: 'Enter a name.',
  unknownLanguage: 'The website does not have this language.',
  unfitPages: 'Choose pages that have content of their own and are not part of the shop.',
  notYourPages: 'You may not edit pages, so you cannot change which ones are in the area.',
  unfitProducts: 'Choose products of the type member area, or services that are sold by subscription.',
  hasPages: 'Take its pages out of the area first. They stay closed to everybody without an account.',
  noArea: 'There is no such member area.',
  noAccess: 'There is no such access.',
  isMember: 'This person already has access without end.',
  hasEnded: 'This access has already ended.',
  emailInvalid: 'This is not a valid email address.',
  notAMoment: 'Enter a moment that exists.',
  untilInPast: 'Choose a day in the future.',
} as const;

interface AreaPageTexts {
  readonly title: string;
  readonly lead: string;
  readonly noOffer: string;
  readonly buy: string;
  readonly subscribe: string;
  readonly signIn: string;
  readonly isMember: string;
  readonly register: string;
  readonly signedInAs: (email: string) => string;
}

/** The page that visitors without access see in place of one of the area. */
export function areaPageTexts(language: Language): AreaPageTexts {
  return byLanguage[language];
}

const byLanguage: InLanguages<AreaPageTexts> = {
  en: {
    title: 'For members only',
    lead: 'This page is part of a member area.',
    noOffer: 'Access cannot be bought at the moment.',
    buy: 'Get access',
    subscribe: 'Subscribe',
    signIn: 'Sign in',
    isMember: 'Already a member?',
    register: 'Create an account',
    signedInAs: (email) => `You are signed in as ${email}, without access to this area.`,
  },
  de: {
    title: 'Nur für Mitglieder',
    lead: 'Diese Seite gehört zu einem Mitgliederbereich.',
    noOffer: 'Der Zugang kann zurzeit nicht gekauft werden.',
    buy: 'Zugang kaufen',
    subscribe: 'Abonnieren',
    signIn: 'Anmelden',
    isMember: 'Schon Mitglied?',
    register: 'Konto erstellen',
    signedInAs: (email) => `Sie sind als ${email} angemeldet, ohne Zugang zu diesem Bereich.`,
  },
  fr: {
    title: 'Réservé aux membres',
    lead: 'Cette page fait partie d’un espace membres.',
    noOffer: 'L’accès n’est pas en vente pour le moment.',
    buy: 'Acheter l’accès',
    subscribe: 'S’abonner',
    signIn: 'Se connecter',
    isMember: 'Déjà membre ?',
    register: 'Créer un compte',
    signedInAs: (email) => `Vous êtes connecté en tant que ${email}, sans accès à cet espace.`,
  },
};

interface HeldAccessTexts {
  readonly lead: (email: string) => string;
  readonly open: (area: string) => string;
}

/** In place of the form that sells access, for a customer who has it. */
export function heldAccessTexts(language: Language): HeldAccessTexts {
  return heldByLanguage[language];
}

const heldByLanguage: InLanguages<HeldAccessTexts> = {
  en: {
    lead: (email) => `Your account ${email} already has this access. There is nothing to pay.`,
    open: (area) => `Open ${area}`,
  },
  de: {
    lead: (email) => `Ihr Konto ${email} hat diesen Zugang schon. Es ist nichts zu bezahlen.`,
    open: (area) => `${area} öffnen`,
  },
  fr: {
    lead: (email) => `Votre compte ${email} a déjà cet accès. Il n’y a rien à payer.`,
    open: (area) => `Ouvrir ${area}`,
  },
};
