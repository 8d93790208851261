import type { Connection } from '../database/index.ts';

/**
 * What a page depends on: `product/<id>`, `product/<id>#stock`, `collection/<id>#list`, `item/<id>`, `settings`,
 * `theme` … A change names its subjects inside its transaction; pages that depend on them are dropped after the commit.
 */
export type Subject = string;

export interface Change {
  readonly websiteId: string;
  /** `all` means everything the website shows. */
  readonly subjects: readonly Subject[] | 'all';
}

export const SUBJECTS_CHANNEL = 'subjects';

/** More subjects are cheaper to announce as the whole website; PostgreSQL refuses a payload of 8,000 bytes. */
const MAX_SUBJECTS = 100;
const MAX_PAYLOAD_BYTES = 7_900;

/** Notifies every process of the change, when the transaction commits. */
export async function announceChange(connection: Connection, change: Change): Promise<void> {
  if (change.subjects.length > 0) await connection.notify(SUBJECTS_CHANNEL, writeChange(change));
}

/** The payload of a notification: the website's id, then one subject per line; no subjects means all. */
export function writeChange({ websiteId, subjects }: Change): string {
  if (subjects === 'all' || subjects.length > MAX_SUBJECTS) return websiteId;
  const payload = [websiteId, ...new Set(subjects)].join('\n');
  return Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES ? websiteId : payload;
}

export function readChange(payload: string): Change {
  const [websiteId = '', ...subjects] = payload.split('\n');
  return { websiteId, subjects: subjects.length === 0 ? 'all' : subjects };
}
