import type { VariantContent } from '@awning/commerce';
import { isSoldOut, type ProductContent } from '@awning/site-model';
import type { Connection } from '../../../platform/database/index.ts';
import { primaryLanguage, type Website } from '../../../platform/website/index.ts';
import { type Collection, plainText, selectCollections } from '../../../site/content/index.ts';
import { assetUrl, readAssets } from '../../../site/media/index.ts';
import { isStore, itemUrl } from '../../../site/rendering/index.ts';
import { thousandthsText } from '../editing/body.ts';
import { productText } from '../product-texts.ts';
import { type ProductRecord, productRecord } from '../record.ts';
import { type Languages, type ListedRow, type ListKey, listStart, selectListed } from '../store.ts';

/** The limits of Google's product data. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;
const MAX_MORE_PICTURES = 10;
const MAX_CATEGORIES = 5;

const BATCH_SIZE = 50;

interface FeedRequest {
  readonly website: Website;
  readonly language: string;
  readonly origin: string;
}

/** An item of the feed: names of fields and their texts, which are not escaped yet. */
export type FeedEntry = readonly (readonly [name: string, text: string])[];

/** One entry per variant of what visitors can see, store page by store page, at the cost of one batch in memory. */
export async function* feedEntries(connection: Connection, request: FeedRequest): AsyncGenerator<FeedEntry> {
  const { website, language } = request;
  const languages: Languages = [language, primaryLanguage(website)];
  const pages = (await selectCollections(connection, website.id)).filter((page) => isStore(page) && page.isEnabled);
  for (const page of pages) {
    for (let key: ListKey | undefined = listStart; key; ) {
      const wanted = { collectionId: page.id, limit: BATCH_SIZE };
      const rows: ListedRow[] = await selectListed(connection, website.id, wanted, 'after', key, languages);
      const products = rows.map((row) => productRecord(row, website, language));
      const pictures = await pictureAddresses(connection, request, products);
      for (const product of products) yield* entriesOf(product, page, pictures, request);
      key = rows.length < BATCH_SIZE ? undefined : rows.at(-1);
    }
  }
}

async function pictureAddresses(
  connection: Connection,
  { website, origin }: FeedRequest,
  products: readonly ProductRecord[],
): Promise<ReadonlyMap<string, string>> {
  const ids = products.flatMap(({ imageIds }) => imageIds);
  const assets = await readAssets(connection, website.id, ids);
  return new Map(assets.map((asset) => [asset.id, `${origin}${assetUrl(asset)}`]));
}

function* entriesOf(
  product: ProductRecord,
  page: Collection,
  pictures: ReadonlyMap<string, string>,
  { website, language, origin }: FeedRequest,
): Generator<FeedEntry> {
  const choice = { language, primaryLanguage: primaryLanguage(website) };
  const content: ProductContent = product.structuredContent;
  const { variants } = product.structuredContent;
  const name = productText(product.texts, 'name', choice) ?? '';
  const described = productText(product.texts, 'excerpt', choice) || productText(product.texts, 'body', choice);
  for (const variant of variants) {
    const options = variant.optionValues.map(({ value }) => value);
    // The picture of the variant first.
    const own = variant.imageId;
    const imageIds = own === undefined ? product.imageIds : [own, ...product.imageIds.filter((id) => id !== own)];
    const [picture, ...more] = imageIds.flatMap((id) => pictures.get(id) ?? []);
    const money = ({ decimalValue, currencyCode }: { decimalValue: string; currencyCode: string }) =>
      `${decimalValue} ${currencyCode}`;
    yield [
      ['g:id', variant.id],
      ...(variants.length > 1 ? [['g:item_group_id', product.id] as const] : []),
      ['title', [name, ...options].join(', ').slice(0, MAX_TITLE)],
      ['description', described ? plainText(described, MAX_DESCRIPTION) : name],
      ['link', `${origin}${itemUrl(page, `p/${product.slug}`, { website, language })}`],
      ...(picture === undefined ? [] : [['g:image_link', picture] as const]),
      ...more.slice(0, MAX_MORE_PICTURES).map((address) => ['g:additional_image_link', address] as const),
      ['g:availability', isSoldOut({ ...content, variants: [variant] }) ? 'out_of_stock' : 'in_stock'],
      ['g:price', money(variant.priceMoney)],
      ...(variant.onSale ? [['g:sale_price', money(variant.salePriceMoney)] as const] : []),
      ['g:condition', 'new'],
      ['g:mpn', variant.sku],
      variant.barcode === undefined ? ['g:identifier_exists', 'no'] : ['g:gtin', variant.barcode],
      ...measureOf(variant),
      ...product.categories.slice(0, MAX_CATEGORIES).map((category) => ['g:product_type', category] as const),
    ];
  }
}

/** What is in it, and what its base price is for, such as 250 g and 1 kg. */
function measureOf({ content, basePrice }: VariantContent): FeedEntry {
  if (!content || !basePrice) return [];
  const { per } = basePrice;
  const [, amount = '1', unit = per] = /^(\d+)(\D+)$/.exec(per) ?? [];
  return [
    ['g:unit_pricing_measure', `${thousandthsText(content.thousandths)} ${content.unit}`],
    ['g:unit_pricing_base_measure', `${amount} ${unit}`],
  ];
}
