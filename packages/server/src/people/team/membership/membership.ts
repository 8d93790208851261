import type { TeamRoleCode } from '@awning/site-model';
import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { auditTeam } from '../audit.ts';
import type { TeamMember } from '../member.ts';
import { deleteSessionsOf } from '../session/store.ts';
import { deleteMember, lockMember, type StoredMember, updateRoles } from '../store.ts';

export type MembershipOutcome =
  | { readonly ok: true; readonly member: StoredMember }
  | { readonly ok: false; readonly reason: 'gone' | 'owner' | 'yourself' };

/**
 * Changed roles take effect with the next request. The member's sessions end, so that no open screen shows outdated
 * rights.
 */
export async function changeRoles(
  parts: Pick<Parts, 'database' | 'clock'>,
  by: TeamMember,
  id: string,
  roles: readonly TeamRoleCode[],
): Promise<MembershipOutcome> {
  return changeMember(parts, by, id, async (connection, member) => {
    await updateRoles(connection, by.websiteId, id, roles);
    const lost = member.roles.filter((role) => !roles.includes(role));
    if (lost.length > 0) await deleteSessionsOf(connection, by.websiteId, id);
    await auditTeam(connection, parts.clock, by, 'rolesChanged', `team_member/${id}`, {
      before: { roles: member.roles },
      after: { roles },
    });
    return { ...member, roles };
  });
}

/** Also ends the member's sessions. */
export async function removeMember(
  parts: Pick<Parts, 'database' | 'clock'>,
  by: TeamMember,
  id: string,
): Promise<MembershipOutcome> {
  return changeMember(parts, by, id, async (connection, member) => {
    await deleteMember(connection, by.websiteId, id);
    await auditTeam(connection, parts.clock, by, 'memberRemoved', `team_member/${id}`, {
      before: { email: member.email, name: member.name, roles: member.roles },
    });
    return member;
  });
}

type Change = (connection: Connection, member: StoredMember) => Promise<StoredMember>;

/** The owner cannot be changed (D-169), and members cannot lock themselves out by accident. */
async function changeMember(
  parts: Pick<Parts, 'database'>,
  by: TeamMember,
  id: string,
  change: Change,
): Promise<MembershipOutcome> {
  return parts.database.transaction(async (connection) => {
    const member = await lockMember(connection, by.websiteId, id);
    if (member === undefined) return { ok: false, reason: 'gone' };
    if (member.isOwner) return { ok: false, reason: 'owner' };
    if (member.id === by.id) return { ok: false, reason: 'yourself' };
    return { ok: true, member: await change(connection, member) };
  });
}
