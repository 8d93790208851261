import { type Connection, statement } from '../../../platform/database/index.ts';
import { type CartRow, cartColumns } from '../store.ts';

const lockedCart = statement<CartRow>(
  'cart-lock-by-id',
  `select ${cartColumns} from cart where website_id = $1 and id = $2 for update`,
);

export async function lockCartById(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<CartRow | undefined> {
  const [row] = await connection.run(lockedCart, [websiteId, id]);
  return row;
}

const lockedHead = statement<CartRow>(
  'cart-lock-head',
  `select ${cartColumns} from cart where website_id = $1 and token_hash = $2 and next_id is null for update`,
);

/** Returns the cart of a token, unless it was put aside, which may have happened while waiting for the lock. */
export async function lockHead(
  connection: Connection,
  websiteId: string,
  tokenHash: Buffer,
): Promise<CartRow | undefined> {
  const [row] = await connection.run(lockedHead, [websiteId, tokenHash]);
  return row;
}

const currentOfUser = statement<CartRow>(
  'cart-current-of-user',
  `select ${cartColumns} from cart
    where website_id = $1 and site_user_id = $2 and not is_purchased and kind = 'normal'
    order by next_id is not null, created_at desc limit 1`,
);

/** The cart of an account, or else the latest one put aside for a cart that has been bought since. */
export async function selectCurrentOfUser(
  connection: Connection,
  websiteId: string,
  siteUserId: string,
): Promise<CartRow | undefined> {
  const [row] = await connection.run(currentOfUser, [websiteId, siteUserId]);
  return row;
}

const currentOfFamily = statement<CartRow>(
  'cart-current-of-family',
  `select ${cartColumns} from cart
    where website_id = $1 and (id = $2 or next_id = $2) and not is_purchased
    order by next_id is not null, created_at desc limit 1`,
);

/** The cart with this id, or else the latest one that was put aside for it. */
export async function selectCurrentOfFamily(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<CartRow | undefined> {
  const [row] = await connection.run(currentOfFamily, [websiteId, id]);
  return row;
}

const openAsides = statement<CartRow>(
  'cart-open-asides',
  `select ${cartColumns} from cart
    where website_id = $1 and next_id = $2 and not is_purchased and completing_until is null
    order by created_at for update`,
);

/** The carts that were put aside for this one and whose payment failed, locked. */
export async function lockOpenAsides(connection: Connection, websiteId: string, id: string): Promise<CartRow[]> {
  return await connection.run(openAsides, [websiteId, id]);
}

const linkCarts = statement(
  'cart-link',
  `update cart set next_id = $3, origin_hash = null
    where website_id = $1 and (id = any ($2::uuid[]) or next_id = any ($2::uuid[])) and id <> $3`,
);

/** From now on these carts, and those put aside for them, lead to another cart. */
export async function linkCartsTo(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
  nextId: string,
): Promise<void> {
  await connection.run(linkCarts, [websiteId, ids, nextId]);
}

const clearLink = statement<{ id: string }>(
  'cart-take-up',
  'update cart set next_id = null where website_id = $1 and id = $2 and next_id = $3 and not is_purchased returning id',
);

/**
 * Makes a cart that was put aside current again. Returns false if another request has linked it elsewhere meanwhile.
 */
export async function unlinkCart(
  connection: Connection,
  websiteId: string,
  { id, nextId }: { readonly id: string; readonly nextId: string },
): Promise<boolean> {
  return (await connection.run(clearLink, [websiteId, id, nextId])).length > 0;
}
