import { type Connection, statement } from '../../../platform/database/index.ts';

const joined = statement(
  'member-access-join',
  `update member_access access set site_user_id = site_user.id from site_user
    where access.website_id = $1 and access.site_user_id is null and access.email_key = site_user.email_key
      and site_user.website_id = $1 and site_user.id = $2`,
);

/** Accounts have confirmed their address, so what was given to the address is theirs. */
export async function joinAccess(connection: Connection, websiteId: string, siteUserId: string): Promise<void> {
  await connection.run(joined, [websiteId, siteUserId]);
}

const hasAny = statement<{ hasAny: boolean }>(
  'member-areas-has-any',
  `select exists (select from member_access where website_id = $1 and site_user_id = $2) as "hasAny"`,
);

/** Whether the site user has, or had, access to any area. */
export async function selectHasAreas(connection: Connection, websiteId: string, siteUserId: string): Promise<boolean> {
  const [row] = await connection.run(hasAny, [websiteId, siteUserId]);
  return row?.hasAny ?? false;
}

interface Person {
  readonly websiteId: string;
  readonly siteUserId: string;
  readonly emailKey: string;
}

interface OwnAccess {
  readonly areaId: string;
  readonly email: string;
  readonly orderId: string | null;
  readonly reason: string;
  readonly startsAt: Date;
  readonly until: Date | null;
  readonly endedAt: Date | null;
  readonly endReason: string;
}

const ofPerson = '(site_user_id = $2 or site_user_id is null and email_key = $3)';

const accessOfPerson = statement<OwnAccess>(
  'member-access-of-person',
  `select area_id as "areaId", email, order_id as "orderId", reason, starts_at as "startsAt", until, ended_at as "endedAt",
          end_reason as "endReason"
     from member_access where website_id = $1 and ${ofPerson} order by id`,
);

/** All access that a person has or had. */
export async function selectAccessOf(
  connection: Connection,
  { websiteId, siteUserId, emailKey }: Person,
): Promise<OwnAccess[]> {
  return await connection.run(accessOfPerson, [websiteId, siteUserId, emailKey]);
}

const forgotten = statement(
  'member-access-forget-person',
  `update member_access
      set site_user_id = null, email = '', email_key = '', reason = '', end_reason = '',
          ended_at = coalesce(ended_at, $4), ended_by = coalesce(ended_by, 'account')
    where website_id = $1 and ${ofPerson}`,
);

/** The account is deleted: its access ends, and what is kept for the orders does not name the person. */
export async function endAccessOfPerson(
  connection: Connection,
  { websiteId, siteUserId, emailKey }: Person,
  at: Date,
): Promise<void> {
  await connection.run(forgotten, [websiteId, siteUserId, emailKey, at]);
}
