import type { InLanguages } from '@awning/formats';

interface PopupTexts {
  readonly popup: string;
  readonly announcement: string;
  readonly close: string;
}

/** What screen readers hear of the popup and of the announcement bar. */
export const popupTexts: InLanguages<PopupTexts> = {
  en: { popup: 'Message', announcement: 'Announcement', close: 'Close' },
  de: { popup: 'Nachricht', announcement: 'Ankündigung', close: 'Schließen' },
  fr: { popup: 'Message', announcement: 'Annonce', close: 'Fermer' },
};
