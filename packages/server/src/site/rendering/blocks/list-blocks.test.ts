import { PagePermission } from '@awning/site-model';
import { addBlog, addPost, eventually, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announceChange } from '../../../platform/subjects/index.ts';
import { Ordering } from '../../content/index.ts';
import { addPageWith, shownBlocks } from './block-pages.fixture.ts';

let server: TestServer;
let blogId: string;
let blog: string;

beforeAll(async () => {
  server = await startTestServer();
  blogId = await addBlog(server);
  const { url_id } = await server.database.kysely
    .selectFrom('collection')
    .select('url_id')
    .where('website_id', '=', server.website.id)
    .where('id', '=', blogId)
    .executeTakeFirstOrThrow();
  blog = `/${url_id}`;
  const post = (urlId: string, publishAt: string, names: { tags?: string[]; categories?: string[] } = {}) =>
    addPost(server, {
      collectionId: blogId,
      urlId,
      publishAt: new Date(publishAt),
      texts: { en: { title: `Post ${urlId}` } },
      ...names,
    });
  await post('one', '2024-12-01T02:00:00Z', { tags: ['Kiln', 'ash & salt'], categories: ['Glaze'] });
  await post('two', '2025-03-02T10:00:00Z', { tags: ['kiln'], categories: ['Clay'] });
  await post('three', '2025-03-20T10:00:00Z', { tags: ['KILN'], categories: ['Clay'] });
  await addPost(server, { tags: ['foreign'] }, server.otherWebsite);
});
afterAll(() => server.close());

const ofBlog = (type: string, settings: Readonly<Record<string, unknown>> = {}) => ({
  type,
  props: { id: 'list', collectionId: blogId, ...settings },
});

/** Keeps a page for its customers until `then` is done. */
async function guarded(then: () => Promise<void>): Promise<void> {
  const set = async (permission: number) => {
    await server.database.kysely
      .updateTable('collection')
      .set({ permission })
      .where('website_id', '=', server.website.id)
      .where('id', '=', blogId)
      .execute();
    await announceChange(server.database, { websiteId: server.website.id, subjects: ['navigation'] });
  };
  await set(PagePermission.membersOnly);
  try {
    await then();
  } finally {
    await set(PagePermission.public);
  }
}

