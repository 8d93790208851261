import { type Connection, statement } from '../../../platform/database/index.ts';

export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** The query string of the list's address. */
  readonly query: string;
  readonly isShared: boolean;
}

const seen = '(member_id = $2 or member_id is null)';

const ofMember = statement<SavedView>(
  'order-views',
  `select id, name, query, member_id is null as "isShared" from order_view
    where website_id = $1 and ${seen} order by lower(name), id`,
);

/** The member's own views and those of the team, by name. */
export async function selectViews(connection: Connection, websiteId: string, memberId: string): Promise<SavedView[]> {
  return await connection.run(ofMember, [websiteId, memberId]);
}

const lock = statement(
  'order-views-lock',
  `select pg_advisory_xact_lock(hashtextextended('order-views/' || $1::text, 0)) /* website_id */`,
);

// The whole team shares one number, each member has one for the own views.
const insert = statement<{ id: string }>(
  'order-view-insert',
  `insert into order_view (website_id, id, member_id, name, query)
   select $1, $2, $3::uuid, $4, $5
    where (select count(*) from order_view where website_id = $1 and member_id is not distinct from $3::uuid) < $6
   returning id`,
);

/**
 * Returns false if there are too many. Views of a website are added one after the other, so that two at a time do not exceed the
 * number.
 */
export async function insertView(
  connection: Connection,
  websiteId: string,
  memberId: string,
  { id, name, query, isShared }: SavedView,
  most: number,
): Promise<boolean> {
  await connection.run(lock, [websiteId]);
  return (await connection.run(insert, [websiteId, id, isShared ? null : memberId, name, query, most])).length > 0;
}

/** A view that was changed. */
export type ChangedView = Pick<SavedView, 'name' | 'isShared'>;

const rename = statement<ChangedView>(
  'order-view-rename',
  `update order_view set name = $4 where website_id = $1 and ${seen} and id = $3
   returning name, member_id is null as "isShared"`,
);

/** Returns undefined if the member sees no such view. */
export async function updateViewName(
  connection: Connection,
  websiteId: string,
  memberId: string,
  id: string,
  name: string,
): Promise<ChangedView | undefined> {
  const [view] = await connection.run(rename, [websiteId, memberId, id, name]);
  return view;
}

const remove = statement<ChangedView>(
  'order-view-delete',
  `delete from order_view where website_id = $1 and ${seen} and id = $3
   returning name, member_id is null as "isShared"`,
);

/** Returns undefined if the member saw no such view. */
export async function deleteView(
  connection: Connection,
  websiteId: string,
  memberId: string,
  id: string,
): Promise<ChangedView | undefined> {
  const [view] = await connection.run(remove, [websiteId, memberId, id]);
  return view;
}
