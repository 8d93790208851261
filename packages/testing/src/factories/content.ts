import { newId } from '@awning/server/platform/database';
import { createCollection, Ordering } from '@awning/server/site/content';
import { CollectionType } from '@awning/site-model';
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
