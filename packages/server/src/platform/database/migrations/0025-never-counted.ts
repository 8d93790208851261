import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Downloads (2) and gift cards (4) never run out. The rule stands here alone: whoever writes a variant, also an import of an
    -- older shop, and whoever asks, finds "unlimited" right. It mends instead of refusing, so that nothing fails for a number
    -- that has no meaning.
    create function never_count_variant() returns trigger language plpgsql as $$
    begin
      new.unlimited := exists (select from product
        where product.website_id = new.website_id and product.id = new.product_id and product.type in (2, 4));
      return new;
    end $$;
    create trigger variant_never_counted before insert or update of unlimited, product_id on variant
      for each row when (not new.unlimited) execute function never_count_variant();

    create function never_count_product() returns trigger language plpgsql as $$
    begin
      update variant set unlimited = true where website_id = new.website_id and product_id = new.id and not unlimited;
      return null;
    end $$;
    create trigger product_never_counted after update of type on product
      for each row when (new.type in (2, 4) and old.type is distinct from new.type) execute function never_count_product();

    /* all websites: what was written before */
    update variant set unlimited = true from product
     where product.website_id = variant.website_id and product.id = variant.product_id
       and product.type in (2, 4) and not variant.unlimited;
  `.execute(database);
}
