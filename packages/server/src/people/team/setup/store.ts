import { type Connection, statement } from '../../../platform/database/index.ts';

export async function insertSetupLink(
  connection: Connection,
  websiteId: string,
  tokenHash: Buffer,
  at: Date,
  expiresAt: Date,
): Promise<void> {
  await connection.kysely
    .insertInto('team_setup_link')
    .values({ website_id: websiteId, token_hash: tokenHash, created_at: at, expires_at: expiresAt })
    .execute();
}

export async function hasSetupLink(
  connection: Connection,
  websiteId: string,
  tokenHash: Buffer,
  at: Date,
): Promise<boolean> {
  const link = await connection.kysely
    .selectFrom('team_setup_link')
    .select('created_at')
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return link !== undefined;
}

/** The first used link invalidates all printed links. */
export async function deleteSetupLinks(connection: Connection, websiteId: string): Promise<void> {
  await connection.kysely.deleteFrom('team_setup_link').where('website_id', '=', websiteId).execute();
}

export async function deleteOldSetupLinks(connection: Connection, websiteId: string, at: Date): Promise<void> {
  await connection.kysely
    .deleteFrom('team_setup_link')
    .where('website_id', '=', websiteId)
    .where('expires_at', '<=', at)
    .execute();
}

/** Ids, oldest first. An installation with more of them makes owners and starts again. */
export async function selectWebsitesWithoutOwner(connection: Connection): Promise<string[]> {
  return (await connection.run(selectWithoutOwner, [])).map(({ id }) => id);
}

const selectWithoutOwner = statement<{ id: string }>(
  'team-websites-without-owner',
  `select website.id from website
   where not exists (select from team_member where team_member.website_id = website.id and team_member.is_owner)
   order by website.created_at, website.id limit 20 /* all websites: a start looks for those that nobody owns yet */`,
);
