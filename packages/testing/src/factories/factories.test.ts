import { TeamRole } from '@awning/site-model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOrder, addProduct, signedInMember, startTestServer, type TestServer } from '../index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('both websites may have a product with the same address', async () => {
  const [product, other] = await Promise.all(
    [server.website, server.otherWebsite].map((website) => addProduct(server, { website, slug: 'same' })),
  );
  expect(product?.slug).toBe(other?.slug);
  expect(product?.id).not.toBe(other?.id);
});

test('an order is placed on its own website and its mail lies in the outbox', async () => {
  const order = await addOrder(server, { website: server.otherWebsite, email: 'ole@example.com' });
  const owner = await signedInMember(server, { website: server.otherWebsite });
  const answer = await owner.get(`/api/commerce/orders/${order.id}`);
  expect(answer.json()).toMatchObject({ id: order.id, number: order.number, email: 'ole@example.com' });
  const stranger = await signedInMember(server);
  expect((await stranger.get(`/api/commerce/orders/${order.id}`)).status).toBe(404);
  const outbox = await owner.get('/api/mail/outbox');
  expect(outbox.json<{ mails: { recipient: string }[] }>().mails.map(({ recipient }) => recipient)).toContain(
    'ole@example.com',
  );
});

test('a member has the wanted roles and no others', async () => {
  const editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
  expect((await editor.get('/api/team/session')).json()).toMatchObject({
    member: { roles: [TeamRole.EDITOR], isOwner: false },
  });
});
