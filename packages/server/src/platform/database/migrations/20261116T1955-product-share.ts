import { type Kysely, sql } from 'kysely';

/** The picture that is shown where a product is shared, and the products that are shown beside it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product
      add column share_image_id uuid,
      add column related_ids uuid[] not null default '{}';
    drop trigger product_uses_assets on product;
    create trigger product_uses_assets after delete or update of texts, image_ids, share_image_id on product
      for each row execute function use_assets_in_row('product');
  `.execute(database);
}
