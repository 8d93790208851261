import { type Connection, statement } from '../../../platform/database/index.ts';

export interface LockedStock {
  readonly productId: string | null;
  readonly isUnlimited: boolean;
  readonly onHand: number;
  readonly reserved: number;
  readonly hasBackorder: boolean;
  /** Whether a change with this key was made before. */
  readonly isMade: boolean;
}

// A variant without a row has never been counted.
const addRow = statement(
  'stock-office-add',
  `insert into stock (website_id, variant_id)
   select website_id, id from variant where website_id = $1 and id = $2
   on conflict (website_id, variant_id) do nothing`,
);

const locked = statement<Omit<LockedStock, 'isMade'>>(
  'stock-office-lock',
  `select coalesce(variant.product_id, variant.removed_from) as "productId", variant.unlimited as "isUnlimited",
          stock.on_hand as "onHand", stock.reserved, stock.backorder as "hasBackorder"
     from stock
     join variant on variant.website_id = stock.website_id and variant.id = stock.variant_id
    where stock.website_id = $1 and stock.variant_id = $2
      for update of stock`,
);

// After the lock: a statement that waits for it does not see what was written meanwhile.
const made = statement(
  'stock-office-made',
  `select from stock_move where website_id = $1 and variant_id = $2 and kind = 'count' and ref = $3`,
);

/** Locks the stock of a variant until the transaction ends, so that no sale comes between reading and writing. */
export async function lockStock(
  connection: Connection,
  websiteId: string,
  variantId: string,
  key: string,
): Promise<LockedStock | undefined> {
  await connection.run(addRow, [websiteId, variantId]);
  const [stock] = await connection.run(locked, [websiteId, variantId]);
  if (!stock) return undefined;
  const earlier = await connection.run(made, [websiteId, variantId, key]);
  return { ...stock, isMade: earlier.length > 0 };
}

const setTo = statement('stock-office-set', 'update stock set on_hand = $3 where website_id = $1 and variant_id = $2');

const addMove = statement(
  'stock-office-move',
  `insert into stock_move (website_id, variant_id, kind, ref, delta, at, reason, author)
   values ($1, $2, 'count', $3, $4, $5, $6, $7)`,
);

export interface OwnersMove {
  readonly variantId: string;
  readonly key: string;
  readonly delta: number;
  readonly onHand: number;
  readonly reason: string;
  readonly author: string;
  readonly at: Date;
}

/** Sets the quantity and writes the move to the ledger; the row is locked. */
export async function updateOnHand(connection: Connection, websiteId: string, move: OwnersMove): Promise<void> {
  const { variantId, key, delta, onHand, reason, author, at } = move;
  await connection.run(setTo, [websiteId, variantId, onHand]);
  await connection.run(addMove, [websiteId, variantId, key, delta, at, reason, author]);
}

const setLevel = statement<{ readonly variantId: string }>(
  'stock-office-level',
  `insert into stock (website_id, variant_id, warn_at)
   select website_id, id, $3::integer from variant where website_id = $1 and id = $2
   on conflict (website_id, variant_id) do update set warn_at = excluded.warn_at
   returning variant_id as "variantId"`,
);

/** Returns whether the variant exists. */
export async function updateWarnAt(
  connection: Connection,
  websiteId: string,
  variantId: string,
  warnAt: number | null,
): Promise<boolean> {
  return (await connection.run(setLevel, [websiteId, variantId, warnAt])).length > 0;
}

export interface InventoryRow {
  readonly id: string;
  readonly productId: string;
  readonly title: string | null;
  readonly imageId: string | null;
  readonly sku: string;
  readonly optionNames: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly isUnlimited: boolean;
  readonly hasBackorder: boolean;
  readonly onHand: number;
  readonly reserved: number;
  readonly warnAt: number | null;
}

const columns = `
  variant.id, product.id as "productId", product.texts -> $3::text ->> 'name' as title,
  product.image_ids[1] as "imageId", variant.sku, variant.attributes,
  array(select option.name from option where option.website_id = product.website_id and option.product_id = product.id
         order by option.position) as "optionNames",
  variant.unlimited as "isUnlimited", coalesce(stock.backorder, false) as "hasBackorder",
  coalesce(stock.on_hand, 0) as "onHand", coalesce(stock.reserved, 0) as reserved, stock.warn_at as "warnAt"`;
const sold = `
     join product on product.website_id = variant.website_id and product.id = variant.product_id
      and product.label is distinct from 'Trash'`;
/** The archive is out of the lists; the screen of its product still shows its stock. */
const current = `${sold} and product.label is distinct from 'Archived'`;
/** Behind every id. */
const last = `'ffffffff-ffff-ffff-ffff-ffffffffffff'`;

