import type { Connection } from '../../platform/database/index.ts';
import { announceChange, subjectOf } from '../../platform/subjects/index.ts';

/** Part of every transaction that changes which reviews of these products visitors read. */
export async function announceReviews(
  connection: Connection,
  websiteId: string,
  productIds: readonly string[],
): Promise<void> {
  await announceChange(connection, { websiteId, subjects: productIds.map(subjectOf.reviews) });
}
