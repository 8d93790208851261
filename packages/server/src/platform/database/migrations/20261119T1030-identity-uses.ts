import { type Kysely, sql } from 'kysely';

/** Logo, icon and share picture of a website are a document of their own within its row, like the settings of themes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function use_assets_in_website() returns trigger language plpgsql as $$
    begin
      perform record_asset_uses(new.id, 'settings', new.id::text, 'website',
                                (new.settings - 'themeSettings' - 'identity')::text);
      perform record_asset_uses(new.id, 'theme-settings', new.id::text, 'website', coalesce(new.settings ->> 'themeSettings', ''));
      perform record_asset_uses(new.id, 'identity', new.id::text, 'website', coalesce(new.settings ->> 'identity', ''));
      return null;
    end $$;
  `.execute(database);
}
