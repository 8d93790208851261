import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { TeamRole } from '@awning/site-model';
import {
  addFile,
  addProduct,
  addSiteUser,
  endedOrBlocked,
  signedInMember,
  signInSiteUser,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { bundleProgram } from '@awning/testing/bundle-program';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { storageOf } from '../../../platform/storage/index.ts';
import { originalKey } from '../../../site/media/content/keys.ts';
import { readAssets } from '../../../site/media/index.ts';
import { address, addToCart, buy, checkRules } from '../../checkout/checkout.fixture.ts';
import type { TeamOrderJson } from '../schema.ts';
import { mailsTo, offline } from '../unpaid/unpaid.fixture.ts';
import type { KilledGrants } from './killed-grants.fixture.ts';
import { downloadPageTexts } from './messages.ts';
import { renewGrants } from './store.ts';
import { downloadTasks } from './tasks.ts';

let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  manager = await signedInMember(server, { roles: [TeamRole.ADMIN] });
});
afterAll(() => server.close());
afterEach(() => checkRules(server));

const bytes = Buffer.from(`%PDF-1.7 ${'0123456789'.repeat(30)}`);
const DAY_MS = 86_400_000;

async function book(name = 'Das Büchlein (2. Auflage).pdf', price = 900n) {
  const assetId = await addFile(server, { filename: 'book.pdf', bytes, isPrivate: true });
  return { assetId, product: await addProduct(server, { type: 2, price, files: [{ assetId, name }] }) };
}

interface Bought {
  readonly orderId: string;
  readonly email: string;
}

let buyers = 0;

async function order(product: Awaited<ReturnType<typeof book>>['product'], more: object = {}): Promise<Bought> {
  const visitor = server.visitor();
  await addToCart(visitor, product);
  buyers += 1;
  const email = `buyer-${buyers}@example.test`;
  const placed = await buy(visitor, { email, billingAddress: address, ...more });
  expect([placed.status, placed.text]).toEqual([200, expect.any(String)]);
  return { orderId: placed.json<{ orderId: string }>().orderId, email };
}

const read = async (id: string) => (await manager.get(`/api/commerce/orders/${id}`)).json<TeamOrderJson>();

/** The links in the last mail of a kind. */
async function links({ email }: Bought, kind = 'order-confirmation'): Promise<string[]> {
  const mails = await mailsTo(server, email, kind);
  const found = [...(mails.at(-1)?.text ?? '').matchAll(/https?:\/\/[^/\s]+(\S*\/checkout\/downloads\/\S+)/g)];
  return found.map(([, path]) => path!);
}

/** Raw bytes matter here, so the visitor that keeps text is not used. */
async function fetchFile(url: string, headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const { host } = server.website;
  const answer = await server.app.inject({ method, url, headers: { host, accept: '*/*', ...headers } });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload, text: answer.body };
}

describe('an order that is paid', () => {
  test('gives its buyer links: in the mail, on the page and in the account', async () => {
    const { product } = await book();
    const user = await signInSiteUser(server.visitor(), await addSiteUser(server));
    await addToCart(user, product);
    const placed = await buy(user, { email: user.email, billingAddress: address });
    const { orderId, confirmationUrl } = placed.json<{ orderId: string; confirmationUrl: string }>();
    const [link] = await links({ orderId, email: user.email });
    const fetched = await fetchFile(link!);
    expect([fetched.status, fetched.bytes.equals(bytes)]).toEqual([200, true]);
    const path = link!.replaceAll('&', '&amp;');
    expect((await user.get(confirmationUrl)).text).toContain(path);
    expect((await user.get(`/account/orders/${orderId}`)).text).toContain(path);
    const exported = (await user.get('/api/site-users/account/export')).text;
    expect(exported).toContain('"uses": 1');
    expect(exported).not.toContain('/checkout/downloads/');
    expect((await read(orderId)).downloads).toMatchObject([{ uses: 1, usesLeft: 9, endedAt: null }]);
  });

  test('sends the file to be saved under its name, never kept and never read as a page', async () => {
    const { product } = await book();
    const [link] = await links(await order(product));
    const { headers } = await fetchFile(link!);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="Das Bu_chlein (2. Auflage).pdf"; filename*=UTF-8\'\'Das%20B%C3%BCchlein%20%282.%20Auflage%29.pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'content-length': String(bytes.length),
    });
  });

  test('grants nothing before it is paid, and once when it is marked as paid', async () => {
    const { product } = await book();
    const bought = await order(product, { payment: offline });
    expect((await read(bought.orderId)).downloads).toEqual([]);
    expect(await links(bought)).toEqual([]);
    const mark = () => manager.post(`/api/commerce/orders/${bought.orderId}/mark-paid`);
    await Promise.all([mark(), mark(), mark()]);
    expect((await read(bought.orderId)).downloads).toHaveLength(1);
    const [link] = await links(bought, 'order-downloads');
    expect((await fetchFile(link!)).status).toBe(200);
    expect(await mailsTo(server, bought.email, 'order-downloads')).toHaveLength(1);
  });

  test('grants what costs nothing at once', async () => {
    const { product } = await book('free.pdf', 0n);
    const [link] = await links(await order(product, { payment: offline }));
    expect((await fetchFile(link!)).status).toBe(200);
  });

  test('says the name of the file in the language of the order', async () => {
    const { product } = await book();
    const bought = await order(product);
    const [mail] = await mailsTo(server, bought.email, 'order-confirmation');
    expect(mail?.html).toContain('Das Büchlein (2. Auflage).pdf</a>');
  });
});

