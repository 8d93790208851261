import { type Connection, statement } from '../../../platform/database/index.ts';
import { fieldsHash } from '../token.ts';

const newCart = statement(
  'cart-alone-new',
  `with made as (
     insert into cart (website_id, id, token_hash, kind, currency, created_at, updated_at)
     values ($1, $2, $3, $12, $4, $5, $5)
   )
   insert into cart_entry (website_id, id, cart_id, item_id, variant_id, quantity, additional_fields, fields_hash, position)
   values ($1, $6, $2, $7, $8, $9, $10, $11, 0)`,
);

export interface NewCartAlone {
  readonly kind: 'subscription' | 'membership';
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly currency: string;
  readonly now: Date;
  readonly entryId: string;
  readonly itemId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly additionalFields: string | null;
}

/** A cart of its own with one line, so that the visitor's cart stays as it is (D-044). */
export async function insertCartAlone(connection: Connection, websiteId: string, cart: NewCartAlone): Promise<void> {
  const { kind, id, tokenHash, currency, now, entryId, itemId, variantId, quantity, additionalFields } = cart;
  const line = [entryId, itemId, variantId, quantity, additionalFields, fieldsHash(additionalFields)];
  await connection.run(newCart, [websiteId, id, tokenHash, currency, now, ...line, kind]);
}
