import { type Kysely, sql } from 'kysely';

/** Member areas: pages for those who have paid for them or were let in by the team, and who has access until when. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_area (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      -- { "en": { "name", "description" }, "de": … }
      texts jsonb not null,
      -- What opens it when it is paid: products of type 5, and services that are sold by subscription (D-045).
      product_ids uuid[] not null default '{}',
      trashed_at timestamptz,
      primary key (website_id, id)
    );
    create index member_area_latest on member_area (website_id, id desc) where trashed_at is null;

    create table member_area_page (
      website_id uuid not null,
      area_id uuid not null,
      page_id uuid not null,
      primary key (website_id, area_id, page_id),
      constraint member_area_page_area_fkey foreign key (website_id, area_id) references member_area (website_id, id) on delete cascade,
      constraint member_area_page_page_fkey foreign key (website_id, page_id) references collection (website_id, id) on delete cascade
    );
    create index member_area_page_by_page on member_area_page (website_id, page_id);

    create table member_access (
      website_id uuid not null,
      id uuid not null,
      area_id uuid not null,
      -- Null as long as nobody with the address has an account, and once the account is deleted.
      site_user_id uuid,
      -- Empty once the account is deleted.
      email text not null,
      email_key text not null,
      -- What was paid for; null if the team has given the access.
      order_id uuid,
      subscription_id uuid,
      starts_at timestamptz not null,
      -- The end of what was paid, or the day that the team has chosen; null: without end.
      until timestamptz,
      -- Who has given it, and why, if the team has.
      who text not null,
      reason text not null,
      -- When it was taken away, by what, and why, if the team has.
      ended_at timestamptz,
      ended_by text constraint member_access_ended_by_check check (ended_by in ('refund', 'cancellation', 'dispute', 'team', 'account')),
      end_reason text not null,
      primary key (website_id, id),
      constraint member_access_one_per_order unique (website_id, area_id, order_id),
      constraint member_access_area_fkey foreign key (website_id, area_id) references member_area (website_id, id) on delete cascade,
      constraint member_access_order_fkey foreign key (website_id, order_id) references orders (website_id, id) on delete cascade,
      constraint member_access_subscription_fkey foreign key (website_id, subscription_id) references subscription (website_id, id) on delete cascade,
      constraint member_access_site_user_fkey foreign key (website_id, site_user_id) references site_user (website_id, id) on delete set null (site_user_id),
      constraint member_access_ended_check check ((ended_at is null) = (ended_by is null)),
      constraint member_access_subscription_check check (subscription_id is null or order_id is not null)
    );
    create index member_access_latest on member_access (website_id, area_id, id desc);
    create index member_access_by_site_user on member_access (website_id, site_user_id, area_id) where site_user_id is not null;
    create index member_access_by_email on member_access (website_id, email_key text_pattern_ops);
    create index member_access_by_order on member_access (website_id, order_id) where order_id is not null;
  `.execute(database);
}