// Each list walks along an index of its own, so that a page costs the same in a large shop.
const listed = {
  all: statement<InventoryRow>(
    'stock-office-list',
    `select ${columns}
       from variant ${current}
       left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id
      where variant.website_id = $1 and variant.id < coalesce($2::uuid, ${last})
      order by variant.id desc limit $4`,
  ),
  product: statement<InventoryRow>(
    'stock-office-list-product',
    `select ${columns}
       from variant ${sold}
       left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id
      where variant.website_id = $1 and variant.id < coalesce($2::uuid, ${last}) and variant.product_id = $5
      order by variant.id desc limit $4`,
  ),
  low: statement<InventoryRow>(
    'stock-office-list-low',
    `select ${columns}
       from stock
       join variant on variant.website_id = stock.website_id and variant.id = stock.variant_id and not variant.unlimited
       ${current}
      where stock.website_id = $1 and stock.variant_id < coalesce($2::uuid, ${last})
        and stock.on_hand - stock.reserved <= coalesce(stock.warn_at, 0)
        and ($5::text = 'low' or stock.on_hand - stock.reserved <= 0)
      order by stock.variant_id desc limit $4`,
  ),
  search: statement<InventoryRow>(
    'stock-office-list-search',
    `select ${columns}
       from variant ${current}
       left join stock on stock.website_id = variant.website_id and stock.variant_id = variant.id
      where variant.website_id = $1 and variant.id < coalesce($2::uuid, ${last})
        and variant.id in (
          select coded.id from variant coded where coded.website_id = $1 and coded.sku = $5
          union all
          select of_named.id from product named
            join variant of_named on of_named.website_id = named.website_id and of_named.product_id = named.id
           where named.website_id = $1
             and jsonb_to_tsvector('simple', jsonb_path_query_array(named.texts, '$.*.name'), '["string"]') @@ to_tsquery('simple', $6))
        and ($7::text is null or not variant.unlimited and stock.on_hand - stock.reserved <=
              case when $7 = 'low' then coalesce(stock.warn_at, 0) else 0 end)
      order by variant.id desc limit $4`,
  ),
};

export interface InventoryQuery {
  readonly after: string | undefined;
  readonly language: string;
  readonly limit: number;
  readonly search: string | undefined;
  readonly stock: 'low' | 'out' | undefined;
  readonly productId: string | undefined;
}

/** The newest variants first; the search matches the beginnings of words in the name, or a whole SKU. */
export async function selectInventory(
  connection: Connection,
  websiteId: string,
  { after, language, limit, search, stock, productId }: InventoryQuery,
): Promise<InventoryRow[]> {
  const place = [websiteId, after ?? null, language, limit];
  if (productId !== undefined) return await connection.run(listed.product, [...place, productId]);
  if (search !== undefined) {
    const words = search.match(/[\p{L}\p{N}]+/gu) ?? [];
    const beginnings = words.map((word) => `${word}:*`).join(' & ');
    return await connection.run(listed.search, [...place, search, beginnings, stock ?? null]);
  }
  return stock === undefined
    ? await connection.run(listed.all, place)
    : await connection.run(listed.low, [...place, stock]);
}

export interface MoveRow {
  /** A sale and its return have the same cause. */
  readonly id: string;
  readonly cause: string;
  readonly kind: string;
  readonly delta: number;
  readonly at: Date;
  readonly reason: string | null;
  readonly author: string | null;
}

const moves = statement<MoveRow>(
  'stock-office-moves',
  `select kind || ':' || ref as id, ref as cause, kind, delta, at, reason, author from stock_move
    where website_id = $1 and variant_id = $2
      and ($3::text is null or (at, ref, kind) < (
            select at, ref, kind from stock_move
             where website_id = $1 and variant_id = $2 and kind = split_part($3, ':', 1)
               and ref = substr($3, length(split_part($3, ':', 1)) + 2)))
    order by at desc, ref desc, kind desc limit $4`,
);

/** What came and went, the newest first. */
export async function selectMoves(
  connection: Connection,
  websiteId: string,
  variantId: string,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<MoveRow[]> {
  return await connection.run(moves, [websiteId, variantId, after ?? null, limit]);
}

const known = statement<{ readonly id: string }>(
  'stock-office-known',
  'select id from variant where website_id = $1 and id = $2',
);

export async function selectIsKnown(connection: Connection, websiteId: string, variantId: string): Promise<boolean> {
  return (await connection.run(known, [websiteId, variantId])).length > 0;
}
