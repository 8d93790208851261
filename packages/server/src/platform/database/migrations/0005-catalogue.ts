import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Amounts are whole minor units of the store's currency.

    create table product (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      collection_id uuid not null,
      slug text not null check (slug <> ''),
      -- 1 physical, 2 digital, 3 service, 4 gift card, 5 paywall.
      type smallint not null check (type between 1 and 5),
      -- No label means published (D-099).
      label text check (label in ('Draft', 'Needs Review', 'Scheduled', 'Private')),
      position integer not null default 0,
      -- { "en": { "name", "excerpt", "body", "options": { stored: shown }, "values": { option: { stored: shown } } }, "de": … }
      texts jsonb not null,
      image_ids uuid[] not null default '{}',
      categories text[] not null default '{}',
      tags text[] not null default '{}',
      is_subscribable boolean not null default false check (not is_subscribable or type in (1, 3)),
      additional_fields_form_id uuid,
      use_custom_add_button_text boolean not null default false,
      custom_add_button_text text,
      custom_sold_out_text text,
      scarcity_enabled boolean not null default false,
      scarcity_text text,
      scarcity_shown_by_default boolean not null default false,
      -- A digital product is priced here, every other by its variants.
      price bigint check (price >= 0),
      sale_price bigint check (sale_price >= 0),
      on_sale boolean not null default false check (not on_sale or type = 2 and sale_price is not null),
      added_at timestamptz not null,
      updated_at timestamptz not null,
      version integer not null default 1,
      search tsvector generated always as (
        jsonb_to_tsvector('simple', texts, '["string"]') || array_to_tsvector(tags) || array_to_tsvector(categories)
      ) stored,
      primary key (website_id, id),
      unique (website_id, collection_id, slug),
      foreign key (website_id, collection_id) references collection (website_id, id) on delete cascade,
      check ((type = 2) = (price is not null))
    );
    create index product_listed on product (website_id, collection_id, position, id) where label is null;
    create index product_search on product using gin (search);

    create table option (
      website_id uuid not null,
      product_id uuid not null,
      name text not null check (name <> ''),
      position smallint not null,
      primary key (website_id, product_id, name),
      foreign key (website_id, product_id) references product (website_id, id) on delete cascade
    );

    create table variant (
      website_id uuid not null,
      id uuid not null,
      product_id uuid not null,
      position smallint not null default 0,
      sku text not null check (sku <> ''),
      attributes jsonb not null default '{}',
      -- Absent for the one variant of a digital product.
      price bigint check (price >= 0),
      sale_price bigint check (sale_price >= 0),
      on_sale boolean not null default false check (not on_sale or sale_price is not null),
      unlimited boolean not null default false,
      tax_class text not null default 'standard',
      weight_grams integer not null default 0 check (weight_grams >= 0),
      primary key (website_id, id),
      unique (website_id, sku),
      foreign key (website_id, product_id) references product (website_id, id) on delete cascade
    );
    create index variant_of_product on variant (website_id, product_id, position);

    -- on_hand is the sum of the ledger, reserved the sum of the live holds of checkouts; both change only by conditional updates.
    create table stock (
      website_id uuid not null,
      variant_id uuid not null,
      on_hand integer not null default 0,
      reserved integer not null default 0,
      backorder boolean not null default false,
      primary key (website_id, variant_id),
      foreign key (website_id, variant_id) references variant (website_id, id) on delete cascade,
      constraint stock_never_oversold check (reserved >= 0 and (backorder or reserved <= on_hand))
    );

    -- Append-only. kind: count (set by the owner), sale, cancel. ref: what caused it, such as an order's id.
    create table stock_move (
      website_id uuid not null,
      variant_id uuid not null,
      kind text not null check (kind in ('count', 'sale', 'cancel')),
      ref text not null,
      delta integer not null check (delta <> 0),
      at timestamptz not null,
      primary key (website_id, variant_id, kind, ref),
      foreign key (website_id, variant_id) references variant (website_id, id) on delete cascade
    );

    create table shipping_zone (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      name text not null,
      position smallint not null default 0,
      -- [{ "country": "DE" | null, "region": null, "postalPrefix": null }, …]
      areas jsonb not null,
      primary key (website_id, id)
    );

    create table shipping_option (
      website_id uuid not null,
      id uuid not null,
      zone_id uuid not null,
      position smallint not null default 0,
      -- By language, as everywhere: { "en": "Parcel", "de": "Paket" }
      texts jsonb not null,
      calculator text not null check (calculator in ('flat', 'weight', 'subtotal', 'quantity')),
      -- [{ "from": "0", "price": "490" }, …], whole numbers as text: grams, minor units or pieces, and minor units.
      bands jsonb not null,
      primary key (website_id, id),
      foreign key (website_id, zone_id) references shipping_zone (website_id, id) on delete cascade
    );

    create table tax_rule (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      name text not null,
      -- { "country": "DE" | null, "region": null, "postalPrefix": null }
      area jsonb not null,
      rate_ppm integer not null check (rate_ppm between 0 and 10000000),
      tax_class text not null default 'standard',
      inclusive boolean not null,
      priority smallint not null default 1,
      on_shipping boolean not null default true,
      primary key (website_id, id)
    );
  `.execute(database);
}
