import { isSaleTime, nextSaleTurn, type SalePeriod } from '@awning/commerce';
import type { Connection } from '../../../platform/database/index.ts';
import type { NewPlan, NewProduct, NewVariant } from '../new-product.ts';

/** The part of a product in its own row; the price of a download is that of its only variant. */
export type WrittenProduct = Omit<NewProduct, 'label' | 'variants'> & {
  readonly label?: string | null;
  readonly variants: readonly Pick<NewVariant, 'price' | 'salePrice'>[];
  readonly salePeriod?: SalePeriod;
};

/** Inserts or updates a product; an existing one keeps its position in the list and its creation date. */
export async function upsertProduct(
  { kysely }: Connection,
  websiteId: string,
  id: string,
  product: WrittenProduct,
  at: Date,
): Promise<void> {
  // A download has one price, which is its product's.
  const { salePeriod = { from: null, until: null } } = product;
  const [digital] = product.type === 2 ? product.variants : [];
  const changeable = {
    collection_id: product.collectionId,
    slug: product.slug,
    type: product.type,
    texts: JSON.stringify(product.texts),
    option_names: [...(product.optionNames ?? [])],
    image_ids: [...(product.imageIds ?? [])],
    share_image_id: product.shareImageId ?? null,
    related_ids: [...(product.relatedIds ?? [])],
    files: JSON.stringify(product.files ?? []),
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
    on_sale: digital?.salePrice !== undefined && isSaleTime(salePeriod, at),
    sale_from: salePeriod.from,
    sale_until: salePeriod.until,
    sale_turns_at: nextSaleTurn(salePeriod, at),
    updated_at: at,
  };
  await kysely
    .insertInto('product')
    .values({ website_id: websiteId, id, position: product.position ?? 0, added_at: at, ...changeable })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'id'])
        .doUpdateSet((expressions) => ({ ...changeable, version: expressions('product.version', '+', 1) })),
    )
    .execute();
}

export interface VariantPlace {
  readonly productId: string;
  readonly position: number;
  readonly variant: Omit<NewVariant, 'onHand'> & { readonly isUnlimited: boolean };
  readonly type: NewProduct['type'];
  /** False while sale prices do not count. */
  readonly isSaleTime?: boolean;
}

/** Inserts or updates a variant, including one that had been removed. */
export async function upsertVariant(
  { kysely }: Connection,
  websiteId: string,
  id: string,
  { productId, position, variant, type, isSaleTime: counts = true }: VariantPlace,
): Promise<void> {
  const isDigital = type === 2;
  const changeable = {
    product_id: productId,
    removed_from: null,
    position,
    sku: variant.sku,
    attributes: JSON.stringify(variant.attributes ?? {}),
    price: isDigital ? null : variant.price,
    sale_price: isDigital ? null : (variant.salePrice ?? null),
    on_sale: !isDigital && counts && variant.salePrice !== undefined,
    unlimited: variant.isUnlimited,
    tax_class: variant.taxClass ?? 'standard',
    weight_grams: variant.weightGrams ?? 0,
    barcode: variant.barcode ?? null,
    length_mm: variant.size?.lengthMm ?? null,
    width_mm: variant.size?.widthMm ?? null,
    height_mm: variant.size?.heightMm ?? null,
    image_id: variant.imageId ?? null,
    content_thousandths: variant.content?.thousandths ?? null,
    content_unit: variant.content?.unit ?? null,
    content_per: variant.content?.per ?? null,
  };
  await kysely
    .insertInto('variant')
    .values({ website_id: websiteId, id, ...changeable })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet(changeable))
    .execute();
}

export async function replacePlan(
  { kysely }: Connection,
  websiteId: string,
  productId: string,
  plan: NewPlan | undefined,
): Promise<void> {
  await kysely.deleteFrom('plan').where('website_id', '=', websiteId).where('product_id', '=', productId).execute();
  if (!plan) return;
  const { unit, value, numCycles } = plan;
  await kysely
    .insertInto('plan')
    .values({ website_id: websiteId, product_id: productId, unit, value, num_cycles: numCycles })
    .execute();
}

/** In the order of the ids, replacing the earlier ones. */
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
