import { CollectionType } from '@awning/site-model';
import {
  addForm,
  addProduct,
  confirmMembers,
  pictureBytes,
  type SignedInSiteUser,
  signedInMember,
  signedInSiteUser,
  startTestServer,
  type TestServer,
  type TestWebsite,
  type Visitor,
} from '@awning/testing';
import { Kind, type TSchema } from '@sinclair/typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from '../../platform/http/routing/route.ts';
import { address, addToCart, buy } from '../../store/checkout/checkout.fixture.ts';
import { subscribe } from '../../store/checkout/subscription/subscription.fixture.ts';
import { reviewedOrder } from '../../store/review/review.fixture.ts';
import { fillWebsite } from '../sample/fill-sample.ts';
import { type Call, fittingCall, injection } from './calls.fixture.ts';
import { chanceFrom } from './random.fixture.ts';
import { columnsHolding, fingerprints, idsOf } from './website-data.fixture.ts';

// RELIABILITY.md, test 34: two websites with the same content, and every id of one tried on the other.

let server: TestServer;
let ids: readonly string[];
/** A site user of each website. */
const users = new Map<string, SignedInSiteUser>();
/** A blog of each website that an owner has made. */
const lists = new Map<string, string>();
beforeAll(async () => {
  server = await startTestServer();
  for (const website of [server.website, server.otherWebsite]) {
    await server.database.transaction((connection) => fillWebsite(server.parts, connection, website.id));
    await useWebsite(website);
  }
  // A collection can also be a list or a folder, so the first ones need not include a page.
  ids = [
    ...(await idsOf(server.database, server.website.id)),
    await idOfPage(server.website.id),
    lists.get(server.website.id)!,
  ];
});
afterAll(() => server.close());

const plan = { unit: 'MONTH', value: 1, numCycles: 0 } as const;

/** Leaves data of the team and of a visitor, so that there are ids of every kind. */
async function useWebsite(website: TestWebsite): Promise<void> {
  const admin = await signedInMember(server, { website });
  const invited = await admin.post('/api/team/invitations', { email: 'new@shop.test', roles: [4] });
  expect(invited.status).toBeLessThan(300);
  expect((await admin.post('/api/file-folders', { body: { name: 'Spring' } })).status).toBe(200);
  const blog = { slug: 'made', typeName: 'blog', ordering: 1, pageSize: 20, isEnabled: true, regionName: null };
  const body = { ...blog, parentId: null, mainImageId: null, texts: { en: { title: 'Made' } }, categoryNames: {} };
  lists.set(website.id, (await admin.post('/api/collections', { body })).json<{ id: string }>().id);
  const redirect = { path: '/old', target: '/made', status: 301 };
  expect((await admin.post('/api/redirects', { body: redirect })).status).toBe(200);
  const bowl = await addProduct(server, { website });
  const file = Buffer.from('address,name,sku,price\nmug,Mug,MUG,1\n');
  const stream = { 'content-type': 'application/octet-stream' };
  expect((await admin.post('/api/commerce/product-imports?name=a.csv', file, stream)).status).toBe(200);
  const buyer = server.visitor(website);
  await addToCart(buyer, bowl);
  expect((await buy(buyer)).status).toBe(200);
  await addToCart(buyer, bowl);
  const user = await signedInSiteUser(server, { website });
  await addToCart(user, bowl);
  expect((await buy(user)).status).toBe(200);
  const { firstName, lastName, line1, city, postalCode, country } = address;
  const kept = { firstName, lastName, line1, city, postalCode, country };
  expect((await user.post('/api/site-users/account/addresses', kept)).status).toBe(200);
  expect((await admin.post('/api/commerce/gift-cards', { value: '5.00' })).status).toBe(200);
  const area = { texts: { en: { name: 'Course', description: '' } }, pageIds: [lists.get(website.id)], productIds: [] };
  const made = await admin.post('/api/commerce/member-areas', { body: area });
  expect(made.status).toBe(200);
  const member = { email: user.email, reason: 'A friend' };
  const members = `/api/commerce/member-areas/${made.json<{ id: string }>().id}/members`;
  expect((await admin.post(members, member)).status).toBe(200);
  await subscribe(server, await addProduct(server, { website, plan }), 'ada@example.com', { website, visitor: user });
  await reviewedOrder(server, { website, pictures: [await pictureBytes()] });
  users.set(website.id, user);
  const formId = await addForm(server, { website, form: { submissionHTML: '<b>Thanks</b>' } });
  const { key } = (await buyer.send('POST', '/api/form/FormSubmissionKey')).json<{ key: string }>();
  const sent = { key, formId, form: JSON.stringify({ email: 'ada@example.com' }) };
  expect((await buyer.send('POST', '/api/form/SaveFormSubmission', { body: sent })).status).toBe(200);
}

