import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    -- The whole address of a host: links in mails are made from it and never from a request, whose caller may write any port.
    alter table website_host
      add column scheme text not null default 'https' check (scheme in ('http', 'https')),
      add column port integer check (port between 1 and 65535);
    update website_host set scheme = 'http' /* all websites: what is stored so far */
     where host ~ '(^|\\.)localhost$|\\.(test|example)$|^(127|10)\\.|^192\\.168\\.|^172\\.(1[6-9]|2[0-9]|3[01])\\.|^\\[(::1\\]|f[cd])';
    -- Whatever a request had said there counts no longer.
    alter table payment_attempt drop column origin;
  `.execute(database);
}
