import { type Connection, statement } from '../../../platform/database/index.ts';

const asking = statement<{ readonly id: string }>(
  'review-asking-websites',
  `/* all websites: one task asks everywhere */
   select id from website where settings -> 'storeSettings' ->> 'reviewRequestsEnabled' = 'true' order by id`,
);

export async function selectAskingWebsites(connection: Connection): Promise<string[]> {
  return (await connection.run(asking, [])).map(({ id }) => id);
}

const nextDue = statement<{ readonly id: string }>(
  'review-next-to-ask',
  `select id from orders
    where website_id = $1 and fulfilled_at > $2 and fulfilled_at <= $3 and review_asked_at is null and id <> all($4::uuid[])
    order by fulfilled_at, id limit 1 for update skip locked`,
);

export interface AskedTime {
  readonly after: Date;
  readonly until: Date;
}

/** The order that was sent first within the time, locked. One that is being changed now is left to the next run. */
export async function lockNextToAsk(
  connection: Connection,
  websiteId: string,
  { after, until }: AskedTime,
  except: readonly string[],
): Promise<string | undefined> {
  return (await connection.run(nextDue, [websiteId, after, until, except]))[0]?.id;
}

const asked = statement(
  'review-mark-asked',
  'update orders set review_asked_at = $3 where website_id = $1 and id = $2',
);

export async function markAsked(connection: Connection, websiteId: string, orderId: string, at: Date): Promise<void> {
  await connection.run(asked, [websiteId, orderId, at]);
}
