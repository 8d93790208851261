import { inLanguage } from '@awning/formats';
import { findByAddress, shippingAddresses } from '@awning/site-model';
import { subjectOf } from '../../../platform/subjects/index.ts';
import { primaryLanguage } from '../../../platform/website/index.ts';
import { type BlockContext, collectionUrl, remembered, type Scope } from '../../../site/rendering/index.ts';
import { readTaxRules } from '../../store-rules/index.ts';
import { noteMessages } from './messages.ts';
import { priceNotes } from './price-notes.ts';
import { type Note, noteOf, type Priced, type PriceTaxOf, priceTaxOf } from './tax-note.ts';

/**
 * The views of products, each with a note on what its price contains and what comes on top, as shops in the European
 * Union have to say: `text`, and if the goods are shipped `shipping`, with `url` if a page explains it. The tax rules are
 * cached with the site.
 */
export async function withPriceNotes(
  context: BlockContext,
  products: readonly Priced[],
  views: readonly Scope[],
): Promise<Scope[]> {
  const notes = await notesOf(context, products);
  return views.map((view, position) => {
    const note = notes[position];
    return note ? { ...view, priceNote: withUrl(context, note) } : view;
  });
}

/** One note for a whole list if it is true of all its prices; otherwise each product has its own. */
export async function listNotes(
  context: BlockContext,
  products: readonly Priced[],
  views: readonly Scope[],
): Promise<{ readonly note?: Scope; readonly items: readonly Scope[] }> {
  const notes = await notesOf(context, products);
  const [note] = notes;
  if (notes.some((other) => other?.text !== note?.text || other?.shipping !== note?.shipping)) {
    return { items: await withPriceNotes(context, products, views) };
  }
  if (!note) return { items: views };
  const { website, language } = context.request;
  const lead = inLanguage(noteMessages, language, primaryLanguage(website)).allPrices;
  return { note: { ...withUrl(context, note), lead }, items: views };
}

async function notesOf(context: BlockContext, products: readonly Priced[]): Promise<(Note | undefined)[]> {
  const { website, language } = context.request;
  const notes = priceNotes(website, language);
  const taxOf = await rememberedTax(context);
  return products.map((product) => noteOf(product, notes, taxOf));
}

function withUrl({ request, site }: BlockContext, note: Note): Scope {
  const page = note.shipping === undefined ? undefined : findByAddress(site.byUrlId, shippingAddresses);
  return { ...note, ...(page && { url: collectionUrl(page, request) }) };
}

async function rememberedTax(context: BlockContext): Promise<PriceTaxOf> {
  const { connection, request, sources } = context;
  sources.add(subjectOf.taxes);
  const { country, region, postalCode } = request.website.settings.storeSettings;
  return await remembered(context, `price-tax/${country}/${region}/${postalCode}`, async () =>
    priceTaxOf(request.website, await readTaxRules(connection, request.website)),
  );
}
