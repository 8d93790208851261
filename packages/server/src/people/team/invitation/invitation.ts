import { emailKey, type TeamRoleCode } from '@awning/site-model';
import { type Connection, newId } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { PasswordHasher } from '../../../platform/password/index.ts';
import { newToken, TOKEN_LENGTH, tokenHash } from '../../../platform/token.ts';
import { auditTeam } from '../audit.ts';
import type { LinkOutcome } from '../mailed-link.ts';
import type { TeamMember } from '../member.ts';
import { type Caller, openSession } from '../session/session.ts';
import { insertMember, selectMemberByEmail, selectMemberById } from '../store.ts';
import { type Invitation, selectInvitationByToken, takeInvitation, upsertInvitation } from './store.ts';

const INVITATION_LIFE_MS = 7 * 24 * 3600 * 1000;

export type InviteOutcome =
  | { readonly ok: true; readonly invitation: Invitation }
  | { readonly ok: false; readonly reason: 'email-taken' };

/** Writes the mail with the link in the same transaction, so that there is no invitation without its mail. */
export type SendInvitation = (connection: Connection, token: string, invitation: Invitation) => Promise<void>;

/** Only members who manage the team get here, and they hold every right: no one can grant more than they have. */
export async function invite(
  parts: Pick<Parts, 'database' | 'clock'>,
  by: TeamMember,
  invited: { readonly email: string; readonly roles: readonly TeamRoleCode[] },
  send: SendInvitation,
): Promise<InviteOutcome> {
  const at = parts.clock.now();
  const token = newToken();
  const invitation = {
    id: newId(parts.clock),
    email: invited.email.trim(),
    roles: invited.roles,
    createdAt: at,
    expiresAt: new Date(at.getTime() + INVITATION_LIFE_MS),
  };
  const key = emailKey(invited.email);
  return parts.database.transaction(async (connection) => {
    if (await selectMemberByEmail(connection, by.websiteId, key)) return { ok: false, reason: 'email-taken' };
    await upsertInvitation(connection, {
      ...invitation,
      websiteId: by.websiteId,
      tokenHash: tokenHash(token),
      emailKey: key,
      invitedBy: by.id,
    });
    await send(connection, token, invitation);
    await auditTeam(connection, parts.clock, by, 'memberInvited', `team_invitation/${invitation.id}`, {
      after: { email: invitation.email, roles: invitation.roles },
    });
    return { ok: true, invitation };
  });
}

/** The invitation of this link, while it is valid. */
export async function openInvitation(
  connection: Connection,
  websiteId: string,
  token: string,
  at: Date,
): Promise<Invitation | undefined> {
  if (token.length !== TOKEN_LENGTH) return undefined;
  return selectInvitationByToken(connection, websiteId, tokenHash(token), at);
}

export async function withdrawInvitation(
  parts: Pick<Parts, 'database' | 'clock'>,
  by: TeamMember,
  id: string,
): Promise<boolean> {
  return parts.database.transaction(async (connection) => {
    const withdrawn = await takeInvitation(connection, by.websiteId, id);
    if (withdrawn) await auditTeam(connection, parts.clock, by, 'invitationWithdrawn', `team_invitation/${id}`);
    return withdrawn;
  });
}

export interface Newcomer {
  readonly websiteId: string;
  readonly name: string;
  readonly password: string;
}

/** The email address is the invited one: the link proves that mail to it arrives. */
export async function acceptInvitation(
  parts: Pick<Parts, 'database' | 'clock'>,
  passwords: PasswordHasher,
  invitation: Invitation,
  newcomer: Newcomer,
  caller: Caller,
): Promise<LinkOutcome> {
  const hashed = await passwords.make(newcomer.password);
  if (!hashed.ok) return hashed;
  const { websiteId } = newcomer;
  const at = parts.clock.now();
  const id = newId(parts.clock);
  return parts.database.transaction(async (connection) => {
    if (!(await takeInvitation(connection, websiteId, invitation.id))) return { ok: false, reason: 'gone' };
    await insertMember(connection, {
      websiteId,
      id,
      email: invitation.email,
      emailKey: emailKey(invitation.email),
      name: newcomer.name.trim(),
      passwordHash: hashed.value,
      roles: invitation.roles,
      isOwner: false,
      at,
    });
    const member = await selectMemberById(connection, websiteId, id);
    // The owner's account was created with this address meanwhile.
    if (member === undefined) return { ok: false, reason: 'gone' };
    await auditTeam(connection, parts.clock, member, 'memberJoined', `team_member/${id}`, {
      after: { email: member.email, roles: member.roles, address: caller.address },
    });
    const token = await openSession(connection, member, caller, parts.clock);
    return { ok: true, admitted: { kind: 'session', member, token } };
  });
}
