import { giftCodeText } from '@awning/commerce';
import { TeamRole } from '@awning/site-model';
import { signedInMember, signedInSiteUser, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkRules } from '../checkout/checkout.fixture.ts';
import { mailsTo } from '../order/unpaid/unpaid.fixture.ts';
import { balanceOf, issueCard } from './gift-card.fixture.ts';
import { giftCardToken } from './link.ts';
import { giftCardTasks } from './tasks.ts';

let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  manager = await signedInMember(server, { roles: [TeamRole.STORE_MANAGER], name: 'Mona' });
});
afterEach(() => checkRules(server));
afterAll(() => server.close());

const path = '/api/commerce/gift-cards';

interface Card {
  readonly id: string;
  readonly lastCharacters: string;
  readonly state: string;
  readonly printUrl: string;
  readonly balance: { readonly decimalValue: string };
  readonly entries: readonly { readonly kind: string; readonly who: string; readonly note: string }[];
}

async function issue(body: object): Promise<Card> {
  const answer = await manager.post(path, { value: '25.00', ...body });
  if (answer.status !== 200) throw new Error(`Issuing returned ${answer.status}: ${answer.text}`);
  return answer.json<Card>();
}

async function deliver(): Promise<void> {
  for (const task of giftCardTasks(server.parts)) await task.run({} as never, undefined as never);
}

async function deedsOf(id: string): Promise<string[]> {
  const audit = await server.database.kysely
    .selectFrom('audit')
    .select('what')
    .where('website_id', '=', server.website.id)
    .where('subject', '=', `gift_card/${id}`)
    .orderBy('id')
    .execute();
  return audit.map(({ what }) => what);
}