test('ids of one website open nothing on the other, change nothing there and never get in', async () => {
  expect(ids.length).toBeGreaterThan(20);
  const before = await fingerprints(server.database, server.website.id);
  const people = {
    admin: await signedInMember(server, { website: server.otherWebsite }),
    user: users.get(server.otherWebsite.id)!,
  };
  const wrong = new Set<string>();
  let tried = 0;
  for (const route of server.app.declaredRoutes) {
    for (const id of ids) {
      for (const call of callsWith(route, id)) {
        const caller = await callerFor(route, people);
        const status = await statusOnceAllowed(call, caller);
        tried += 1;
        if (!isRefused(route, call, status)) {
          wrong.add(`${route.method} ${route.path} answers ${status} to ${call.url}`);
        }
      }
    }
  }
  expect([...wrong]).toEqual([]);
  expect(tried).toBeGreaterThan(100);
  expect(await fingerprints(server.database, server.website.id)).toEqual(before);
  expect(await columnsHolding(server.database, server.otherWebsite.id, ids)).toEqual([]);
});

test('on their own website they do open what they belong to', async () => {
  const admin = await signedInMember(server);
  const user = users.get(server.website.id)!;
  const closed: string[] = [];
  for (const route of server.app.declaredRoutes.filter(({ method, path }) => method === 'GET' && hasIdInPath(path))) {
    const person = route.access.kind === 'site-user' ? user : admin;
    const headers = { cookie: person.cookies.header(), accept: 'application/json' };
    const statuses = await Promise.all(
      ids.map(async (id, index) => {
        const [call] = callsWith(route, id);
        // Rate limits count by address.
        const address = `10.0.${index >> 8}.${index & 255}`;
        const asked = injection(call!, { host: server.website.host, headers, address });
        return (await server.app.inject(asked)).statusCode;
      }),
    );
    if (!statuses.some((status) => status < 400) && !needsToken(route)) closed.push(route.path);
  }
  // If a route is listed here, `useWebsite` must create data that it can show.
  expect(closed).toEqual([]);
});

async function idOfPage(websiteId: string): Promise<string> {
  const { id } = await server.database.kysely
    .selectFrom('collection')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('type', '=', CollectionType.page)
    .where('is_folder', '=', false)
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** The response of the route itself, not of a rate limit in front of it. */
async function statusOnceAllowed(
  call: Parameters<typeof injection>[0],
  headers: Record<string, string>,
): Promise<number> {
  const ask = async () =>
    (await server.app.inject(injection(call, { host: server.otherWebsite.host, headers }))).statusCode;
  const status = await ask();
  if (status !== 429) return status;
  server.clock.advance({ minutes: 2 });
  await confirmMembers(server, server.otherWebsite);
  return ask();
}

/** Pages that a secret in the address opens; an id alone must not. */
function needsToken(route: Route): boolean {
  return route.schema.query?.['properties']?.['token'] !== undefined;
}

/** 404 instead of 403, which would reveal that the thing exists. A form without scripts is redirected to a page. */
function isRefused(route: Route, call: Call, status: number): boolean {
  if (hasIdInPath(route.path) && route.method === 'GET') return status === 404;
  const isPlainForm = call.headers['content-type']?.includes('urlencoded') === true;
  return (status >= 400 && status < 500 && status !== 401 && status !== 403) || (isPlainForm && status === 303);
}

/** The call with the id in the path, and with the id in each field of body or query that takes one. */
function callsWith(route: Route, id: string): readonly Call[] {
  const calls: Call[] = [];
  const plain = fittingCall(route, chanceFrom(5));
  if (hasIdInPath(route.path)) {
    calls.push({ ...plain, url: route.path.replace(/:(id|\w+Id)\b/g, id).replace(/:\w+/g, 'a') });
  }
  const { body } = route.schema;
  for (const field of body && !hasIdInPath(route.path) ? idFields(body) : []) calls.push(withField(plain, field, id));
  return calls;
}

function hasIdInPath(path: string): boolean {
  return /:(id|\w+Id)\b/.test(path);
}

function idFields(schema: TSchema): readonly string[] {
  if (schema[Kind] !== 'Object') return [];
  const names = Object.keys(schema['properties'] as object);
  return names.filter((name) => /^(id|\w+Ids?)$/.test(name) && !givenByOthers.includes(name));
}

/** Numbers that authorities give: any text, and no way to a row. */
const givenByOthers: readonly string[] = ['vatId'];

function withField(call: Call, field: string, id: string): Call {
  if (call.headers['content-type']?.includes('urlencoded')) {
    const fields = new URLSearchParams(String(call.payload ?? ''));
    fields.set(field, id);
    return { ...call, payload: fields.toString() };
  }
  const body = JSON.parse(String(call.payload ?? '{}')) as Record<string, unknown>;
  return { ...call, payload: JSON.stringify({ ...body, [field]: field.endsWith('Ids') ? [id] : id }) };
}

interface People {
  readonly admin: Visitor;
  readonly user: SignedInSiteUser;
}

async function callerFor(route: Route, { admin, user }: People): Promise<Record<string, string>> {
  const isForUser = route.access.kind === 'site-user';
  const person = isForUser ? user : admin;
  const crumb = await person.crumb();
  const origin: Record<string, string> = route.forgery === 'same-origin' ? { 'sec-fetch-site': 'same-origin' } : {};
  const token: Record<string, string> = isForUser ? { 'x-siteuser-xsrf-token': user.xsrfToken } : {};
  return { cookie: person.cookies.header(), 'x-crumb': crumb, accept: 'application/json', ...origin, ...token };
}
