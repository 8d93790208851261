import { rightsOf, TeamRole } from '@awning/site-model';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { ReviewSettingsScreen } from './review-settings-screen.tsx';
import { ReviewsScreen } from './reviews-screen.tsx';

const mug = {
  id: 'r1',
  productId: 'p1',
  productName: 'Mug',
  orderNumber: '1001',
  rating: 4,
  text: 'Holds my tea.\nAnd my coffee.',
  author: 'Mila R.',
  answer: '',
  state: 'pending',
  pictures: ['c1', 'c2'],
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
};
const jar = {
  ...mug,
  id: 'r2',
  pictures: [],
  productName: 'Jar',
  text: '',
  rating: 1,
  author: 'Ada',
  state: 'published',
};

function answerList() {
  return answerCalls({
    'GET /api/commerce/reviews': ({ query }) => ({
      reviews: [mug, jar].filter(({ state }) => query['state'] === undefined || state === query['state']),
      nextAfter: null,
    }),
    'POST /api/commerce/reviews/state': () => ({ changed: 1 }),
    'POST /api/commerce/reviews/answer': () => ({ ok: true }),
    'POST /api/commerce/reviews/delete': () => ({ deleted: 1 }),
  });
}

/** Without the pictures in them, which are items of lists, too. */
async function records(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name: 'Reviews' });
  return [...list.children].filter((item) => item instanceof HTMLElement);
}

it('shows each review as a whole, and publishes and hides it', async () => {
  const sent = answerList();
  const { user } = await renderScreen(ReviewsScreen, { address: '/config/commerce/reviews' });
  const [first, second] = await records();
  expect(within(first!).getByText(/Holds my tea\.\s+And my coffee\./)).toBeTruthy();
  expect(within(first!).getByText('4 of 5 stars')).toBeTruthy();
  const links = within(
    within(first!).getByRole('list', { name: 'Pictures of the review of Mug by Mila R.' }),
  ).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/reviews/pictures/c1?format=1500w',
    '/reviews/pictures/c2?format=1500w',
  ]);
  expect(within(second!).queryByRole('list')).toBeNull();
  expect(within(second!).getByText('No text')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Publish the review of Mug by Mila R.' }));
  expect(await screen.findByText('The review is published.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Hide the review of Jar by Ada' }));
  expect(await screen.findByText('The review is hidden.')).toBeTruthy();
  expect(sent.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body)).toEqual([
    { ids: ['r1'], state: 'published' },
    { ids: ['r2'], state: 'hidden' },
  ]);
});

it('answers a review, and takes the answer back', async () => {
  const sent = answerCalls({
    'GET /api/commerce/reviews': () => ({ reviews: [mug, { ...jar, answer: 'Sorry.' }], nextAfter: null }),
    'POST /api/commerce/reviews/answer': () => ({ ok: true }),
  });
  const { user } = await renderScreen(ReviewsScreen, { address: '/config/commerce/reviews' });
  await user.click(await screen.findByRole('button', { name: 'Answer the review of Mug by Mila R.' }));
  await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'Thank you.');
  await user.click(screen.getByRole('button', { name: 'Save answer' }));
  expect(await screen.findByText('The answer is saved.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Answer the review of Jar by Ada' }));
  const field = await screen.findByRole('textbox', { name: 'Your answer' });
  expect(field).toHaveProperty('value', 'Sorry.');
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Save answer' }));
  await expect
    .poll(() => sent.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body))
    .toEqual([
      { id: 'r1', answer: 'Thank you.' },
      { id: 'r2', answer: '' },
    ]);
});

it('asks before it deletes a review', async () => {
  const sent = answerList();
  const { user } = await renderScreen(ReviewsScreen, { address: '/config/commerce/reviews' });
  await user.click(await screen.findByRole('button', { name: 'Delete the review of Mug by Mila R.' }));
  const ask = within(await screen.findByRole('dialog', { name: 'Delete this review?' }));
  expect(sent.some(({ name }) => name.startsWith('POST'))).toBe(false);
  await user.click(ask.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The review is deleted.')).toBeTruthy();
  expect(sent.find(({ name }) => name.startsWith('POST'))?.body).toEqual({ ids: ['r1'] });
});

it('lists what the dashboard asks for, and offers the settings to those who may change them', async () => {
  answerList();
  await renderScreen(ReviewsScreen, {
    address: '/config/commerce/reviews?state=pending',
    mayOnly: rightsOf([TeamRole.MODERATOR]),
  });
  expect(await records()).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
});

it('saves whether the shop has reviews and asks for them, and refuses days that are none', async () => {
  const saved = {
    id: 'review-settings',
    version: 2,
    state: 'published',
    isVisible: true,
    body: { enabled: false, requestsEnabled: false, requestDays: 14 },
    changedBy: 'Ada',
    changedAt: '2026-11-16T09:00:00.000Z',
  };
  const sent = answerCalls({
    'GET /api/commerce/review-settings': () => saved,
    'PUT /api/commerce/review-settings': ({ body }) => ({ ...saved, ...(body as object), version: 3 }),
  });
  const { user } = await renderScreen(ReviewSettingsScreen, { address: '/config/commerce/reviews/settings' });
  await user.click(await screen.findByRole('switch', { name: /^Collect and show reviews/ }));
  await user.click(screen.getByRole('switch', { name: /^Ask buyers for reviews by email/ }));
  const days = screen.getByRole('textbox', { name: 'Days after everything was sent' });
  await user.clear(days);
  await user.type(days, '61');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a whole number from 0 to 60.')).toBeTruthy();
  expect(sent.some(({ name }) => name.startsWith('PUT'))).toBe(false);
  await user.clear(days);
  await user.type(days, '7');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(sent.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    version: 2,
    body: { enabled: true, requestsEnabled: true, requestDays: 7 },
  });
});
