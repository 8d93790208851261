import { type Kysely, sql } from 'kysely';

/** A product in the archive is out of the shop and out of the team's lists, and keeps its orders and its history. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product drop constraint product_label_check;
    alter table product add constraint product_label_check
      check (label in ('Draft', 'Needs Review', 'Scheduled', 'Private', 'Archived', 'Trash'));
    -- A shop keeps what it once sold, and the list must not walk through it.
    drop index product_newest;
    create index product_newest on product (website_id, id desc)
      where label is distinct from 'Trash' and label is distinct from 'Archived';
  `.execute(database);
}
