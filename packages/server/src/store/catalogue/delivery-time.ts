import { inLanguage } from '@awning/formats';
import { ProductType } from '@awning/site-model';
import { primaryLanguage, type Website } from '../../platform/website/index.ts';
import { deliveryMessages } from './messages.ts';
import { type ProductTexts, productText } from './product-texts.ts';

interface Reader {
  readonly website: Pick<Website, 'languages' | 'settings'>;
  readonly language: string;
}

interface Delivered {
  readonly type: number;
  readonly texts: ProductTexts;
}

/** The product's own delivery time, otherwise that of the shop if it is shipped; empty if there is none. */
export function deliveryTimeOf({ website, language }: Reader, { type, texts }: Delivered): string {
  const first = primaryLanguage(website);
  const own = productText(texts, 'deliveryTime', { language, primaryLanguage: first });
  const { deliveryDays } = website.settings.storeSettings;
  if (own || !deliveryDays || type !== ProductType.physical) return own ?? '';
  const words = inLanguage(deliveryMessages, language, first);
  // An owner may have typed the unit as well.
  const isNumber = /^[\d\s–-]+$/.test(deliveryDays);
  return words.within(isNumber ? words.days(deliveryDays) : deliveryDays);
}
