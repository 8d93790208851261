import { type Answer, addEvent, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const VISITORS = 200;
const PLACES = 50;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test(`${VISITORS} visitors who sign up at once for ${PLACES} places get exactly these`, async () => {
  const itemId = await addEvent(server, { places: PLACES });
  const answers = await Promise.all(
    Array.from({ length: VISITORS }, async (_, index) => {
      const typed = { itemId, name: 'Ada', email: `v${index}@example.com`, places: (index % 3) + 1 };
      return await insistent(() => server.visitor().post('/api/attendees', typed));
    }),
  );
  const statuses = new Set(answers.map(({ status }) => status));
  // 400: there are fewer places left than were asked for.
  expect([...statuses].filter((status) => ![200, 400, 409].includes(status))).toEqual([]);
  const given = answers.filter(({ status }) => status === 200).length;
  expect(await countsOf(itemId)).toEqual({ attending: PLACES, sum: PLACES, attendees: given, mails: given });
});

test('one address that signs up many times at once has places once', async () => {
  const itemId = await addEvent(server, { places: PLACES });
  const typed = { itemId, name: 'Ada', email: 'ada@example.com', places: 2 };
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => await insistent(() => server.visitor().post('/api/attendees', typed))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await countsOf(itemId)).toMatchObject({ attending: 2, sum: 2, attendees: 1 });
});

/** A server that is too busy says so with 503, and whoever wants it tries again. */
async function insistent(send: () => Promise<Answer>): Promise<Answer> {
  const answer = await send();
  return answer.status === 503 ? await insistent(send) : answer;
}

async function countsOf(itemId: string) {
  const { database, website } = server;
  const counted = await database.kysely
    .selectFrom('item_count')
    .select('attending')
    .where('website_id', '=', website.id)
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  const rows = await database.kysely
    .selectFrom('attendee')
    .select('places')
    .where('website_id', '=', website.id)
    .where('item_id', '=', itemId)
    .execute();
  const mails = await database.kysely
    .selectFrom('mail')
    .select('id')
    .where('website_id', '=', website.id)
    .where('kind', '=', 'attendee-confirmed')
    .execute();
  const sum = rows.reduce((all, { places }) => all + places, 0);
  return { ...counted, sum, attendees: rows.length, mails: mails.length };
}
