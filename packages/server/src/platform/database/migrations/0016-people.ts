import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- Whoever has an account may see and delete what was sent with their address, however it was written.
    alter table form_submission add column email_key text;
    update form_submission set email_key = lower(normalize(btrim(email), nfc)) where email is not null
      /* all websites: what they have stored so far */;
    create index form_submission_by_email on form_submission (website_id, email_key) where email_key is not null;

    -- Mails that go with an account. Those of orders are left out: they stay, and are the most.
    create index mail_of_account on mail (website_id, lower(recipient))
      where kind like 'site-user-%' or kind like 'newsletter-%';
  `.execute(database);
}
