import { sql } from 'kysely';
import { type Connection, statement } from '../../../platform/database/index.ts';
import { type EndCause, isOpenAccess } from '../access/store.ts';
import type { MemberListQuery } from './schema.ts';

export interface Member {
  readonly id: string;
  readonly areaId: string;
  readonly email: string;
  readonly name: string | null;
  readonly isOpen: boolean;
  readonly startsAt: Date;
  readonly until: Date | null;
  readonly renews: boolean;
  readonly orderId: string | null;
  readonly orderNumber: bigint | null;
  readonly who: string;
  readonly reason: string;
  readonly endedAt: Date | null;
  readonly endedBy: EndCause | null;
  readonly endReason: string;
}

interface MemberPage {
  readonly show: MemberListQuery['show'];
  readonly areaId: string;
  readonly now: Date;
  /** The beginning of an address. */
  readonly emailKey: string | undefined;
  readonly after: string | undefined;
  readonly limit: number;
}

/** Who has been given access to an area, newest first. */
export async function selectMembersOfArea(
  { kysely }: Connection,
  websiteId: string,
  { areaId, now, show, emailKey, after, limit }: MemberPage,
): Promise<Member[]> {
  const isOpen = openAt(now);
  const conditions = [
    sql`access.website_id = ${websiteId} and access.area_id = ${areaId}`,
    ...(show === undefined ? [] : [show === 'open' ? isOpen : sql`not ${isOpen}`]),
    ...(emailKey === undefined ? [] : [sql`access.email_key like ${`${emailKey.replaceAll(/[\\%_]/g, '\\$&')}%`}`]),
    ...(after === undefined ? [] : [sql`access.id < ${after}`]),
  ];
  const { rows } = await sql<Member>`
    select ${sql.raw(columns)}, ${isOpen} as "isOpen" ${sql.raw(tables)}
     where ${sql.join(conditions, sql` and `)} order by access.id desc limit ${limit}`.execute(kysely);
  return rows;
}

const columns = `access.id, access.area_id as "areaId", coalesce(site_user.email, access.email) as email, site_user.name,
  access.starts_at as "startsAt", access.until,
  coalesce(subscription.state in ('active', 'past_due') and not subscription.ends_with_period, false) as renews,
  access.order_id as "orderId", orders.number as "orderNumber", access.who, access.reason, access.ended_at as "endedAt",
  access.ended_by as "endedBy", access.end_reason as "endReason"`;

const tables = `from member_access access
  left join site_user on site_user.website_id = access.website_id and site_user.id = access.site_user_id
  left join orders on orders.website_id = access.website_id and orders.id = access.order_id
  left join subscription on subscription.website_id = access.website_id and subscription.id = access.subscription_id`;

/** The condition of statements, with the time as a value. */
function openAt(now: Date) {
  const [first = '', ...others] = isOpenAccess('$now').split('$now');
  const parts = [sql.raw(first), ...others.flatMap((text) => [sql`${now}::timestamptz`, sql.raw(text)])];
  return sql`(${sql.join(parts, sql``)})`;
}

const one = statement<Member>(
  'member-access-one',
  `select ${columns}, (${isOpenAccess('$3')}) as "isOpen" ${tables} where access.website_id = $1 and access.id = $2`,
);

export async function selectMember(
  connection: Connection,
  websiteId: string,
  id: string,
  now: Date,
): Promise<Member | undefined> {
  return (await connection.run(one, [websiteId, id, now]))[0];
}

const withoutEnd = statement(
  'member-access-without-end',
  `select from member_access access
    where access.website_id = $1 and access.area_id = $2 and access.ended_at is null and access.until is null
      and (access.site_user_id is null and access.email_key = $3
           or access.site_user_id = (select id from site_user where website_id = $1 and email_key = $3))`,
);

/** Whether a person has access that no other could outlast. */
export async function selectHasLastingAccess(
  connection: Connection,
  websiteId: string,
  areaId: string,
  emailKey: string,
): Promise<boolean> {
  return (await connection.run(withoutEnd, [websiteId, areaId, emailKey])).length > 0;
}

const areaFound = statement(
  'member-area-found',
  'select from member_area where website_id = $1 and id = $2 and trashed_at is null',
);

export async function selectHasArea(connection: Connection, websiteId: string, id: string): Promise<boolean> {
  return (await connection.run(areaFound, [websiteId, id])).length > 0;
}

const areaLocked = statement(
  'member-area-lock',
  'select from member_area where website_id = $1 and id = $2 and trashed_at is null for update',
);

/** Locks the area, so that two members of the team do not give the same access twice. Returns whether there is one. */
export async function lockArea(connection: Connection, websiteId: string, id: string): Promise<boolean> {
  return (await connection.run(areaLocked, [websiteId, id])).length > 0;
}

const ended = statement(
  'member-access-end',
  `update member_access access set ended_at = $3, ended_by = 'team', end_reason = $4
    where access.website_id = $1 and access.id = $2 and ${isOpenAccess('$3')} returning 1`,
);

/** Takes access away that is open. Returns whether it was. */
export async function endAccess(
  connection: Connection,
  websiteId: string,
  { id, at, reason }: { readonly id: string; readonly at: Date; readonly reason: string },
): Promise<boolean> {
  return (await connection.run(ended, [websiteId, id, at, reason])).length > 0;
}
