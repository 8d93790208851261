import { TeamRole } from '@awning/site-model';
import {
  addProduct,
  addStorePage,
  setSettings,
  setStore,
  signedInMember,
  signedInSiteUser,
  startTestServer,
  type TestProduct,
  type TestServer,
  type Visitor,
} from '@awning/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { solvedCaptcha } from '../../people/captcha/captcha.fixture.ts';
import { checkRules } from '../checkout/checkout.fixture.ts';
import { setOnHand } from '../stock/index.ts';
import { askFor, linkOf, noticesOf, restockPath as path, tellOfReturned, wantedOf } from './restock.fixture.ts';
import { MAX_UNCONFIRMED, MAX_WAITING } from './sign-up.ts';

let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance({ minutes: 5 });
  await setStore(server, server.website, { restockSignUpEnabled: true });
});
afterEach(() => checkRules(server));

interface Group {
  readonly productId: string;
  readonly variantId: string;
  readonly signUpCount: number;
}
interface Page {
  readonly hasNextPage: boolean;
  readonly nextPageCursor: string | null;
  readonly signUpGroups: readonly Group[];
  readonly signUps: readonly { readonly siteVisitorEmail: string; readonly notifiedOn: string | null }[];
}

async function soldOut(name = 'Mug'): Promise<TestProduct> {
  return addProduct(server, { collectionId: await addStorePage(server), name, onHand: 0 });
}

async function groupOf({ id }: TestProduct): Promise<Group | undefined> {
  const { signUpGroups } = (await manager.get(`${path}/groups`)).json<Page>();
  return signUpGroups.find(({ productId }) => productId === id);
}

async function signUpsOf(product: TestProduct) {
  const query = new URLSearchParams(wantedOf(product)).toString();
  return (await manager.get(`${path}?${query}`)).json<Page>().signUps;
}

async function setStock({ variantIds: [variantId = ''] }: TestProduct, onHand: number): Promise<void> {
  await server.database.transaction((connection) =>
    setOnHand(connection, server.clock, server.website.id, variantId, onHand),
  );
}

