import { type Kysely, sql } from 'kysely';

/** Shipments, notes, the words by which orders are found, and the mails of an order. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table fulfilment (
      website_id uuid not null,
      id uuid not null,
      order_id uuid not null,
      carrier text not null,
      tracking_number text not null,
      tracking_url text not null,
      who text not null,
      created_at timestamptz not null,
      -- Recorded by mistake: its units have to be sent again.
      undone_at timestamptz,
      primary key (website_id, id),
      foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
    );
    create index fulfilment_of_order on fulfilment (website_id, order_id);

    create table fulfilment_line (
      website_id uuid not null,
      fulfilment_id uuid not null,
      order_id uuid not null,
      position smallint not null,
      quantity integer not null check (quantity > 0),
      primary key (website_id, fulfilment_id, position),
      foreign key (website_id, fulfilment_id) references fulfilment (website_id, id) on delete cascade,
      foreign key (website_id, order_id, position) references order_line (website_id, order_id, position) on delete cascade
    );
    create index fulfilment_line_of_order on fulfilment_line (website_id, order_id);

    create table order_note (
      website_id uuid not null,
      id uuid not null,
      order_id uuid not null,
      who text not null,
      text text not null,
      is_mailed boolean not null,
      created_at timestamptz not null,
      primary key (website_id, id),
      foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
    );
    create index order_note_of_order on order_note (website_id, order_id);

    -- Written when an order is placed. In the order of bytes, words with the same beginning are neighbours. Ids of orders
    -- sort by time, so the latest orders with a word are read from the end.
    create table order_word (
      website_id uuid not null,
      word text collate "C" not null,
      order_id uuid not null,
      primary key (website_id, word, order_id),
      foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
    );
    create index order_word_of_order on order_word (website_id, order_id);

    /* all websites: every order can be found by its words */
    insert into order_word (website_id, word, order_id)
    select distinct orders.website_id, left(found.word, 60), orders.id
      from orders
      cross join lateral (
        select orders.email_key as word
        union all
        select lower(regexp_replace(normalize(line.sku, NFKD), '[\u0300-\u036f]', '', 'g'))
          from order_line line
         where line.website_id = orders.website_id and line.order_id = orders.id and line.kind = 'item' and line.sku is not null
        union all
        select word from (
          select concat_ws(' ', address ->> 'firstName', address ->> 'lastName') as phrase
            from unnest(array[orders.shipping_address, orders.billing_address]) address
           where address is not null
          union all
          select orders.email_key
          union all
          select line.sku from order_line line
           where line.website_id = orders.website_id and line.order_id = orders.id and line.kind = 'item' and line.sku is not null
          union all
          select line.product_name from order_line line
           where line.website_id = orders.website_id and line.order_id = orders.id and line.kind = 'item'
        ) texts,
        regexp_split_to_table(lower(regexp_replace(normalize(texts.phrase, NFKD), '[\u0300-\u036f]', '', 'g')), '[][:space:]!-/:-@[\\\\^-\`{-~]+') word
      ) found
     where orders.placed_at is not null and found.word <> ''
    on conflict do nothing;

    -- What a mail is about, such as order/<id>.
    alter table mail add column about text;
    create index mail_about on mail (website_id, about, id) where about is not null;
  `.execute(database);
}
