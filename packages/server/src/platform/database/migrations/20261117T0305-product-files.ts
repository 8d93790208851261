import { type Kysely, sql } from 'kysely';

/** The files that a download product delivers. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- In their order, each with the name that the customer sees.
    alter table product add column files jsonb not null default '[]';
    drop trigger product_uses_assets on product;
    create trigger product_uses_assets after delete or update of texts, image_ids, share_image_id, files on product
      for each row execute function use_assets_in_row('product');

    -- A source of its own tells files that are sold from pictures of a product: those must stay private.
    create function sell_assets_of_product() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then perform record_asset_uses(old.website_id, 'product', old.id::text, 'product_file', '');
      else perform record_asset_uses(new.website_id, 'product', new.id::text, 'product_file', new.files::text);
      end if;
      return null;
    end $$;
    create trigger new_product_sells_assets after insert on product
      for each row when (new.files <> '[]') execute function sell_assets_of_product();
    create trigger product_sells_assets after update of files on product
      for each row when (old.files is distinct from new.files) execute function sell_assets_of_product();
    create trigger deleted_product_sells_assets after delete on product
      for each row when (old.files <> '[]') execute function sell_assets_of_product();

    create index asset_by_privacy on asset (website_id, is_private, id desc) where trashed_at is null;
  `.execute(database);
}