describe('a sign-up', () => {
  test('RESTOCK-003 RESTOCK-004 RESTOCK-009 RESTOCK-010 RESTOCK-017 needs no sign-in and returns a message', async () => {
    const product = await soldOut();
    const answer = await askFor(server, product, ' Ada@Example.com ');
    expect([answer.status, answer.json()]).toEqual([200, { message: 'Signed up!' }]);
    expect(await signUpsOf(product)).toMatchObject([
      { siteVisitorEmail: 'Ada@Example.com', isJoinMailingList: false, notifiedOn: null },
    ]);
    const missing = await server.visitor().post(path, { ...wantedOf(product), siteVisitorEmail: 'ada@example.com' });
    expect(missing.status).toBe(400);
  });

  test('RESTOCK-021 D-084 is answered with the text of the owner, in the language of the visitor', async () => {
    const restockSuccessText = { en: 'We will write.', de: 'Wir schreiben.' };
    await setStore(server, server.website, { restockSignUpEnabled: true, restockSuccessText });
    const product = await soldOut();
    const asked = { ...wantedOf(product), siteVisitorEmail: 'a@example.com', isJoinMailingList: false };
    const messages = [];
    for (const prefix of ['', '/de', '/fr']) {
      messages.push((await server.visitor().post(`${prefix}${path}`, asked)).json<{ message: string }>().message);
    }
    expect(messages).toEqual(['We will write.', 'Wir schreiben.', 'We will write.']);
  });

  test('D-085 of an address that waits already is a success without a second record', async () => {
    const product = await soldOut();
    for (const email of ['ada@example.com', 'ADA@example.com']) {
      expect((await askFor(server, product, email)).status).toBe(200);
    }
    expect(await groupOf(product)).toMatchObject({ signUpCount: 1 });
  });

  test('RESTOCK-011 RESTOCK-026 RESTOCK-027 that fails is answered with the message that the widget shows', async () => {
    const product = await soldOut();
    const available = await addProduct(server, { onHand: 1 });
    const other = await soldOut();
    const messageOf = async (...asked: Parameters<typeof askFor>) => {
      const answer = await askFor(...asked);
      return [answer.status, answer.json<{ message: string }>().message];
    };
    expect(await messageOf(server, product, ' ')).toEqual([400, 'Email cannot be blank']);
    expect(await messageOf(server, product, 'ada@')).toEqual([400, 'Email is invalid']);
    expect(await messageOf(server, available, 'a@example.com')).toEqual([
      409,
      'This item is available. Reload the page to buy it.',
    ]);
    const mixed = { productId: other.id };
    expect(await messageOf(server, product, 'a@example.com', mixed)).toEqual([
      404,
      'This item is no longer in the shop.',
    ]);
    await setStore(server, server.website, { restockSignUpEnabled: false });
    expect(await messageOf(server, product, 'a@example.com')).toEqual([
      404,
      'This shop does not offer notices about sold-out items.',
    ]);
    expect(await groupOf(product)).toBeUndefined();
  });

  test('RESTOCK-005 RESTOCK-028 needs a captcha where the website has one, and each only once', async () => {
    const product = await soldOut();
    const { storeSettings } = { storeSettings: { restockSignUpEnabled: true } };
    await setSettings(server, server.website, {
      captchaSettings: { provider: 'altcha', siteKey: 'on' },
      storeSettings: { ...(await storedStore()), ...storeSettings },
    });
    const visitor = server.visitor();
    const without = await askFor(server, product, 'ada@example.com', {}, visitor);
    expect([without.status, without.json()]).toMatchObject([400, { message: 'Complete CAPTCHA before submitting.' }]);
    const captchaToken = await solvedCaptcha(visitor);
    expect((await askFor(server, product, 'ada@example.com', { captchaToken }, visitor)).status).toBe(200);
    const again = await askFor(server, product, 'bob@example.com', { captchaToken }, visitor);
    expect([again.status, again.json()]).toMatchObject([400, { message: /could not be confirmed/ }]);
    expect(await signUpsOf(product)).toHaveLength(1);
  });

  test('RESTOCK-004 D-085 with isJoinMailingList adds the address to the newsletter contacts', async () => {
    const product = await soldOut();
    await askFor(server, product, 'joins@example.com', { isJoinMailingList: true });
    await askFor(server, product, 'stays@example.com');
    const contacts = await server.database.kysely
      .selectFrom('newsletter_contact')
      .select(['email', 'source', 'status'])
      .where('website_id', '=', server.website.id)
      .execute();
    expect(contacts).toEqual([{ email: 'joins@example.com', source: 'restock', status: 'pending' }]);
    expect((await signUpsOf(product)).map((signUp) => signUp)).toMatchObject([
      { siteVisitorEmail: 'joins@example.com', isJoinMailingList: true },
      { siteVisitorEmail: 'stays@example.com', isJoinMailingList: false },
    ]);
  });

  test('D-009 is refused beyond ten a minute per address', async () => {
    const product = await soldOut();
    const statuses = [];
    const visitor = server.visitor();
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await askFor(server, product, `many${index}@example.com`, {}, visitor)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  test('a mailbox waits for a limited number of items, and for fewer that it has not confirmed', async () => {
    const waitFor = async (count: number, email: string) => {
      const answers = [];
      for (let index = 0; index <= count; index += 1) {
        server.clock.advance({ seconds: 30 });
        answers.push(await askFor(server, await addProduct(server, { onHand: 0 }), email));
      }
      expect(answers.slice(0, count).map(({ status }) => status)).toEqual(Array(count).fill(200));
      return answers.at(-1)?.json<{ message: string }>().message;
    };
    expect(await waitFor(MAX_WAITING, 'greedy@example.com')).toBe('This address already waits for many items.');
    await setStore(server, server.website, { restockSignUpEnabled: true, restockDoubleOptIn: true });
    expect(await waitFor(MAX_UNCONFIRMED, 'victim@example.com')).toBe(
      'Please confirm the emails that we have sent to this address first.',
    );
  });
});

async function storedStore() {
  const { settings } = await server.database.kysely
    .selectFrom('website')
    .select('settings')
    .where('id', '=', server.website.id)
    .executeTakeFirstOrThrow();
  return (settings as { storeSettings: NonNullable<Parameters<typeof setSettings>[2]['storeSettings']> }).storeSettings;
}

describe('confirmation by mail', () => {
  test('lets an address wait once its link was pressed, and not when it was only opened', async () => {
    await setStore(server, server.website, { restockSignUpEnabled: true, restockDoubleOptIn: true });
    const product = await soldOut();
    expect((await askFor(server, product, 'new@example.com')).json()).toEqual({ message: 'Signed up!' });
    expect(await groupOf(product)).toBeUndefined();
    const link = await linkOf(server, 'new@example.com', 'confirm');
    expect((await server.visitor().get(link)).text).toContain('One more click');
    expect(await groupOf(product)).toBeUndefined();
    const press = async () => (await server.visitor().submit(link, {})).text;
    expect(await press()).toContain('Thank you.');
    expect(await press()).toContain('Thank you.');
    expect(await groupOf(product)).toMatchObject({ signUpCount: 1 });
    const wrong = await server.visitor().submit('/restock/confirm?token=wrong', {});
    expect(wrong.status).toBe(404);
  });

  test('ends after a week', async () => {
    await setStore(server, server.website, { restockSignUpEnabled: true, restockDoubleOptIn: true });
    const product = await soldOut();
    await askFor(server, product, 'late@example.com');
    const link = await linkOf(server, 'late@example.com', 'confirm');
    server.clock.advance({ days: 8 });
    expect((await server.visitor().submit(link, {})).status).toBe(404);
    // A week ends the session, too.
    manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER] });
    expect(await groupOf(product)).toBeUndefined();
  });

  test.for([
    ['DE', true],
    ['US', false],
  ] as const)('in %s is asked for without a choice of the owner: %s', async ([country, isAsked]) => {
    await setStore(server, server.website, { restockSignUpEnabled: true, country });
    const product = await soldOut();
    await askFor(server, product, 'law@example.com');
    expect((await groupOf(product)) === undefined).toBe(isAsked);
  });
});

