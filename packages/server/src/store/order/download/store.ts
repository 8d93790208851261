import { type Connection, statement } from '../../../platform/database/index.ts';
import type { DownloadGrant } from './grant.ts';

const grantColumns = `download.id, download.order_id as "orderId", download.position, line.product_name as "productName",
  download.asset_id as "assetId", download.name, download.uses, download.uses_left as "usesLeft", download.expires_at as "expiresAt",
  download.ended_at as "endedAt", download.renewals`;

const ofLine = `join order_line line on line.website_id = download.website_id and line.order_id = download.order_id
      and line.position = download.position`;

// What the product delivers at this moment; a file that it gets later is not part of an earlier order.
const insert = statement(
  'download-grant',
  `insert into download_grant (website_id, id, order_id, position, file_position, asset_id, name, uses_left, expires_at, created_at)
   select line.website_id, gen_random_uuid(), line.order_id, line.position, file.place, asset.id, file.value ->> 'name',
          $3 * line.quantity, $4, $5
     from order_line line
     join product on product.website_id = line.website_id and product.id = line.item_id
    cross join lateral jsonb_array_elements(product.files) with ordinality as file (value, place)
     join asset on asset.website_id = line.website_id and asset.id = (file.value ->> 'assetId')::uuid
    where line.website_id = $1 and line.order_id = $2 and line.kind = 'item' and line.product_type = 2
    -- Each grant notes the use of its file: always in the same order, so that two orders cannot wait for each other.
    order by asset.id, line.position, file.place
   on conflict do nothing`,
);

export async function insertGrants(
  connection: Connection,
  websiteId: string,
  orderId: string,
  { uses, until, at }: { readonly uses: number; readonly until: Date; readonly at: Date },
): Promise<void> {
  await connection.run(insert, [websiteId, orderId, uses, until, at]);
}

const ofOrder = statement<DownloadGrant>(
  'download-grants-of-order',
  `select ${grantColumns} from download_grant download ${ofLine}
    where download.website_id = $1 and download.order_id = $2 order by download.position, download.file_position`,
);

export async function selectGrants(
  connection: Connection,
  websiteId: string,
  orderId: string,
): Promise<DownloadGrant[]> {
  return await connection.run(ofOrder, [websiteId, orderId]);
}

const ofId = statement<DownloadGrant>(
  'download-grant-of-id',
  `select ${grantColumns} from download_grant download ${ofLine} where download.website_id = $1 and download.id = $2`,
);

