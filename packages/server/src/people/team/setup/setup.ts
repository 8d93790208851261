import { emailKey, TeamRole } from '@awning/site-model';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, newId } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { PasswordHasher } from '../../../platform/password/index.ts';
import { newToken, TOKEN_LENGTH, tokenHash } from '../../../platform/token.ts';
import { ownAddress, websiteAddresses } from '../../../platform/website/index.ts';
import { auditTeam } from '../audit.ts';
import type { LinkOutcome } from '../mailed-link.ts';
import { type Caller, openSession } from '../session/session.ts';
import { hasOwner, insertMember, selectMemberById } from '../store.ts';
import {
  deleteOldSetupLinks,
  deleteSetupLinks,
  hasSetupLink,
  insertSetupLink,
  selectWebsitesWithoutOwner,
} from './store.ts';

/** Long enough for an installation on a Friday. A later start prints a new link; earlier ones stay valid. */
const SETUP_LINK_LIFE_MS = 7 * 24 * 3600 * 1000;

export interface SetupLink {
  readonly websiteName: string;
  readonly link: string;
}

/**
 * Creates one-time links for the owners of websites without one, each at its website's own address, oldest first. Only
 * the hash of a token is stored, so each start prints new links.
 */
export async function ownerSetupLinks(parts: Pick<Parts, 'config' | 'database' | 'clock'>): Promise<SetupLink[]> {
  const ownerless = await selectWebsitesWithoutOwner(parts.database);
  const websites = (await websiteAddresses(parts.database, ownAddress(parts.config))).filter(({ id }) =>
    ownerless.includes(id),
  );
  const at = parts.clock.now();
  const expiresAt = new Date(at.getTime() + SETUP_LINK_LIFE_MS);
  return Promise.all(
    websites.map(async (website) => {
      const token = newToken();
      await deleteOldSetupLinks(parts.database, website.id, at);
      await insertSetupLink(parts.database, website.id, tokenHash(token), at, expiresAt);
      return { websiteName: website.name, link: new URL(`/config/setup?token=${token}`, website.address).href };
    }),
  );
}

/** Whether this token may still create the owner. */
export async function isSetupOpen(
  database: Database,
  clock: Clock,
  websiteId: string,
  token: unknown,
): Promise<boolean> {
  if (typeof token !== 'string' || token.length !== TOKEN_LENGTH) return false;
  if (await hasOwner(database, websiteId)) return false;
  return hasSetupLink(database, websiteId, tokenHash(token), clock.now());
}

export interface NewOwner {
  readonly websiteId: string;
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** Creates the owner once: the database admits one of several concurrent uses. */
export async function createOwner(
  parts: Pick<Parts, 'database' | 'clock'>,
  passwords: PasswordHasher,
  owner: NewOwner,
  caller: Caller,
): Promise<LinkOutcome> {
  const hashed = await passwords.make(owner.password);
  if (!hashed.ok) return hashed;
  const at = parts.clock.now();
  const id = newId(parts.clock);
  return parts.database.transaction(async (connection) => {
    const inserted = await insertMember(connection, {
      websiteId: owner.websiteId,
      id,
      email: owner.email.trim(),
      emailKey: emailKey(owner.email),
      name: owner.name.trim(),
      passwordHash: hashed.value,
      roles: [TeamRole.ADMIN],
      isOwner: true,
      at,
    });
    const member = inserted ? await selectMemberById(connection, owner.websiteId, id) : undefined;
    if (member === undefined) return { ok: false, reason: 'gone' };
    await deleteSetupLinks(connection, owner.websiteId);
    await auditTeam(connection, parts.clock, member, 'ownerMade', `team_member/${id}`, {
      after: { email: member.email, address: caller.address },
    });
    const token = await openSession(connection, member, caller, parts.clock);
    return { ok: true, admitted: { kind: 'session', member, token } };
  });
}
