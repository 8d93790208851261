import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { LegalScreen } from './legal-screen.tsx';
import type { LegalPages } from './queries.ts';

const legal: LegalPages = {
  pages: [{ id: 'p1', title: 'Imprint', isPublished: false }],
  gaps: ['phone', 'register', 'deliveryDays', 'returnAddress', 'returnCost', 'disputes'],
  otherGaps: [],
  address: 'Am Hof 1, 1010 Wien',
};

async function open(answer: LegalPages) {
  const sent = answerCalls({
    'GET /api/opening/legal-pages': () => answer,
    'POST /api/opening/legal-pages': () => ({ ...answer, gaps: [] }),
  });
  const shown = await renderScreen(() => <LegalScreen />, { address: '/config/settings/legal-pages' });
  const publish = await screen.findByRole('button', { name: 'Publish all legal pages' });
  return { ...shown, publish, posted: () => sent.filter(({ name }) => name.startsWith('POST')) };
}

it('asks for what is missing, suggests what is usual, and publishes all pages at once', async () => {
  const { user, publish, posted } = await open(legal);
  expect(screen.queryByLabelText('VAT ID')).toBeNull();
  expect(screen.getByLabelText('Address for returns')).toHaveProperty('value', 'Am Hof 1, 1010 Wien');
  await user.type(screen.getByLabelText('Phone'), '+43 1');
  await user.type(screen.getByLabelText('Delivery time in days'), '3');
  await user.click(publish);
  await waitFor(() =>
    expect(posted().map(({ body }) => body)).toEqual([
      {
        phone: '+43 1',
        register: '',
        deliveryDays: '3',
        returnAddress: 'Am Hof 1, 1010 Wien',
        returnCost: 'customer',
        arbitrationBoard: '',
      },
    ]),
  );
});

it('warns of gaps that visitors would read, also those that it cannot fill', async () => {
  const { user, publish, posted } = await open({ ...legal, gaps: ['phone'], otherGaps: ['[period]'] });
  await user.click(publish);
  await screen.findByText('Visitors would read placeholders in brackets instead of: Phone, [period].');
  await user.click(screen.getByRole('button', { name: 'Fill in first' }));
  expect(posted()).toEqual([]);
  await user.click(publish);
  await user.click(await screen.findByRole('button', { name: 'Publish anyway' }));
  await waitFor(() => expect(posted()).toHaveLength(1));
});