describe('tags and categories', () => {
  test('lead to what has them, whatever its capitals, and frequent ones are larger', async () => {
    await addPageWith(server, 'tags', [ofBlog('tagcloud', { hasCounts: true })]);
    const shown = await shownBlocks(server, '/tags');
    expect(shown).toContain('<nav class="tagcloud tagcloud-design-cloud" aria-label="Tags">');
    const links = [...shown.matchAll(/tagcloud-weight-(\d)"><a class="tagcloud-link" href="([^"]+)">([^<]+)/g)];
    expect(links.map(([, weight, , name]) => [weight, name])).toEqual([
      ['1', 'ash &amp; salt'],
      ['2', expect.stringMatching(/^kiln$/i)],
    ]);
    expect(shown).toMatch(/<span class="tagcloud-count"> \((?:<!-- -->)?3(?:<!-- -->)?\)<\/span>/);
    const addresses = links.map(([, , address = '']) => address.replaceAll('&amp;', '&'));
    expect(addresses[0]).toBe(`${blog}?tag=ash%20%26%20salt`);
    const listed = await server.visitor().get(addresses[1]!);
    for (const title of ['Post one', 'Post two', 'Post three']) expect(listed.text).toContain(title);
  });

  test('of a limited number are the most frequent, in the order that is wanted', async () => {
    await addPageWith(server, 'categories', [
      ofBlog('tagcloud', { names: 'categories', order: 'count', design: 'list' }),
    ]);
    const shown = await shownBlocks(server, '/categories');
    expect(shown).toContain('aria-label="Categories"');
    expect(shown.match(/\?category=(\w+)/g)).toEqual(['?category=Clay', '?category=Glaze']);
    await addPageWith(server, 'frequent', [ofBlog('tagcloud', { limit: 1 })]);
    expect((await shownBlocks(server, '/frequent')).match(/tagcloud-item/g)).toHaveLength(1);
  });

  test('are there as soon as a post with them is, also when its time comes', async () => {
    await addPageWith(server, 'fresh-tags', [ofBlog('tagcloud')]);
    const later = new Date(server.clock.now().getTime() + 3_600_000);
    await addPost(server, { collectionId: blogId, publishAt: later, tags: ['later'], label: null });
    await addPost(server, { collectionId: blogId, publishAt: server.clock.now(), tags: ['drafted'], label: 'Draft' });
    await addPost(server, { collectionId: blogId, publishAt: server.clock.now(), tags: ['now'] });
    await eventually(async () => expect(await shownBlocks(server, '/fresh-tags')).toContain('>now<'));
    const shown = await shownBlocks(server, '/fresh-tags');
    for (const name of ['later', 'drafted', 'foreign']) expect(shown).not.toContain(name);
    server.clock.advance({ hours: 1, seconds: 1 });
    expect(await shownBlocks(server, '/fresh-tags')).toContain('>later<');
  });

  test('of a page that is not for everybody are not told elsewhere', async () => {
    await addPageWith(server, 'guarded', [
      ofBlog('tagcloud'),
      { ...ofBlog('archive'), props: { id: 'b', collectionId: blogId } },
    ]);
    await guarded(async () => {
      await eventually(async () =>
        expect(await shownBlocks(server, '/guarded')).not.toMatch(/tagcloud-list|archive-month/),
      );
    });
  });
});

describe('the archive', () => {
  test('has the months with posts by the clock of the website, each leading to these', async () => {
    await addPost(server, { collectionId: blogId, publishAt: new Date('2023-05-05T10:00:00Z'), label: 'Draft' });
    await addPageWith(server, 'archive', [ofBlog('archive')]);
    const shown = await shownBlocks(server, '/archive');
    const months = [...shown.matchAll(/href="([^"]+\?month=[^"]+)">([^<]+)/g)].map(([, address = '', title]) => ({
      address,
      title,
    }));
    expect(months.map(({ title }) => title)).toEqual(expect.arrayContaining(['March 2025', 'November 2024']));
    expect(shown).not.toContain('May 2023');
    expect(shown.match(/<details class="archive-year" open="">/g)).toHaveLength(1);
    const march = await server.visitor().get(`${blog}?month=march-2025`);
    expect(march.text).toContain('Post two');
    expect(march.text).toContain('Post three');
    expect(march.text).not.toContain('Post one');
    expect(march.text).toMatch(/<p class="list-filter">March 2025 /);
    expect(march.text).toContain(`${blog}?month=march-2025">`);
    const november = await server.visitor().get(`${blog}?month=november-2024`);
    expect(november.text).toContain('Post one');
    expect(november.text).not.toContain('Post two');
  });

  test('goes on within the month, and not beyond it', async () => {
    const busyId = await addBlog(server);
    await server.database.kysely
      .updateTable('collection')
      .set({ page_size: 2, url_id: 'busy' })
      .where('website_id', '=', server.website.id)
      .where('id', '=', busyId)
      .execute();
    for (const day of ['2025-01-31', '2025-02-01', '2025-02-10', '2025-02-28', '2025-03-01']) {
      await addPost(server, {
        collectionId: busyId,
        publishAt: new Date(`${day}T12:00:00Z`),
        texts: { en: { title: `Day ${day}` } },
      });
    }
    const days = (text: string) => [...new Set(text.match(/Day 2025-\d\d-\d\d/g))];
    const first = await server.visitor().get('/busy?month=february-2025');
    expect(days(first.text)).toEqual(['Day 2025-02-28', 'Day 2025-02-10']);
    const [, next = ''] = /href="(\/busy\?month=february-2025&amp;offset=[^"]+)"/.exec(first.text) ?? [];
    const second = await server.visitor().get(next.replaceAll('&amp;', '&'));
    expect(days(second.text)).toEqual(['Day 2025-02-01']);
    const [, back = ''] =
      /href="(\/busy\?month=february-2025&amp;offset=[^"]+reversePaginate=true)"/.exec(second.text) ?? [];
    expect(days((await server.visitor().get(back.replaceAll('&amp;', '&'))).text)).toEqual(days(first.text));
    const beyond = await server.visitor().get(`/busy?month=february-2025&offset=${Date.parse('2025-03-05')}`);
    expect(days(beyond.text)).toEqual(days(first.text));
  });

  test('of a gallery has none', async () => {
    const galleryId = await addBlog(server, server.website, { ordering: Ordering.userOrderable });
    await addPost(server, { collectionId: galleryId });
    await addPageWith(server, 'gallery-archive', [{ type: 'archive', props: { id: 'a', collectionId: galleryId } }]);
    expect(await shownBlocks(server, '/gallery-archive')).not.toContain('archive-month');
  });
});

