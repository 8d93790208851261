import { type Kysely, sql } from 'kysely';

/** How many published reviews gave a product each rating, so that no page has to count them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_rating (
      website_id uuid not null,
      product_id uuid not null,
      rating smallint not null check (rating between 1 and 5),
      number integer not null check (number >= 0),
      primary key (website_id, product_id, rating),
      constraint product_rating_product_fkey foreign key (website_id, product_id) references product (website_id, id) on delete cascade
    );
    comment on table product_rating is 'derived';
    insert into product_rating (website_id, product_id, rating, number)
    select website_id, product_id, rating, count(*) from review where state = 'published' group by website_id, product_id, rating
    /* all websites: each gets the counts of its own reviews */;

    create function count_ratings(steps jsonb) returns void language plpgsql as $$
    declare
      change record;
    begin
      -- Always in the same order, so that two statements that change several products cannot wait for each other.
      for change in
        select website_id, product_id, rating, sum(step)::integer as step
          from jsonb_to_recordset(steps) as one (website_id uuid, product_id uuid, rating smallint, step integer)
         group by website_id, product_id, rating having sum(step) <> 0 order by website_id, product_id, rating
      loop
        update product_rating set number = number + change.step
         where website_id = change.website_id and product_id = change.product_id and rating = change.rating;
        -- Where there is nothing to take away, the product is being deleted with its reviews.
        if not found and change.step > 0 then
          insert into product_rating as counted (website_id, product_id, rating, number)
          values (change.website_id, change.product_id, change.rating, change.step)
          on conflict (website_id, product_id, rating) do update set number = counted.number + excluded.number;
        end if;
      end loop;
    end $$;
    create function count_reviews_come() returns trigger language plpgsql as $$
    begin
      perform count_ratings(coalesce(jsonb_agg(jsonb_build_object(
        'website_id', website_id, 'product_id', product_id, 'rating', rating, 'step', 1)), '[]'))
         from came where state = 'published';
      return null;
    end $$;
    create function count_reviews_change() returns trigger language plpgsql as $$
    begin
      perform count_ratings(coalesce(jsonb_agg(jsonb_build_object(
        'website_id', website_id, 'product_id', product_id, 'rating', rating, 'step', step)), '[]'))
         from (select website_id, product_id, rating, 1 as step from came where state = 'published'
               union all
               select website_id, product_id, rating, -1 from went where state = 'published') steps;
      return null;
    end $$;
    create function count_reviews_go() returns trigger language plpgsql as $$
    begin
      perform count_ratings(coalesce(jsonb_agg(jsonb_build_object(
        'website_id', website_id, 'product_id', product_id, 'rating', rating, 'step', -1)), '[]'))
         from went where state = 'published';
      return null;
    end $$;
    create trigger review_comes after insert on review
      referencing new table as came for each statement execute function count_reviews_come();
    create trigger review_changes after update on review
      referencing old table as went new table as came for each statement execute function count_reviews_change();
    create trigger review_goes after delete on review
      referencing old table as went for each statement execute function count_reviews_go();
  `.execute(database);
}
