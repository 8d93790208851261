import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { StockScreen } from './stock-screen.tsx';

const row = {
  productId: 'p1',
  title: 'Plate',
  imageUrl: null,
  isUnlimited: false,
  hasBackorder: false,
  reserved: 0,
  warnAt: null,
  onHand: 4,
};
const rows = [
  { ...row, id: 'v1', choice: 'Small', sku: 'P-S' },
  { ...row, id: 'v2', choice: 'Large', sku: 'P-L' },
];

it('saves counts together, and leaves in its field what was refused, with the reason', async () => {
  const sent = answerCalls({
    'GET /api/commerce/inventory': () => ({ rows, nextAfter: null }),
    'POST /api/commerce/inventory/changes': () => ({
      results: [
        { variantId: 'v1', onHand: 7, reserved: 0, refused: null },
        { variantId: 'v2', onHand: 4, reserved: 3, refused: 'held' },
      ],
    }),
  });
  const { user } = await renderScreen(StockScreen, { address: '/config/commerce/inventory?stock=low' });
  await user.type(await screen.findByLabelText('Counted of Plate, Small'), '7{Enter}2');
  await user.click(screen.getByRole('button', { name: 'Save counts' }));
  expect(await screen.findByText('One count is saved.')).toBeTruthy();
  expect(screen.getByText(/kept for checkouts/)).toBeTruthy();
  await waitFor(() => expect(screen.getByLabelText('Counted of Plate, Small')).toHaveProperty('value', ''));
  expect(screen.getByLabelText('Counted of Plate, Large')).toHaveProperty('value', '2');
  expect(sent[0]?.query).toEqual({ stock: 'low' });
  expect(sent.find(({ name }) => name.startsWith('POST'))?.body).toMatchObject({
    changes: [
      { variantId: 'v1', to: 7, reason: 'count' },
      { variantId: 'v2', to: 2, reason: 'count' },
    ],
  });
});
