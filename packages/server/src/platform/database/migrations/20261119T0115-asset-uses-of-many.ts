import { type Kysely, sql } from 'kysely';

/**
 * The ids in each arriving product are found once. Where few files were known, the plan went through all of them for
 * each product, and searched its texts again for each file.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function use_assets_in_products() returns trigger language plpgsql as $$
    begin
      with named as materialized (
        select product.website_id, product.id as product_id, named.id as asset_id
          from arrived product, ids_in(to_jsonb(product)::text) named
      )
      insert into asset_use (website_id, asset_id, kind, document_id, source)
      select asset.website_id, asset.id, 'product', named.product_id::text, 'product'
        from named
        join asset on asset.website_id = named.website_id and asset.id = named.asset_id
       order by asset.id;
      return null;
    end $$;
  `.execute(database);
}
