import type { Connection } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { auditTeam } from '../audit.ts';
import type { TeamMember } from '../member.ts';
import type { Arrival } from './arrival.ts';
import { endSession, openSession } from './session.ts';

/**
 * The last step of every way to sign in, in the transaction that found nothing left to prove. Returns the token of the
 * new session.
 */
export async function enter(
  { clock }: Pick<Parts, 'clock'>,
  connection: Connection,
  member: TeamMember,
  arrival: Arrival,
): Promise<string> {
  const { websiteId, id } = member;
  if (arrival.formerToken !== undefined) await endSession(connection, websiteId, arrival.formerToken);
  await auditTeam(connection, clock, member, 'signedIn', `team_member/${id}`, {
    after: { address: arrival.address },
  });
  if (!arrival.isKnownTo(member)) await arrival.tell(connection, 'newDevice', member);
  return openSession(connection, member, arrival, clock);
}
