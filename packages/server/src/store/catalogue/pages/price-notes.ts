import { euCountries } from '@awning/commerce';
import { inLanguage } from '@awning/formats';
import { primaryLanguage, type Website } from '../../../platform/website/index.ts';
import { noteMessages } from './messages.ts';
import type { PriceNotes } from './schema.ts';

/** Countries that call it VAT. Shops elsewhere are not asked to name it beside every price unless it is included. */
const vatCountries: readonly string[] = [...euCountries, 'CH', 'GB', 'IS', 'LI', 'NO'];

/** The notes of a website by what is said of the tax. Outside the countries that call it VAT, only included tax is named. */
export function priceNotes(website: Website, language: string): PriceNotes {
  const isVat = vatCountries.includes(website.settings.storeSettings.country);
  const words = inLanguage(noteMessages, language, primaryLanguage(website));
  const { shipping } = words;
  return isVat ? { ...words.vat, shipping } : { included: words.tax.included, shipping };
}
