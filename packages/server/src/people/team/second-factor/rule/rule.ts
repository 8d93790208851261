import { TeamRole } from '@awning/site-model';
import type { Connection } from '../../../../platform/database/index.ts';
import type { Parts } from '../../../../platform/parts.ts';
import { auditTeam } from '../../audit.ts';
import type { TeamMember } from '../../member.ts';
import { lockMember } from '../../store.ts';
import { hasSecondFactor } from '../second-factor.ts';
import { selectFactors } from '../store.ts';
import { selectRule, updateRule } from './store.ts';

/** Whether the owner requires a second factor from this member. */
export async function isAskedForFactor(
  connection: Connection,
  { websiteId, roles }: Pick<TeamMember, 'websiteId' | 'roles'>,
): Promise<boolean> {
  return roles.includes(TeamRole.ADMIN) && (await selectRule(connection, websiteId));
}

/** Whether this member must set up a second factor before anything else. */
export async function needsSecondFactor(
  connection: Connection,
  member: Pick<TeamMember, 'websiteId' | 'id' | 'roles'>,
): Promise<boolean> {
  if (!(await isAskedForFactor(connection, member))) return false;
  return !hasSecondFactor(await selectFactors(connection, member.websiteId, member.id));
}

export type RuleOutcome =
  | { readonly ok: true }
  /** `own-first`: an owner who requires a second factor must have one first. */
  | { readonly ok: false; readonly reason: 'not-owner' | 'own-first' };

/**
 * The owner decides whether administrators need a second factor. It takes effect with the next request of every
 * session.
 */
export async function changeRule(
  parts: Pick<Parts, 'database' | 'clock'>,
  by: TeamMember,
  adminsNeedSecondFactor: boolean,
): Promise<RuleOutcome> {
  if (!by.isOwner) return { ok: false, reason: 'not-owner' };
  return parts.database.transaction(async (connection): Promise<RuleOutcome> => {
    await lockMember(connection, by.websiteId, by.id);
    const factors = await selectFactors(connection, by.websiteId, by.id);
    if (adminsNeedSecondFactor && !hasSecondFactor(factors)) return { ok: false, reason: 'own-first' };
    const before = await selectRule(connection, by.websiteId);
    await updateRule(connection, by.websiteId, adminsNeedSecondFactor);
    await auditTeam(connection, parts.clock, by, 'secondFactorRuleChanged', `website/${by.websiteId}`, {
      before: { adminsNeedSecondFactor: before },
      after: { adminsNeedSecondFactor },
    });
    return { ok: true };
  });
}
