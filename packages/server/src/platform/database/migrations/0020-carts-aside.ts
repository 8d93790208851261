import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- A cart whose payment waits is put aside, and its visitor goes on with the cart that is named here. No foreign key: when that one is
    -- gone, the next look at the cart finds so.
    alter table cart add column next_id uuid;
    create index cart_put_aside on cart (website_id, next_id) where next_id is not null;
    drop index cart_of_site_user;
    create unique index cart_of_site_user on cart (website_id, site_user_id)
      where not is_purchased and kind = 'normal' and next_id is null;

    -- What the shopper asked for, keyed with the secret: the same once more leads to the same payment.
    alter table payment_attempt add column asked_hash bytea;
  `.execute(database);
}
