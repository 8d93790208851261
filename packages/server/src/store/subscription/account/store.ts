import { type Connection, statement } from '../../../platform/database/index.ts';
import { columns } from '../store.ts';
import type { Subscription } from '../subscription.ts';
import type { AccountOfPerson } from './person.ts';

// Accounts have confirmed their address, so what was bought with it by a guest is theirs.
const ofPerson = '(site_user_id = $2 or site_user_id is null and email_key = $3)';

const ofSiteUser = statement<Subscription>(
  'subscriptions-of-site-user',
  `select ${columns} from subscription
    where website_id = $1 and ${ofPerson} and state <> 'pending' order by id desc limit $4`,
);

/** The subscriptions of a person, newest first. */
export async function selectSubscriptionsOf(
  connection: Connection,
  { websiteId, siteUserId, emailKey }: AccountOfPerson,
  limit: number,
): Promise<Subscription[]> {
  return await connection.run(ofSiteUser, [websiteId, siteUserId, emailKey, limit]);
}

const hasAny = statement<{ hasAny: boolean }>(
  'subscriptions-has-any',
  `select exists (select from plan where website_id = $1)
       or exists (select from subscription where website_id = $1 and ${ofPerson} and state <> 'pending') as "hasAny"`,
);

/** Whether the shop sells any, or the person has one from the time when it did. */
export async function selectHasSubscriptions(
  connection: Connection,
  { websiteId, siteUserId, emailKey }: AccountOfPerson,
): Promise<boolean> {
  const [row] = await connection.run(hasAny, [websiteId, siteUserId, emailKey]);
  return row?.hasAny ?? false;
}

const lastPeriod = statement(
  'subscription-last-period',
  'update subscription set ends_with_period = true where website_id = $1 and id = $2',
);

/** For a subscription whose payment is running: nothing is paid after it. */
export async function markLastPeriod(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(lastPeriod, [websiteId, id]);
}

const forgotten = statement(
  'subscription-forget-person',
  `update subscription
      set site_user_id = null, email = '', email_key = '', shipping_address = null, billing_address = null,
          vat_number = null, additional_fields = null, instrument_label = ''
    where website_id = $1 and ${ofPerson} and state in ('cancelled', 'ended')`,
);

/** What is over is kept for the figures of the shop, without the person. Orders are kept as the law requires. */
export async function updatePersonForgotten(
  connection: Connection,
  { websiteId, siteUserId, emailKey }: AccountOfPerson,
): Promise<void> {
  await connection.run(forgotten, [websiteId, siteUserId, emailKey]);
}
