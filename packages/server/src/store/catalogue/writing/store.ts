import type { Connection } from '../../../platform/database/index.ts';
import type { NewPlan, NewProduct, NewVariant } from '../new-product.ts';

export async function insertProduct(
  { kysely }: Connection,
  websiteId: string,
  id: string,
  product: NewProduct,
  at: Date,
): Promise<void> {
  // A download has one price, which is its product's.
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
      texts: JSON.stringify(product.texts),
      image_ids: [...(product.imageIds ?? [])],
      categories: [...(product.categories ?? [])],
      tags: [...(product.tags ?? [])],
      label: product.label ?? null,
      is_subscribable: product.plan !== undefined,
      additional_fields_form_id: product.additionalFieldsFormId ?? null,
      mailing_list_sign_up_enabled: product.mailingList !== undefined,
      mailing_list_opt_in_by_default: product.mailingList?.optInByDefault ?? false,
      use_custom_add_button_text: product.customAddButtonText !== undefined,
      custom_add_button_text: product.customAddButtonText ?? null,
      custom_sold_out_text: product.customSoldOutText ?? null,
      scarcity_enabled: product.scarcity !== undefined,
      scarcity_text: product.scarcity?.text ?? null,
      scarcity_shown_by_default: product.scarcity?.shownByDefault ?? false,
      price: digital?.price ?? null,
      sale_price: digital?.salePrice ?? null,
      on_sale: digital?.salePrice !== undefined,
      added_at: at,
      updated_at: at,
    })
    .execute();
}

export async function insertOptions(
  { kysely }: Connection,
  websiteId: string,
  productId: string,
  names: readonly string[],
): Promise<void> {
  const options = names.map((name, position) => ({ website_id: websiteId, product_id: productId, name, position }));
  if (options.length > 0) await kysely.insertInto('option').values(options).execute();
}

export interface VariantPlace {
  readonly productId: string;
  readonly position: number;
  readonly variant: NewVariant;
  readonly type: NewProduct['type'];
}

export async function insertVariant(
  { kysely }: Connection,
  websiteId: string,
  id: string,
  { productId, position, variant, type }: VariantPlace,
): Promise<void> {
  const isDigital = type === 2;
  await kysely
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
}

export async function insertPlan(
  { kysely }: Connection,
  websiteId: string,
  productId: string,
  { unit, value, numCycles }: NewPlan,
): Promise<void> {
  await kysely
    .insertInto('plan')
    .values({ website_id: websiteId, product_id: productId, unit, value, num_cycles: numCycles })
    .execute();
}

/** In the order of the ids, in place of what was there. */
export async function replacePicks(
  { kysely }: Connection,
  websiteId: string,
  collectionId: string,
  productIds: readonly string[],
): Promise<void> {
  await kysely
    .deleteFrom('picked_product')
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .execute();
  const picks = productIds.map((productId, position) => ({
    website_id: websiteId,
    collection_id: collectionId,
    product_id: productId,
    position,
  }));
  if (picks.length > 0) await kysely.insertInto('picked_product').values(picks).execute();
}
