import { type Connection, statement } from '../../../platform/database/index.ts';

const insert = statement(
  'review-opt-out',
  `insert into review_opt_out (website_id, email_hash, created_at) values ($1, $2, $3)
   on conflict (website_id, email_hash) do nothing`,
);

export async function insertOptOut(connection: Connection, websiteId: string, hash: string, at: Date): Promise<void> {
  await connection.run(insert, [websiteId, hash, at]);
}

const found = statement<{ readonly createdAt: Date }>(
  'review-has-opted-out',
  'select created_at as "createdAt" from review_opt_out where website_id = $1 and email_hash = $2',
);

/** Since when an address is not asked any more. */
export async function selectOptOut(connection: Connection, websiteId: string, hash: string): Promise<Date | undefined> {
  return (await connection.run(found, [websiteId, hash]))[0]?.createdAt;
}
