import { type Connection, statement } from '../../../platform/database/index.ts';

const lock = statement(
  'homepage-lock',
  `select pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'homepage', $1::text /* website_id */), 0))`,
);

/** Two choices wait for one another: the second has to see which page the first one chose. */
export async function lockHomepage(connection: Connection, websiteId: string): Promise<void> {
  await connection.run(lock, [websiteId]);
}

const choice = statement<{ readonly isHomepage: boolean; readonly isShown: boolean }>(
  'homepage-choice',
  `select is_homepage as "isHomepage", is_enabled and label is null as "isShown" from collection
    where website_id = $1 and id = $2 and not is_folder and label is distinct from 'Trash' for update`,
);

/** A page that could be the home page; it cannot be hidden or deleted until the transaction ends. */
export async function selectHomepageChoice(connection: Connection, websiteId: string, id: string) {
  return (await connection.run(choice, [websiteId, id]))[0];
}

const homepage = statement<{ readonly id: string }>(
  'homepage-id',
  'select id from collection where website_id = $1 and is_homepage',
);

export async function selectHomepage(connection: Connection, websiteId: string): Promise<string | undefined> {
  return (await connection.run(homepage, [websiteId]))[0]?.id;
}
