import type { TeamRoleCode } from '@awning/site-model';
import type { Connection } from '../../../platform/database/index.ts';

export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly roles: readonly TeamRoleCode[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface NewInvitation extends Invitation {
  readonly websiteId: string;
  readonly tokenHash: Buffer;
  readonly emailKey: string;
  readonly invitedBy: string;
}

/** One per address: a new invitation replaces the earlier one, whose link becomes invalid. */
export async function upsertInvitation(connection: Connection, invitation: NewInvitation): Promise<void> {
  const values = {
    id: invitation.id,
    token_hash: invitation.tokenHash,
    email: invitation.email,
    roles: [...invitation.roles],
    invited_by: invitation.invitedBy,
    created_at: invitation.createdAt,
    expires_at: invitation.expiresAt,
  };
  await connection.kysely
    .insertInto('team_invitation')
    .values({ website_id: invitation.websiteId, email_key: invitation.emailKey, ...values })
    .onConflict((conflict) => conflict.columns(['website_id', 'email_key']).doUpdateSet(values))
    .execute();
}

export async function selectInvitationByToken(
  connection: Connection,
  websiteId: string,
  tokenHash: Buffer,
  at: Date,
): Promise<Invitation | undefined> {
  const row = await invitations(connection, websiteId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row && asInvitation(row);
}

/** Open invitations, latest first; expired ones stay in the list until they are renewed or withdrawn. */
export async function selectInvitations(connection: Connection, websiteId: string): Promise<readonly Invitation[]> {
  const rows = await invitations(connection, websiteId).orderBy('created_at', 'desc').orderBy('id').execute();
  return rows.map(asInvitation);
}

/** Returns true for exactly one of several concurrent uses of the link. */
export async function takeInvitation(connection: Connection, websiteId: string, id: string): Promise<boolean> {
  const deleted = await connection.kysely
    .deleteFrom('team_invitation')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

function invitations(connection: Connection, websiteId: string) {
  return connection.kysely
    .selectFrom('team_invitation')
    .select(['id', 'email', 'roles', 'created_at', 'expires_at'])
    .where('website_id', '=', websiteId);
}

interface InvitationRow {
  readonly id: string;
  readonly email: string;
  readonly roles: readonly number[];
  readonly created_at: Date;
  readonly expires_at: Date;
}

function asInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id,
    email: row.email,
    roles: row.roles as readonly TeamRoleCode[],
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
