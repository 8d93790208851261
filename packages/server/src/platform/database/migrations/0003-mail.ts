import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail (
      website_id uuid not null references website (id) on delete cascade,
      id uuid not null,
      -- Made with the row: a mail that is repeated after a crash carries the same Message-ID.
      message_id text not null,
      kind text not null,
      language text not null,
      recipient text not null,
      subject text not null,
      html text not null,
      text text not null,
      -- waiting: a job will send it; held: there is no mail server; bounced: refused for good; failed: given up after all attempts.
      status text not null check (status in ('waiting', 'held', 'sent', 'bounced', 'failed')),
      attempts integer not null default 0,
      last_error text,
      created_at timestamptz not null,
      sent_at timestamptz,
      primary key (website_id, id),
      unique (website_id, message_id)
    );
    -- Ids sort by time, so this serves the list of one status as the primary key serves the list of all.
    create index mail_by_status on mail (website_id, status, id);
  `.execute(database);
}
