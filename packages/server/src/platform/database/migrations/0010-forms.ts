import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table form (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      name text not null,
      form_type text not null check (form_type in ('contact', 'newsletter', 'custom', 'additional-fields')),
      -- The published version that visitors see.
      version integer not null check (version > 0),
      -- none: submissions have no place to go, so the form is not configured yet.
      storage_target text not null default 'submissions' check (storage_target in ('submissions', 'none')),
      notify_email text,
      webhook_url text,
      -- Sealed with the installation's secret.
      webhook_secret bytea,
      -- Without it submissions are kept until somebody deletes them.
      retention_days integer check (retention_days > 0),
      is_archived boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (website_id, id)
    );

    create table form_version (
      website_id uuid not null,
      form_id uuid not null,
      version integer not null check (version > 0),
      definition jsonb not null,
      -- Texts in further languages: { de: { name, fields: { id: { title } } } }.
      texts jsonb not null,
      published_at timestamptz not null,
      published_by text not null,
      primary key (website_id, form_id, version),
      foreign key (website_id, form_id) references form (website_id, id) on delete cascade
    );
    create function form_version_is_immutable() returns trigger language plpgsql as $$
      begin raise exception 'A published version of a form never changes'; end $$;
    create trigger form_version_is_immutable before update on form_version
      for each row execute function form_version_is_immutable();

    create table form_key (
      website_id uuid not null references website (id) on delete cascade,
      key_hash bytea not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      primary key (website_id, key_hash)
    );
    create index form_key_by_expiry on form_key (expires_at);

    create table form_submission (
      website_id uuid not null,
      id uuid not null,
      form_id uuid not null,
      version integer not null,
      -- Of the key that was used; a form without scripts has none.
      key_hash bytea,
      language text not null,
      -- JSON text of field id to answer, exactly as it was checked; answers to password fields are in secrets, sealed.
      answers text not null,
      secrets bytea,
      email text,
      page_title text not null,
      page_id text not null,
      page_kind text not null check (page_kind in ('item', 'collection', 'other')),
      page_path text not null,
      page_permission smallint not null check (page_permission between 1 and 3),
      -- What the list is searched in: the answers as an owner reads them, in lower case.
      search text not null,
      -- The notification, which is deleted with the submission.
      mail_id uuid,
      submitted_at timestamptz not null,
      primary key (website_id, id),
      unique (website_id, key_hash),
      foreign key (website_id, form_id, version) references form_version (website_id, form_id, version) on delete cascade
    );
    create index form_submission_by_form on form_submission (website_id, form_id, id desc);
    create index form_submission_by_time on form_submission (website_id, form_id, submitted_at);

    create table form_webhook (
      website_id uuid not null,
      submission_id uuid not null,
      state text not null check (state in ('waiting', 'delivered', 'failed')),
      attempts integer not null default 0,
      last_error text,
      updated_at timestamptz not null,
      primary key (website_id, submission_id),
      foreign key (website_id, submission_id) references form_submission (website_id, id) on delete cascade
    );

    create table newsletter_contact (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      email text not null,
      email_key text not null,
      -- pending: has not confirmed yet and gets no newsletter.
      status text not null check (status in ('pending', 'subscribed', 'unsubscribed')),
      language text not null,
      -- What brought the address here: form:<id>, restock.
      source text not null,
      confirm_hash bytea,
      confirm_expires_at timestamptz,
      confirm_mailed_at timestamptz,
      created_at timestamptz not null,
      subscribed_at timestamptz,
      unsubscribed_at timestamptz,
      primary key (website_id, id),
      unique (website_id, email_key),
      unique (website_id, confirm_hash)
    );

    -- Proofs of work that were used up, until they expire by themselves.
    create table captcha_use (
      website_id uuid not null references website (id) on delete cascade,
      proof_hash bytea not null,
      expires_at timestamptz not null,
      primary key (website_id, proof_hash)
    );
    create index captcha_use_by_expiry on captcha_use (expires_at);

    -- What a website needs to know and its templates must never see; sealed with the installation's secret.
    create table website_secret (
      website_id uuid not null references website (id) on delete cascade,
      name text not null,
      sealed bytea not null,
      updated_at timestamptz not null,
      primary key (website_id, name)
    );
  `.execute(database);
}
