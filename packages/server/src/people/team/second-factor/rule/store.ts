import { TeamRole } from '@awning/site-model';
import type { Connection } from '../../../../platform/database/index.ts';

/**
 * SQL: whether `member` must set up a second factor before anything else, for the statements that find out who calls. They
 * join `website` and `team_member member`.
 */
export const needsSecondFactor = `website.admins_need_second_factor and ${TeamRole.ADMIN} = any(member.roles) and not exists (
            select from team_code_app app where app.website_id = member.website_id and app.member_id = member.id
          ) and not exists (
            select from team_passkey passkey
            where passkey.website_id = member.website_id and passkey.member_id = member.id
          )`;

/** Whether administrators of the website need a second factor. */
export async function selectRule(connection: Connection, websiteId: string): Promise<boolean> {
  const row = await connection.kysely
    .selectFrom('website')
    .select('admins_need_second_factor')
    .where('id', '=', websiteId)
    .executeTakeFirst();
  return row?.admins_need_second_factor ?? false;
}

export async function updateRule(connection: Connection, websiteId: string, isNeeded: boolean): Promise<void> {
  await connection.kysely
    .updateTable('website')
    .set({ admins_need_second_factor: isNeeded })
    .where('id', '=', websiteId)
    .execute();
}
