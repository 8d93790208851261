import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_user (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      -- Confirmed: whoever has not answered the mail yet stands in site_user_registration.
      email text not null,
      email_key text not null,
      name text not null,
      password_hash text not null,
      language text not null,
      created_at timestamptz not null,
      password_changed_at timestamptz not null,
      primary key (website_id, id),
      unique (website_id, email_key)
    );

    create table site_user_session (
      website_id uuid not null,
      token_hash bytea not null,
      -- The name of the session in lists; it opens nothing.
      id uuid not null,
      site_user_id uuid not null,
      is_remembered boolean not null,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      address text not null,
      user_agent text not null,
      primary key (website_id, token_hash),
      unique (website_id, id),
      foreign key (website_id, site_user_id) references site_user (website_id, id) on delete cascade
    );
    create index site_user_session_by_user on site_user_session (website_id, site_user_id);

    -- Not unique by address: of two people who register the same one, its mailbox decides.
    create table site_user_registration (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      -- Set when the mail with the link is written.
      token_hash bytea,
      email text not null,
      email_key text not null,
      name text not null,
      password_hash text not null,
      language text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (website_id, id),
      unique (website_id, token_hash)
    );
    create index site_user_registration_by_email on site_user_registration (website_id, email_key);

    -- Mailed links: to choose a new password, or to confirm another address.
    create table site_user_link (
      website_id uuid not null,
      token_hash bytea not null,
      kind text not null check (kind in ('password-reset', 'email-change')),
      site_user_id uuid not null,
      -- The address to be confirmed.
      email text check ((email is not null) = (kind = 'email-change')),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (website_id, token_hash),
      foreign key (website_id, site_user_id) references site_user (website_id, id) on delete cascade
    );
    create index site_user_link_by_user on site_user_link (website_id, site_user_id, kind);

    create table site_user_address (
      website_id uuid not null,
      id uuid not null,
      site_user_id uuid not null,
      first_name text not null,
      last_name text not null,
      line1 text not null,
      line2 text not null,
      city text not null,
      region text not null,
      postal_code text not null,
      country text not null check (country ~ '^[A-Z]{2}$'),
      phone text not null,
      is_default boolean not null,
      created_at timestamptz not null,
      primary key (website_id, id),
      foreign key (website_id, site_user_id) references site_user (website_id, id) on delete cascade
    );
    create index site_user_address_by_user on site_user_address (website_id, site_user_id);
    create unique index site_user_address_one_default on site_user_address (website_id, site_user_id) where is_default;

    -- An order outlives the account of its buyer.
    alter table cart add foreign key (website_id, site_user_id) references site_user (website_id, id) on delete set null (site_user_id);
    alter table orders add foreign key (website_id, site_user_id) references site_user (website_id, id) on delete set null (site_user_id);
    create index orders_by_site_user on orders (website_id, site_user_id, placed_at desc, id desc) where site_user_id is not null;
  `.execute(database);
}