describe('a link', () => {
  test('is one of its website with its own token', async () => {
    const { product } = await book();
    const [link] = await links(await order(product));
    const other = link!.replace(/token=./, (start) => `token=${start.endsWith('A') ? 'B' : 'A'}`);
    expect((await fetchFile(other)).status).toBe(404);
    expect((await fetchFile(link!.replace(/\?.*/, ''))).status).toBe(404);
    expect((await fetchFile(link!, { host: server.otherWebsite.host })).status).toBe(404);
    expect((await fetchFile('/checkout/downloads/nonsense?token=x')).status).toBe(404);
  });

  test('ends after its time, with words in the language of the visitor', async () => {
    const { product } = await book();
    const [link] = await links(await order(product));
    const at = server.clock.now();
    server.clock.set(new Date(at.getTime() + 30 * DAY_MS + 1));
    const expired = await fetchFile(`/de${link!}`, { accept: 'text/html' });
    expect([expired.status, expired.text.includes(downloadPageTexts.de.expired)]).toEqual([410, true]);
    expect(expired.headers['cache-control']).toContain('no-store');
    server.clock.set(at);
  });

  test('is used as often as it allows and not once more, also by many at the same moment', async () => {
    const { product } = await book();
    const bought = await order(product);
    const [link] = await links(bought);
    const statuses = (await Promise.all(Array.from({ length: 25 }, () => fetchFile(link!)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 410)).toHaveLength(15);
    expect((await read(bought.orderId)).downloads).toMatchObject([{ uses: 10, usesLeft: 0 }]);
    expect((await fetchFile(link!)).text).toContain(downloadPageTexts.en.usedUp);
  });

  test('counts parts that follow each other within an hour once, and a look at the head not at all', async () => {
    const { product } = await book();
    const bought = await order(product);
    const [link] = await links(bought);
    const uses = async () => (await read(bought.orderId)).downloads[0]!.uses;
    expect([(await fetchFile(link!, {}, 'HEAD')).status, await uses()]).toEqual([200, 0]);
    const parts = await Promise.all(
      ['bytes=0-99', 'bytes=100-199', 'bytes=200-'].map((range) => fetchFile(link!, { range })),
    );
    expect(parts.map(({ status }) => status)).toEqual([206, 206, 206]);
    expect(Buffer.concat(parts.map((part) => part.bytes)).equals(bytes)).toBe(true);
    expect(parts[1]!.headers['content-range']).toBe(`bytes 100-199/${bytes.length}`);
    expect(await uses()).toBe(1);
    expect((await fetchFile(link!, { range: 'bytes=9999-' })).status).toBe(416);
    expect(await uses()).toBe(1);
    const at = server.clock.now();
    server.clock.set(new Date(at.getTime() + 3_600_001));
    expect((await fetchFile(link!, { range: 'bytes=0-' })).status).toBe(206);
    expect(await uses()).toBe(2);
    server.clock.set(at);
  });

  test('counts the whole file each time, also when it is asked for as a range', async () => {
    const { product } = await book();
    const bought = await order(product);
    const [link] = await links(bought);
    const ranges = ['bytes=0-', 'nonsense', `bytes=0-${bytes.length - 1}`, 'bytes=-99999'];
    for (const range of ranges) {
      const fetched = await fetchFile(link!, { range });
      expect([range, fetched.bytes.equals(bytes)]).toEqual([range, true]);
    }
    expect((await fetchFile(link!, { range: 'bytes=9-', 'if-range': '"other"' })).bytes.equals(bytes)).toBe(true);
    expect((await read(bought.orderId)).downloads[0]!.uses).toBe(5);
    for (let use = 5; use < 10; use += 1) expect((await fetchFile(link!)).status).toBe(200);
    for (const range of ranges) expect([range, (await fetchFile(link!, { range })).status]).toEqual([range, 410]);
  });

  test('continues its last download, and begins no other', async () => {
    const { product } = await book();
    const [link] = await links(await order(product));
    for (let use = 0; use < 10; use += 1) expect((await fetchFile(link!)).status).toBe(200);
    expect((await fetchFile(link!, { range: 'bytes=100-' })).status).toBe(206);
    expect((await fetchFile(link!)).status).toBe(410);
  });

  test('leads to the file as it is now, and counts nothing that cannot be sent', async () => {
    const { product, assetId } = await book();
    const bought = await order(product);
    const [link] = await links(bought);
    const stream = { 'content-type': 'application/octet-stream' };
    const second = Buffer.from('%PDF-1.7 second edition');
    await manager.post(`/api/files/${assetId}/upload?version=1&name=second.pdf`, second, stream);
    expect((await fetchFile(link!)).bytes.equals(second)).toBe(true);
    const [asset] = await readAssets(server.database, server.website.id, [assetId]);
    await storageOf(server.parts.config).delete([originalKey(server.website.id, asset!.contentId)]);
    const lost = await fetchFile(link!);
    expect([lost.status, lost.text.includes(downloadPageTexts.en.gone)]).toEqual([410, true]);
    expect((await read(bought.orderId)).downloads).toMatchObject([{ uses: 1 }]);
  });
});

describe('a download ends', () => {
  test('when its order is cancelled', async () => {
    const { product } = await book();
    const bought = await order(product);
    const [link] = await links(bought);
    await manager.post(`/api/commerce/orders/${bought.orderId}/cancel`);
    await server.runJobs();
    const ended = await fetchFile(link!);
    expect([ended.status, ended.text.includes(downloadPageTexts.en.ended)]).toEqual([410, true]);
    const renewed = await manager.post(`/api/commerce/orders/${bought.orderId}/renew-downloads`);
    expect([renewed.status, renewed.json()]).toMatchObject([409, { reason: 'nothingToRenew' }]);
  });

  test('when its line is refunded, but not with a part of its price nor with another line', async () => {
    const [first, second] = [await book('first.pdf'), await book('second.pdf')];
    const visitor = server.visitor();
    await addToCart(visitor, first.product);
    await addToCart(visitor, second.product);
    const email = 'two-books@example.test';
    const placed = await buy(visitor, { email, billingAddress: address });
    const { orderId } = placed.json<{ orderId: string }>();
    const [one, two] = await links({ orderId, email });
    const refund = async (body: object) => {
      const path = `/api/commerce/orders/${orderId}/refunds`;
      const answer = await manager.post(path, { restock: false, ...body });
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
      await server.runJobs();
    };
    await refund({ kind: 'amount', amount: '1.00' });
    expect((await fetchFile(one!)).status).toBe(200);
    await refund({ kind: 'units', lines: [{ id: `${orderId}:0`, quantity: 1 }] });
    expect([(await fetchFile(one!)).status, (await fetchFile(two!)).status]).toEqual([410, 200]);
    await refund({ kind: 'whole' });
    expect((await fetchFile(two!)).status).toBe(410);
  });
});

describe('of several units', () => {
  test('those that are refunded end, also when the links are renewed', async () => {
    const { product } = await book();
    const visitor = server.visitor();
    await visitor.post('/api/commerce/shopping-cart/entries', { itemId: product.id, quantity: 3 });
    const placed = await buy(visitor, { email: 'three@example.test', billingAddress: address });
    const { orderId } = placed.json<{ orderId: string }>();
    expect((await read(orderId)).downloads).toMatchObject([{ usesLeft: 30 }]);
    const lines = [{ id: `${orderId}:0`, quantity: 2 }];
    await manager.post(`/api/commerce/orders/${orderId}/refunds`, { restock: false, kind: 'units', lines });
    await server.runJobs();
    expect((await read(orderId)).downloads).toMatchObject([{ usesLeft: 10, endedAt: null }]);
    await manager.post(`/api/commerce/orders/${orderId}/renew-downloads`);
    expect((await read(orderId)).downloads).toMatchObject([{ usesLeft: 10 }]);
  });
});

test('a file that is bought while expired links are released stays in use', async () => {
  const { product, assetId } = await book();
  const bought = await order(product);
  const at = server.clock.now();
  server.clock.set(new Date(at.getTime() + 31 * DAY_MS));
  const [task] = downloadTasks(server.parts);
  let releasing: Promise<unknown> | undefined;
  await server.database.transaction(async (connection) => {
    const until = new Date(server.clock.now().getTime() + DAY_MS);
    await renewGrants(connection, server.website.id, bought.orderId, { uses: 1, until });
    releasing = Promise.resolve(task!.run({}, undefined as never));
    await endedOrBlocked(server, releasing);
  });
  await releasing;
  const { rows } = await sql<{ source: string }>`
    select source from asset_use where website_id = ${server.website.id} and asset_id = ${assetId} and source = 'download_grant'`.execute(
    server.database.kysely,
  );
  expect(rows).toHaveLength(1);
  server.clock.set(at);
});

/** A product with two files; the one with the greater id comes first. */
async function twoBooks() {
  const [one, other] = [(await book()).assetId, (await book()).assetId].toSorted();
  const files = [
    { assetId: other!, name: 'second.pdf' },
    { assetId: one!, name: 'first.pdf' },
  ];
  return { product: await addProduct(server, { type: 2, price: 900n, files }), assetIds: [one!, other!] };
}

test('links are renewed in the order in which a purchase notes its files, so that neither waits for the other', async () => {
  const { product, assetIds } = await twoBooks();
  const bought = await order(product);
  const { rows: uses } = await sql<{ document_id: string }>`
    delete from asset_use where website_id = ${server.website.id} and source = 'download_grant'
       and asset_id = any(${assetIds}) returning document_id`.execute(server.database.kysely);
  expect(uses).toHaveLength(2);
  const renewing = await server.database.kysely.transaction().execute(async (buying) => {
    const noted = (assetId: string) => sql`
      insert into asset_use (website_id, asset_id, kind, document_id, source)
      values (${server.website.id}, ${assetId}, 'product', ${product.id}, 'download_grant') on conflict do nothing`;
    await noted(assetIds[0]!).execute(buying);
    const renewal = manager.post(`/api/commerce/orders/${bought.orderId}/renew-downloads`);
    await endedOrBlocked(server, renewal);
    await noted(assetIds[1]!).execute(buying);
    return { renewal };
  });
  expect((await renewing.renewal).status).toBe(200);
});

describe('a process that is killed with SIGKILL', () => {
  // Each kill is a separate process: slow on a busy machine.
  const [timeout, step] = process.env['AWNING_FULL'] ? [600_000, 1] : [240_000, 4];

  test('while an order is marked as paid gives all links with their mail or none; repeated, each once', {
    timeout,
  }, async () => {
    const { product } = await twoBooks();
    let kills = 0;
    for (let statements = 1, isKilled = true; isKilled; statements += step) {
      const bought = await order(product, { payment: offline });
      isKilled = await dies({ orderId: bought.orderId, deed: 'mark-paid', statements });
      const isPaid = (await read(bought.orderId)).paymentStatus === 'paid';
      expect((await read(bought.orderId)).downloads).toHaveLength(isPaid ? 2 : 0);
      expect(await mailsTo(server, bought.email, 'order-downloads')).toHaveLength(isPaid ? 1 : 0);
      const again = await manager.post(`/api/commerce/orders/${bought.orderId}/mark-paid`);
      expect(again.status).toBe(isPaid ? 409 : 200);
      expect((await read(bought.orderId)).downloads).toHaveLength(2);
      expect(await mailsTo(server, bought.email, 'order-downloads')).toHaveLength(1);
      expect(await links(bought, 'order-downloads')).toHaveLength(2);
      if (isKilled) kills += 1;
    }
    expect(kills).toBeGreaterThan(1);
  });

  test('while links are renewed leaves the former ones or gives new ones, never some of both', {
    timeout,
  }, async () => {
    const { product } = await twoBooks();
    const bought = await order(product);
    const former = await links(bought);
    let kills = 0;
    for (let statements = 1, isKilled = true; isKilled; statements += step) {
      isKilled = await dies({ orderId: bought.orderId, deed: 'renew-downloads', statements });
      const mails = await mailsTo(server, bought.email, 'order-downloads');
      expect(mails).toHaveLength(isKilled ? 0 : 1);
      const statuses = await Promise.all(former.map(async (link) => (await fetchFile(link, {}, 'HEAD')).status));
      expect(statuses).toEqual(isKilled ? [200, 200] : [410, 410]);
      if (isKilled) kills += 1;
    }
    expect(kills).toBeGreaterThan(1);
    const renewed = await links(bought, 'order-downloads');
    expect(await Promise.all(renewed.map(async (link) => (await fetchFile(link)).status))).toEqual([200, 200]);
  });

  /** Whether it was killed before its end. */
  async function dies(what: Pick<KilledGrants, 'orderId' | 'deed' | 'statements'>): Promise<boolean> {
    const { address: at } = server.database;
    const [websiteId, now] = [server.website.id, server.clock.now().toISOString()];
    const options: KilledGrants = { ...what, address: at, now, websiteId };
    const program = await bundleProgram(new URL('killed-grants.fixture.ts', import.meta.url));
    const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: 'inherit' });
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect([code === 0, signal === 'SIGKILL']).toContain(true);
    // The database notices a moment later, and then releases the order.
    await sql`select from orders where website_id = ${websiteId} for update`.execute(server.database.kysely);
    return signal === 'SIGKILL';
  }
});

