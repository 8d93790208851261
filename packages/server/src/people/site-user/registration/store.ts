import { type Connection, statement } from '../../../platform/database/index.ts';

export interface Registration {
  readonly websiteId: string;
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly language: string;
}

export async function insertRegistration(
  connection: Connection,
  registration: Registration & { readonly at: Date; readonly expiresAt: Date },
): Promise<void> {
  await connection.kysely
    .insertInto('site_user_registration')
    .values({
      website_id: registration.websiteId,
      id: registration.id,
      email: registration.email,
      email_key: registration.emailKey,
      name: registration.name,
      password_hash: registration.passwordHash,
      language: registration.language,
      created_at: registration.at,
      expires_at: registration.expiresAt,
    })
    .execute();
}

/** Locked, so that a repeated job sees what the first run has done. */
export async function lockRegistration(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<(Registration & { readonly isMailed: boolean }) | undefined> {
  const row = await registrations(connection, websiteId)
    .select('token_hash')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { token_hash: tokenHash, ...registration } = row;
  return { ...registration, isMailed: tokenHash !== null };
}

export async function selectRegistrationByToken(
  connection: Connection,
  websiteId: string,
  tokenHash: Buffer,
  at: Date,
): Promise<Registration | undefined> {
  return registrations(connection, websiteId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();
}

/** The valid registrations of an address, latest first. */
export async function selectLatestRegistrations(
  connection: Connection,
  websiteId: string,
  emailKey: string,
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<Registration[]> {
  return registrations(connection, websiteId)
    .where('email_key', '=', emailKey)
    .where('expires_at', '>', at)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The number of mails with a valid link to this address. */
export async function countMailed(
  connection: Connection,
  websiteId: string,
  emailKey: string,
  at: Date,
): Promise<number> {
  const { count } = await connection.kysely
    .selectFrom('site_user_registration')
    .select((registration) => registration.fn.countAll<bigint>().as('count'))
    .where('website_id', '=', websiteId)
    .where('email_key', '=', emailKey)
    .where('token_hash', 'is not', null)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function updateRegistrationToken(
  connection: Connection,
  websiteId: string,
  id: string,
  tokenHash: Buffer,
): Promise<void> {
  await connection.kysely
    .updateTable('site_user_registration')
    .set({ token_hash: tokenHash })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

export async function deleteRegistrationsOf(
  connection: Connection,
  websiteId: string,
  emailKey: string,
): Promise<void> {
  await connection.kysely
    .deleteFrom('site_user_registration')
    .where('website_id', '=', websiteId)
    .where('email_key', '=', emailKey)
    .execute();
}

export async function deleteOldRegistrations(connection: Connection, websiteId: string, at: Date): Promise<void> {
  await connection.kysely
    .deleteFrom('site_user_registration')
    .where('website_id', '=', websiteId)
    .where('expires_at', '<=', at)
    .execute();
}

const forgetRegistrations = statement(
  'site-user-registration-forget',
  'delete from site_user_registration where expires_at <= $1 /* all websites: what has expired opens nothing anywhere */',
);

export async function deleteExpiredRegistrations(connection: Connection, at: Date): Promise<void> {
  await connection.run(forgetRegistrations, [at]);
}

function registrations(connection: Connection, websiteId: string) {
  return connection.kysely
    .selectFrom('site_user_registration')
    .select([
      'website_id as websiteId',
      'id',
      'email',
      'email_key as emailKey',
      'name',
      'password_hash as passwordHash',
      'language',
    ])
    .where('website_id', '=', websiteId);
}
