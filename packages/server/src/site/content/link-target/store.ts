import { type Connection, statement } from '../../../platform/database/index.ts';

/** A page of the website by its address, or something on it: a post, or a product as `p/vase`. */
export interface LinkTarget {
  /** The last part of the page's address; empty for the home page. */
  readonly slug: string;
  /** What follows it; empty for the page itself. */
  readonly entry: string;
}

export interface FoundTarget {
  readonly isThere: boolean;
  /** Whether visitors see it. */
  readonly isShown: boolean;
}

const targets = statement<FoundTarget>(
  'content-link-targets',
  `select coalesce(found.is_there, false) as "isThere", coalesce(found.is_shown, false) as "isShown"
     from unnest($2::text[], $3::text[]) with ordinality as wanted (slug, entry, place)
     left join lateral (
       select page.id is not null and (wanted.entry = '' or entry.is_there) as is_there,
              page.is_enabled and (wanted.entry = '' or entry.is_shown) as is_shown
         from collection page,
              lateral (select count(*) > 0 as is_there, coalesce(bool_or(one.is_shown), false) as is_shown from (
                select label is null and publish_at <= $4 as is_shown from item
                 where website_id = $1 and collection_id = page.id and url_id = wanted.entry
                   and label is distinct from 'Trash'
                union all
                select label is null from product
                 where website_id = $1 and collection_id = page.id and 'p/' || slug = wanted.entry
                   and label is distinct from 'Trash') one) entry
        where page.website_id = $1 and page.label is distinct from 'Trash'
          and case when wanted.slug = '' then page.is_homepage else page.url_id = wanted.slug end
        limit 1) found on true
    order by wanted.place`,
);

/** What is at each address now, in the same order. */
export async function selectLinkTargets(
  connection: Connection,
  websiteId: string,
  wanted: readonly LinkTarget[],
  now: Date,
): Promise<FoundTarget[]> {
  const [slugs, entries] = [wanted.map(({ slug }) => slug), wanted.map(({ entry }) => entry)];
  return wanted.length === 0 ? [] : await connection.run(targets, [websiteId, slugs, entries, now]);
}
