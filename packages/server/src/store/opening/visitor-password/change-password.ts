import { auditedBy, writeAudit } from '../../../platform/database/index.ts';
import type { EditContext } from '../../../platform/editing/index.ts';
import { type PasswordWeakness, passwordWeakness } from '../../../platform/password/index.ts';
import { changeSettings } from '../../../platform/website/index.ts';
import type { VisitorPasswordReason } from './messages.ts';

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

/** Why this cannot be the visitor password, or undefined. */
export function weaknessOf(password: string): VisitorPasswordReason | undefined {
  const weakness = passwordWeakness(password, '');
  return weakness && weaknessReasons[weakness];
}

const weaknessReasons = {
  'too-short': 'passwordTooShort',
  'too-long': 'passwordTooLong',
  common: 'passwordCommon',
  'same-as-email': 'passwordCommon',
} as const satisfies Readonly<Record<PasswordWeakness, VisitorPasswordReason>>;
