import type { InLanguages } from '@awning/formats';
import type { FastifyRequest } from 'fastify';
import { wordsFor } from '../../../platform/website/index.ts';

const english = {
  login: 'Sign in',
  register: 'Create an account',
  confirm: 'Confirm your address',
  reset: 'Forgot your password?',
  newPassword: 'Choose a new password',
  confirmEmail: 'Confirm your new address',
  profile: 'Your account',
  addresses: 'Addresses',
  orders: 'Your orders',
  subscriptions: 'Your subscriptions',
  areas: 'Your member areas',
  order: 'Order {number}',
  sessions: 'Where you are signed in',
  privacy: 'Your data',
};

export type AccountPageName = keyof typeof english;

const titles: InLanguages<Readonly<Record<AccountPageName, string>>> = {
  en: english,
  de: {
    login: 'Anmelden',
    register: 'Konto anlegen',
    confirm: 'Adresse bestätigen',
    reset: 'Passwort vergessen?',
    newPassword: 'Neues Passwort wählen',
    confirmEmail: 'Neue Adresse bestätigen',
    profile: 'Ihr Konto',
    addresses: 'Adressen',
    orders: 'Ihre Bestellungen',
    subscriptions: 'Ihre Abos',
    areas: 'Ihre Mitgliederbereiche',
    order: 'Bestellung {number}',
    sessions: 'Wo Sie angemeldet sind',
    privacy: 'Ihre Daten',
  },
  fr: {
    login: 'Se connecter',
    register: 'Créer un compte',
    confirm: 'Confirmer votre adresse',
    reset: 'Mot de passe oublié ?',
    newPassword: 'Choisir un nouveau mot de passe',
    confirmEmail: 'Confirmer votre nouvelle adresse',
    profile: 'Votre compte',
    addresses: 'Adresses',
    orders: 'Vos commandes',
    subscriptions: 'Vos abonnements',
    areas: 'Vos espaces membres',
    order: 'Commande {number}',
    sessions: 'Où vous êtes connecté',
    privacy: 'Vos données',
  },
};

export function accountPageTitle(name: AccountPageName, request: Pick<FastifyRequest, 'website' | 'language'>): string {
  return wordsFor(request, titles)[name];
}
