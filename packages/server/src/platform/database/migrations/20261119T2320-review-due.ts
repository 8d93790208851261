import { type Kysely, sql } from 'kysely';

/**
 * When the buyer of an order is to be asked for reviews, so that the task that asks looks at what is due and at nothing else, however
 * many websites there are. Triggers keep it: the settings of a website are written in several places.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Null if nobody is to be asked, or was asked already.
    alter table orders add column review_due_at timestamptz;

    create function review_due(settings jsonb, fulfilled timestamptz) returns timestamptz language sql stable as $$
      select case when settings -> 'storeSettings' ->> 'reviewsEnabled' = 'true'
                   and settings -> 'storeSettings' ->> 'reviewRequestsEnabled' = 'true'
                  then fulfilled + coalesce((settings -> 'storeSettings' ->> 'reviewRequestDays')::integer, 14) * interval '24 hours' end
    $$;

    create function set_review_due() returns trigger language plpgsql as $$
    begin
      new.review_due_at := case when new.review_asked_at is null and new.fulfilled_at is not null
        then (select review_due(settings, new.fulfilled_at) from website where id = new.website_id) end;
      return new;
    end $$;
    create trigger order_review_due before update on orders
      for each row when (old.fulfilled_at is distinct from new.fulfilled_at) execute function set_review_due();

    -- Of old orders nobody is asked any more, so those of the last months are enough: 60 days and two weeks, counted from the latest.
    create function set_review_due_of_website() returns trigger language plpgsql as $$
    begin
      update orders set review_due_at = review_due(new.settings, fulfilled_at)
       where website_id = new.id and review_asked_at is null and fulfilled_at > (
         select max(fulfilled_at) - 75 * interval '24 hours' from orders
          where website_id = new.id and review_asked_at is null and fulfilled_at is not null);
      return null;
    end $$;
    create trigger website_review_due after update on website
      for each row when ((old.settings -> 'storeSettings' -> 'reviewsEnabled', old.settings -> 'storeSettings' -> 'reviewRequestsEnabled',
                          old.settings -> 'storeSettings' -> 'reviewRequestDays')
        is distinct from (new.settings -> 'storeSettings' -> 'reviewsEnabled', new.settings -> 'storeSettings' -> 'reviewRequestsEnabled',
                          new.settings -> 'storeSettings' -> 'reviewRequestDays'))
      execute function set_review_due_of_website();

    update orders set review_due_at = review_due(website.settings, fulfilled_at) from website
     where website.id = orders.website_id and fulfilled_at is not null and review_asked_at is null
    /* all websites: each order by the settings of its own */;
    create index orders_review_due on orders (review_due_at) where review_due_at is not null;
    drop index website_asking_for_reviews;
  `.execute(database);
}