describe('the lists', () => {
  test('RESTOCK-002 RESTOCK-007 RESTOCK-012 D-087 of groups say who waits for what since when', async () => {
    const product = await addProduct(server, {
      collectionId: await addStorePage(server),
      name: 'Bowl',
      optionNames: ['Size'],
      variants: [
        { attributes: { Size: 'Large' }, onHand: 0 },
        { attributes: { Size: 'Small' }, onHand: 3 },
      ],
    });
    const since = server.clock.now().toISOString();
    await askFor(server, product, 'ada@example.com');
    server.clock.advance({ minutes: 1 });
    await askFor(server, product, 'bob@example.com');
    expect(await groupOf(product)).toEqual({
      ...wantedOf(product),
      productName: 'Bowl',
      variantDescriptor: 'Large',
      signUpCount: 2,
      waitingSince: since,
      qtyInStock: 0,
      isPublished: true,
    });
  });

  test('RESTOCK-006 RESTOCK-008 RESTOCK-012 RESTOCK-013 D-086 are paged by cursors, 50 at a time, without gaps or repeats', async () => {
    const product = await soldOut();
    const { variantId } = wantedOf(product);
    await addSignUps(variantId, 120);
    const query = new URLSearchParams(wantedOf(product)).toString();
    const pages = await allPages(`${path}?${query}`);
    expect(pages.map(({ signUps, hasNextPage }) => [signUps.length, hasNextPage])).toEqual([
      [50, true],
      [50, true],
      [20, false],
    ]);
    const emails = pages.flatMap(({ signUps }) => signUps.map(({ siteVisitorEmail }) => siteVisitorEmail));
    expect(emails).toEqual(Array.from({ length: 120 }, (_, index) => `waits${index}@example.com`));
    for (let index = 0; index < 60; index += 1) {
      const { variantIds } = await addProduct(server, { onHand: 0 });
      await addSignUps(variantIds[0] ?? '', 1);
    }
    const groups = await allPages(`${path}/groups`);
    expect(groups.length).toBeGreaterThan(1);
    expect(groups.map(({ hasNextPage, nextPageCursor }) => hasNextPage === (nextPageCursor !== null))).not.toContain(
      false,
    );
    const variants = groups.flatMap(({ signUpGroups }) => signUpGroups.map((group) => group.variantId));
    expect(new Set(variants).size).toBe(variants.length);
    expect(variants).toContain(variantId);
    expect((await manager.get(`${path}/groups?cursor=nonsense`)).json<Page>().signUpGroups).toEqual(
      groups[0]?.signUpGroups,
    );
  });

  test('ROLE-016 RESTOCK-018 and both ways of sending are for ADMIN and STORE_MANAGER only', async () => {
    const product = await soldOut();
    const query = new URLSearchParams(wantedOf(product)).toString();
    const callers: readonly (readonly [Visitor, boolean])[] = [
      [server.visitor(), false],
      [await signedInSiteUser(server), false],
      [await signedInMember(server, { roles: [TeamRole.EDITOR] }), false],
      [await signedInMember(server, { roles: [TeamRole.ADMIN] }), true],
      [manager, true],
    ];
    for (const [caller, isAllowed] of callers) {
      const answers = [
        await caller.get(`${path}/groups`),
        await caller.get(`${path}?${query}`),
        await caller.post(`${path}/send`, wantedOf(product)),
        await caller.post(`${path}/send/all`, { sendRequests: [wantedOf(product)] }),
      ];
      const refused = answers.map(({ status }) => status === 401 || status === 403);
      expect(refused).toEqual(Array(4).fill(!isAllowed));
    }
  });
});

