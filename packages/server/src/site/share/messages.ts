import type { InLanguages } from '@awning/formats';
import type { ShareService } from './services.ts';

const names = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  whatsapp: 'WhatsApp',
  x: 'X',
  bluesky: 'Bluesky',
};

interface ShareTexts extends Readonly<Record<ShareService, string>> {
  readonly heading: string;
  readonly headingOf: (title: string) => string;
}

export const shareTexts: InLanguages<ShareTexts> = {
  en: { ...names, heading: 'Share this page', headingOf: (title) => `Share: ${title}`, email: 'Email' },
  de: { ...names, heading: 'Diese Seite teilen', headingOf: (title) => `Teilen: ${title}`, email: 'E-Mail' },
  fr: { ...names, heading: 'Partager cette page', headingOf: (title) => `Partager : ${title}`, email: 'E-mail' },
};
