import { KNOWN_DEVICE_COOKIE, marked } from '@awning/server/people/device';
import { type Connection, newId } from '@awning/server/platform/database';
import { TeamRole, type TeamRoleCode } from '@awning/site-model';
import type { TestServer } from '../server/test-server.ts';
import type { Visitor } from '../server/visitor.ts';
import type { TestWebsite } from './website.ts';

export interface TestMember {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

export interface WantedMember {
  readonly roles?: readonly TeamRoleCode[];
  readonly email?: string;
  readonly name?: string;
  readonly isOwner?: boolean;
  readonly website?: Pick<TestWebsite, 'id' | 'host'>;
}

const password = 'a long walk on the beach';
// The hash with the least work possible: comparing takes less than a millisecond instead of 70.
const passwordHash = '$argon2id$v=19$m=8,t=1,p=1$bfE8OjpcGYfjyb+Iz9NxJw$pvAWfvJYTeFzSaStDtHChQqbd9ldQJC6yoIZcOl5TP4';

/** Adds a member to the first website's team, by default an administrator. */
export async function addTeamMember(server: TestServer, wanted: WantedMember = {}): Promise<TestMember> {
  const id = newId(server.clock);
  const email = wanted.email ?? `member-${id.slice(-12)}@shop.test`;
  await storeMember(server.database, {
    ...wanted,
    id,
    email,
    at: server.clock.now(),
    websiteId: (wanted.website ?? server.website).id,
  });
  return { id, email, password };
}

/** A visitor who has signed in as a new team member, in a browser that has done so before. */
export async function signedInMember(server: TestServer, wanted: WantedMember = {}): Promise<Visitor> {
  const member = await addTeamMember(server, wanted);
  const visitor = server.visitor(wanted.website);
  visitor.cookies.set(KNOWN_DEVICE_COOKIE, knownDevice(server, wanted.website ?? server.website, member));
  const answer = await visitor.post('/api/team/session', { email: member.email, password: member.password });
  if (answer.status !== 200) throw new Error(`Signing in returned ${answer.status}: ${answer.text}`);
  return visitor;
}

/** Marks everyone who is signed in to the back office as just confirmed. */
export async function confirmMembers({ database, clock, website }: TestServer, { id } = website): Promise<void> {
  await database.kysely
    .updateTable('team_session')
    .set({ confirmed_at: clock.now() })
    .where('website_id', '=', id)
    .execute();
}

/** A known browser, so that signing in with it sends no mail. */
function knownDevice({ parts }: TestServer, { id }: Pick<TestWebsite, 'id'>, { email }: TestMember): string {
  const account = `team:${email.toLowerCase()}`;
  return marked(undefined, { secrets: parts.config.secrets, websiteId: id, account });
}

interface MemberRow extends WantedMember {
  readonly id: string;
  readonly email: string;
  readonly at: Date;
  readonly websiteId: string;
}

async function storeMember({ kysely }: Connection, member: MemberRow): Promise<void> {
  await kysely
    .insertInto('team_member')
    .values({
      website_id: member.websiteId,
      id: member.id,
      email: member.email,
      email_key: member.email.toLowerCase(),
      name: member.name ?? 'Ada',
      password_hash: passwordHash,
      roles: [...(member.roles ?? [TeamRole.ADMIN])],
      is_owner: member.isOwner ?? false,
      created_at: member.at,
      password_changed_at: member.at,
    })
    .execute();
}
