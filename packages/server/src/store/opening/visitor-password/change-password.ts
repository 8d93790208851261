import { auditedBy, writeAudit } from '../../../platform/database/index.ts';
import type { EditContext } from '../../../platform/editing/index.ts';
import { changeSettings } from '../../../platform/website/index.ts';

/**
 * Stores the hash of the visitor password, or removes it. As the door itself, it is no part of the settings that are
 * edited: no version contains it, and restoring one does not bring an old password back.
 */
export async function changeVisitorPassword(
  { connection, website, clock, author }: EditContext,
  visitorPasswordHash: string,
): Promise<void> {
  const { before } = await changeSettings(connection, website.id, { visitorPasswordHash });
  if (before.visitorPasswordHash === '' && visitorPasswordHash === '') return;
  await writeAudit(connection, {
    ...auditedBy(clock, website.id, author),
    what: visitorPasswordHash === '' ? 'website.visitorPasswordRemoved' : 'website.visitorPasswordSet',
    subject: `website/${website.id}`,
  });
}
