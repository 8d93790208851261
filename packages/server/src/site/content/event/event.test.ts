import { CollectionType, RecordType, TeamRole } from '@awning/site-model';
import {
  addBlog,
  layoutOf,
  setSettings,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Ordering } from '../collection.ts';
import { createCollection, createItem, saveLayout } from '../content.ts';
import { draftCalls } from '../editing/drafts.fixture.ts';
import { itemBody } from '../editing/item/item-body.fixture.ts';
import type { ItemBody } from '../editing/item/schema.ts';
import { contentMessages } from '../messages.ts';

let server: TestServer;
let editor: Visitor;
const { create, published, save, publish, errorsOf } = draftCalls<ItemBody>('/api/items', body, () => editor);

let calendar: string;
let address: string;
let number = 0;

beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMITS: 'team-change=900000,search=900000' } });
  await setSettings(server, server.website, { timeZone: 'Europe/Berlin' });
  editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
});
afterAll(() => server.close());

beforeEach(async () => {
  number += 1;
  address = `/events-${number}`;
  calendar = await addCalendar(server.website.id, { pageSize: 3 });
});

async function addCalendar(websiteId: string, more: object = {}): Promise<string> {
  return await createCollection(server.database, server.clock, websiteId, {
    urlId: address.slice(1),
    typeName: 'events',
    type: CollectionType.generic,
    ordering: Ordering.calendar,
    texts: { en: { title: 'Dates' } },
    ...more,
  });
}

interface EventView {
  readonly title: string;
  readonly startDate: number;
  readonly endDate: number;
  readonly location?: object;
}

interface Listed {
  readonly items: readonly EventView[];
  readonly upcoming: readonly EventView[];
  readonly past: readonly EventView[];
  readonly pagination?: { readonly nextPageUrl?: string; readonly prevPageUrl?: string };
  readonly eventLinks: { readonly pastUrl?: string };
  readonly calendar: { readonly title: string; readonly weeks: readonly { readonly days: readonly Day[] }[] };
}

interface Day {
  readonly day?: number;
  readonly isToday?: true;
  readonly events?: readonly { readonly title: string; readonly time?: string }[];
}

test('an event is saved with its dates and place, read again, and given to templates as the format names it', async () => {
  const location = {
    addressTitle: ' Old barn ',
    addressLine1: '',
    addressCountry: 'Germany',
    mapLat: 54.9,
    mapLng: 8.3,
  };
  const { id } = await published(dated('Fair', 24, 26, { location }));
  const kept = (await editor.get(`/api/items/${id}`)).json<{ body: ItemBody }>().body.event;
  const tidy = { addressTitle: 'Old barn', addressCountry: 'Germany', mapLat: 54.9, mapLng: 8.3 };
  expect(kept).toEqual({ startAt: at(24).toISOString(), endAt: at(26).toISOString(), location: tidy });
  const { items } = await listed();
  expect(items).toMatchObject([
    {
      title: 'Fair',
      recordType: RecordType.event,
      startDate: at(24).getTime(),
      endDate: at(26).getTime(),
      location: { ...tidy, markerLat: 54.9, markerLng: 8.3 },
    },
  ]);
});