describe('the calendar', () => {
  test('shows the events of this month, and those of the next as soon as that begins', async () => {
    const eventsId = await addBlog(server, server.website, { ordering: Ordering.calendar });
    const now = server.clock.now();
    const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 28, 10));
    const later = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15, 10));
    const event = (title: string, startAt: Date) =>
      addPost(server, {
        collectionId: eventsId,
        texts: { en: { title } },
        event: { startAt, endAt: new Date(startAt.getTime() + 3_600_000), location: {} },
      });
    await event('Firing <day>', start);
    await event('Open barn', later);
    await addPageWith(server, 'this-month', [{ type: 'calendar', props: { id: 'c', collectionId: eventsId } }]);
    const shown = await shownBlocks(server, '/this-month');
    expect(shown).toContain('<table class="calendar-table">');
    expect(shown).toContain('Firing &lt;day&gt;');
    expect(shown).not.toContain('Open barn');
    expect(shown).toMatch(/\?view=calendar&amp;month=\w+-\d{4}"/);
    server.clock.advance({ hours: (later.getTime() - now.getTime()) / 3_600_000 });
    const then = await shownBlocks(server, '/this-month');
    expect(then).toContain('Open barn');
    expect(then).not.toContain('Firing');
  });

  test('of a blog is nothing', async () => {
    await addPageWith(server, 'no-calendar', [ofBlog('calendar')]);
    expect(await shownBlocks(server, '/no-calendar')).not.toContain('calendar-table');
  });
});

describe('the feed', () => {
  test('is linked with a text of ours or the owner’s, and not while its page is for some', async () => {
    await addPageWith(server, 'feed', [ofBlog('rss')], { de: [ofBlog('rss', { label: 'Neues lesen' })] });
    const shown = await shownBlocks(server, '/feed');
    expect(shown).toContain(`<a class="rss-link" href="${blog}?format=rss" type="application/rss+xml">`);
    expect(shown).toContain('Subscribe by RSS');
    const feed = await server.visitor().get(`${blog}?format=rss`);
    expect(feed.text).toContain('<rss');
    const german = await shownBlocks(server, '/de/feed');
    expect(german).toContain('Neues lesen');
    expect(german).toContain(`href="/de${blog}?format=rss"`);
    await guarded(async () => {
      await eventually(async () => expect(await shownBlocks(server, '/feed')).not.toContain('rss-link'));
    });
  });
});

describe('a map', () => {
  const map = (settings: Readonly<Record<string, unknown>>) => ({ type: 'map', props: { id: 'm', ...settings } });

  test('is a drawing with the address, and links that search for it', async () => {
    await addPageWith(server, 'where', [
      map({ title: 'The <barn>', address: 'Deichweg 4\n25980 Sylt & more', appleMaps: true }),
    ]);
    const shown = await shownBlocks(server, '/where');
    expect(shown).toContain(
      '<address class="map-card-address"><span>Deichweg 4</span><span>25980 Sylt &amp; more</span></address>',
    );
    expect(shown).toContain('The &lt;barn&gt;');
    const searched = 'Deichweg%204%2C%2025980%20Sylt%20%26%20more';
    expect(shown).toContain(`href="https://www.openstreetmap.org/search?query=${searched}"`);
    expect(shown).toContain(`href="https://www.google.com/maps/search/?api=1&amp;query=${searched}"`);
    expect(shown).toContain(`href="https://maps.apple.com/?q=${searched}"`);
    expect(shown).not.toMatch(/(?:src|srcset|action)="https?:|<iframe|<link/);
  });

  test('leads to its position, in the maps that are on', async () => {
    await addPageWith(server, 'here', [
      map({ title: 'Here', position: '53.5511, 9.9937', zoom: 12, googleMaps: false }),
    ]);
    const shown = await shownBlocks(server, '/here');
    expect(shown).toContain('href="https://www.openstreetmap.org/?mlat=53.5511&amp;mlon=9.9937#map=12/53.5511/9.9937"');
    expect(shown).toContain('Open in OpenStreetMap');
    expect(shown).not.toContain('google.com');
  });
});
