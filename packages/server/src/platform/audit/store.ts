import { sql } from 'kysely';
import { type Connection, statement } from '../database/index.ts';

export interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly who: string;
  readonly memberId: string | null;
  readonly what: string;
  readonly subject: string;
  /** Names that were written down with the deed, for things that have no other name. */
  readonly givenName: string | null;
}

export interface AuditFilter {
  /** Null for what Awning did by itself. */
  readonly memberId: string | null | undefined;
  readonly kind: string | undefined;
  readonly from: Date | undefined;
  /** Not included. */
  readonly until: Date | undefined;
  /** The page after this entry. */
  readonly after: string | undefined;
}

/** The latest first. The query is built for the filter, so that each one reads along its own index. */
export async function selectEntries(
  { kysely }: Connection,
  websiteId: string,
  { memberId, kind, from, until, after }: AuditFilter,
  limit: number,
): Promise<AuditRow[]> {
  const conditions = [
    sql`website_id = ${websiteId}`,
    ...(memberId === undefined ? [] : [memberId === null ? sql`member_id is null` : sql`member_id = ${memberId}`]),
    ...(kind === undefined ? [] : [sql`split_part(what, '.', 1) = ${kind}`]),
    ...(from ? [sql`at >= ${from}`] : []),
    ...(until ? [sql`at < ${until}`] : []),
    ...(after
      ? [
          sql`(at, id) < (select last.at, last.id from audit last
            where last.website_id = ${websiteId} and last.id = ${after})`,
        ]
      : []),
  ];
  const { rows } = await sql<AuditRow>`
    select id, at, who, member_id as "memberId", what, subject,
           coalesce(after ->> 'name', before ->> 'name', after ->> 'email', before ->> 'email') as "givenName"
      from audit where ${sql.join(conditions, sql` and `)}
     order by at desc, id desc limit ${limit}`.execute(kysely);
  return rows;
}

export interface Person {
  readonly id: string;
  /** The latest name. */
  readonly name: string;
}

// Both walk from one value to the next along an index, so the cost depends on the number of values, not of entries.
const people = statement<Person>(
  'audit-people',
  `with recursive person as (
     (select member_id, who from audit
       where website_id = $1 and member_id is not null order by member_id, at desc, id desc limit 1)
     union all
     select next.member_id, next.who from person cross join lateral (
       select member_id, who from audit
        where website_id = $1 and member_id > person.member_id order by member_id, at desc, id desc limit 1) next
   )
   select member_id as id, who as name from person limit $2`,
);

/** Everyone who did something, also those who have left the team since. */
export async function selectPeople(connection: Connection, websiteId: string, limit: number): Promise<Person[]> {
  return await connection.run(people, [websiteId, limit]);
}

const kinds = statement<{ kind: string }>(
  'audit-kinds',
  `with recursive found as (
     (select split_part(what, '.', 1) as kind from audit where website_id = $1 order by split_part(what, '.', 1) limit 1)
     union all
     select next.kind from found cross join lateral (
       select split_part(what, '.', 1) as kind from audit
        where website_id = $1 and split_part(what, '.', 1) > found.kind order by split_part(what, '.', 1) limit 1) next
   )
   select kind from found limit $2`,
);

/** The kinds of things that something happened to. */
export async function selectKinds(connection: Connection, websiteId: string, limit: number): Promise<string[]> {
  return (await connection.run(kinds, [websiteId, limit])).map(({ kind }) => kind);
}