export async function selectGrant(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<DownloadGrant | undefined> {
  return (await connection.run(ofId, [websiteId, id]))[0];
}

// One statement, so that requests at the same moment wait for each other at the row and each sees what the others took.
const take = statement(
  'download-take',
  `update download_grant
      set uses = uses + case when $4 and counted_at > $5 then 0 else 1 end,
          uses_left = uses_left - case when $4 and counted_at > $5 then 0 else 1 end,
          counted_at = case when $4 and counted_at > $5 then counted_at else $3 end
    where website_id = $1 and id = $2 and ended_at is null and expires_at > $3
      and (uses_left > 0 or ($4 and counted_at > $5))
   returning id`,
);

/** Counts a download. What continues one that was counted after `since` is part of it. False if none is left. */
export async function takeUse(
  connection: Connection,
  websiteId: string,
  id: string,
  { now, isPart, since }: { readonly now: Date; readonly isPart: boolean; readonly since: Date },
): Promise<boolean> {
  return (await connection.run(take, [websiteId, id, now, isPart, since])).length > 0;
}

const endAll = statement(
  'download-end-order',
  'update download_grant set ended_at = $3 where website_id = $1 and order_id = $2 and ended_at is null',
);

/** The order was cancelled. */
export async function markAllEnded(connection: Connection, websiteId: string, orderId: string, at: Date) {
  await connection.run(endAll, [websiteId, orderId, at]);
}

function refundedUnits(line: string): string {
  return `(select coalesce(sum(refunded.quantity), 0)::integer from refund_line refunded
      join refund on refund.website_id = refunded.website_id and refund.id = refunded.refund_id and refund.state = 'done'
     where refunded.website_id = ${line}.website_id and refunded.order_id = ${line}.order_id and refunded.position = ${line}.position)`;
}

const capUses = statement(
  'download-cap-uses',
  `update download_grant download
      set uses_left = greatest(least(download.uses_left, $3 * (line.quantity - ${refundedUnits('line')})), 0)
     from order_line line
    where download.website_id = $1 and download.order_id = $2 and download.ended_at is null
      and line.website_id = $1 and line.order_id = $2 and line.position = download.position`,
);

// A part of the price may be refunded without taking the file back.
const endRefunded = statement(
  'download-end-refunded',
  `update download_grant download set ended_at = $3
    where download.website_id = $1 and download.order_id = $2 and download.ended_at is null
      and (exists (select from orders where website_id = $1 and id = $2 and payment_status = 'refunded')
        or exists (
          select from order_line line
            join refund_line refunded on refunded.website_id = line.website_id and refunded.order_id = line.order_id
             and refunded.position = line.position
            join refund on refund.website_id = refunded.website_id and refund.id = refunded.refund_id and refund.state = 'done'
           where line.website_id = $1 and line.order_id = $2 and line.position = download.position
           group by line.quantity, line.total
          having sum(refunded.quantity) >= line.quantity or (line.total > 0 and sum(refunded.amount) >= line.total)))`,
);

/** Ends what was refunded as a whole: all units of a line, or all that was paid for it. Of other lines the refunded units end. */
export async function markRefundedEnded(
  connection: Connection,
  websiteId: string,
  orderId: string,
  { at, uses }: { readonly at: Date; readonly uses: number },
) {
  await connection.run(endRefunded, [websiteId, orderId, at]);
  await connection.run(capUses, [websiteId, orderId, uses]);
}

const lockFiles = statement<{ readonly grantId: string }>(
  'download-lock-files',
  `select download.id as "grantId" from download_grant download
     join asset on asset.website_id = download.website_id and asset.id = download.asset_id
    where download.website_id = $1 and download.order_id = $2
    order by asset.id, download.position, download.file_position for key share of asset`,
);

const renew = statement(
  'download-renew',
  `update download_grant download
      set uses_left = $3 * (line.quantity - ${refundedUnits('line')}), expires_at = $4, renewals = renewals + 1, counted_at = null
     from order_line line
     join asset on asset.website_id = line.website_id and asset.trashed_at is null
    where download.website_id = $1 and download.id = $2 and download.ended_at is null and asset.id = download.asset_id
      and line.website_id = download.website_id and line.order_id = download.order_id and line.position = download.position
   returning download.id`,
);

/** Gives new links for what was neither cancelled nor refunded and is still there. Returns how many. */
export async function renewGrants(
  connection: Connection,
  websiteId: string,
  orderId: string,
  { uses, until }: { readonly uses: number; readonly until: Date },
): Promise<number> {
  // As in a purchase, the files are locked against being released at the same moment.
  const locked = await connection.run(lockFiles, [websiteId, orderId]);
  let renewed = 0;
  // Each grant notes the use of its file. One after the other in the order of a purchase, so that neither waits for the other;
  // a single update would go by an order of its own.
  for (const { grantId } of locked) renewed += (await connection.run(renew, [websiteId, grantId, uses, until])).length;
  return renewed;
}

// The grants of a purchase lock their files until it has ended, so that afterwards its grants are seen.
const lockReleased = statement<{ readonly id: string }>(
  'download-lock-released',
  `/* all websites: links of any website expire */
   select asset.id from asset
    where exists (
      select from asset_use held
       where held.website_id = asset.website_id and held.asset_id = asset.id and held.source = 'download_grant'
         and not exists (select from download_grant download
           where download.website_id = held.website_id and download.asset_id = held.asset_id
             and download.ended_at is null and download.expires_at > $1))
    order by asset.id for update of asset`,
);

/** Locks the files that no buyer may fetch any more. What was bought meanwhile is seen by the next statement only. */
export async function lockReleasedFiles(connection: Connection, now: Date): Promise<readonly string[]> {
  return (await connection.run(lockReleased, [now])).map(({ id }) => id);
}

const release = statement(
  'download-release-assets',
  `/* all websites: links of any website expire */
   delete from asset_use held
    where source = 'download_grant' and asset_id = any($2::uuid[]) and not exists (
      select from download_grant download
       where download.website_id = held.website_id and download.asset_id = held.asset_id
         and download.ended_at is null and download.expires_at > $1)`,
);

/** Files that no buyer may fetch any more can be deleted. */
export async function deleteExpiredUses(connection: Connection, now: Date, fileIds: readonly string[]): Promise<void> {
  await connection.run(release, [now, fileIds]);
}
