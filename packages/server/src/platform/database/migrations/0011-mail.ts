import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mail
      -- Shown as the sender when MAIL_FROM gives an address without a name.
      add column sender_name text not null default '',
      add column reply_to text,
      -- Where one click of the mail program ends a subscription (RFC 8058).
      add column unsubscribe_url text;
  `.execute(database);
}
