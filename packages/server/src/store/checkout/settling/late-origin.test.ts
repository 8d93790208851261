import { addProduct, startTestServer, type TestServer } from '@awning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, lateCard, shopper } from '../checkout.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the mail of an order that a late payment makes leads to the stored address, not to the port of the request', async () => {
  const visitor = server.visitor({ host: `${server.website.host}:34567` });
  await shopper({ ...server, visitor: () => visitor }, await addProduct(server));
  const email = 'late-links@example.com';
  expect((await buy(visitor, { email, payment: lateCard })).json()).toMatchObject({ status: 'pending' });
  server.clock.advance({ minutes: 1 });
  await server.runJobs();
  const mail = await server.database.kysely
    .selectFrom('mail')
    .select('text')
    .where('website_id', '=', server.website.id)
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  expect(mail.text).toContain(`http://${server.website.host}/checkout/confirmed/`);
  expect(mail.text).not.toContain('34567');
});
