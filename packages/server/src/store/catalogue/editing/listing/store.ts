import { type Connection, statement } from '../../../../platform/database/index.ts';

export interface ListedProductRow {
  readonly id: string;
  readonly type: number;
  readonly label: string | null;
  readonly name: string | null;
  readonly imageId: string | null;
  readonly variantCount: number;
  /** Whole minor units. */
  readonly lowestPrice: bigint | null;
  /** Of the counted variants; null if none is counted. */
  readonly onHand: number | null;
  readonly isOnSale: boolean;
}

/** Behind every id. */
const last = `'ffffffff-ffff-ffff-ffff-ffffffffffff'`;

/**
 * $2 after, $3 language, $4 limit, $5 marks that a product must have, $6 what the walk goes along, $7 how a variant must
 * be in stock, $8 whether what is in the archive is listed, too.
 */
function listedAlong(name: string, walk: string, id: string) {
  return statement<ListedProductRow>(
    `catalogue-team-list-${name}`,
    `select product.id, product.type, product.label, product.texts -> $3::text ->> 'name' as name,
            product.image_ids[1] as "imageId", facts.count as "variantCount",
            coalesce(product.price, facts.price) as "lowestPrice", facts.on_hand as "onHand",
            product.on_sale or facts.on_sale as "isOnSale"
       from ${walk}
       join product on product.website_id = $1 and product.id = ${id} and product.label is distinct from 'Trash'
             and ($8::boolean or product.label is distinct from 'Archived'), lateral (
         select count(*)::integer as count, min(variant.price) as price, coalesce(bool_or(variant.on_sale), false) as on_sale,
                sum(stock.on_hand) filter (where not variant.unlimited)::integer as on_hand
           from variant
           left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id
          where variant.website_id = product.website_id and variant.product_id = product.id) facts
      where ${id} < coalesce($2::uuid, ${last})
        and (select count(*) from product_mark had
              where had.website_id = $1 and had.product_id = product.id
                and had.mark = any(array(
                  select lower(wanted.mark collate "und-x-icu") collate "default" from unnest($5::text[]) wanted (mark))))
            = cardinality($5::text[])
        and ($7::text is null or exists (select from stock_mark held
              where held.website_id = $1 and held.product_id = product.id and held.mark = $7::text))
      order by ${id} desc limit $4`,
  );
}

// Each list walks along an index of its own, so that a page costs the same in a large shop.
const listed = {
  newest: listedAlong(
    'newest',
    `(select id from product where website_id = $1 and label is distinct from 'Trash' and label is distinct from 'Archived'
        and $6::text is null) walked`,
    'walked.id',
  ),
  marked: listedAlong(
    'marked',
    `(select product_id as id from product_mark
       where website_id = $1 and mark = lower($6::text collate "und-x-icu") collate "default") walked`,
    'walked.id',
  ),
  picked: listedAlong('picked', '(select unnest($6::uuid[]) as id) walked', 'walked.id'),
  search: listedAlong(
    'search',
    `(select named.id from product named
        where named.website_id = $1
          and jsonb_to_tsvector('simple', jsonb_path_query_array(named.texts, '$.*.name'), '["string"]') @@ to_tsquery('simple', $9)
       union
       select coded.product_id from variant coded where coded.website_id = $1 and coded.sku = $6::text) walked`,
    'walked.id',
  ),
};

const stocked = statement<{ readonly id: string }>(
  'catalogue-team-list-stocked',
  `select distinct product_id as id from stock_mark
    where website_id = $1 and mark = $2 and product_id < coalesce($3::uuid, ${last})
    order by product_id desc limit $4`,
);

export interface TeamListQuery {
  readonly after: string | undefined;
  readonly language: string;
  readonly search: string | undefined;
  /** These products only, whatever else is asked for. */
  readonly ids?: readonly string[] | undefined;
  /** What it is narrowed to, such as `status:Draft` or `tag:mug`; the rarest first. */
  readonly marks: readonly string[];
  /** How one of its variants is in stock. */
  readonly stock: 'out' | 'low' | 'in' | undefined;
  /** Whether what is in the archive is listed, too. */
  readonly isArchive: boolean;
  readonly limit: number;
}

/** The newest first; the search matches the beginnings of words in the name, or a whole SKU. */
export async function selectTeamList(
  connection: Connection,
  websiteId: string,
  { after, language, search, ids, marks, stock, isArchive, limit }: TeamListQuery,
): Promise<ListedProductRow[]> {
  const place = [websiteId, after ?? null, language, limit];
  if (ids !== undefined) return await connection.run(listed.picked, [...place, [], ids, null, true]);
  if (search !== undefined) {
    const words = search.match(/[\p{L}\p{N}]+/gu) ?? [];
    const beginnings = words.map((word) => `${word}:*`).join(' & ');
    return await connection.run(listed.search, [...place, marks, search, stock ?? null, isArchive, beginnings]);
  }
  const [rarest, ...others] = marks;
  // Nearly everything can be bought, and every product has a status and a type; sold out and low are few.
  const isStockRare =
    (stock === 'out' || stock === 'low') && (rarest === undefined || /^(?:status|type):/.test(rarest));
  if (stock !== undefined && (rarest === undefined || isStockRare)) {
    return await selectStocked(connection, websiteId, { after, language, marks, stock, isArchive, limit });
  }
  return rarest === undefined
    ? await connection.run(listed.newest, [...place, [], null, null, false])
    : await connection.run(listed.marked, [...place, others, rarest, stock ?? null, isArchive]);
}

type StockedQuery = Omit<TeamListQuery, 'search' | 'ids' | 'stock'> & {
  readonly stock: NonNullable<TeamListQuery['stock']>;
};

/**
 * Walks along what is in stock that way. A product has a mark for each variant, and one statement that skips the others
 * was planned as a walk through all of them; so products are picked first, and what they are is read then.
 */
async function selectStocked(
  connection: Connection,
  websiteId: string,
  { after, language, marks, stock, isArchive, limit }: StockedQuery,
): Promise<ListedProductRow[]> {
  const found: ListedProductRow[] = [];
  let last: string | null = after ?? null;
  for (;;) {
    const picked = await connection.run(stocked, [websiteId, stock, last, limit]);
    const ids = picked.map(({ id }) => id);
    found.push(
      ...(await connection.run(listed.picked, [websiteId, null, language, limit, marks, ids, null, isArchive])),
    );
    last = ids.at(-1) ?? null;
    // Some were in the trash, or lack another mark.
    if (found.length >= limit || ids.length < limit) return found.slice(0, limit);
  }
}
