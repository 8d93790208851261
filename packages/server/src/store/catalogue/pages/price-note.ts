import { standardTaxClass, taxRulesAt } from '@awning/commerce';
import { inLanguage } from '@awning/formats';
import { findByAddress, ProductType, shippingAddresses } from '@awning/site-model';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { primaryLanguage } from '../../../platform/website/index.ts';
import { type Builder, collectionUrl, remembered, type Scope } from '../../../site/rendering/index.ts';
import { readTaxRules } from '../../store-rules/index.ts';
import { noteMessages } from './messages.ts';
import { priceNotes } from './price-notes.ts';

type PriceTax = 'included' | 'added' | 'none';

/**
 * What a price contains and what comes on top, as shops in the European Union have to say: `text`, and if the goods are
 * shipped `shipping`, with `url` if a page explains it. The tax rules are cached with the site.
 */
export async function priceNote(builder: Builder, isShipped: boolean): Promise<Scope | undefined> {
  const { request, site } = builder;
  const { website, language } = request;
  const { shipping, ...notes } = priceNotes(website, language);
  const note = notes[await priceTax(builder)];
  if (note === undefined) return undefined;
  const { alone, withShipping } = note;
  if (!isShipped) return alone === '' ? undefined : { text: alone };
  const page = findByAddress(site.byUrlId, shippingAddresses);
  return { text: withShipping, shipping, ...(page && { url: collectionUrl(page, request) }) };
}

/** The same for all prices of a list. */
export async function listNote(builder: Builder): Promise<Scope | undefined> {
  const note = await priceNote(builder, true);
  if (note === undefined) return undefined;
  const { website, language } = builder.request;
  return { ...note, lead: inLanguage(noteMessages, language, primaryLanguage(website)).allPrices };
}

export function isShipped(productType: number): boolean {
  return productType === ProductType.physical;
}

async function priceTax(builder: Builder): Promise<PriceTax> {
  const { connection, request, sources } = builder;
  sources.add(subjectOf.taxes);
  const { country, region, postalCode } = request.website.settings.storeSettings;
  return await remembered(builder, `price-tax/${country}/${region}/${postalCode}`, async () => {
    const taxRules = await readTaxRules(connection, request.website);
    const rules = taxRulesAt(taxRules, { country, region, postalCode }).filter(
      ({ taxClass }) => taxClass === standardTaxClass,
    );
    if (rules.length === 0) return 'none';
    return rules.some(({ isInclusive }) => isInclusive) ? 'included' : 'added';
  });
}
