import { cleanHtml, pagesChanged } from '../content/index.ts';
import { type Connection, newId } from '../database/index.ts';
import type { Clock } from '../parts.ts';
import { setOnHand } from '../stock/index.ts';
import type { ProductText, ProductTexts } from './product-texts.ts';

/** Amounts are whole minor units of the store's currency. */
export interface NewProduct {
  readonly collectionId: string;
  readonly slug: string;
  readonly type: 1 | 2 | 3 | 4 | 5;
  readonly texts: ProductTexts;
  readonly position?: number;
  readonly imageIds?: readonly string[];
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
  readonly scarcity?: { readonly text: string; readonly shownByDefault?: boolean };
  readonly customSoldOutText?: string;
  readonly customAddButtonText?: string;
  readonly optionNames?: readonly string[];
  readonly variants: readonly NewVariant[];
}

export interface NewVariant {
  readonly sku: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly price: bigint;
  /** Present: the variant is on sale for it. */
  readonly salePrice?: bigint;
  /** How many there are; absent for what never runs out. */
  readonly onHand?: number;
  readonly taxClass?: string;
  readonly weightGrams?: number;
}

export interface CreatedProduct {
  readonly id: string;
  /** In the order they were given. */
  readonly variantIds: readonly string[];
}

/** Adds a product with its options, variants and first stock. */
export async function createProduct(
  connection: Connection,
  clock: Clock,
  websiteId: string,
  product: NewProduct,
): Promise<CreatedProduct> {
  const id = newId(clock);
  await insertProduct(connection, clock, websiteId, id, product);
  const variantIds: string[] = [];
  for (const [position, variant] of product.variants.entries()) {
    variantIds.push(
      await insertVariant(connection, clock, websiteId, { productId: id, position, variant, type: product.type }),
    );
  }
  await pagesChanged(connection, websiteId);
  return { id, variantIds };
}

async function insertProduct(
  { kysely }: Connection,
  clock: Clock,
  websiteId: string,
  id: string,
  product: NewProduct,
): Promise<void> {
  const now = clock.now();
  const [digital] = product.type === 2 ? product.variants : [];
  await kysely
    .insertInto('product')
    .values({
      website_id: websiteId,
      id,
      collection_id: product.collectionId,
      slug: product.slug,
      type: product.type,
      position: product.position ?? 0,
      texts: JSON.stringify(cleanTexts(product.texts)),
      image_ids: [...(product.imageIds ?? [])],
      categories: [...(product.categories ?? [])],
      tags: [...(product.tags ?? [])],
      use_custom_add_button_text: product.customAddButtonText !== undefined,
      custom_add_button_text: product.customAddButtonText ?? null,
      custom_sold_out_text: product.customSoldOutText ?? null,
      scarcity_enabled: product.scarcity !== undefined,
      scarcity_text: product.scarcity?.text ?? null,
      scarcity_shown_by_default: product.scarcity?.shownByDefault ?? false,
      price: digital?.price ?? null,
      sale_price: digital?.salePrice ?? null,
      on_sale: digital?.salePrice !== undefined,
      added_at: now,
      updated_at: now,
    })
    .execute();
  const options = (product.optionNames ?? []).map((name, position) => ({
    website_id: websiteId,
    product_id: id,
    name,
    position,
  }));
  if (options.length > 0) await kysely.insertInto('option').values(options).execute();
}

interface VariantPlace {
  readonly productId: string;
  readonly position: number;
  readonly variant: NewVariant;
  readonly type: NewProduct['type'];
}

async function insertVariant(
  connection: Connection,
  clock: Clock,
  websiteId: string,
  { productId, position, variant, type }: VariantPlace,
): Promise<string> {
  const id = newId(clock);
  const isDigital = type === 2;
  await connection.kysely
    .insertInto('variant')
    .values({
      website_id: websiteId,
      id,
      product_id: productId,
      position,
      sku: variant.sku,
      attributes: JSON.stringify(variant.attributes ?? {}),
      price: isDigital ? null : variant.price,
      sale_price: isDigital ? null : (variant.salePrice ?? null),
      on_sale: !isDigital && variant.salePrice !== undefined,
      unlimited: variant.onHand === undefined,
      tax_class: variant.taxClass ?? 'standard',
      weight_grams: variant.weightGrams ?? 0,
    })
    .execute();
  if (variant.onHand !== undefined) await setOnHand(connection, clock, websiteId, id, variant.onHand);
  return id;
}

function cleanTexts(texts: ProductTexts): ProductTexts {
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, cleanText(text)]));
}

function cleanText(text: ProductText): ProductText {
  return {
    ...text,
    ...(text.excerpt === undefined ? {} : { excerpt: cleanHtml(text.excerpt) }),
    ...(text.body === undefined ? {} : { body: cleanHtml(text.body) }),
  };
}
