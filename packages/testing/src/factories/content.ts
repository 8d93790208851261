import { newId } from '@awning/server/platform/database';
import { announceChange, subjectOf } from '@awning/server/platform/subjects';
import { createCollection, createItem, type NewItem, Ordering } from '@awning/server/site/content';
import { CollectionType, RecordType, type SignUpRules } from '@awning/site-model';
import type { TestServer } from '../server/test-server.ts';
import type { TestWebsite } from './website.ts';

/** A page that lists posts, with its own address. */
export async function addBlog(
  server: TestServer,
  website: Pick<TestWebsite, 'id'> = server.website,
  { ordering = Ordering.chronological }: { readonly ordering?: number } = {},
): Promise<string> {
  return await createCollection(server.database, server.clock, website.id, {
    urlId: `blog-${newId(server.clock).slice(-12)}`,
    typeName: 'blog',
    type: CollectionType.generic,
    ordering,
    texts: { en: { title: 'Blog' } },
  });
}

/** A published post, in a blog of its own unless one is named. */
export async function addPost(
  server: TestServer,
  post: Partial<NewItem> = {},
  website: Pick<TestWebsite, 'id'> = server.website,
): Promise<string> {
  const { database, clock } = server;
  return await createItem(database, clock, website.id, {
    collectionId: post.collectionId ?? (await addBlog(server, website)),
    urlId: `post-${newId(clock).slice(-12)}`,
    recordType: RecordType.text,
    texts: { en: { title: 'Post' } },
    publishAt: clock.now(),
    ...post,
  });
}

/** A published event of tomorrow that visitors sign up for, in a calendar of its own. */
export async function addEvent(
  server: TestServer,
  { places = null, placesEach = 4, until = null, ...item }: Partial<NewItem> & Partial<SignUpRules> = {},
  website: Pick<TestWebsite, 'id'> = server.website,
): Promise<string> {
  const startMs = server.clock.now().getTime() + DAY_MS;
  const event = { startAt: new Date(startMs), endAt: new Date(startMs + 2 * HOUR_MS), location: {} };
  const collectionId = await addBlog(server, website, { ordering: Ordering.calendar });
  const id = await addPost(server, { collectionId, recordType: RecordType.event, event, ...item }, website);
  await server.database.kysely
    .updateTable('item')
    .set({ has_sign_up: true, sign_up_places: places, sign_up_each: placesEach, sign_up_until: until })
    .where('website_id', '=', website.id)
    .where('id', '=', id)
    .execute();
  return id;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The address of a post, without the language. */
export async function addressOfPost(
  { database }: TestServer,
  id: string,
  website: Pick<TestWebsite, 'id'>,
): Promise<string> {
  const { blog, post } = await database.kysely
    .selectFrom('item')
    .innerJoin('collection', 'collection.id', 'item.collection_id')
    .select(['collection.url_id as blog', 'item.url_id as post'])
    .where('item.website_id', '=', website.id)
    .where('collection.website_id', '=', website.id)
    .where('item.id', '=', id)
    .executeTakeFirstOrThrow();
  return `/${blog}/${post}`;
}

/** Limits who may see the page of an item, as a number of PagePermission. */
export async function limitPageOfItem({ database, website }: TestServer, itemId: string, permission: number) {
  await database.transaction(async (connection) => {
    const { collection_id: id } = await connection.kysely
      .selectFrom('item')
      .select('collection_id')
      .where('website_id', '=', website.id)
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow();
    await connection.kysely
      .updateTable('collection')
      .set({ permission })
      .where('website_id', '=', website.id)
      .where('id', '=', id)
      .execute();
    await announceChange(connection, { websiteId: website.id, subjects: [subjectOf.navigation] });
  });
}
