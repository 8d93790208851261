import { truncateText } from '@awning/formats';
import { defineDocument, type ListQuery, type ReadContext } from '../../../platform/editing/index.ts';
import { contentMessages } from '../messages.ts';
import { checkRedirect } from './check.ts';
import { RedirectBody, redirectFacts } from './schema.ts';
import {
  deleteTrashedRedirect,
  selectEditedRedirect,
  selectRedirects,
  trashRedirect,
  upsertRedirect,
} from './store.ts';

/** Where visitors of an address are sent that has no page. A page that gets the address later comes first. */
export const redirectDocument = defineDocument({
  kind: 'redirect',
  path: '/api/redirects',
  words: { one: 'redirect', many: 'redirects' },
  schema: RedirectBody,
  schemaVersion: 1,
  right: 'pages.edit',
  hasDrafts: false,
  example: { path: '/old-shop', target: '/shop', status: 301 },
  load: async ({ connection, website }, id) => {
    const body = await selectEditedRedirect(connection, website.id, id);
    return body && { body, isVisible: true };
  },
  check: checkRedirect,
  write: ({ connection, website }, id, body) => upsertRedirect(connection, website.id, id, body),
  many: {
    title: ({ path }) => path,
    facts: redirectFacts,
    list,
    hide: async ({ connection, website, clock }, id) => {
      await trashRedirect(connection, website.id, id, clock.now());
      return undefined;
    },
    purge: async ({ connection, website }, id) => {
      await deleteTrashedRedirect(connection, website.id, id);
      return undefined;
    },
    copy: async ({ clock }, body) => ({
      ...body,
      path: `${truncateText(body.path, 450)}-${clock.now().getTime().toString(36)}`,
    }),
  },
  uniqueKeys: { redirect_one_per_path: { field: 'path', message: contentMessages.redirectTaken } },
  // They are looked up where there is no page, and such responses are not cached.
  subjects: () => [],
});

async function list({ connection, website }: ReadContext, { after, search, limit }: ListQuery) {
  const rows = await selectRedirects(connection, website.id, { after, search: search?.trim() || undefined, limit });
  return rows.map(({ id, path, ...facts }) => ({ id, title: path, facts }));
}