async function allPages(address: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (let cursor: string | null = ''; cursor !== null; cursor = pages.at(-1)?.nextPageCursor ?? null) {
    const joined = `${address}${address.includes('?') ? '&' : '?'}cursor=${cursor}`;
    pages.push((await manager.get(joined)).json<Page>());
  }
  return pages;
}

/** Written at once: the limits of the call allow ten a minute. */
async function addSignUps(variantId: string, count: number): Promise<void> {
  const { database, website, clock } = server;
  const rows = Array.from({ length: count }, (_, index) => ({
    website_id: website.id,
    id: `0192f000-0000-7000-8000-${variantId.slice(-6)}${index.toString(16).padStart(6, '0')}`,
    variant_id: variantId,
    email: `waits${index}@example.com`,
    email_key: `waits${index}@example.com`,
    join_list: false,
    language: 'en',
    state: 'active',
    created_at: clock.now(),
  }));
  await database.kysely.insertInto('restock_signup').values(rows).execute();
}

describe('sending', () => {
  test('RESTOCK-002 RESTOCK-015 D-083 tells everybody who waits for a variant, once', async () => {
    const product = await soldOut('Kettle');
    for (const name of ['ada', 'bob', 'cleo']) await askFor(server, product, `${name}@example.com`);
    const sent = await manager.post(`${path}/send`, wantedOf(product));
    expect([sent.status, sent.json()]).toEqual([202, { queued: 3 }]);
    await server.runJobs();
    const notices = await noticesOf(server, 'Kettle');
    expect(notices.map(({ recipient }) => recipient)).toEqual([
      'ada@example.com',
      'bob@example.com',
      'cleo@example.com',
    ]);
    expect(notices[0]).toMatchObject({ subject: 'Kettle is back in stock' });
    expect(notices[0]?.text).toContain(`/p/${product.slug}`);
    expect(await groupOf(product)).toBeUndefined();
    expect((await signUpsOf(product)).map(({ notifiedOn }) => notifiedOn)).not.toContain(null);
    const again = await manager.post(`${path}/send`, wantedOf(product));
    expect([again.status, again.json()]).toMatchObject([409, { reason: 'nobody' }]);
    // A sent notice closes the sign-up; a new one is possible.
    await askFor(server, product, 'ada@example.com');
    expect(await groupOf(product)).toMatchObject({ signUpCount: 1 });
  });

  test('RESTOCK-016 D-083 all tells everybody who waits for any of the variants', async () => {
    const [first, second, third] = [await soldOut('Jug'), await soldOut('Jug'), await soldOut('Jug')];
    await askFor(server, first, 'ada@example.com');
    await askFor(server, first, 'bob@example.com');
    await askFor(server, second, 'ada@example.com');
    const sendRequests = [first, second, third].map(wantedOf);
    const sent = await manager.post(`${path}/send/all`, { sendRequests });
    expect([sent.status, sent.json()]).toEqual([202, { queued: 3 }]);
    await server.runJobs();
    expect(await noticesOf(server, 'Jug')).toHaveLength(3);
    const unknown = { ...wantedOf(first), productId: second.id };
    expect((await manager.post(`${path}/send/all`, { sendRequests: [unknown] })).status).toBe(404);
  });

  test('a product that is not published is not told of, because its page cannot be opened', async () => {
    const product = await soldOut('Plate');
    await askFor(server, product, 'ada@example.com');
    const { database, website } = server;
    const label = (value: string | null) =>
      database.kysely
        .updateTable('product')
        .set({ label: value })
        .where('website_id', '=', website.id)
        .where('id', '=', product.id)
        .execute();
    await label('Draft');
    expect(await groupOf(product)).toMatchObject({ isPublished: false });
    expect((await manager.post(`${path}/send`, wantedOf(product))).status).toBe(409);
    await setStore(server, website, { restockSignUpEnabled: true, restockAutoSend: true });
    await setStock(product, 5);
    await tellOfReturned(server);
    expect(await noticesOf(server, 'Plate')).toEqual([]);
    await label(null);
    await tellOfReturned(server);
    expect(await noticesOf(server, 'Plate')).toHaveLength(1);
  });

  test('nobody is told who left before the mail was written, and one press is enough', async () => {
    const product = await soldOut('Vase');
    for (const name of ['stays', 'leaves']) await askFor(server, product, `${name}@example.com`);
    const earlier = await soldOut('Earlier');
    await askFor(server, earlier, 'leaves@example.com');
    await manager.post(`${path}/send`, wantedOf(earlier));
    await server.runJobs();
    const link = await linkOf(server, 'leaves@example.com', 'unsubscribe');
    expect((await noticesOf(server, 'Earlier'))[0]?.unsubscribe_url).toContain(link);
    expect((await manager.post(`${path}/send`, wantedOf(product))).json()).toEqual({ queued: 2 });
    // As a mail program does it (RFC 8058).
    const left = await server.visitor().submit(link, { 'List-Unsubscribe': 'One-Click' });
    expect(left.text).toContain('leaves@example.com gets no more notices');
    await server.runJobs();
    expect((await noticesOf(server, 'Vase')).map(({ recipient }) => recipient)).toEqual(['stays@example.com']);
    expect((await server.visitor().submit(link.replace(/.$/, '!'), {})).status).toBe(404);
  });
});

