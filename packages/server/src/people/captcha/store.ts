import { type Connection, statement } from '../../platform/database/index.ts';
import type { CaptchaProof } from './provider.ts';

const writeProof = statement<{ expires_at: Date }>(
  'captcha-proof-use',
  `insert into captcha_use (website_id, proof_hash, expires_at) values ($1, $2, $3)
   on conflict do nothing returning expires_at`,
);

/** Returns false if the proof was used before. Concurrent inserts wait for each other's commit. */
export async function insertProof(connection: Connection, websiteId: string, proof: CaptchaProof): Promise<boolean> {
  const written = await connection.run(writeProof, [websiteId, proof.hash, proof.expiresAt]);
  return written.length === 1;
}

const forgetProofs = statement(
  'captcha-proof-forget',
  'delete from captcha_use where expires_at <= $1 /* all websites: what has expired is of no use to any */',
);

export async function deleteOldProofs(connection: Connection, now: Date): Promise<void> {
  await connection.run(forgetProofs, [now]);
}
