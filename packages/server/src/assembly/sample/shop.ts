import { defaultWebsiteSettings } from '@awning/site-model';
import type { NewWebsite } from '../../platform/website/index.ts';

/** Marram Pottery: two people, one kiln, behind a dike on the North Sea. */
export function sampleWebsite(): NewWebsite {
  const settings = defaultWebsiteSettings();
  return {
    name: 'Marram Pottery',
    languages: [
      { code: 'en', name: 'English', isPrimary: true, enabled: true },
      { code: 'de', name: 'Deutsch', isPrimary: false, enabled: true },
      { code: 'fr', name: 'Français', isPrimary: false, enabled: true },
    ],
    settings: {
      ...settings,
      timeZone: 'Europe/Berlin',
      storeSettings: { ...settings.storeSettings, currency: 'EUR', country: 'DE', postalCode: '25899' },
    },
  };
}