describe('automatic sending', () => {
  const isOn = { restockSignUpEnabled: true, restockAutoSend: true };

  test('RESTOCK-029 is off by default: returned stock tells nobody, and turning it on later does not, either', async () => {
    const product = await soldOut('Off');
    await askFor(server, product, 'ada@example.com');
    await setStock(product, 5);
    await tellOfReturned(server);
    expect(await noticesOf(server, 'Off')).toEqual([]);
    await setStore(server, server.website, isOn);
    await tellOfReturned(server);
    expect(await noticesOf(server, 'Off')).toEqual([]);
  });

  test('RESTOCK-029 tells the oldest first, as many as came back, and the next ones when more arrives', async () => {
    await setStore(server, server.website, isOn);
    const product = await soldOut('Cup');
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await askFor(server, product, `${name}@example.com`);
      server.clock.advance({ seconds: 1 });
    }
    const told = async () => (await noticesOf(server, 'Cup')).map(({ recipient }) => recipient[0]).join('');
    await setStock(product, 2);
    await tellOfReturned(server);
    expect(await told()).toBe('ab');
    await tellOfReturned(server);
    expect(await told()).toBe('ab');
    await setStock(product, 3);
    await tellOfReturned(server);
    expect(await told()).toBe('abc');
    await setStock(product, 0);
    await setStock(product, 9);
    await setStock(product, 1);
    await tellOfReturned(server);
    expect(await told()).toBe('abcd');
  });

  test('a sign-up that is confirmed after the stock came back is told, too', async () => {
    await setStore(server, server.website, { ...isOn, restockDoubleOptIn: true });
    const product = await soldOut('Pot');
    await askFor(server, product, 'slow@example.com');
    const link = await linkOf(server, 'slow@example.com', 'confirm');
    await setStock(product, 1);
    await tellOfReturned(server);
    expect(await noticesOf(server, 'Pot')).toEqual([]);
    await server.visitor().submit(link, {});
    await tellOfReturned(server);
    expect(await noticesOf(server, 'Pot')).toHaveLength(1);
  });
});
