import type { InLanguages } from '@awning/formats';
import type { LeaveTexts } from '../../../site/mailed-link/index.ts';

export const optOutTexts: InLanguages<LeaveTexts> = {
  en: {
    leaveTitle: 'No more requests for reviews',
    leaveAsk: (email) => `Should we stop asking ${email} for reviews?`,
    leaveAction: 'Stop asking me',
    left: (email) => `We will not ask ${email} for reviews any more.`,
    leaveGone: 'This link is not valid.',
  },
  de: {
    leaveTitle: 'Keine Bitten um Bewertungen mehr',
    leaveAsk: (email) => `Sollen wir ${email} nicht mehr um Bewertungen bitten?`,
    leaveAction: 'Nicht mehr bitten',
    left: (email) => `Wir bitten ${email} nicht mehr um Bewertungen.`,
    leaveGone: 'Dieser Link gilt nicht.',
  },
  fr: {
    leaveTitle: 'Ne plus recevoir de demandes d’avis',
    leaveAsk: (email) => `Voulez-vous que nous ne demandions plus d’avis à ${email} ?`,
    leaveAction: 'Ne plus me demander',
    left: (email) => `Nous ne demanderons plus d’avis à ${email}.`,
    leaveGone: 'Ce lien n’est pas valable.',
  },
};
