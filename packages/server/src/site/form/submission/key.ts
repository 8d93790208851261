import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Connection } from '../../../platform/database/index.ts';
import { insertKey } from './store.ts';

/** D-072. */
export const KEY_LIFE_MS = 3600 * 1000;

/** Creates a key for one submission. Only its hash is stored. */
export async function issueKey(connection: Connection, clock: Clock, websiteId: string): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const at = clock.now();
  await insertKey(connection, websiteId, keyHash(key), at, new Date(at.getTime() + KEY_LIFE_MS));
  return key;
}

export function keyHash(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
