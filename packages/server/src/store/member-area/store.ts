import { type Connection, statement } from '../../platform/database/index.ts';
import { isOpenAccess } from './access/store.ts';
import type { AreaTexts } from './area.ts';

export interface AreaOfPage {
  readonly id: string;
  readonly texts: AreaTexts;
  readonly productIds: readonly string[];
  /** Whether the person has access now. */
  readonly isOpen: boolean;
}

const ofPage = statement<AreaOfPage>(
  'member-areas-of-page',
  `select area.id, area.texts, area.product_ids as "productIds",
          exists (select from member_access access where access.website_id = $1 and access.area_id = area.id
                     and access.site_user_id = $3 and ${isOpenAccess('$4')}) as "isOpen"
     from member_area_page page
     join member_area area on area.website_id = page.website_id and area.id = page.area_id and area.trashed_at is null
    where page.website_id = $1 and page.page_id = $2 order by area.id`,
);

/** The areas that a page belongs to, any of which opens it. */
export async function selectAreasOfPage(
  connection: Connection,
  websiteId: string,
  { pageId, siteUserId, now }: { readonly pageId: string; readonly siteUserId: string | undefined; readonly now: Date },
): Promise<AreaOfPage[]> {
  return await connection.run(ofPage, [websiteId, pageId, siteUserId ?? null, now]);
}

export interface AreaWithPage {
  readonly texts: AreaTexts;
  /** The address of its first page; null if it has none that visitors see. */
  readonly urlId: string | null;
}

const firstPage = (area: string) => `(select collection.url_id from member_area_page page
     join collection on collection.website_id = page.website_id and collection.id = page.page_id
      and collection.is_enabled and collection.label is null
    where page.website_id = $1 and page.area_id = ${area} order by collection.position, collection.id limit 1)`;

const withPage = statement<AreaWithPage>(
  'member-area-with-page',
  `select area.texts, ${firstPage('area.id')} as "urlId"
     from member_area area where area.website_id = $1 and area.id = $2 and area.trashed_at is null`,
);

export async function selectAreaWithPage(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<AreaWithPage | undefined> {
  return (await connection.run(withPage, [websiteId, id]))[0];
}

const ofOrder = statement<AreaWithPage>(
  'member-areas-of-order',
  `select area.texts, ${firstPage('area.id')} as "urlId"
     from member_access access
     join member_area area on area.website_id = access.website_id and area.id = access.area_id and area.trashed_at is null
    where access.website_id = $1 and access.order_id = $2 and access.ended_at is null order by area.id`,
);

/** The areas that an order has opened. */
export async function selectAreasOfOrder(
  connection: Connection,
  websiteId: string,
  orderId: string,
): Promise<AreaWithPage[]> {
  return await connection.run(ofOrder, [websiteId, orderId]);
}

export interface OwnArea extends AreaWithPage {
  readonly id: string;
  readonly since: Date;
  /** The latest end of all that gives access; null: without end. */
  readonly until: Date | null;
}

const ownAreas = statement<OwnArea>(
  'member-areas-of-site-user',
  `select area.id, area.texts, ${firstPage('area.id')} as "urlId", min(access.starts_at) as since,
          case when bool_or(access.until is null) then null else max(access.until) end as until
     from member_access access
     join member_area area on area.website_id = access.website_id and area.id = access.area_id and area.trashed_at is null
    where access.website_id = $1 and access.site_user_id = $2 and ${isOpenAccess('$3')}
    group by area.website_id, area.id order by area.id limit $4`,
);

/** The areas that are open to a site user. */
export async function selectOwnAreas(
  connection: Connection,
  websiteId: string,
  { siteUserId, now, limit }: { readonly siteUserId: string; readonly now: Date; readonly limit: number },
): Promise<OwnArea[]> {
  return await connection.run(ownAreas, [websiteId, siteUserId, now, limit]);
}
