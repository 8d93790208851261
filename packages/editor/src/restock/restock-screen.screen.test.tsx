import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { RestockScreen } from './restock-screen.tsx';
import { RestockSettingsScreen } from './restock-settings-screen.tsx';

const path = '/api/site-users/account/notifications/restock';
const bowl = {
  productId: 'p1',
  variantId: 'v1',
  productName: 'Bowl',
  variantDescriptor: 'Large',
  signUpCount: 3,
  waitingSince: '2026-11-01T09:00:00.000Z',
  qtyInStock: 0,
  isPublished: true,
};
const jar = { ...bowl, productId: 'p2', variantId: 'v2', productName: 'Jar', variantDescriptor: '', qtyInStock: 5 };
const hidden = { ...jar, productId: 'p3', variantId: 'v3', productName: 'Plate', isPublished: false };
const signUp = (number: number) => ({
  id: `s${number}`,
  siteVisitorEmail: `waits${number}@example.com`,
  isJoinMailingList: number === 1,
  createdOn: '2026-11-01T09:00:00.000Z',
  notifiedOn: null,
});

function answerList() {
  return answerCalls({
    [`GET ${path}/groups`]: () => ({ hasNextPage: false, nextPageCursor: null, signUpGroups: [jar, bowl, hidden] }),
    [`GET ${path}`]: ({ query }) =>
      query['cursor'] === undefined
        ? { hasNextPage: true, nextPageCursor: 'next', signUps: [signUp(1), signUp(2)] }
        : { hasNextPage: false, nextPageCursor: null, signUps: [signUp(3)] },
    [`POST ${path}/send/all`]: () => ({ queued: 3 }),
  });
}

it('says who waits for what, and before telling them what is sent to how many', async () => {
  const sent = answerList();
  const { user } = await renderScreen(RestockScreen, { address: '/config/commerce/restock' });
  expect(await screen.findByText('Bowl · Large')).toBeTruthy();
  const tellHidden = screen.getByRole<HTMLButtonElement>('button', { name: 'Tell those who wait for Plate' });
  expect(tellHidden.disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Tell those who wait for Bowl · Large' }));
  const ask = within(await screen.findByRole('dialog', { name: 'Tell 3 people?' }));
  expect(
    ask.getByText(/^3 people get an email that Bowl · Large is back in stock.* It is still sold out\.$/),
  ).toBeTruthy();
  expect(sent.some(({ name }) => name.startsWith('POST'))).toBe(false);
  await user.click(ask.getByRole('button', { name: 'Send 3 emails' }));
  expect(await screen.findByText('The emails are on their way.')).toBeTruthy();
  expect(sent.find(({ name }) => name.startsWith('POST'))?.body).toEqual({
    sendRequests: [{ productId: 'p1', variantId: 'v1' }],
  });
});

it('tells everybody, also those of rows that are not loaded, and leaves out what is not published', async () => {
  const many = Array.from({ length: 120 }, (_, number) => ({
    ...jar,
    productId: `p${number}`,
    variantId: `v${number}`,
  }));
  const sent = answerCalls({
    [`GET ${path}/groups`]: ({ query }) =>
      query['cursor'] === undefined
        ? { hasNextPage: true, nextPageCursor: 'next', signUpGroups: [...many.slice(0, 2), hidden] }
        : { hasNextPage: false, nextPageCursor: null, signUpGroups: many.slice(2) },
    [`POST ${path}/send/all`]: ({ body }) => ({ queued: (body as { sendRequests: object[] }).sendRequests.length }),
  });
  const { user } = await renderScreen(RestockScreen, { address: '/config/commerce/restock' });
  expect(await screen.findAllByText('3 waiting')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Tell everybody' }));
  const ask = within(await screen.findByRole('dialog', { name: 'Tell 360 people?' }));
  expect(sent.some(({ name }) => name.startsWith('POST'))).toBe(false);
  await user.click(ask.getByRole('button', { name: 'Send 360 emails' }));
  expect(await screen.findByText('The emails are on their way.')).toBeTruthy();
  const told = sent
    .filter(({ name }) => name.startsWith('POST'))
    .flatMap(({ body }) => (body as { sendRequests: { variantId: string }[] }).sendRequests);
  expect(told.map(({ variantId }) => variantId)).toEqual(many.map(({ variantId }) => variantId));
});

it('RESTOCK-014 lists the sign-ups page by page until there is no next page', async () => {
  answerList();
  const { user } = await renderScreen(RestockScreen, { address: '/config/commerce/restock' });
  await user.click(await screen.findByRole('button', { name: 'Who waits for Jar' }));
  const people = within(await screen.findByRole('dialog', { name: 'Who waits for Jar' }));
  expect(await people.findByText('waits1@example.com')).toBeTruthy();
  expect(people.queryByText('waits3@example.com')).toBeNull();
  await user.click(people.getByRole('button', { name: 'Show more' }));
  expect(await people.findByText('waits3@example.com')).toBeTruthy();
  expect(people.getAllByRole('listitem')).toHaveLength(3);
  expect(people.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('saves the settings', async () => {
  const body = { signUpEnabled: false, autoSend: false, doubleOptIn: true, successText: {} };
  const saved = {
    id: 'restock-settings',
    version: 2,
    state: 'published',
    isVisible: true,
    body,
    changedBy: 'Ada',
    changedAt: '2026-11-16T09:00:00.000Z',
  };
  const sent = answerCalls({
    'GET /api/commerce/restock-settings': () => saved,
    'PUT /api/commerce/restock-settings': ({ body: changed }) => ({ ...saved, ...(changed as object), version: 3 }),
  });
  const { user } = await renderScreen(RestockSettingsScreen, { address: '/config/commerce/restock/settings' });
  await user.click(await screen.findByRole('switch', { name: /^Offer notices about sold-out items/ }));
  await user.click(screen.getByRole('switch', { name: /^Tell people as soon as stock returns/ }));
  await user.type(screen.getByRole('textbox', { name: 'English' }), 'Thanks.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(sent.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    version: 2,
    body: { ...body, signUpEnabled: true, autoSend: true, successText: { en: 'Thanks.' } },
  });
});
