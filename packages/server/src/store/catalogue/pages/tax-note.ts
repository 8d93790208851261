import { type PriceTax, priceTaxAt, type TaxRule } from '@awning/commerce';
import { ProductType } from '@awning/site-model';
import type { Website } from '../../../platform/website/index.ts';
import type { ProductRecord } from '../record.ts';
import { priceNotes } from './price-notes.ts';
import type { PriceNotes } from './schema.ts';

export type Priced = Pick<ProductRecord, 'structuredContent' | 'taxClasses'>;

export interface Note {
  readonly text: string;
  readonly shipping?: string;
}

/** What is said of the tax of each product, on pages that have no template. Nobody ships these products. */
export function taxNotes(
  { website, language }: { readonly website: Website; readonly language: string },
  products: readonly Priced[],
  rules: readonly TaxRule[],
): (string | undefined)[] {
  const notes = priceNotes(website, language);
  const taxOf = priceTaxOf(website, rules);
  return products.map((product) => noteOf(product, notes, taxOf)?.text);
}

/** The note on one price; undefined if there is nothing to say. */
export function noteOf(
  { structuredContent, taxClasses }: Priced,
  { shipping, ...notes }: PriceNotes,
  taxOf: PriceTaxOf,
): Note | undefined {
  const note = notes[taxOf(taxClasses)];
  if (structuredContent.productType !== ProductType.physical) return note?.alone ? { text: note.alone } : undefined;
  return note && { text: note.withShipping, shipping };
}

/** What is said of prices whose variants have these tax classes: nothing unless it is true of all of them. */
export type PriceTaxOf = (taxClasses: readonly string[]) => PriceTax;

export function priceTaxOf({ settings }: Website, rules: readonly TaxRule[]): PriceTaxOf {
  const { country, region, postalCode } = settings.storeSettings;
  const byClass = new Map<string, PriceTax>();
  const taxOf = (taxClass: string): PriceTax => {
    const known = byClass.get(taxClass) ?? priceTaxAt(rules, { country, region, postalCode }, taxClass);
    byClass.set(taxClass, known);
    return known;
  };
  return (taxClasses) => {
    const [first = 'none', ...others] = new Set(taxClasses.map(taxOf));
    return others.length === 0 ? first : 'none';
  };
}
