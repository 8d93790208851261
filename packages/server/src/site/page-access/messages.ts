import type { InLanguages, Language } from '@awning/formats';
import type { UnlockFault } from '../../platform/http/index.ts';

/** Sentences of the team's calls. */
export const pageAccessMessages = {
  noPage: 'There is no such page.',
  isFolder: 'A folder has no content of its own. Choose who may see the pages inside it.',
  isStore: 'Who may see products cannot be limited.',
  isInArea: 'This page belongs to a member area. Take it out of the area first.',
  noPassword: 'Enter a password.',
  noAccounts: 'Switch on customer accounts first.',
} as const;

/** The pages that visitors see in place of a guarded one. */
export function guardedPageTexts(language: Language): GuardedPageTexts {
  return byLanguage[language];
}

interface GuardedPageTexts {
  readonly passwordTitle: string;
  readonly passwordAsk: string;
  readonly password: string;
  readonly enter: string;
  readonly faults: Readonly<Record<UnlockFault, string>>;
  readonly membersTitle: string;
  readonly membersAsk: string;
  readonly signIn: string;
  readonly register: string;
}

const byLanguage: InLanguages<GuardedPageTexts> = {
  en: {
    passwordTitle: 'This page needs a password',
    passwordAsk: 'Enter the password that you were given.',
    password: 'Password',
    enter: 'Show the page',
    faults: {
      empty: 'Please enter the password.',
      wrong: 'This password is not correct.',
      busy: 'The server is busy. Please try again in a few seconds.',
    },
    membersTitle: 'For customers with an account',
    membersAsk: 'Sign in to see this page.',
    signIn: 'Sign in',
    register: 'Create an account',
  },
  de: {
    passwordTitle: 'Diese Seite hat ein Passwort',
    passwordAsk: 'Geben Sie das Passwort ein, das Sie erhalten haben.',
    password: 'Passwort',
    enter: 'Seite anzeigen',
    faults: {
      empty: 'Bitte geben Sie das Passwort ein.',
      wrong: 'Dieses Passwort stimmt nicht.',
      busy: 'Der Server ist ausgelastet. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
    },
    membersTitle: 'Für angemeldete Kundinnen und Kunden',
    membersAsk: 'Melden Sie sich an, um diese Seite zu sehen.',
    signIn: 'Anmelden',
    register: 'Konto erstellen',
  },
  fr: {
    passwordTitle: 'Cette page est protégée par un mot de passe',
    passwordAsk: 'Saisissez le mot de passe que vous avez reçu.',
    password: 'Mot de passe',
    enter: 'Afficher la page',
    faults: {
      empty: 'Saisissez le mot de passe.',
      wrong: 'Ce mot de passe est incorrect.',
      busy: 'Le serveur est occupé. Réessayez dans quelques secondes.',
    },
    membersTitle: 'Réservé aux clients inscrits',
    membersAsk: 'Connectez-vous pour voir cette page.',
    signIn: 'Se connecter',
    register: 'Créer un compte',
  },
};
