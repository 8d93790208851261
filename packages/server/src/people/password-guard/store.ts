import { type Connection, statement } from '../../platform/database/index.ts';
import type { WrongTry } from './delay.ts';

const lockRow = statement<{ tries: readonly WrongTry[] }>(
  'password-try-lock',
  `insert into password_try (website_id, subject, tries, expires_at) values ($1, $2, '[]', $3)
   on conflict (website_id, subject) do update set expires_at = greatest(password_try.expires_at, excluded.expires_at)
   returning tries`,
);

/**
 * Returns the wrong attempts of a subject. The row stays locked until the transaction ends, so that concurrent attempts
 * count each other.
 */
export async function lockTries(
  connection: Connection,
  websiteId: string,
  subject: Buffer,
  expiresAt: Date,
): Promise<readonly WrongTry[]> {
  const [row] = await connection.run(lockRow, [websiteId, subject, expiresAt]);
  return row?.tries ?? [];
}

const write = statement(
  'password-try-write',
  'update password_try set tries = $3 where website_id = $1 and subject = $2',
);

export async function upsertTries(
  connection: Connection,
  websiteId: string,
  subject: Buffer,
  tries: readonly WrongTry[],
): Promise<void> {
  await connection.run(write, [websiteId, subject, JSON.stringify(tries)]);
}

const forget = statement(
  'password-try-forget',
  'delete from password_try where expires_at <= $1 /* all websites: what has expired is of no use to any */',
);

export async function deleteOldTries(connection: Connection, now: Date): Promise<void> {
  await connection.run(forget, [now]);
}
