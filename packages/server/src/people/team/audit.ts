import type { Clock } from '../../platform/clock.ts';
import { auditedBy, type Connection, writeAudit } from '../../platform/database/index.ts';
import type { TeamMember } from './member.ts';

type Deed =
  | 'signedIn'
  | 'confirmed'
  | 'sessionEnded'
  | 'otherSessionsEnded'
  | 'codeAppAdded'
  | 'codeAppRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passkeyCopied'
  | 'recoveryCodesMade'
  | 'secondFactorRuleChanged'
  | 'recoveryCodeUsed'
  | 'ownerMade'
  | 'memberInvited'
  | 'invitationWithdrawn'
  | 'memberJoined'
  | 'rolesChanged'
  | 'memberRemoved'
  | 'passwordChanged'
  | 'passwordReset'
  | 'apiKeyMade'
  | 'apiKeyRevoked';

/** Records a change to the team, in the transaction of the change. */
export async function auditTeam(
  connection: Connection,
  clock: Clock,
  by: Pick<TeamMember, 'websiteId' | 'id' | 'name'>,
  deed: Deed,
  subject: string,
  values: { readonly before?: unknown; readonly after?: unknown } = {},
): Promise<void> {
  await writeAudit(connection, {
    ...auditedBy(clock, by.websiteId, by),
    what: `team.${deed}`,
    subject,
    ...values,
  });
}
