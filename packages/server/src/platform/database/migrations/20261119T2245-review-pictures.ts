import { type Kysely, sql } from 'kysely';

/** Pictures that buyers add to their reviews. A picture is no file of the team's; its bytes belong to it alone and go with it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_picture (
      website_id uuid not null,
      content_id uuid not null,
      review_id uuid not null,
      primary key (website_id, content_id),
      constraint review_picture_content_fkey foreign key (website_id, content_id) references asset_content (website_id, id) on delete cascade,
      constraint review_picture_review_fkey foreign key (website_id, review_id) references review (website_id, id) on delete cascade
    );
    create index review_picture_of_review on review_picture (website_id, review_id, content_id);

    -- However a review goes: by its writer, the team, its product, its order or an account.
    create function forget_review_pictures() returns trigger language plpgsql as $$
    begin
      delete from asset_content using went where asset_content.website_id = went.website_id and asset_content.id = went.content_id;
      return null;
    end $$;
    create trigger review_picture_goes after delete on review_picture
      referencing old table as went for each statement execute function forget_review_pictures();
  `.execute(database);
}
