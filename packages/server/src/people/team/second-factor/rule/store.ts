import type { Connection } from '../../../../platform/database/index.ts';

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
