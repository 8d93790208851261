import type { InLanguages, Language } from '@awning/formats';
import type { LinkTexts } from '../../site/mailed-link/index.ts';

/** Sentences of the team's calls. */
export const restockOfficeMessages = {
  unknown: 'There is no such variant.',
  nobody: 'Nobody waits for this item, or it is not published.',
} as const;

interface VisitorTexts extends LinkTexts {
  readonly notOffered: string;
  readonly unknown: string;
  readonly available: string;
  readonly unconfirmed: string;
  readonly waitsForMuch: string;
  readonly signUpTitle: string;
}

/** Refusals of a sign-up, and the pages that forms and mailed links open. */
export function restockVisitorTexts(language: Language): VisitorTexts {
  return byLanguage[language];
}

const byLanguage: InLanguages<VisitorTexts> = {
  en: {
    notOffered: 'This shop does not offer notices about sold-out items.',
    unknown: 'This item is no longer in the shop.',
    available: 'This item is available. Reload the page to buy it.',
    unconfirmed: 'Please confirm the emails that we have sent to this address first.',
    waitsForMuch: 'This address already waits for many items.',
    signUpTitle: 'Back in stock',
    confirmTitle: 'Confirm your address',
    confirmAsk: 'One more click, and we will write to you when the item is back.',
    confirmAction: 'Confirm address',
    confirmed: 'Thank you. We will write to you when the item is back.',
    confirmGone: 'This link is no longer valid. Please sign up again to get a new one.',
    leaveTitle: 'No more notices',
    leaveAsk: (email) => `Stop all notices about sold-out items to ${email}?`,
    leaveAction: 'Stop notices',
    left: (email) => `${email} gets no more notices about sold-out items.`,
    leaveGone: 'This link is not valid, or the address was already deleted.',
  },
  de: {
    notOffered: 'Dieser Shop bietet keine Benachrichtigungen zu ausverkauften Artikeln an.',
    unknown: 'Dieser Artikel ist nicht mehr im Shop.',
    available: 'Dieser Artikel ist verfügbar. Laden Sie die Seite neu, um ihn zu kaufen.',
    unconfirmed: 'Bitte bestätigen Sie zuerst die E-Mails, die wir an diese Adresse geschickt haben.',
    waitsForMuch: 'Diese Adresse wartet bereits auf viele Artikel.',
    signUpTitle: 'Wieder verfügbar',
    confirmTitle: 'Adresse bestätigen',
    confirmAsk: 'Noch ein Klick, und wir schreiben Ihnen, sobald der Artikel wieder da ist.',
    confirmAction: 'Adresse bestätigen',
    confirmed: 'Vielen Dank. Wir schreiben Ihnen, sobald der Artikel wieder da ist.',
    confirmGone: 'Dieser Link gilt nicht mehr. Bitte melden Sie sich noch einmal an, um einen neuen zu erhalten.',
    leaveTitle: 'Keine Benachrichtigungen mehr',
    leaveAsk: (email) => `Alle Benachrichtigungen zu ausverkauften Artikeln an ${email} beenden?`,
    leaveAction: 'Benachrichtigungen beenden',
    left: (email) => `${email} erhält keine Benachrichtigungen zu ausverkauften Artikeln mehr.`,
    leaveGone: 'Dieser Link gilt nicht, oder die Adresse wurde bereits gelöscht.',
  },
  fr: {
    notOffered: 'Cette boutique ne propose pas d’alertes pour les articles épuisés.',
    unknown: 'Cet article n’est plus dans la boutique.',
    available: 'Cet article est disponible. Rechargez la page pour l’acheter.',
    unconfirmed: 'Confirmez d’abord les e-mails que nous avons envoyés à cette adresse.',
    waitsForMuch: 'Cette adresse attend déjà de nombreux articles.',
    signUpTitle: 'De retour en stock',
    confirmTitle: 'Confirmer votre adresse',
    confirmAsk: 'Encore un clic, et nous vous écrirons dès le retour de l’article.',
    confirmAction: 'Confirmer l’adresse',
    confirmed: 'Merci. Nous vous écrirons dès le retour de l’article.',
    confirmGone: 'Ce lien n’est plus valable. Inscrivez-vous à nouveau pour en recevoir un autre.',
    leaveTitle: 'Plus d’alertes',
    leaveAsk: (email) => `Arrêter toutes les alertes sur les articles épuisés pour ${email} ?`,
    leaveAction: 'Arrêter les alertes',
    left: (email) => `${email} ne recevra plus d’alertes sur les articles épuisés.`,
    leaveGone: 'Ce lien n’est pas valable, ou l’adresse a déjà été supprimée.',
  },
};