describe('the owner', () => {
  test('renews the links: the buyer gets new ones by mail, and those before say so', async () => {
    const { product } = await book();
    const bought = await order(product);
    const [old] = await links(bought);
    for (let use = 0; use < 10; use += 1) await fetchFile(old!);
    const renewed = await manager.post(`/api/commerce/orders/${bought.orderId}/renew-downloads`);
    expect([renewed.status, renewed.json<TeamOrderJson>().downloads]).toMatchObject([
      200,
      [{ uses: 10, usesLeft: 10 }],
    ]);
    const [link] = await links(bought, 'order-downloads');
    expect((await fetchFile(link!)).status).toBe(200);
    const replaced = await fetchFile(old!);
    expect([replaced.status, replaced.text.includes(downloadPageTexts.en.replaced)]).toEqual([410, true]);
    const { entries } = (await manager.get(`/api/commerce/orders/${bought.orderId}/timeline`)).json<{
      entries: { kind: string }[];
    }>();
    expect(entries.map(({ kind }) => kind)).toContain('downloads-renewed');
    const editor = await signedInMember(server, { roles: [TeamRole.EDITOR] });
    const refused = await editor.post(`/api/commerce/orders/${bought.orderId}/renew-downloads`);
    expect(refused.status).toBe(403);
  });

  test('is told that the product is gone whose buyers still fetch a file', async () => {
    const { product, assetId } = await book();
    await order(product);
    const { version } = (await manager.get(`/api/commerce/products/${product.id}`)).json<{ version: number }>();
    expect((await manager.delete(`/api/commerce/products/${product.id}?version=${version}`)).status).toBe(200);
    expect((await manager.delete(`/api/trash/product/${product.id}`)).status).toBe(200);
    expect((await manager.get(`/api/files/${assetId}/uses`)).json()).toEqual({
      uses: [{ kind: 'product', id: product.id, title: null, isTrashed: false, isGone: true }],
      nextAfter: null,
    });
  });

  test('cannot delete a file that buyers may fetch, until their links have expired', async () => {
    const { product, assetId } = await book();
    const bought = await order(product);
    const [link] = await links(bought);
    const path = `/api/commerce/products/${product.id}`;
    const { version, body } = (await manager.get(path)).json<{ version: number; body: object }>();
    const other = await addFile(server, {
      filename: 'other.pdf',
      bytes: Buffer.from('%PDF-1.7 other'),
      isPrivate: true,
    });
    const files = [{ assetId: other, name: 'other.pdf' }];
    await manager.put(path, { version, body: { ...body, files } });
    await manager.post(`${path}/publish`, { version: version + 1 });
    const trash = async () => (await manager.delete(`/api/files/${assetId}?version=1`)).status;
    const release = async () => {
      for (const task of downloadTasks(server.parts)) await task.run({}, undefined as never);
    };
    await release();
    expect([await trash(), (await fetchFile(link!)).status]).toEqual([409, 200]);
    const at = server.clock.now();
    server.clock.set(new Date(at.getTime() + 31 * DAY_MS));
    manager = await signedInMember(server, { roles: [TeamRole.ADMIN] });
    await release();
    expect(await trash()).toBe(200);
    expect((await manager.delete(`/api/trash/asset/${assetId}`)).status).toBe(200);
    expect((await read(bought.orderId)).downloads).toMatchObject([{ isFileGone: true }]);
    expect((await fetchFile(link!)).text).toContain(downloadPageTexts.en.gone);
    server.clock.set(at);
  });
});
