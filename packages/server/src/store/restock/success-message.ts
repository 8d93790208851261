import { restockTexts } from '@awning/commerce';
import type { Language } from '@awning/formats';
import { restockSuccessText } from '@awning/site-model';
import { primaryLanguage, type Website } from '../../platform/website/index.ts';

/** The owner's text, or the usual one (D-084). */
export function successMessage(website: Website, language: string, textLanguage: Language): string {
  const own = restockSuccessText(website.settings.storeSettings, language, primaryLanguage(website));
  return own ?? restockTexts(textLanguage).signedUp;
}
