import type { Parts } from '../../../platform/parts.ts';
import { auditTeam } from '../audit.ts';
import type { SignedInMember } from '../member.ts';
import { deletePendingOf } from '../second-factor/second-step/store.ts';
import { lockMember } from '../store.ts';
import { deleteSessionById, deleteSessionsOf } from './store.ts';

type EndParts = Pick<Parts, 'database' | 'clock'>;

/** Also ends a sign-in that waits for its second step. */
export async function endOtherSessions({ database, clock }: EndParts, member: SignedInMember): Promise<void> {
  await database.transaction(async (connection) => {
    // The lock orders this and a sign-in that completes at the same moment; a sign-in that comes first is ended too.
    await lockMember(connection, member.websiteId, member.id);
    await deleteSessionsOf(connection, member.websiteId, member.id, member.sessionId);
    await deletePendingOf(connection, member.websiteId, member.id);
    await auditTeam(connection, clock, member, 'otherSessionsEnded', `team_member/${member.id}`);
  });
}

/** Returns false if the member has no such session. */
export async function endOneSession(
  { database, clock }: EndParts,
  member: SignedInMember,
  sessionId: string,
): Promise<boolean> {
  return database.transaction(async (connection) => {
    if (!(await deleteSessionById(connection, member.websiteId, member.id, sessionId))) return false;
    await auditTeam(connection, clock, member, 'sessionEnded', `team_member/${member.id}`);
    return true;
  });
}
