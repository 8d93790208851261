import type { Parts } from '../../platform/parts.ts';
import { wordsFor } from '../../platform/website/index.ts';
import { storeCurrency } from '../catalogue/index.ts';
import { readStoreRules } from '../store-rules/index.ts';
import { type CartView, cartView } from './cart-view.ts';
import type { EntryRow } from './entry/store.ts';
import { cartOfEntries, noChoices, priced } from './loaded-cart.ts';
import { sampleTitles } from './messages.ts';
import { languagesOf, type Visitor } from './visitor.ts';

/** An example cart for the editor's preview (D-018). Nothing is stored, and nothing in it can be bought. */
export async function sampleCart(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  visitor: Visitor,
): Promise<CartView> {
  const { website, language } = visitor;
  const languages = languagesOf(visitor);
  const titles = wordsFor(visitor, sampleTitles);
  const rows = titles.map((title, position) => sampleEntry(position + 1, title, language));
  const loaded = cartOfEntries(storeCurrency(website), noChoices, rows, languages);
  const rules = await readStoreRules(database, website, language);
  const none = { orderId: null, isPurchased: false, notices: [], isAsideAwaited: false };
  const identity = { ...none, id: idOf(0), createdAt: clock.now() };
  return cartView(identity, loaded, priced(loaded, rules, clock.now()), {
    website,
    languages,
    descriptions: new Map(),
    giftCards: [],
    now: clock.now(),
  });
}

function sampleEntry(number: number, name: string, language: string): EntryRow {
  return {
    id: idOf(number),
    itemId: idOf(100 + number),
    variantId: idOf(200 + number),
    sku: `SAMPLE-${number}`,
    quantity: number,
    additionalFields: null,
    attributes: {},
    optionNames: [],
    price: 2400n,
    salePrice: null,
    onSale: false,
    unlimited: true,
    qtyInStock: 0,
    taxClass: 'standard',
    weightGrams: 400,
    type: 1,
    isPublished: true,
    isSubscribable: false,
    formId: null,
    slug: 'sample',
    collectionUrlId: 'sample',
    texts: { [language]: { name } },
    imageId: null,
    imageName: null,
    imageChecksum: null,
  };
}

function idOf(number: number): string {
  return `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}
