import { type Kysely, sql } from 'kysely';

/** The settings of themes are a document of their own, although the website's row has both: a file that only they name is theirs. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function use_assets_in_website() returns trigger language plpgsql as $$
    begin
      perform record_asset_uses(new.id, 'settings', new.id::text, 'website', (new.settings - 'themeSettings')::text);
      perform record_asset_uses(new.id, 'theme-settings', new.id::text, 'website', coalesce(new.settings ->> 'themeSettings', ''));
      return null;
    end $$;
  `.execute(database);
}
