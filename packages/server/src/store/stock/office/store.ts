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
