import { startTestServer } from '@awning/testing';
import { migrate, openDatabase } from '../../../platform/database/index.ts';
import { silentLog } from '../../../platform/log.ts';
import { startThrowAwayPostgres } from '../../../platform/postgres/index.ts';
import { causeMails } from './cause-mails.fixture.ts';
import { furnishWebsite } from './furnish.fixture.ts';
import { type HostileWebsite, makeHostile } from './hostile-website.fixture.ts';
import { createMarking } from './marker.fixture.ts';
import { namesOf } from './names.fixture.ts';
import { addressesOf } from './openings.fixture.ts';
import { readersOf } from './read-everything.fixture.ts';

/** Printed as JSON when the server listens. */
export interface ServedWebsite {
  readonly origin: string;
  /** Every page, with the cookies of its reader. */
  readonly pages: readonly { readonly path: string; readonly cookie: string }[];
  /** The cookies of an administrator, for the back office. */
  readonly owner: string;
  /** Values for path parameters, such as `forms/id`. */
  readonly named: Readonly<Record<string, readonly unknown[]>>;
  /** Places by their markers. */
  readonly places: Readonly<Record<string, string>>;
}

// A process for e2e tests: serves a hostile website until it is stopped.
const postgres = await startThrowAwayPostgres();
const address = postgres.connection;
await migrate({ address, log: silentLog });
const database = openDatabase({ address, log: silentLog, poolSize: 5 });
const server = await startTestServer({
  database: { ...database, kysely: database.kysely, address },
  // The browser's clock is the real one.
  now: new Date(),
  // All requests come from one address.
  settings: { RATE_LIMITS: 'setup=10000,login=10000,checkout=10000,search=10000,submission-key=10000' },
});
process.once('SIGTERM', () => void server.close().then(() => postgres.stop()));

const { website, app, clock } = server;
const marking = createMarking();
const furnished = await furnishWebsite(server);
const hostile = await makeHostile(server, furnished, { marking, lead: () => 'an address that runs' });
await causeMails(server, hostile, marking);
const named = { ...hostile.named, ...(await namesOf(server)) };
const pages = await pagesOf({ ...hostile, named });
// Another name would lead to the main one.
await database.kysely
  .updateTable('website_host')
  .set({ is_primary: false })
  .where('website_id', '=', website.id)
  .execute();
await database.kysely
  .insertInto('website_host')
  .values({ website_id: website.id, scheme: 'http', host: '127.0.0.1', is_primary: true, created_at: clock.now() })
  .execute();
const served: ServedWebsite = {
  pages,
  owner: hostile.callers[0]?.['cookie'] ?? '',
  named,
  places: marking.places(),
  origin: await app.listen({ port: 0, host: '127.0.0.1' }),
};
process.stdout.write(`${JSON.stringify(served)}\n`);

/**
 * The pages that contain text, each for one reader. Filtered lists are left out, because they look like the full lists.
 */
async function pagesOf(shown: HostileWebsite): Promise<ServedWebsite['pages']> {
  const pages: ServedWebsite['pages'][number][] = [];
  for (const route of app.declaredRoutes.filter(({ method }) => method === 'GET')) {
    for (const path of addressesOf(route, shown.named).filter(
      (found) => !/[?&](?:category|tag|offset|format)=/.test(found),
    )) {
      for (const { cookie = '' } of readersOf(route, shown).toReversed()) {
        const answer = await app.inject({ url: path, headers: { host: website.host, accept: 'text/html', cookie } });
        const isPage = String(answer.headers['content-type']).startsWith('text/html');
        const isShown = answer.statusCode < 400 || path === '/nothing-here';
        if (!isPage || !isShown || marking.placesIn(answer.body).length === 0) continue;
        pages.push({ path, cookie });
        break;
      }
    }
  }
  return pages;
}
