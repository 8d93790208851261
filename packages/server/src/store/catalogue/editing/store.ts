import type { Content } from '@awning/commerce';
import { type Connection, statement } from '../../../platform/database/index.ts';
import type { ProductTexts } from '../product-texts.ts';
import type { FileBody, VariantBody } from './schema.ts';

export interface EditedProductRow {
  readonly id: string;
  readonly collectionId: string;
  readonly slug: string;
  readonly type: 1 | 2 | 3 | 4 | 5;
  readonly label: string | null;
  readonly texts: ProductTexts;
  readonly imageIds: string[];
  readonly shareImageId: string | null;
  readonly relatedIds: string[];
  readonly files: FileBody[];
  readonly categories: string[];
  readonly tags: string[];
  readonly additionalFieldsFormId: string | null;
  readonly customAddButtonText: string | null;
  readonly customSoldOutText: string | null;
  readonly scarcity: { readonly text: string; readonly shownByDefault: boolean } | null;
  readonly mailingList: { readonly optInByDefault: boolean } | null;
  readonly plan: {
    readonly unit: 'WEEK' | 'MONTH' | 'YEAR';
    readonly value: number;
    readonly numCycles: number;
  } | null;
  readonly saleFrom: Date | null;
  readonly saleUntil: Date | null;
  readonly optionNames: string[];
  readonly variants: readonly EditedVariantRow[];
}

/** Amounts are whole minor units as text. */
export interface EditedVariantRow {
  readonly id: string;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly price: string;
  readonly salePrice: string | null;
  readonly stock: VariantBody['stock'];
  readonly taxClass: string;
  readonly weightGrams: number;
  readonly barcode: string | null;
  readonly size: { readonly lengthMm: number; readonly widthMm: number; readonly heightMm: number } | null;
  readonly imageId: string | null;
  readonly content: Content | null;
}

const columns = `product.id, product.collection_id as "collectionId", product.slug, product.type, product.label, product.texts,
          product.image_ids as "imageIds", product.share_image_id as "shareImageId", product.related_ids as "relatedIds", product.files, product.categories, product.tags,
          product.additional_fields_form_id as "additionalFieldsFormId",
          case when product.use_custom_add_button_text then product.custom_add_button_text end as "customAddButtonText",
          product.custom_sold_out_text as "customSoldOutText",
          case when product.scarcity_enabled then json_build_object(
            'text', coalesce(product.scarcity_text, ''), 'shownByDefault', product.scarcity_shown_by_default) end as scarcity,
          case when product.mailing_list_sign_up_enabled then json_build_object(
            'optInByDefault', product.mailing_list_opt_in_by_default) end as "mailingList",
          (select json_build_object('unit', plan.unit, 'value', plan.value, 'numCycles', plan.num_cycles) from plan
            where plan.website_id = product.website_id and plan.product_id = product.id and product.is_subscribable) as plan,
          product.sale_from as "saleFrom", product.sale_until as "saleUntil",
          product.option_names as "optionNames",
          (select coalesce(json_agg(json_build_object(
              'id', variant.id, 'sku', variant.sku, 'attributes', variant.attributes,
              'price', coalesce(variant.price, product.price)::text,
              'salePrice', case when variant.on_sale or product.on_sale or num_nonnulls(product.sale_from, product.sale_until) > 0
                then coalesce(variant.sale_price, product.sale_price) end::text,
              'stock', case when variant.unlimited then 'unlimited' when stock.backorder then 'backorder' else 'counted' end,
              'taxClass', variant.tax_class, 'weightGrams', variant.weight_grams,
              'barcode', variant.barcode, 'imageId', variant.image_id,
              'size', case when variant.length_mm is not null then json_build_object(
                'lengthMm', variant.length_mm, 'widthMm', variant.width_mm, 'heightMm', variant.height_mm) end,
              'content', case when variant.content_unit is not null then json_build_object('thousandths', variant.content_thousandths,
                'unit', variant.content_unit, 'per', variant.content_per) end) order by variant.position, variant.id), '[]')
             from variant
             left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id
            where variant.website_id = product.website_id and variant.product_id = product.id) as variants`;

const one = statement<EditedProductRow>(
  'catalogue-edited',
  `select ${columns}
     from product
    where product.website_id = $1 and product.id = $2 and product.label is distinct from 'Trash'`,
);

