import { type Connection, statement } from '../../../platform/database/index.ts';
import type { RedirectBody } from './schema.ts';

const edited = statement<RedirectBody>(
  'redirect-edited',
  'select path, target, status from redirect where website_id = $1 and id = $2 and trashed_at is null',
);

export async function selectEditedRedirect(
  connection: Connection,
  websiteId: string,
  id: string,
): Promise<RedirectBody | undefined> {
  return (await connection.run(edited, [websiteId, id]))[0];
}

const ofPath = statement<RedirectBody & { readonly id: string }>(
  'redirect-of-path',
  'select id, path, target, status from redirect where website_id = $1 and path = $2 and trashed_at is null',
);

export async function selectRedirect(
  connection: Connection,
  websiteId: string,
  path: string,
): Promise<(RedirectBody & { readonly id: string }) | undefined> {
  return (await connection.run(ofPath, [websiteId, path]))[0];
}

const listed = statement<RedirectBody & { readonly id: string }>(
  'redirect-list',
  `select id, path, target, status from redirect
    where website_id = $1 and trashed_at is null and ($2::uuid is null or id < $2)
      and ($3::text is null or strpos(lower(path), lower($3)) > 0 or strpos(lower(target), lower($3)) > 0)
    order by id desc limit $4`,
);

/** The newest first. The search matches a part of either address; a website has at most some thousands. */
export async function selectRedirects(
  connection: Connection,
  websiteId: string,
  {
    after,
    search,
    limit,
  }: { readonly after: string | undefined; readonly search: string | undefined; readonly limit: number },
) {
  return await connection.run(listed, [websiteId, after ?? null, search ?? null, limit]);
}

const lock = statement(
  'redirect-lock',
  `select pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'redirect', $1::text /* website_id */), 0))`,
);

/** Two redirects that are saved at the same moment wait for one another: together they could be a circle. */
export async function lockRedirects(connection: Connection, websiteId: string): Promise<void> {
  await connection.run(lock, [websiteId]);
}

const surroundings = statement<{ readonly isFull: boolean; readonly hasPage: boolean }>(
  'redirect-surroundings',
  `select (select count(*) from (select from redirect where website_id = $1 and trashed_at is null and id <> $2 limit $5) others) >= $5 as "isFull",
          exists (
            select from collection page where page.website_id = $1 and page.url_id = $3 and page.is_enabled
               and ($4::text is null
                    or exists (select from item where item.website_id = $1 and item.collection_id = page.id
                                  and item.url_id = $4 and item.label is null)
                    or exists (select from product where product.website_id = $1 and product.collection_id = page.id
                                  and 'p/' || product.slug = $4 and product.label is null))
          ) as "hasPage"`,
);

/** Whether there are as many others as are allowed, and whether visitors find something at the path. */
export async function selectRedirectSurroundings(
  connection: Connection,
  websiteId: string,
  { id, path, most }: { readonly id: string; readonly path: string; readonly most: number },
) {
  const [, first = '', ...rest] = path.split('/');
  const entry = rest.length === 0 ? null : rest.join('/');
  return (await connection.run(surroundings, [websiteId, id, first, entry, most]))[0]!;
}

const upsert = statement(
  'redirect-upsert',
  `insert into redirect (website_id, id, path, target, status) values ($1, $2, $3, $4, $5)
   on conflict (website_id, id) do update set
     path = excluded.path, target = excluded.target, status = excluded.status, trashed_at = null`,
);

export async function upsertRedirect(
  connection: Connection,
  websiteId: string,
  id: string,
  { path, target, status }: RedirectBody,
): Promise<void> {
  await connection.run(upsert, [websiteId, id, path, target, status]);
}

const hide = statement('redirect-trash', 'update redirect set trashed_at = $3 where website_id = $1 and id = $2');

export async function trashRedirect(connection: Connection, websiteId: string, id: string, at: Date): Promise<void> {
  await connection.run(hide, [websiteId, id, at]);
}

const remove = statement(
  'redirect-delete',
  'delete from redirect where website_id = $1 and id = $2 and trashed_at is not null',
);

export async function deleteTrashedRedirect(connection: Connection, websiteId: string, id: string): Promise<void> {
  await connection.run(remove, [websiteId, id]);
}
