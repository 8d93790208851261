import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';

type LinkablePage = Answer<'GET /api/linkable-pages'>['rows'][number];

/** More parts of the list of pages than a website has. */
const MAX_PARTS = 20;

/** Everything that has an address of its own: pages, blogs, galleries, shops. What is in the trash is left out. */
export const linkablePagesQuery = queryOptions({
  queryKey: ['pages', 'list', 'linkable'],
  queryFn: async () => {
    const pages: LinkablePage[] = [];
    let after: string | undefined;
    for (let part = 0; part < MAX_PARTS; part += 1) {
      const found = await call('GET /api/linkable-pages', { query: after === undefined ? {} : { after } });
      pages.push(...found.rows.filter(({ status }) => status !== 'Trash'));
      if (found.nextAfter === null) break;
      after = found.nextAfter;
    }
    return pages;
  },
});
