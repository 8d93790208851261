import type { InLanguages, Language } from '@awning/formats';
import type { LinkTexts } from '../mailed-link/index.ts';

/** Sentences of the team's calls. */
export const contactMessages = { contactGone: 'There is no such contact.' } as const;

/** The pages that mailed links open. */
export function newsletterPageTexts(language: Language): LinkTexts {
  return byLanguage[language];
}

const byLanguage: InLanguages<LinkTexts> = {
  en: {
    confirmTitle: 'Confirm the newsletter',
    confirmAsk: 'One more click, and you will receive our newsletter.',
    confirmAction: 'Confirm subscription',
    confirmed: 'Thank you. You are subscribed.',
    confirmGone: 'This link is no longer valid. Please sign up again to get a new one.',
    leaveTitle: 'Unsubscribe',
    leaveAsk: (email) => `Unsubscribe ${email} from the newsletter?`,
    leaveAction: 'Unsubscribe',
    left: (email) => `${email} is unsubscribed.`,
    leaveGone: 'This link is not valid, or the address was already deleted.',
  },
  de: {
    confirmTitle: 'Newsletter bestätigen',
    confirmAsk: 'Noch ein Klick, und Sie erhalten unseren Newsletter.',
    confirmAction: 'Anmeldung bestätigen',
    confirmed: 'Vielen Dank. Sie sind angemeldet.',
    confirmGone: 'Dieser Link gilt nicht mehr. Bitte melden Sie sich noch einmal an, um einen neuen zu erhalten.',
    leaveTitle: 'Newsletter abbestellen',
    leaveAsk: (email) => `${email} vom Newsletter abmelden?`,
    leaveAction: 'Abmelden',
    left: (email) => `${email} ist abgemeldet.`,
    leaveGone: 'Dieser Link gilt nicht, oder die Adresse wurde bereits gelöscht.',
  },
  fr: {
    confirmTitle: 'Confirmer la newsletter',
    confirmAsk: 'Encore un clic, et vous recevrez notre newsletter.',
    confirmAction: 'Confirmer l’inscription',
    confirmed: 'Merci. Vous êtes inscrit.',
    confirmGone: 'Ce lien n’est plus valable. Inscrivez-vous à nouveau pour en recevoir un autre.',
    leaveTitle: 'Se désinscrire',
    leaveAsk: (email) => `Désinscrire ${email} de la newsletter ?`,
    leaveAction: 'Se désinscrire',
    left: (email) => `${email} ne recevra plus la newsletter.`,
    leaveGone: 'Ce lien n’est pas valable, ou l’adresse a déjà été supprimée.',
  },
};
