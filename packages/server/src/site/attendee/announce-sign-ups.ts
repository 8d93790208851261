import type { Connection } from '../../platform/database/index.ts';
import { announceChange, subjectOf } from '../../platform/subjects/index.ts';

/** Part of every transaction that changes how many places of these events are taken. */
export async function announceSignUps(
  connection: Connection,
  websiteId: string,
  itemIds: readonly string[],
): Promise<void> {
  if (itemIds.length === 0) return;
  await announceChange(connection, { websiteId, subjects: [...new Set(itemIds)].map(subjectOf.signUps) });
}
