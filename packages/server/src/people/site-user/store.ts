import type { Connection } from '../../platform/database/index.ts';

export interface StoredSiteUser {
  readonly id: string;
  readonly websiteId: string;
  readonly email: string;
  readonly emailKey: string;
  readonly name: string;
  readonly language: string;
  readonly passwordHash: string;
  readonly createdAt: Date;
}

/** Returns false if the address is taken. */
export async function insertSiteUser(connection: Connection, user: StoredSiteUser): Promise<boolean> {
  const inserted = await connection.kysely
    .insertInto('site_user')
    .values({
      website_id: user.websiteId,
      id: user.id,
      email: user.email,
      email_key: user.emailKey,
      name: user.name,
      password_hash: user.passwordHash,
      language: user.language,
      created_at: user.createdAt,
      password_changed_at: user.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'email_key']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function selectSiteUserByEmail(
  connection: Connection,
  websiteId: string,
  emailKey: string,
): Promise<StoredSiteUser | undefined> {
  return siteUsers(connection, websiteId).where('email_key', '=', emailKey).executeTakeFirst();
}

export async function selectSiteUserById(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<StoredSiteUser | undefined> {
  return siteUsers(connection, websiteId).where('id', '=', id).executeTakeFirst();
}

/** Taken first by every change of an account and every new session, so that they run one after the other. */
export async function lockSiteUser(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<StoredSiteUser | undefined> {
  return siteUsers(connection, websiteId).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateName(connection: Connection, websiteId: string, id: string, name: string): Promise<void> {
  await connection.kysely
    .updateTable('site_user')
    .set({ name })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

export async function updatePassword(
  connection: Connection,
  websiteId: string,
  id: string,
  change: { readonly passwordHash: string; readonly at: Date },
): Promise<void> {
  await connection.kysely
    .updateTable('site_user')
    .set({ password_hash: change.passwordHash, password_changed_at: change.at })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

/** The address must be free; the unique key decides between two concurrent confirmations. */
export async function updateEmail(
  connection: Connection,
  websiteId: string,
  id: string,
  change: { readonly email: string; readonly emailKey: string },
): Promise<void> {
  await connection.kysely
    .updateTable('site_user')
    .set({ email: change.email, email_key: change.emailKey })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

/** Also deletes sessions, links and addresses. */
export async function deleteSiteUser(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.kysely.deleteFrom('site_user').where('website_id', '=', websiteId).where('id', '=', id).execute();
}

function siteUsers(connection: Connection, websiteId: string) {
  return connection.kysely
    .selectFrom('site_user')
    .select([
      'id',
      'website_id as websiteId',
      'email',
      'email_key as emailKey',
      'name',
      'language',
      'password_hash as passwordHash',
      'created_at as createdAt',
    ])
    .where('website_id', '=', websiteId);
}
