import type { Connection } from '../../../../platform/database/index.ts';

export interface NewPasskey {
  readonly websiteId: string;
  readonly id: string;
  readonly memberId: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly rpId: string;
  readonly name: string;
  readonly at: Date;
}

/** Returns false if the credential is already stored. */
export async function insertPasskey(connection: Connection, passkey: NewPasskey): Promise<boolean> {
  const inserted = await connection.kysely
    .insertInto('team_passkey')
    .values({
      website_id: passkey.websiteId,
      id: passkey.id,
      member_id: passkey.memberId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: BigInt(passkey.counter),
      transports: [...passkey.transports],
      rp_id: passkey.rpId,
      name: passkey.name,
      created_at: passkey.at,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'credential_id']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export interface ListedPasskey {
  readonly id: string;
  readonly credentialId: string;
  readonly transports: readonly string[];
  readonly rpId: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** The oldest first. */
export async function selectPasskeys(
  connection: Connection,
  websiteId: string,
  memberId: string,
): Promise<readonly ListedPasskey[]> {
  return connection.kysely
    .selectFrom('team_passkey')
    .select(['id', 'credential_id as credentialId', 'transports', 'rp_id as rpId', 'name'])
    .select(['created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('website_id', '=', websiteId)
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
}

export interface StoredPasskey {
  readonly id: string;
  readonly memberId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
}

/**
 * Locks one of the member's own passkeys until the transaction ends, so that each use sees the counter of the previous
 * one.
 */
export async function lockPasskey(
  connection: Connection,
  websiteId: string,
  memberId: string,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const row = await connection.kysely
    .selectFrom('team_passkey')
    .select(['id', 'public_key', 'counter'])
    .where('website_id', '=', websiteId)
    .where('member_id', '=', memberId)
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();
  return row && { id: row.id, memberId, publicKey: row.public_key, counter: Number(row.counter) };
}

export async function updatePasskeyUse(
  connection: Connection,
  websiteId: string,
  id: string,
  use: { readonly counter: number; readonly at: Date },
): Promise<void> {
  await connection.kysely
    .updateTable('team_passkey')
    .set({ counter: BigInt(use.counter), last_used_at: use.at })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

interface Owned {
  readonly websiteId: string;
  readonly memberId: string;
  readonly id: string;
}

export async function renamePasskey(connection: Connection, passkey: Owned, name: string): Promise<boolean> {
  const updated = await connection.kysely
    .updateTable('team_passkey')
    .set({ name })
    .where('website_id', '=', passkey.websiteId)
    .where('member_id', '=', passkey.memberId)
    .where('id', '=', passkey.id)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Returns the name of the deleted passkey. */
export async function deletePasskey(connection: Connection, passkey: Owned): Promise<string | undefined> {
  const deleted = await connection.kysely
    .deleteFrom('team_passkey')
    .where('website_id', '=', passkey.websiteId)
    .where('member_id', '=', passkey.memberId)
    .where('id', '=', passkey.id)
    .returning('name')
    .executeTakeFirst();
  return deleted?.name;
}

/** Returns the number of deleted passkeys. */
export async function deletePasskeysOf(connection: Connection, websiteId: string, memberId: string): Promise<number> {
  const deleted = await connection.kysely
    .deleteFrom('team_passkey')
    .where('website_id', '=', websiteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

export interface OpenChallenge {
  readonly websiteId: string;
  readonly boundTo: string;
}

/** The latest one counts. */
export async function upsertChallenge(
  connection: Connection,
  { websiteId, boundTo }: OpenChallenge,
  challenge: string,
  expiresAt: Date,
): Promise<void> {
  const values = { challenge, expires_at: expiresAt };
  await connection.kysely
    .insertInto('team_passkey_challenge')
    .values({ website_id: websiteId, bound_to: boundTo, ...values })
    .onConflict((conflict) => conflict.columns(['website_id', 'bound_to']).doUpdateSet(values))
    .execute();
}

/** Uses a challenge: exactly one of several concurrent calls gets it. */
export async function takeChallenge(
  connection: Connection,
  { websiteId, boundTo }: OpenChallenge,
  at: Date,
): Promise<string | undefined> {
  const taken = await connection.kysely
    .deleteFrom('team_passkey_challenge')
    .where('website_id', '=', websiteId)
    .where('bound_to', '=', boundTo)
    .where('expires_at', '>', at)
    .returning('challenge')
    .executeTakeFirst();
  return taken?.challenge;
}