describe('the team', () => {
  test('issues a card, which is mailed at once with its code and the link to print it', async () => {
    const card = await issue({ recipientName: 'Ida', recipientEmail: 'ida@example.com', message: 'For you\n& yours' });
    expect(card).toMatchObject({ state: 'active', balance: { decimalValue: '25.00' } });
    const [mail, ...others] = await mailsTo(server, 'ida@example.com', 'gift-card');
    expect(others).toEqual([]);
    const [code] = /[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/.exec(mail?.text ?? '') ?? [];
    expect(code?.slice(-4)).toBe(card.lastCharacters);
    expect(mail?.text).toContain('For you\n& yours');
    expect(mail?.text).toContain('$25.00');
    expect(mail?.text).toContain(card.printUrl);
    const page = await server.visitor().get(card.printUrl);
    expect(page.text).toContain(code);
    expect(page.text).toContain('For Ida');
  });

  test('issues a card for a later day, which is mailed then and once', async () => {
    const deliverAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    await issue({ recipientEmail: 'later@example.com', deliverAt });
    await deliver();
    expect(await mailsTo(server, 'later@example.com', 'gift-card')).toHaveLength(0);
    server.clock.advance({ minutes: 61 });
    await Promise.all([deliver(), deliver()]);
    await deliver();
    expect(await mailsTo(server, 'later@example.com', 'gift-card')).toHaveLength(1);
  });

  test.for([
    ['value', { value: '0.00' }],
    ['recipientEmail', { recipientEmail: 'nobody' }],
    ['deliverAt', { recipientEmail: 'a@example.com', deliverAt: '2020-01-01T00:00Z' }],
    ['expiresAt', { expiresAt: '2020-01-01T00:00Z' }],
    ['expiresAt', { expiresAt: '2040-02-30T00:00Z' }],
  ] as const)('is told about a wrong %s', async ([field, body]) => {
    const answer = await manager.post(path, { value: '25.00', ...body });
    expect([answer.status, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([400, [field]]);
  });

  test('finds cards by the end of the code and by the beginning of the address', async () => {
    const { id, lastCharacters } = await issue({ recipientEmail: 'findme@example.com' });
    const found = async (q: string) =>
      (await manager.get(`${path}?q=${encodeURIComponent(q)}`))
        .json<{ giftCards: Card[] }>()
        .giftCards.map((one) => one.id);
    expect(await found(lastCharacters.toLowerCase())).toEqual([id]);
    expect(await found('FindMe')).toEqual([id]);
    expect(await found('find%me')).toEqual([]);
  });

  test('walks through all cards, newest first', async () => {
    const made = [await issue({}), await issue({})].map(({ id }) => id);
    const first = (await manager.get(path)).json<{ giftCards: Card[]; nextAfter: string | null }>();
    expect(first.giftCards.slice(0, 2).map(({ id }) => id)).toEqual(made.toReversed());
    const next = (await manager.get(`${path}?after=${made[1]}`)).json<{ giftCards: Card[] }>();
    expect(next.giftCards[0]?.id).toBe(made[0]);
  });

  test('adjusts a balance with a reason, once for each key, and never below zero', async () => {
    const { id } = await issue({});
    const key = '0192f0c1-0000-7000-8000-00000000abcd';
    const taken = { amount: '-5.50', note: ' Spent at the market ', key };
    await manager.post(`${path}/${id}/adjust`, taken);
    const again = await manager.post(`${path}/${id}/adjust`, taken);
    expect(again.json<Card>()).toMatchObject({ balance: { decimalValue: '19.50' } });
    expect(again.json<Card>().entries).toMatchObject([
      { kind: 'adjust', who: 'Mona', note: 'Spent at the market', isTaken: true, amount: { decimalValue: '5.50' } },
      { kind: 'issue', who: 'Mona' },
    ]);
    const tooMuch = await manager.post(`${path}/${id}/adjust`, { amount: '-19.51', note: 'More' });
    expect([tooMuch.status, tooMuch.json()]).toMatchObject([409, { reason: 'balanceTooSmall' }]);
    expect((await manager.post(`${path}/${id}/adjust`, { amount: '1.00', note: ' ' })).status).toBe(400);
    expect(await balanceOf(server, id)).toBe(1950n);
  });

  test('empties a card once for each key, and writes it down once', async () => {
    const { id } = await issue({});
    const all = { amount: '-25.00', note: 'Spent', key: '0192f0c1-0000-7000-8000-00000000abce' };
    await manager.post(`${path}/${id}/adjust`, all);
    const again = await manager.post(`${path}/${id}/adjust`, all);
    expect([again.status, again.json()]).toMatchObject([200, { balance: { decimalValue: '0.00' } }]);
    expect(await deedsOf(id)).toEqual(['giftCard.issued', 'giftCard.adjusted']);
  });

  test('cannot disable a card whose order is not paid', async () => {
    const { id } = await issueCard(server);
    await server.database.kysely
      .updateTable('gift_card')
      .set({ issued_at: null, balance: 0n })
      .where('website_id', '=', server.website.id)
      .where('id', '=', id)
      .execute();
    await server.database.kysely
      .deleteFrom('gift_entry')
      .where('website_id', '=', server.website.id)
      .where('card_id', '=', id)
      .execute();
    expect((await manager.post(`${path}/${id}/disable`, { isDisabled: true })).status).toBe(404);
    expect(await deedsOf(id)).toEqual([]);
  });

  test('a card that is disabled before its day is not mailed', async () => {
    const deliverAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    const { id } = await issue({ recipientEmail: 'disabled@example.com', deliverAt });
    await manager.post(`${path}/${id}/disable`, { isDisabled: true });
    server.clock.advance({ minutes: 61 });
    await deliver();
    expect(await mailsTo(server, 'disabled@example.com', 'gift-card')).toHaveLength(0);
    await manager.post(`${path}/${id}/disable`, { isDisabled: false });
    await deliver();
    expect(await mailsTo(server, 'disabled@example.com', 'gift-card')).toHaveLength(1);
  });

  test('disables a card and enables it again, and both are written down', async () => {
    const { id } = await issue({});
    const turn = async (isDisabled: boolean) =>
      (await manager.post(`${path}/${id}/disable`, { isDisabled })).json<Card>().state;
    expect([await turn(true), await turn(true), await turn(false)]).toEqual(['disabled', 'disabled', 'active']);
    expect(await deedsOf(id)).toEqual(['giftCard.issued', 'giftCard.disabled', 'giftCard.enabled']);
  });
});

describe('the page of a card', () => {
  test('opens by its link alone', async () => {
    const { id } = await issueCard(server);
    const token = giftCardToken(server.parts.config.secrets, id);
    const visitor = server.visitor();
    expect((await visitor.get(`/checkout/gift-card/card/${id}?token=${token}`)).status).toBe(200);
    expect((await visitor.get(`/checkout/gift-card/card/${id}?token=${token}x`)).status).toBe(404);
    expect((await visitor.get(`/checkout/gift-card/card/${id}`)).status).toBe(404);
  });

  test('no longer shows the code of a card that cannot be spent', async () => {
    const { id, code } = await issueCard(server);
    await manager.post(`${path}/${id}/disable`, { isDisabled: true });
    const token = giftCardToken(server.parts.config.secrets, id);
    const page = await server.visitor().get(`/checkout/gift-card/card/${id}?token=${token}`);
    expect(page.text).toContain('can no longer be spent');
    expect(page.text).not.toContain(code);
  });
});

describe('the page with the balance', () => {
  const ask = (visitor: Visitor, code: string) => visitor.submit('/checkout/gift-card/balance', { code });

  test('shows the balance to who has the code', async () => {
    const { code } = await issueCard(server, { value: 1234n });
    const page = await ask(server.visitor(), code.toLowerCase());
    expect(page.text).toContain('There is $12.34 on this gift card.');
    // The form can be sent again without scripts.
    expect(page.text).toContain('action="/checkout/gift-card/balance"');
  });

  test('is the same to the byte for a code that is wrong, used up, expired or disabled', async () => {
    const used = await issueCard(server, { value: 100n });
    await manager.post(`${path}/${used.id}/adjust`, { amount: '-1.00', note: 'Spent' });
    const disabled = await issueCard(server);
    await manager.post(`${path}/${disabled.id}/disable`, { isDisabled: true });
    const expired = await issueCard(server, { expiresAt: new Date(server.clock.now().getTime() + 1000) });
    server.clock.advance({ seconds: 2 });
    const visitor = server.visitor();
    const pages: string[] = [];
    for (const code of ['', 'nonsense', giftCodeText('ABCDEFGHJKLM2345'), used.code, disabled.code, expired.code]) {
      const { status, text } = await ask(visitor, code);
      pages.push(`${status} ${text}`);
    }
    expect(pages[0]).toContain('There is nothing to spend with this code');
    expect(pages).toEqual(pages.map(() => pages[0]));
  });

  test('stops a guesser by the address, and all guessers together', async () => {
    server.clock.advance({ minutes: 2 });
    const guess = async (remoteAddress: string) =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/checkout/gift-card/balance',
          remoteAddress,
          headers: {
            host: server.website.host,
            origin: `http://${server.website.host}`,
            'content-type': 'application/x-www-form-urlencoded',
          },
          payload: 'code=ABCD',
        })
      ).statusCode;
    const one: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) one.push(await guess('198.51.100.1'));
    expect([one.slice(0, 10).every((status) => status === 200), one[10]]).toEqual([true, 429]);
    const many: number[] = [];
    for (let place = 0; place < 300; place += 1) {
      many.push(await guess(`10.${place % 250}.${Math.floor(place / 250)}.1`));
    }
    expect(many.slice(0, 290).every((status) => status === 200)).toBe(true);
    expect(many.at(-1)).toBe(429);
  });
});

test('the data export of an account has the cards that were mailed to it, and its deletion forgets who got them', async () => {
  const email = 'owner-of-cards@example.com';
  const { id } = await issue({ recipientName: 'Olga', recipientEmail: email, message: 'Yours' });
  const user = await signedInSiteUser(server, { email });
  const exported = await user.get('/api/site-users/account/export');
  expect(exported.text).toContain('"giftCards"');
  expect(exported.text).toContain('Olga');
  expect(exported.text).not.toMatch(/[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/);
  const deletion = await user.post('/api/site-users/account/deletion', { password: user.password });
  expect(deletion.status).toBe(200);
  const view = (await manager.get(`${path}/${id}`)).json<Card>();
  expect(view).toMatchObject({ state: 'active', recipientName: '', recipientEmail: null, message: '' });
});
