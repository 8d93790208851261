import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { documentQuery } from '../kit/document/kind.ts';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { couponKind } from './coupon-kind.ts';
import { CouponScreen } from './coupon-screen.tsx';
import type { Coupon } from './queries.ts';

const coupon: Coupon = {
  id: 'c1',
  version: 3,
  state: 'published',
  isVisible: true,
  body: {
    code: 'SPRING',
    kind: 'percentage',
    percent: '10',
    amount: '0',
    minimum: '0.00',
    startsAt: null,
    endsAt: null,
    limitTotal: 50,
    limitPerPerson: null,
    productIds: [],
    categories: [],
  },
  changedBy: 'Ada',
  changedAt: '2026-11-16T09:00:00.000Z',
};

const ofBea: Coupon = {
  ...coupon,
  version: 4,
  body: { ...coupon.body, percent: '20', limitTotal: 80 },
  changedBy: 'Bea',
  changedAt: '2026-11-16T09:05:00.000Z',
};

const pages = { pages: [{ id: 's1', urlId: 'shop', title: 'Shop', categories: ['Tableware', 'Tea'], tags: [] }] };
const path = '/api/commerce/coupons/c1';
const uses = { uses: 3, people: 2, lastUsedAt: '2026-11-15T12:00:00.000Z' };
const stale = new Refusal(409, { reason: 'stale', version: 4, by: 'Bea', at: ofBea.changedAt, changes: [] });

function show(replies: Parameters<typeof answerCalls>[0] = {}) {
  const sent = answerCalls({
    [`GET ${path}`]: () => coupon,
    [`GET ${path}/uses`]: () => uses,
    'GET /api/commerce/store-pages': () => pages,
    ...replies,
  });
  const options = { address: '/config/commerce/coupons/c1', path: '/config/commerce/coupons/$id' };
  return renderScreen(CouponScreen, options).then((view) => ({ ...view, sent }));
}

const percent = () => screen.findByLabelText(/Percentage off/);
const saveBar = () => screen.queryByRole('region', { name: 'Unsaved changes' });

