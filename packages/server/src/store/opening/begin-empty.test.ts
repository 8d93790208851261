import { TeamRole } from '@awning/site-model';
import {
  addOrder,
  addProduct,
  endedOrBlocked,
  eventually,
  signedInMember,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillWebsite } from '../../assembly/sample/fill-sample.ts';
import { selectCollections, selectNavigations } from '../../site/content/index.ts';
import { selectBrokenRules } from '../order/rules/store.ts';
import type { StoreSettingsBody } from '../store-settings/index.ts';
import type { LegalPagesAnswer } from './legal/schema.ts';
import type { Checklist, EmptyBody, ShopAnswer, ShopBody } from './schema.ts';

let server: TestServer;
let owner: Visitor;
beforeEach(async () => {
  server = await startTestServer();
  const { database, parts, website } = server;
  await database.transaction((connection) => fillWebsite(parts, connection, website.id));
  owner = await signedInMember(server, { name: 'Ida' });
});
afterEach(() => server.close());

const shop: ShopBody = {
  name: 'Inselkeramik <3',
  timeZone: 'Europe/Vienna',
  currency: 'CHF',
  country: 'AT',
  region: null,
  postalCode: '1010',
  language: 'de',
  otherLanguages: ['en'],
  business: {
    legalName: 'Inselkeramik e. U.',
    street: 'Am Hof 1',
    city: 'Wien',
    email: 'ida@insel.test',
    phone: '',
    vatId: 'ATU12345678',
    register: '',
    representative: 'Ida Insel',
  },
};
const wanted: EmptyBody = { shop, parcelPrice: '5.50' };
const empty = (visitor: Visitor = owner, body: EmptyBody = wanted) => visitor.post('/api/opening/empty', body);

test('the sample goes, the shop begins, and no order, submission or account is lost', async () => {
  const order = await addOrder(server, { product: await sampleProduct('tide-mug') });
  const submission = await writeMessage();
  expect((await owner.get('/api/opening/shop')).json<ShopAnswer>().hasSample).toBe(true);

  const answer = await empty();
  expect([answer.status, answer.json<ShopAnswer>()]).toMatchObject([200, { shop, hasSample: false, isClosed: true }]);

  expect(await titles('/api/commerce/products')).toEqual([]);
  expect(await titles('/api/commerce/coupons')).toEqual([]);
  expect(await titles('/api/items')).toEqual([]);
  expect(await titles('/api/commerce/shipping-zones')).toEqual(['Österreich']);
  expect((await owner.get('/api/commerce/store-rules/taxes')).json<{ rules: readonly object[] }>().rules).toMatchObject(
    [{ body: { name: 'MwSt. 20 %', percent: '20', inclusive: true, area: { country: 'AT' } } }],
  );
  const pages = await listed<{ facts: { slug: string; status: string } }>('/api/pages');
  expect(pages.map(({ facts: { slug, status } }) => `${slug} ${status}`).toSorted()).toEqual([
    'contact published',
    'home published',
    'imprint Draft',
    'privacy Draft',
    'terms Draft',
    'withdrawal Draft',
  ]);

  const stored = (await owner.get(`/api/commerce/orders/${order.id}`)).json<{ lines: readonly object[] }>();
  expect(JSON.stringify(stored)).toContain('Tide mug');
  expect((await owner.get(`/api/form-submissions/${submission}`)).status).toBe(200);
  expect(await selectBrokenRules(server.database)).toEqual([]);

  expect((await server.visitor().get('/', { accept: 'text/html' })).status).toBe(401);
  expect((await owner.put('/api/opening/door', { isClosed: false })).json()).toMatchObject({ isClosed: false });
  const home = (await server.visitor().get('/', { accept: 'text/html' })).text;
  expect(home).toContain('Willkommen bei Inselkeramik &lt;3');
  expect(await navigationOf('main')).toEqual(['home', 'shop', 'contact']);
  expect((await server.visitor().get('/imprint', { accept: 'text/html' })).status).toBe(404);
  const imprint = JSON.stringify(await legalPage('imprint'));
  expect(imprint).toContain('Am Hof 1, 1010 Wien, Österreich');
  expect(imprint).toContain('[Telefonnummer]');
  for (const path of ['/', '/shop', '/contact', '/en']) {
    const page = await server.visitor().get(path, { accept: 'text/html' });
    expect([path, page.status, /Marram|kiln|Brennofen|DE02/.exec(page.text)?.[0]]).toEqual([path, 200, undefined]);
  }
  expect((await server.visitor().get('/fr', { accept: 'text/html' })).status).toBe(404);
  // The main language comes first.
  expect(home.match(/hreflang="\w+" lang="\w+"/g)?.slice(0, 2)).toEqual([
    'hreflang="de" lang="de"',
    'hreflang="en" lang="en"',
  ]);
  const payment = (await owner.get('/api/commerce/payment-settings')).json<{ body: object }>();
  expect(payment.body).toMatchObject({ waysToPay: { instalments: false }, howToPay: {} });

  const before = await revisions();
  expect((await empty()).status).toBe(200);
  expect((await revisions()) - before).toBe(2);
});

