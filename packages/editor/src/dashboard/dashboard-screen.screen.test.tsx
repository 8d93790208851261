import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScreensContext } from '../app/screens-context.ts';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';

async function open(isDone: boolean, unfinishedPages: readonly object[] = [], held: Promise<void> = Promise.resolve()) {
  const sent = answerCalls({
    'GET /api/opening/checklist': async () => {
      await held;
      return {
        steps: [{ name: 'payment', isDone }, ...(unfinishedPages.length > 0 ? [{ name: 'legal', isDone: false }] : [])],
        isClosed: true,
        hasTestPayments: true,
        unfinishedPages,
      };
    },
    'PUT /api/opening/door': () => ({}),
    'GET /api/back-office/overview': () => ({ toDos: [] }),
    'GET /api/commerce/sales': () => new Refusal(503, {}),
    'GET /api/commerce/orders': () => ({ orders: [], nextAfter: null }),
  });
  const shown = await renderScreen(
    () => (
      <ScreensContext value={[]}>
        <DashboardScreen />
      </ScreensContext>
    ),
    { address: '/config' },
  );
  return { sent, ...shown };
}

it('does not say that there is nothing to do beside steps that are open', async () => {
  await open(false);
  expect(await screen.findByText('0 of 1 steps done')).toBeTruthy();
  await screen.findByRole('link', { name: 'All orders' });
  expect(screen.queryByText('Nothing to do right now.')).toBeNull();
});

it('does not say so before it knows the steps', async () => {
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await open(true, [], held);
  // Everything else is there.
  await screen.findByText('No orders yet');
  expect(screen.queryByText('Nothing to do right now.')).toBeNull();
  answer();
  expect(await screen.findByText('Nothing to do right now.')).toBeTruthy();
});

it('says so once every step is done', async () => {
  await open(true);
  expect(await screen.findByText('Nothing to do right now.')).toBeTruthy();
  expect(screen.queryByText('Open your shop')).toBeNull();
});

it('says that test payments bring no money, and asks before it opens a shop with them', async () => {
  const { sent, user } = await open(false);
  expect(await screen.findByText('Only test payments are on: they bring no money.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Open the shop' }));
  const question = 'No way to pay brings money yet. Test payments are on: visitors could order without paying.';
  expect(await screen.findByText(question)).toBeTruthy();
  expect(sent.some(({ name }) => name.startsWith('PUT'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Open anyway' }));
  await waitFor(() => expect(sent.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ isClosed: false }));
});

it('says which legal page lacks what, and leads to it', async () => {
  await open(false, [{ id: 'p1', title: 'Imprint', lacks: 'texts' }]);
  const link = await screen.findByRole('link', { name: 'Imprint' });
  expect(link.getAttribute('href')).toBe('/config/pages/p1');
  expect(link.parentElement?.textContent).toBe('Imprint: still has gaps to fill in');
});
