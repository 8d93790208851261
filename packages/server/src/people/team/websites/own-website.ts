import { emailKey, TeamRole } from '@awning/site-model';
import type { Clock } from '../../../platform/clock.ts';
import { type Connection, newId } from '../../../platform/database/index.ts';
import { auditTeam } from '../audit.ts';
import type { TeamMember } from '../member.ts';
import { updateRule } from '../second-factor/rule/store.ts';
import { insertMember, lockMember } from '../store.ts';
import { selectPersonId } from './store.ts';

/**
 * Makes the person behind a member the owner of a new website and returns the id of the new account. It begins with the
 * same password, and is an account of its own from then on. Second factors are not copied: passkeys belong to a host
 * name. A person who has one must set one up at the new website before anything else.
 */
export async function ownNewWebsite(
  connection: Connection,
  clock: Clock,
  by: TeamMember,
  websiteId: string,
): Promise<string> {
  const at = clock.now();
  const id = newId(clock);
  const person = await lockMember(connection, by.websiteId, by.id);
  const personId = await selectPersonId(connection, by);
  if (!person || personId === undefined) throw new Error('The member who adds a website is gone');
  const { email, name, passwordHash, language } = person;
  const owner = { websiteId, id, email, emailKey: emailKey(email), name, passwordHash, language, personId };
  await insertMember(connection, { ...owner, roles: [TeamRole.ADMIN], isOwner: true, at });
  if (person.hasSecondFactor) await updateRule(connection, websiteId, true);
  await auditTeam(connection, clock, owner, 'ownerMade', `team_member/${id}`, { after: { email } });
  return id;
}
