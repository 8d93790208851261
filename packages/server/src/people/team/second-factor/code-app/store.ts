import type { Connection } from '../../../../platform/database/index.ts';

export interface CodeApp {
  readonly secret: Buffer;
  readonly lastStep: number;
}

/** The row stays locked until the transaction ends, so that only the first of several uses of one code counts. */
export async function lockCodeApp(
  connection: Connection,
  websiteId: string,
  memberId: string,
): Promise<CodeApp | undefined> {
  const row = await connection.kysely
    .selectFrom('team_code_app')
    .select(['secret', 'last_step'])
    .where('website_id', '=', websiteId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  return row && { secret: row.secret, lastStep: row.last_step };
}

export async function updateLastStep(
  connection: Connection,
  websiteId: string,
  memberId: string,
  lastStep: number,
): Promise<void> {
  await connection.kysely
    .updateTable('team_code_app')
    .set({ last_step: lastStep })
    .where('website_id', '=', websiteId)
    .where('member_id', '=', memberId)
    .execute();
}

/** A new app replaces the previous one. */
export async function upsertCodeApp(
  connection: Connection,
  app: CodeApp & { readonly websiteId: string; readonly memberId: string; readonly at: Date },
): Promise<void> {
  const values = { secret: app.secret, last_step: app.lastStep, created_at: app.at };
  await connection.kysely
    .insertInto('team_code_app')
    .values({ website_id: app.websiteId, member_id: app.memberId, ...values })
    .onConflict((conflict) => conflict.columns(['website_id', 'member_id']).doUpdateSet(values))
    .execute();
}

export async function deleteCodeApp(connection: Connection, websiteId: string, memberId: string): Promise<boolean> {
  const deleted = await connection.kysely
    .deleteFrom('team_code_app')
    .where('website_id', '=', websiteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

/** The latest set-up counts. */
export async function upsertSetup(
  connection: Connection,
  setup: { readonly websiteId: string; readonly memberId: string; readonly secret: Buffer; readonly expiresAt: Date },
): Promise<void> {
  const values = { secret: setup.secret, expires_at: setup.expiresAt };
  await connection.kysely
    .insertInto('team_code_app_setup')
    .values({ website_id: setup.websiteId, member_id: setup.memberId, ...values })
    .onConflict((conflict) => conflict.columns(['website_id', 'member_id']).doUpdateSet(values))
    .execute();
}

export async function selectOpenSetup(
  connection: Connection,
  websiteId: string,
  memberId: string,
  at: Date,
): Promise<Buffer | undefined> {
  const row = await connection.kysely
    .selectFrom('team_code_app_setup')
    .select('secret')
    .where('website_id', '=', websiteId)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row?.secret;
}

export async function deleteSetup(connection: Connection, websiteId: string, memberId: string): Promise<void> {
  await connection.kysely
    .deleteFrom('team_code_app_setup')
    .where('website_id', '=', websiteId)
    .where('member_id', '=', memberId)
    .execute();
}
