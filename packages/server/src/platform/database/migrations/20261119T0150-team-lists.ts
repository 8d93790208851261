import { type Kysely, sql } from 'kysely';

/** What the team searches and filters is read along an index, however much there is of everything else. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index form_submission_words on form_submission using gin (website_id, form_id, search gin_trgm_ops);

    create index subscription_paused on subscription (website_id, id desc) where state = 'paused';
    create index subscription_over on subscription (website_id, id desc) where state in ('cancelled', 'ended');
    create index subscription_due_of_website on subscription (website_id, due_at, id) where due_at is not null;
    -- Also for beginnings of addresses, whatever the collation of the database.
    drop index subscription_by_email;
    create index subscription_by_email on subscription (website_id, email_key text_pattern_ops);
  `.execute(database);
}
