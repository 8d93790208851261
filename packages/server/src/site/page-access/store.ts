import { type Connection, statement } from '../../platform/database/index.ts';

export interface GuardedRow {
  readonly permission: number;
  readonly passwordHash: string | null;
  readonly type: number;
  /** Folders without a page of their own. */
  readonly isFolder: boolean;
  /** Whether it belongs to a member area, which decides who sees it. */
  readonly isInArea: boolean;
}

const columns = `permission, password_hash as "passwordHash", type, is_folder and not is_index as "isFolder",
  exists (select from member_area_page page join member_area area
            on area.website_id = page.website_id and area.id = page.area_id and area.trashed_at is null
           where page.website_id = collection.website_id and page.page_id = collection.id) as "isInArea"`;

const access = statement<GuardedRow>(
  'page-access',
  `select ${columns} from collection where website_id = $1 and id = $2 and label is distinct from 'Trash'`,
);

export async function selectAccess(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<GuardedRow | undefined> {
  return (await connection.run(access, [websiteId, id]))[0];
}

const locked = statement('page-access-lock', 'select from collection where website_id = $1 and id = $2 for update');

/**
 * Holds the page until the transaction ends. It is read after that: a statement that waits for the row reads the areas
 * as they were before.
 */
export async function lockAccess(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<GuardedRow | undefined> {
  await connection.run(locked, [websiteId, id]);
  return await selectAccess(connection, websiteId, id);
}

const change = statement(
  'page-access-change',
  'update collection set permission = $3, password_hash = $4 where website_id = $1 and id = $2',
);

export async function updateAccess(
  connection: Connection,
  websiteId: string,
  id: string,
  { permission, passwordHash }: Pick<GuardedRow, 'permission' | 'passwordHash'>,
): Promise<void> {
  await connection.run(change, [websiteId, id, permission, passwordHash]);
}

// 3 is PagePermission.membersOnly.
const closed = statement<Pick<GuardedRow, 'permission'> & { readonly id: string }>(
  'page-access-close',
  `with open as (select id, permission from collection
     where website_id = $1 and id = any ($2::uuid[]) and permission <> 3 order by id for update)
   update collection set permission = 3, password_hash = null from open
    where collection.website_id = $1 and collection.id = open.id returning collection.id, open.permission`,
);

/** Shows pages to members only. Returns those that were not, with what they were. */
export async function closeAccess(
  connection: Connection,
  websiteId: string,
  ids: readonly string[],
): Promise<(Pick<GuardedRow, 'permission'> & { readonly id: string })[]> {
  return await connection.run(closed, [websiteId, ids]);
}
