import { type Kysely, sql } from 'kysely';

/** What buyers think of products. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table review (
      website_id uuid not null,
      id uuid not null,
      product_id uuid not null,
      -- The purchase that the review is about. The address of its writer is that of the order.
      order_id uuid not null,
      position smallint not null,
      rating smallint not null check (rating between 1 and 5),
      text text not null,
      author text not null check (author <> ''),
      language text not null,
      -- pending: nobody of the team has read it, or it was changed since.
      state text not null check (state in ('pending', 'published', 'hidden')),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (website_id, id),
      constraint review_product_fkey foreign key (website_id, product_id) references product (website_id, id) on delete cascade,
      constraint review_line_fkey foreign key (website_id, order_id, position) references order_line (website_id, order_id, position) on delete cascade
    );
    create unique index review_once_per_line on review (website_id, order_id, position);
    create index review_of_product on review (website_id, product_id, id) where state = 'published';
    create index review_of_product_key on review (website_id, product_id);
    create index review_listed on review (website_id, state, id);
  `.execute(database);
}
