import { type Connection, statement } from '../../../platform/database/index.ts';
import type { LockedCart } from '../placing/purchase.ts';

const newCart = statement(
  'checkout-gift-card-cart',
  `with made as (
     insert into cart (website_id, id, token_hash, kind, currency, created_at, updated_at)
     values ($1, $2, $3, 'gift_card', $4, $5, $5)
   )
   insert into cart_entry (website_id, id, cart_id, item_id, variant_id, quantity, fields_hash, position)
   values ($1, $6, $2, $7, $8, 1, '', 0)`,
);

export interface NewGiftCardCart {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly currency: string;
  readonly now: Date;
  readonly entryId: string;
  readonly itemId: string;
  readonly variantId: string;
}

/** A cart of its own with one denomination, so that the visitor's cart stays as it is. */
export async function insertGiftCardCart(
  connection: Connection,
  websiteId: string,
  { id, tokenHash, currency, now, entryId, itemId, variantId }: NewGiftCardCart,
): Promise<void> {
  await connection.run(newCart, [websiteId, id, tokenHash, currency, now, entryId, itemId, variantId]);
}

export interface GiftCardCart extends LockedCart {
  readonly createdAt: Date;
}

const cartOfToken = statement<GiftCardCart>(
  'checkout-gift-card-cart-of-token',
  `select id, kind, order_id as "orderId", completing_until as "completingUntil", created_at as "createdAt" from cart
    where website_id = $1 and token_hash = $2 and kind = 'gift_card'
      and (created_at >= $3 or is_purchased or completing_until is not null)`,
);

/** A cart that is neither bought nor being paid is found for a limited time. */
export async function selectGiftCardCart(
  connection: Connection,
  websiteId: string,
  tokenHash: Buffer,
  since: Date,
): Promise<GiftCardCart | undefined> {
  const [row] = await connection.run(cartOfToken, [websiteId, tokenHash, since]);
  return row;
}

const lockedCart = statement<GiftCardCart>('checkout-gift-card-cart-lock', `${cartOfToken.text} for update`);

export async function lockGiftCardCart(
  connection: Connection,
  websiteId: string,
  tokenHash: Buffer,
  since: Date,
): Promise<GiftCardCart | undefined> {
  const [row] = await connection.run(lockedCart, [websiteId, tokenHash, since]);
  return row;
}

const kindOfCart = statement<{ kind: string }>(
  'checkout-cart-kind',
  'select kind from cart where website_id = $1 and id = $2',
);

export async function selectCartKind(connection: Connection, websiteId: string, id: string): Promise<string> {
  const [row] = await connection.run(kindOfCart, [websiteId, id]);
  return row?.kind ?? 'normal';
}
