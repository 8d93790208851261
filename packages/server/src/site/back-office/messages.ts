import type { InLanguages } from '@awning/formats';

export const backOfficeMessages = {
  jobGone: 'There is no such job, or it is running already.',
} as const;

/** On the page of the back office, for a browser without scripts. */
export const scriptTexts: InLanguages<string> = {
  en: 'The back office needs JavaScript.',
  de: 'Die Verwaltung braucht JavaScript.',
  fr: 'L’administration a besoin de JavaScript.',
};
