import { type Connection, statement } from '../database/index.ts';

const secretOf = statement<{ sealed: Buffer }>(
  'website-secret',
  'select sealed from website_secret where website_id = $1 and name = $2',
);

/** A sealed value of a website, such as the key of its captcha. */
export async function selectSecret(
  connection: Connection,
  websiteId: string,
  name: string,
): Promise<Buffer | undefined> {
  return (await connection.run(secretOf, [websiteId, name]))[0]?.sealed;
}

const writeSecret = statement(
  'website-secret-write',
  `insert into website_secret (website_id, name, sealed, updated_at) values ($1, $2, $3, $4)
   on conflict (website_id, name) do update set sealed = excluded.sealed, updated_at = excluded.updated_at`,
);

export async function upsertSecret(
  connection: Connection,
  websiteId: string,
  name: string,
  sealed: Buffer,
  at: Date,
): Promise<void> {
  await connection.run(writeSecret, [websiteId, name, sealed, at]);
}

const removeSecret = statement(
  'website-secret-delete',
  'delete from website_secret where website_id = $1 and name = $2',
);

export async function deleteSecret(connection: Connection, websiteId: string, name: string): Promise<void> {
  await connection.run(removeSecret, [websiteId, name]);
}
