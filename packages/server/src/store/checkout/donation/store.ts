import { type Connection, statement } from '../../../platform/database/index.ts';
import type { LockedCart } from '../placing/purchase.ts';

const donationCart = statement<LockedCart>(
  'checkout-donation-cart',
  `insert into cart (website_id, id, token_hash, kind, currency, created_at, updated_at)
   values ($1, $2, $3, 'donation', $4, $5, $5)
   on conflict (website_id, token_hash) do update set updated_at = excluded.updated_at
   returning id, kind, order_id as "orderId", completing_until as "completingUntil"`,
);

export interface NewDonationCart {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly currency: string;
  readonly now: Date;
}

/** The cart of a donation, locked; its token is never given out. A repeated call finds the one it made before. */
export async function openDonationCart(
  connection: Connection,
  websiteId: string,
  { id, tokenHash, currency, now }: NewDonationCart,
): Promise<LockedCart> {
  const [row] = await connection.run(donationCart, [websiteId, id, tokenHash, currency, now]);
  if (!row) throw new Error('A donation has no cart');
  return row;
}