describe('what is refused, by field', () => {
  test.each<[string, Partial<ItemBody>, object]>([
    ['an event without dates', { recordType: 12 }, { event: contentMessages.eventMissing }],
    ['a post in a calendar', { recordType: 1 }, { event: contentMessages.eventMissing }],
    [
      'an end at the beginning',
      { event: { startAt: '2026-11-20T18:00Z', endAt: '2026-11-20T18:00Z' } },
      { 'event.endAt': contentMessages.endsBeforeStart },
    ],
    [
      'a day that does not exist',
      { event: { startAt: '2026-02-30T18:00Z', endAt: '2026-11-20T18:00Z' } },
      { 'event.startAt': contentMessages.notAMoment },
    ],
    [
      'half a place on the map',
      { event: { startAt: '2026-11-20T18:00Z', endAt: '2026-11-20T19:00Z', location: { mapLat: 1 } } },
      { 'event.location.mapLng': contentMessages.halfAPlace },
    ],
  ])('%s', async (_, change, errors) => {
    expect(await errorsOf(change)).toEqual(errors);
  });

  test('a page with posts that becomes a calendar', async () => {
    const blog = await addBlog(server);
    const item = { urlId: 'post', recordType: 1, texts: {}, publishAt: server.clock.now() };
    await createItem(server.database, server.clock, server.website.id, { collectionId: blog, ...item });
    const page = (await editor.get(`/api/collections/${blog}`)).json<{ version: number; body: object }>();
    const answer = await editor.put(`/api/collections/${blog}`, {
      version: page.version,
      body: { ...page.body, ordering: Ordering.calendar },
    });
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      { errors: { 'body.ordering': contentMessages.hasUndated } },
    ]);
  });
});

describe('the list', () => {
  test('has the next events first, then the latest that are over; long ones are where they began', async () => {
    await many([
      ['Next', 5, 6],
      ['Later', 48, 50],
      ['Now', -1, 1],
      ['Over', -30, -29],
      ['Long ago', -500, -499],
      // Forty days, and still going on.
      ['Exhibition', -24 * 35, 24 * 5],
    ]);
    const { upcoming, past } = await listed();
    expect([titles(upcoming), titles(past)]).toEqual([
      ['Exhibition', 'Now', 'Next'],
      ['Over', 'Long ago'],
    ]);
  });

  test('goes on to the last of either side and back, with nothing twice, even of the same moment', async () => {
    await many(Array.from({ length: 7 }, (_, index) => [`Coming ${index}`, 10 + Math.floor(index / 2), 40]));
    await many(Array.from({ length: 5 }, (_, index) => [`Gone ${index}`, -50 - index, -40]));
    const first = await listed();
    const second = await listed(first.pagination?.nextPageUrl);
    const third = await listed(second.pagination?.nextPageUrl);
    const all = [first, second, third].flatMap(({ upcoming }) => titles(upcoming));
    expect(all.toSorted()).toEqual(Array.from({ length: 7 }, (_, index) => `Coming ${index}`));
    expect(third.pagination?.nextPageUrl).toBeUndefined();
    expect(titles((await listed(third.pagination?.prevPageUrl)).upcoming)).toEqual(titles(second.upcoming));
    expect(titles(first.past)).toEqual(['Gone 0', 'Gone 1', 'Gone 2']);
    const older = await listed(first.eventLinks.pastUrl);
    expect([titles(older.past), older.upcoming]).toEqual([['Gone 3', 'Gone 4'], []]);
    expect(titles((await listed(older.pagination?.prevPageUrl)).past)).toEqual(titles(first.past));
    expect(titles((await listed(`${address}?view=past`)).items)).toEqual(titles(first.past));
  });

  test('moves an event to those that are over when it ends, in a page that was kept, too', async () => {
    await many([['Soon over', -1, 1]]);
    const sides = async () => {
      const { upcoming, past } = await listed();
      return [titles(upcoming), titles(past)];
    };
    expect(await sides()).toEqual([['Soon over'], []]);
    server.clock.advance({ hours: 1 });
    expect(await sides()).toEqual([[], ['Soon over']]);
  });

  test('follows an event that is moved to another day, and shows no draft and nothing of another website', async () => {
    await many([
      ['First', 10, 11],
      ['Second', 20, 21],
    ]);
    const { id } = await published(dated('Moves', 15, 16));
    await create(dated('Draft', 12, 13));
    const foreign = await addCalendar(server.otherWebsite.id);
    const event = { startAt: at(9), endAt: at(10), location: {} };
    const item = { urlId: 'foreign', recordType: 12, texts: { en: { title: 'Foreign' } }, publishAt: at(-1), event };
    await createItem(server.database, server.clock, server.otherWebsite.id, { collectionId: foreign, ...item });
    expect(titles((await listed()).upcoming)).toEqual(['First', 'Moves', 'Second']);
    const { version } = (await editor.get(`/api/items/${id}`)).json<{ version: number }>();
    await save(id, version, { ...dated('Moves', 25, 26), slug: `moves-${number}` });
    await publish(id, version + 1);
    expect(titles((await listed()).upcoming)).toEqual(['First', 'Second', 'Moves']);
  });
});