test('the checklist ticks off what the team has done, and nothing of the sample', async () => {
  const done = async () => {
    const { steps, hasTestPayments } = (await owner.get('/api/opening/checklist')).json<Checklist>();
    expect(hasTestPayments).toBe(true);
    expect(steps).toHaveLength(7);
    return steps.filter(({ isDone }) => isDone).map(({ name }) => name);
  };
  expect(await done()).toEqual([]);
  await empty();
  expect(await done()).toEqual(['address', 'shipping']);
  await addProduct(server);
  expect(await done()).toEqual(['address', 'product', 'shipping']);
  const { version, body } = (await owner.get('/api/commerce/payment-settings')).json<{
    version: number;
    body: object;
  }>();
  const payment = { ...body, waysToPay: { offline: true }, howToPay: { de: 'Bar im Laden.' } };
  expect((await owner.put('/api/commerce/payment-settings', { version, body: payment })).status).toBe(200);
  expect(await done()).toEqual(['address', 'product', 'shipping', 'payment']);
  const mailServer = { host: 'smtp.example.com', port: 587, security: 'starttls', user: '', from: 'ida@insel.test' };
  const set = await (await signedInMember(server, { isOwner: true })).put('/api/website/mail-server', mailServer);
  expect([set.status, set.text]).toEqual([200, expect.any(String)]);
  expect(await done()).toEqual(['address', 'product', 'shipping', 'payment', 'mail']);
  await owner.put('/api/opening/door', { isClosed: false });
  expect(await done()).toHaveLength(6);
  const lacking = async () => {
    const { unfinishedPages } = (await owner.get('/api/opening/checklist')).json<Checklist>();
    return unfinishedPages.map(({ title, lacks }) => `${title}: ${lacks}`);
  };
  expect(await lacking()).toHaveLength(4);
  for (const slug of ['privacy', 'terms', 'withdrawal']) await publishLegalPage(slug, {});
  // The address is the owner's choice.
  await publishLegalPage('imprint', { slug: 'impressum', html: '<p>Ida Insel, [Telefonnummer]</p>' });
  expect(await done()).toHaveLength(6);
  expect(await lacking()).toEqual(['Impressum: texts']);
  await publishLegalPage('impressum', { html: '<p>Ida Insel, Tel. 1</p>' });
  expect(await done()).toHaveLength(7);
  expect(await lacking()).toEqual([]);
});

