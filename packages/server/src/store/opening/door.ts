import { auditedBy, writeAudit } from '../../platform/database/index.ts';
import type { EditContext } from '../../platform/editing/index.ts';
import { announceChange, subjectOf } from '../../platform/subjects/index.ts';
import { changeSettings } from '../../platform/website/index.ts';

/**
 * Opens the shop to visitors or closes it. It is no part of the settings that are edited, so that restoring an old
 * version of those opens nothing.
 */
export async function changeDoor(
  { connection, website, clock, author }: EditContext,
  isClosed: boolean,
): Promise<void> {
  const { before } = await changeSettings(connection, website.id, { isClosed });
  if (before.isClosed === isClosed) return;
  await announceChange(connection, { websiteId: website.id, subjects: [subjectOf.settings] });
  await writeAudit(connection, {
    ...auditedBy(clock, website.id, author),
    what: isClosed ? 'website.closed' : 'website.opened',
    subject: `website/${website.id}`,
    before: { isClosed: before.isClosed },
    after: { isClosed },
  });
}