export async function selectEdited(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<EditedProductRow | undefined> {
  return (await connection.run(one, [websiteId, id]))[0];
}

const following = statement<EditedProductRow>(
  'catalogue-edited-following',
  `select ${columns}
     from product
    where product.website_id = $1 and product.label is distinct from 'Trash'
      and product.id > coalesce($2::uuid, '00000000-0000-0000-0000-000000000000')
    order by product.id limit $3`,
);

/** Products in the order of their ids, which is the order in which they were added. */
export async function selectEditedAfter(
  connection: Connection,
  websiteId: string,
  after: string | undefined,
  limit: number,
): Promise<EditedProductRow[]> {
  return await connection.run(following, [websiteId, after ?? null, limit]);
}

export interface Surroundings {
  readonly isStorePage: boolean;
  readonly slugHolder: string | null;
  readonly hasForm: boolean;
  readonly imageCount: number;
  readonly hasShareImage: boolean;
  /** Those of the related products that there are; one in the trash can come back. */
  readonly relatedIds: readonly string[];
  /** Those of the files that are there and private. They stay so until the transaction ends. */
  readonly privateFileIds: readonly string[];
  readonly publicFileIds: readonly string[];
  /** SKUs that other products use. */
  readonly takenSkus: readonly string[];
  /** Ids in the body that are variants of other products. */
  readonly foreignVariants: readonly string[];
  /** Counted variants with more sold than in stock, which must stay on backorder. */
  readonly overdrawn: readonly string[];
}

const surroundings = statement<Surroundings>(
  'catalogue-surroundings',
  `select exists (select from collection where website_id = $1 and id = $3 and type = $8) as "isStorePage",
          (select id from product where website_id = $1 and collection_id = $3 and slug = $4 limit 1) as "slugHolder",
          $5::uuid is null or exists (
            select from form where website_id = $1 and id = $5 and trashed_at is null for share) as "hasForm",
          (select count(*)::integer from asset where website_id = $1 and id = any($6::uuid[]) and trashed_at is null) as "imageCount",
          $10::uuid is null or exists (
            select from asset where website_id = $1 and id = $10 and kind = 'image' and trashed_at is null) as "hasShareImage",
          array(select id from product where website_id = $1 and id = any($11::uuid[])) as "relatedIds",
          array(select id from asset where website_id = $1 and id = any($12::uuid[]) and is_private and trashed_at is null
                 order by id for share) as "privateFileIds",
          array(select id from asset where website_id = $1 and id = any($12::uuid[]) and not is_private and trashed_at is null)
            as "publicFileIds",
          array(select sku from variant where website_id = $1 and sku = any($7::text[])
                 and product_id is distinct from $2) as "takenSkus",
          array(select id from variant where website_id = $1 and id = any($9::uuid[])
                 and coalesce(product_id, removed_from) <> $2) as "foreignVariants",
          array(select variant_id from stock where website_id = $1 and variant_id = any($9::uuid[]) and reserved > on_hand
                 order by variant_id for update) as overdrawn`,
);

/** Everything the check of a product needs, in one query. */
export async function selectSurroundings(
  connection: Connection,
  websiteId: string,
  wanted: {
    readonly id: string;
    readonly collectionId: string;
    readonly collectionType: number;
    readonly slug: string;
    readonly formId: string | null;
    readonly imageIds: readonly string[];
    readonly shareImageId: string | null;
    readonly relatedIds: readonly string[];
    readonly fileIds: readonly string[];
    readonly skus: readonly string[];
    readonly variantIds: readonly string[];
  },
): Promise<Surroundings> {
  const { id, collectionId, collectionType, slug, formId, imageIds, shareImageId, relatedIds, fileIds } = wanted;
  const { skus, variantIds } = wanted;
  const own = [websiteId, id, collectionId, slug, formId, imageIds, skus, collectionType, variantIds];
  const values = [...own, shareImageId, relatedIds, fileIds];
  const [row] = await connection.run(surroundings, values);
  if (!row) throw new Error('A statement without a table returned no row');
  return row;
}

const nextPosition = statement<{ position: number }>(
  'catalogue-next-position',
  `select coalesce((select position + 1 from product where website_id = $1 and collection_id = $2 and label is null
                     order by position desc limit 1), 0) as position`,
);

/** A new product comes after those that visitors see. */
export async function selectNextPosition(
  connection: Connection,
  websiteId: string,
  collectionId: string,
): Promise<number> {
  return (await connection.run(nextPosition, [websiteId, collectionId]))[0]?.position ?? 0;
}

// While the product is in the trash, its address and SKUs are free for others; the revision keeps them. The
// marks are random, so that no other product can hold them.
const hide = statement(
  'catalogue-hide',
  `with hidden as (
     update product set label = 'Trash', slug = 'trash-' || gen_random_uuid() where website_id = $1 and id = $2 returning id)
   update variant set sku = 'trash-' || gen_random_uuid() from hidden
    where variant.website_id = $1 and variant.product_id = hidden.id`,
);

export async function hideProduct(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(hide, [websiteId, id]);
}

const releaseNames = statement(
  'catalogue-release-names',
  `update variant set sku = 'trash-' || gen_random_uuid() where website_id = $1 and product_id = $2`,
);

const takeOut = statement(
  'catalogue-take-out',
  `update variant set product_id = null, removed_from = $2
    where website_id = $1 and product_id = $2 and id <> all($3::uuid[])`,
);

/** Removes the variants that a product no longer has, and frees all SKUs, so that variants can swap theirs. */
export async function takeOutVariants(
  connection: Connection,
  websiteId: string,
  productId: string,
  kept: readonly string[],
): Promise<void> {
  await connection.run(releaseNames, [websiteId, productId]);
  await connection.run(takeOut, [websiteId, productId, kept]);
}

const deleteTrashed = statement(
  'catalogue-delete',
  `delete from product where website_id = $1 and id = $2 and label = 'Trash'`,
);

export async function deleteTrashedProduct(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(deleteTrashed, [websiteId, id]);
}

const backorder = statement(
  'catalogue-backorder',
  `insert into stock (website_id, variant_id, backorder) values ($1, $2, $3)
   on conflict (website_id, variant_id) do update set backorder = excluded.backorder
    where stock.backorder <> excluded.backorder`,
);

export async function updateBackorder(
  connection: Connection,
  websiteId: string,
  variantId: string,
  isAllowed: boolean,
): Promise<void> {
  await connection.run(backorder, [websiteId, variantId, isAllowed]);
}
