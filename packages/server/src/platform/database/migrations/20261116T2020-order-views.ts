import { type Kysely, sql } from 'kysely';

/** Searches and filters of the list of orders that members have named. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_view (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      -- The member who sees it; null if the whole team does.
      member_id uuid,
      name text not null check (name <> ''),
      -- Of the address of the list.
      query text not null,
      primary key (website_id, id),
      foreign key (website_id, member_id) references team_member (website_id, id) on delete cascade
    );
    create index order_view_of_member on order_view (website_id, member_id);
  `.execute(database);
}