describe('the screen of a coupon', () => {
  it('is at rest until something changes, and again when it is put back', async () => {
    const { user } = await show();
    const field = await percent();
    expect(saveBar()).toBeNull();
    await user.type(field, '.5');
    expect(saveBar()?.getAttribute('data-form-state')).toBe('editing');
    await user.clear(field);
    await user.type(field, '10');
    expect(saveBar()).toBeNull();
  });

  it('says how often the coupon was used, and shows what it does to an order', async () => {
    await show();
    expect(await screen.findByText('Used 3 times by 2 customers (3 of 50)')).toBeTruthy();
    expect(await screen.findByText('An order of €80.00 costs €72.00 with this coupon.')).toBeTruthy();
  });

  it('is limited to products and categories, with an example that says so', async () => {
    const facts = { imageUrl: null, lowestPrice: '12.00' };
    const mug = { id: 'p1', title: 'Mug', facts };
    const { user, sent } = await show({
      'GET /api/commerce/products': () => ({ rows: [mug], nextAfter: null }),
      [`PUT ${path}`]: ({ body }) => ({ ...coupon, ...(body as object), version: 4 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add products' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: /Mug/ }));
    await user.click(within(dialog).getByRole('button', { name: /^Add/ }));
    expect(await screen.findByRole('button', { name: 'Remove Mug' })).toBeTruthy();
    await user.type(screen.getByRole('combobox', { name: /categories/ }), 'Te{ArrowDown}{Enter}');
    expect(screen.getByText(/^Chosen products of €80\.00 cost €72\.00 with this coupon\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    const saved = sent.find(({ name }) => name === `PUT ${path}`);
    expect(saved?.body).toEqual({ version: 3, body: { ...coupon.body, productIds: ['p1'], categories: ['Tea'] } });
  });

  it('keeps a deleted product in sight, and says that it must go', async () => {
    const { user } = await show({
      [`GET ${path}`]: () => ({ ...coupon, body: { ...coupon.body, productIds: ['gone'] } }),
      'GET /api/commerce/products': () => ({ rows: [], nextAfter: null }),
      [`PUT ${path}`]: () => new Refusal(400, { reason: 'invalid', errors: { 'body.productIds': 'Gone.' } }),
    });
    expect(await screen.findByRole('button', { name: 'Remove Deleted product' })).toBeTruthy();
    await user.type(await percent(), '{Backspace}5{Enter}');
    expect(await screen.findByText('Remove the products that no longer exist.')).toBeTruthy();
  });

  it('saves with Enter, from the version it was read in, and says so', async () => {
    const { user, sent } = await show({
      [`PUT ${path}`]: ({ body }) => ({ ...coupon, ...(body as object), version: 4 }),
    });
    const field = await percent();
    await user.clear(field);
    await user.type(field, '12,5{Enter}');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(saveBar()).toBeNull();
    const saved = sent.find(({ name }) => name === `PUT ${path}`);
    expect(saved?.body).toEqual({ version: 3, body: { ...coupon.body, percent: '12.5' } });
  });

  it('keeps what is typed while a save is under way, and still has to save it', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user } = await show({
      [`PUT ${path}`]: async ({ body }) => {
        await held;
        return { ...coupon, ...(body as object), version: 4 };
      },
    });
    const field = await percent();
    await user.type(field, '.5{Enter}');
    await waitFor(() => expect(saveBar()?.getAttribute('data-form-state')).toBe('saving'));
    await user.type(field, '7');
    answer();
    await waitFor(() => expect(saveBar()?.getAttribute('data-form-state')).toBe('editing'));
    expect((field as HTMLInputElement).value).toBe('10.57');
  });

  it('tells faults beside their fields before anything is sent, and goes to the first', async () => {
    const { user, sent } = await show();
    const field = await percent();
    await user.clear(field);
    await user.type(field, '120');
    await user.clear(screen.getByLabelText(/^Code/));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a code.')).toBeTruthy();
    expect(screen.getByText(/up to 100/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Code/));
    expect(sent.some(({ name }) => name.startsWith('PUT'))).toBe(false);
  });

  it('tells what the server found beside the field, and keeps what was typed', async () => {
    const { user } = await show({
      [`PUT ${path}`]: () => new Refusal(400, { reason: 'invalid', errors: { 'body.code': 'Taken.' } }),
    });
    const code = await screen.findByLabelText(/^Code/);
    await user.clear(code);
    await user.type(code, 'SUMMER');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Another coupon has this code.')).toBeTruthy();
    expect(code).toHaveProperty('value', 'SUMMER');
    expect(saveBar()?.getAttribute('data-form-state')).toBe('editing');
  });

  it('keeps both sides when a colleague was faster: compares, takes over, and saves from the new version', async () => {
    let newest = coupon;
    const { user, sent } = await show({
      [`GET ${path}`]: () => newest,
      [`PUT ${path}`]: ({ body }) => {
        const { version, body: typed } = body as { version: number; body: Coupon['body'] };
        return version === 4 ? { ...ofBea, version: 5, body: typed, changedBy: 'Ada' } : stale;
      },
    });
    const field = await percent();
    await user.clear(field);
    await user.type(field, '15');
    await user.type(screen.getByLabelText(/Uses per customer/), '1');
    newest = ofBea;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Bea changed this while you were editing/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);

    await user.click(screen.getByRole('button', { name: 'Compare and take over' }));
    const dialog = await screen.findByRole('dialog');
    const discount = within(dialog).getByRole('radiogroup', { name: 'Discount' });
    const [mine, theirs] = within(discount).getAllByRole('radio');
    expect([mine, theirs].map((radio) => (radio as HTMLInputElement).checked)).toEqual([true, false]);
    const onlyTheirs = within(dialog).getByRole('radiogroup', { name: 'Uses in total' });
    expect(
      within(onlyTheirs)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).disabled),
    ).toEqual([true, true]);
    await user.click(within(dialog).getByRole('button', { name: 'Take over' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    const last = sent.findLast(({ name }) => name === `PUT ${path}`);
    expect(last?.body).toEqual({
      version: 4,
      body: { ...coupon.body, percent: '15', limitTotal: 80, limitPerPerson: 1 },
    });
  });

  it('takes theirs where the editor chooses so', async () => {
    const { user } = await show({ [`PUT ${path}`]: () => stale, [`GET ${path}`]: replies([coupon, ofBea]) });
    const field = await percent();
    await user.clear(field);
    await user.type(field, '15{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Compare and take over' }));
    const dialog = await screen.findByRole('dialog');
    const discount = within(dialog).getByRole('radiogroup', { name: 'Discount' });
    await user.click(within(discount).getAllByRole('radio')[1]!);
    await user.click(within(dialog).getByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(field).toHaveProperty('value', '20'));
    expect(saveBar()).toBeNull();
  });

  it('shows a newer version by itself while nothing is typed, and says whose it is', async () => {
    const { queries } = await show();
    const field = await percent();
    queries.setQueryData(documentQuery(couponKind, 'c1').queryKey, ofBea);
    await waitFor(() => expect(field).toHaveProperty('value', '20'));
    expect(await screen.findByText('Bea has just changed this. You see the newest version.')).toBeTruthy();
  });

  it('is at rest after a newer version has arrived, in whatever order its values come', async () => {
    const { queries } = await show();
    await percent();
    const turned = Object.fromEntries(Object.entries(ofBea.body).toReversed()) as Coupon['body'];
    queries.setQueryData(documentQuery(couponKind, 'c1').queryKey, { ...ofBea, body: { ...turned, limitTotal: null } });
    await waitFor(() => expect(screen.getByLabelText(/Uses in total/)).toHaveProperty('value', ''));
    expect(saveBar()).toBeNull();
  });

  it('warns at once when a newer version arrives while something is typed', async () => {
    const { queries, user } = await show();
    const field = await percent();
    await user.clear(field);
    await user.type(field, '15');
    queries.setQueryData(documentQuery(couponKind, 'c1').queryKey, ofBea);
    expect(await screen.findByText(/^Bea changed this while you were editing/)).toBeTruthy();
    expect(field).toHaveProperty('value', '15');
  });

  it('brings a coupon back from the trash with what was typed', async () => {
    const { user, sent } = await show({
      [`PUT ${path}`]: replies([
        new Refusal(404, { reason: 'gone' }),
        { ...coupon, version: 6, body: { ...coupon.body, percent: '15' } },
      ]),
      [`POST ${path}/recover`]: () => ({ ...coupon, version: 5 }),
      [`GET ${path}`]: replies([coupon, { ...coupon, version: 5 }]),
    });
    const field = await percent();
    await user.clear(field);
    await user.type(field, '15{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.queryByText(/moved this to the trash/)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(sent.findLast(({ name }) => name === `PUT ${path}`)?.body).toMatchObject({
      version: 5,
      body: { percent: '15' },
    });
  });

  it('asks before leaving with unsaved changes, and stays or goes', async () => {
    const { user, router } = await show();
    const field = await percent();
    await user.type(field, '.5');
    void router.navigate({ to: '/elsewhere' });
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(field).toHaveProperty('value', '10.5');
    void router.navigate({ to: '/elsewhere' });
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
  });

  it('lists versions with who and when, compares them, and restores one', async () => {
    const versions = [
      { no: 3, state: 'published', by: 'Ada', at: coupon.changedAt },
      { no: 2, state: 'published', by: 'Bea', at: '2026-11-16T08:00:00.000Z' },
    ];
    const restored = { ...coupon, version: 4, body: { ...coupon.body, percent: '5' } };
    let newest = coupon;
    const { user, sent } = await show({
      [`GET ${path}/versions`]: () => ({ versions, nextBefore: null }),
      [`GET ${path}/version`]: ({ query }) => ({
        no: Number(query['no']),
        body: query['no'] === '3' ? coupon.body : { ...coupon.body, percent: '5' },
        by: 'Bea',
        at: '',
      }),
      [`GET ${path}`]: () => newest,
      [`POST ${path}/restore`]: () => (newest = restored),
    });
    await user.click(await screen.findByRole('button', { name: 'History' }));
    const drawer = await screen.findByRole('dialog', { name: 'History' });
    const [latest, older] = await within(drawer).findAllByRole('listitem');
    await user.click(within(latest!).getByRole('button', { name: /^Compare/ }));
    expect((await within(latest!).findByText('10%')).tagName).toBe('INS');
    expect(within(latest!).getByText('5%').tagName).toBe('DEL');
    await user.click(within(older!).getByRole('button', { name: /^Restore/ }));
    await waitFor(async () => expect(await percent()).toHaveProperty('value', '5'));
    expect(sent.find(({ name }) => name.endsWith('/restore'))?.body).toEqual({ version: 3, no: 2 });
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('compares nothing while there is a single version', async () => {
    const versions = [{ no: 3, state: 'published', by: 'Ada', at: '2026-11-15T09:00:00.000Z' }];
    const { user } = await show({ [`GET ${path}/versions`]: () => ({ versions, nextBefore: null }) });
    await user.click(await screen.findByRole('button', { name: 'History' }));
    const drawer = await screen.findByRole('dialog', { name: 'History' });
    const entry = await within(drawer).findByRole('listitem');
    expect(within(entry).queryByRole('button')).toBeNull();
  });

  it('says that there is no such coupon, and leads to the list', async () => {
    await show({ [`GET ${path}`]: () => new Refusal(404, { reason: 'gone' }) });
    expect(await screen.findByRole('heading', { name: 'There is no such coupon' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All coupons' })).toBeTruthy();
  });
});

/** One answer after the other; the last one stays. */
function replies(answers: readonly unknown[]) {
  let place = 0;
  return () => answers[Math.min(place++, answers.length - 1)];
}