test('an imprint without gaps is shown from the beginning', async () => {
  const complete = { phone: '+43 1 1', register: 'FN 1 a', representative: 'Ida Insel' };
  await empty(owner, { shop: { ...shop, business: { ...shop.business, ...complete } }, parcelPrice: null });
  await owner.put('/api/opening/door', { isClosed: false });
  const imprint = await server.visitor().get('/imprint', { accept: 'text/html' });
  expect([imprint.status, imprint.text.includes('FN 1 a')]).toEqual([200, true]);
});

test('one entry fills all legal pages, one act publishes them', async () => {
  await empty();
  const read = async () => (await owner.get('/api/opening/legal-pages')).json<LegalPagesAnswer>();
  expect((await read()).gaps.toSorted()).toEqual(
    ['deliveryDays', 'disputes', 'phone', 'register', 'returnAddress', 'returnCost'].toSorted(),
  );
  expect((await read()).pages.map(({ title }) => title)).toEqual([
    'Impressum',
    'Datenschutz',
    'Allgemeine Geschäftsbedingungen',
    'Widerrufsrecht',
  ]);

  // The set-up fills them, too, without showing them to visitors.
  const withPhone = { ...shop, business: { ...shop.business, street: 'Am Hof 1 & 2', phone: '+43 1 <1>' } };
  expect((await owner.put('/api/opening/shop', withPhone)).status).toBe(200);
  expect((await read()).gaps).not.toContain('phone');
  expect((await read()).pages.some(({ isPublished }) => isPublished)).toBe(false);
  expect(JSON.stringify(await legalPage('withdrawal'))).toContain('Telefon +43 1 &lt;1&gt;)');

  // The owner's own draft under another usual address is nothing that the form shows.
  const [shown] = (await read()).pages;
  const { body } = (await owner.get(`/api/pages/${shown!.id}`)).json<{ body: object }>();
  const draft = await owner.post('/api/pages', { body: { ...body, slug: 'mentions-legales' } });
  expect([draft.status, (await read()).pages.length]).toEqual([200, 4]);

  await owner.put('/api/opening/door', { isClosed: false });
  const answers = { register: '', deliveryDays: '2–4', returnCost: 'customer', arbitrationBoard: '' };
  const published = await owner.post('/api/opening/legal-pages', answers);
  expect([published.status, published.json()]).toMatchObject([200, { gaps: ['returnAddress'], otherGaps: [] }]);
  expect((await read()).pages.every(({ isPublished }) => isPublished)).toBe(true);
  const own = await owner.get(`/api/pages/${draft.json<{ id: string }>().id}`);
  expect(own.json()).toMatchObject({ version: 1, state: 'draft' });
  const page = async (path: string) => (await server.visitor().get(path, { accept: 'text/html' })).text;
  expect(await page('/imprint')).not.toMatch(/Registereintrag|\[Reg/);
  expect(await page('/terms')).toContain('innerhalb von 2–4 Tagen');
  expect(await page('/terms')).toContain('weder bereit noch verpflichtet');
  expect(await page('/terms')).not.toContain('[Entwurf');
  expect(await page('/en/terms')).toContain('within 2–4 days');
  const { body: store } = (await owner.get('/api/commerce/store-settings')).json<{ body: StoreSettingsBody }>();
  expect(store.deliveryDays).toBe('2–4');

  const { address } = await read();
  expect(address).toBe('Am Hof 1 & 2, 1010 Wien, Österreich');
  const rest = { returnAddress: address, phone: '+43 2' };
  expect((await owner.post('/api/opening/legal-pages', rest)).json()).toMatchObject({ gaps: [] });
  expect(await page('/withdrawal')).toContain('Am Hof 1 &amp; 2, 1010 Wien, Österreich');
  expect(await page('/en/withdrawal')).toContain('Am Hof 1 &amp; 2, 1010 Wien, Austria');
  const { shop: after } = (await owner.get('/api/opening/shop')).json<ShopAnswer>();
  expect(after.business).toEqual({ ...withPhone.business, phone: '+43 2' });
  const { unfinishedPages } = (await owner.get('/api/opening/checklist')).json<Checklist>();
  expect(unfinishedPages).toEqual([]);
});

test('what the team has made or changed stays', async () => {
  const { id } = await sampleProduct('tide-mug');
  const before = (await owner.get(`/api/commerce/products/${id}`)).json<{
    version: number;
    body: { tags: string[] };
  }>();
  const changed = { version: before.version, body: { ...before.body, tags: ['mine'] } };
  expect((await owner.put(`/api/commerce/products/${id}`, changed)).status).toBe(200);

  const refused = await empty();
  expect([refused.status, refused.json<{ errors: object }>().errors]).toMatchObject([
    400,
    { 'body.currency': expect.any(String) },
  ]);
  expect(await titles('/api/commerce/coupons')).toHaveLength(2);

  const { currency } = (await owner.get('/api/opening/shop')).json<ShopAnswer>().shop;
  expect((await empty(owner, { shop: { ...shop, currency }, parcelPrice: null })).status).toBe(200);
  expect(await titles('/api/commerce/products')).toHaveLength(1);
  expect(await titles('/api/commerce/shipping-zones')).toEqual([]);
});

test('cut off in the middle it has done nothing, and the next call does it all', async () => {
  const { database, website } = server;
  const count = (await titles('/api/commerce/coupons')).length;
  const [coupon] = await database.kysely
    .selectFrom('coupon')
    .select('id')
    .where('website_id', '=', website.id)
    .execute();
  let cut: Promise<unknown> | undefined;
  await database.transaction(async (connection) => {
    await sql`select from coupon where website_id = ${website.id} and id = ${coupon!.id} for update`.execute(
      connection.kysely,
    );
    cut = empty();
    await endedOrBlocked(server, cut);
    // For the database the same as a process that is killed.
    const killed = await sql<{ ended: boolean }>`
      select pg_terminate_backend(pid) as ended from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`.execute(connection.kysely);
    expect(killed.rows).toEqual([{ ended: true }]);
  });
  await cut;
  expect(await titles('/api/commerce/coupons')).toHaveLength(count);
  expect((await titles('/api/pages')).some((title) => title === 'Impressum')).toBe(false);
  await eventually(async () => expect((await empty()).status).toBe(200));
  expect(await titles('/api/commerce/coupons')).toEqual([]);
});

test('of two calls at once one does it and the other finds nothing left to do', async () => {
  const statuses = await Promise.all([empty(), empty()].map(async (answer) => (await answer).status));
  expect(statuses).toEqual([200, 200]);
  expect((await titles('/api/pages')).length).toBe(6);
  expect(await titles('/api/commerce/shipping-zones')).toHaveLength(1);
});

test('data alone is saved beside the sample; a main language without texts and unknown ones are refused', async () => {
  const put = (change: Partial<ShopBody>) => owner.put('/api/opening/shop', { ...shop, currency: 'EUR', ...change });
  const errorsOf = async (change: Partial<ShopBody>) => (await put(change)).json<{ errors?: object }>().errors;
  const { currency } = (await owner.get('/api/opening/shop')).json<ShopAnswer>().shop;
  expect((await put({ currency })).json()).toMatchObject({
    hasSample: true,
    shop: { name: shop.name, language: 'de' },
  });
  expect(await errorsOf({ currency, language: 'xx' })).toHaveProperty(['body.language']);
  expect(await errorsOf({ currency, otherLanguages: ['de'] })).toHaveProperty(['body.otherLanguages']);
  expect(await errorsOf({ currency, country: 'ZZ' })).toHaveProperty(['body.country']);
  expect(await errorsOf({ currency, business: { ...shop.business, email: 'nobody' } })).toHaveProperty([
    'body.business.email',
  ]);
  await server.database.kysely
    .updateTable('product')
    .set({ texts: '{"de":{"name":"Nur deutsch"}}' })
    .where('website_id', '=', server.website.id)
    .execute();
  expect(await errorsOf({ currency, language: 'en', otherLanguages: [] })).toHaveProperty(['body.language']);
  const manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
  expect((await empty(manager)).status).toBe(403);
});

interface LegalPage {
  readonly version: number;
  readonly body: {
    readonly slug: string;
    readonly layout: { readonly texts: Readonly<Record<string, Readonly<Record<string, { readonly html: string }>>>> };
  };
}

async function legalPage(slug: string): Promise<LegalPage & { readonly path: string }> {
  const pages = await listed<{ id: string; facts: { slug: string } }>('/api/pages');
  const path = `/api/pages/${pages.find(({ facts }) => facts.slug === slug)!.id}`;
  return { path, ...(await owner.get(path)).json<LegalPage>() };
}

/** Replaces the text in the languages of the shop and publishes it. */
async function publishLegalPage(was: string, { slug = was, html = '<p>Fertig [1].</p>' }): Promise<void> {
  const { path, version, body } = await legalPage(was);
  const texts = Object.fromEntries(
    Object.entries(body.layout.texts).map(([code, text]) => [code, code === 'fr' ? text : { text: { html } }]),
  );
  const changed = { version, body: { ...body, slug, layout: { ...body.layout, texts } } };
  const saved = (await owner.put(path, changed)).json<LegalPage>();
  expect((await owner.post(`${path}/publish`, { version: saved.version })).status).toBe(200);
}

async function sampleProduct(slug: string) {
  const rows = await server.database.kysely
    .selectFrom('product')
    .innerJoin('variant', (join) =>
      join.onRef('variant.product_id', '=', 'product.id').onRef('variant.website_id', '=', 'product.website_id'),
    )
    .select(['product.id', 'variant.id as variantId', 'variant.sku'])
    .where('product.website_id', '=', server.website.id)
    .where('product.slug', '=', slug)
    .execute();
  return {
    id: rows[0]!.id,
    slug,
    collectionId: '',
    skus: rows.map(({ sku }) => sku),
    variantIds: rows.map(({ variantId }) => variantId),
  };
}

async function titles(path: string): Promise<string[]> {
  return (await listed<{ title: string }>(path)).map(({ title }) => title);
}

async function listed<Row>(path: string): Promise<Row[]> {
  const [rows] = Object.values((await owner.get(path)).json<Record<string, Row[]>>());
  return rows!;
}

async function navigationOf(name: string): Promise<(string | undefined)[]> {
  const { database, website } = server;
  const collections = await selectCollections(database, website.id);
  const { entries } = (await selectNavigations(database, website.id)).find((one) => one.name === name)!;
  const ids = entries.map((entry) => ('collectionId' in entry ? entry.collectionId : ''));
  return ids.map((id) => collections.find((one) => one.id === id)?.urlId);
}

async function revisions(): Promise<number> {
  const { count } = await server.database.kysely
    .selectFrom('revision')
    .select((table) => table.fn.countAll<string>().as('count'))
    .where('website_id', '=', server.website.id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function writeMessage(): Promise<string> {
  const { id: formId } = await server.database.kysely
    .selectFrom('form')
    .select('id')
    .where('website_id', '=', server.website.id)
    .where('form_type', '=', 'contact')
    .executeTakeFirstOrThrow();
  const visitor = server.visitor();
  const { key } = (await visitor.send('POST', '/api/form/FormSubmissionKey')).json<{ key: string }>();
  const form = JSON.stringify({ name: { first: 'Mila', last: 'Roth' }, email: 'mila@example.com', message: 'Moin' });
  const body = { key, formId, form, pageTitle: 'Contact', pagePath: '/contact' };
  const sent = await visitor.send('POST', '/api/form/SaveFormSubmission', { body });
  expect([sent.status, sent.text]).toEqual([200, expect.any(String)]);
  return sent.json<{ submissionId: string }>().submissionId;
}