test('a list names the month in the language of the page', async () => {
  await exactly('Far away', '2098-10-26T17:00:00Z', '2098-10-26T19:00:00Z');
  const { text } = await server.visitor().get(`/de${address}`);
  expect(text).toMatch(/event-date-month" aria-hidden="true">Okt/);
  expect(text).toMatch(/event-date-day" aria-hidden="true">26</);
});

test('the neighbours of an event are those before and after it by date', async () => {
  await many([
    ['Third', 30, 31],
    ['First', 10, 11],
    ['Second', 20, 21],
  ]);
  const page = (await server.visitor().get(`${address}/second-${number}?format=json`)).json<{
    pagination: { prevItem: EventView; nextItem: EventView };
  }>();
  expect([page.pagination.prevItem.title, page.pagination.nextItem.title]).toEqual(['First', 'Third']);
});

describe('a month', () => {
  test('has each event on its days by the clock of the website, on both sides of the change of the clocks', async () => {
    // In Berlin the clocks go back on 25 October 2026.
    await exactly('Before', '2026-10-24T22:30:00Z', '2026-10-24T23:00:00Z');
    await exactly('After', '2026-10-25T22:30:00Z', '2026-10-25T22:45:00Z');
    await exactly('Halloween', '2026-10-31T20:00:00Z', '2026-11-01T00:30:00Z');
    await exactly('Whole night', '2026-09-30T21:00:00Z', '2026-09-30T22:00:00Z');
    const october = await listed(`${address}?view=calendar&month=october-2026`);
    expect(october.calendar.title).toBe('October 2026');
    expect(eventDays(october)).toEqual([
      [25, 'Before', '12:30 AM'],
      [25, 'After', '11:30 PM'],
      [31, 'Halloween', '9:00 PM'],
    ]);
    expect(eventDays(await listed(`${address}?view=calendar&month=11-2026`))).toEqual([[1, 'Halloween', undefined]]);
    expect(eventDays(await listed(`${address}?view=calendar&month=sep-2026`))).toEqual([
      [30, 'Whole night', '11:00 PM'],
    ]);
  });

  test('has what began long before it', async () => {
    await exactly('Exhibition', '2026-03-01T10:00:00Z', '2026-06-02T10:00:00Z');
    const days = eventDays(await listed(`${address}?view=calendar&month=june-2026`));
    expect(days).toEqual([
      [1, 'Exhibition', undefined],
      [2, 'Exhibition', undefined],
    ]);
    expect(eventDays(await listed(`${address}?view=calendar&month=july-2026`))).toEqual([]);
  });

  test('marks today, and another day after midnight; without a name it is the present one', async () => {
    const today = async () =>
      (await listed(`${address}?view=calendar`)).calendar.weeks.flatMap(({ days }) => days).find((day) => day.isToday);
    const before = await today();
    const shown = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', day: 'numeric' });
    expect(before?.day).toBe(Number(shown.format(server.clock.now())));
    server.clock.advance({ hours: 24 });
    expect((await today())?.day).toBe(Number(shown.format(server.clock.now())));
  });

  test('is one page, however its name is spelled', async () => {
    const etags = await Promise.all(
      ['november-2026', 'Nov-2026', '11-2026'].map(
        async (month) => (await server.visitor().get(`${address}?view=calendar&month=${month}`)).headers['etag'],
      ),
    );
    expect(new Set(etags).size).toBe(1);
  });
});

describe('a calendar file', () => {
  test('of the page has past and coming events, and that of an event only itself', async () => {
    await many([
      ['Coming', 10, 11],
      ['Over', -11, -10],
    ]);
    const all = await server.visitor().get(`${address}?format=ical`);
    expect([all.status, all.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(all.text.match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Over', 'SUMMARY:Coming']);
    const one = await server.visitor().get(`${address}/coming-${number}?format=ical`);
    expect(one.text.match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Coming']);
    expect(one.headers['content-disposition']).toBe(`attachment; filename="coming-${number}.ics"`);
    const start = at(10)
      .toISOString()
      .replaceAll(/[-:]|\.\d+/g, '');
    expect(one.text).toContain(`DTSTART:${start}`);
    expect(one.text.match(/^UID:.*$/m)?.[0]).toBe(all.text.match(/^UID:.*$/gm)?.[1]);
  });

  test('does not exist for a page of posts', async () => {
    const { database, clock, website } = server;
    const blog = { urlId: 'posts', typeName: 'blog', type: CollectionType.generic, ordering: Ordering.chronological };
    await createCollection(database, clock, website.id, { ...blog, texts: { en: { title: 'Posts' } } });
    const answer = await server.visitor().get('/posts?format=ical');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

test('a summary shows the next events, or the latest ones', async () => {
  await many([
    ['Coming', 10, 11],
    ['Later', 20, 21],
    ['Over', -11, -10],
    ['Long over', -21, -20],
  ]);
  const { database, clock, website } = server;
  const id = await createCollection(database, clock, website.id, {
    urlId: `summary-${number}`,
    typeName: 'page',
    type: CollectionType.page,
    texts: { en: { title: 'Summary' } },
  });
  const block = (side: string) => ({
    type: 'summary-v2',
    props: { id: side, collectionId: calendar, limit: 5, showPastOrUpcomingEvents: side },
  });
  await saveLayout(database, clock, website.id, `page:${id}`, layoutOf({ en: [block('upcoming'), block('past')] }));
  const { text } = await server.visitor().get(`/summary-${number}`);
  const shown = [...text.matchAll(/summary-title-link">([^<]+)</g)].map(([, title]) => title);
  expect(shown).toEqual(['Coming', 'Later', 'Over', 'Long over']);
});

function at(hours: number): Date {
  return new Date(server.clock.now().getTime() + hours * 3_600_000);
}

function dated(title: string, from: number, to: number, more: object = {}): Partial<ItemBody> {
  const event = { startAt: at(from).toISOString(), endAt: at(to).toISOString(), ...more };
  return { slug: slugOf(title), recordType: 12, texts: { en: { title } }, event };
}

function slugOf(title: string): string {
  return `${title.toLowerCase().replaceAll(' ', '-')}-${number}`;
}

/** Published events, from and to so many hours from now. */
async function many(events: readonly (readonly [string, number, number])[]): Promise<void> {
  for (const [title, from, to] of events) await exactly(title, at(from).toISOString(), at(to).toISOString());
}

async function exactly(title: string, startAt: string, endAt: string): Promise<void> {
  await createItem(server.database, server.clock, server.website.id, {
    collectionId: calendar,
    urlId: slugOf(title),
    recordType: RecordType.event,
    texts: { en: { title } },
    publishAt: at(-1),
    event: { startAt: new Date(startAt), endAt: new Date(endAt), location: {} },
  });
}

async function listed(path = address): Promise<Listed> {
  const [plain = '', query = ''] = path.split('?');
  const answer = await server.visitor().get(`${plain}?${query}${query === '' ? '' : '&'}format=json`);
  expect(answer.status).toBe(200);
  return answer.json<Listed>();
}

function titles(events: readonly EventView[]): string[] {
  return events.map(({ title }) => title);
}

function eventDays({ calendar: { weeks } }: Listed) {
  return weeks
    .flatMap(({ days }) => days)
    .flatMap(({ day, events = [] }) => events.map(({ title, time }) => [day, title, time?.replaceAll('\u202f', ' ')]));
}

function body(change: Partial<ItemBody>): ItemBody {
  const event = { collectionId: calendar, slug: 'event', recordType: 12, texts: { en: { title: 'An event' } } };
  return itemBody(server, { ...event, ...change });
}
