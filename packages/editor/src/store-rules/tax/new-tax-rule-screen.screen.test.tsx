import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.fixture.ts';
import { renderScreen } from '../../testing/render-screen.fixture.tsx';
import { NewTaxRuleScreen } from './new-tax-rule-screen.tsx';
import type { TaxRuleBody } from './queries.ts';

const vat: TaxRuleBody = {
  name: 'VAT 19 %',
  area: { country: 'DE', region: null, postalPrefix: null },
  percent: '19',
  taxClass: 'standard',
  inclusive: true,
  priority: 1,
  onShipping: true,
};

it('begins with the rule of the shop’s own country for the one in the address, and can be saved as it is', async () => {
  const sent = answerCalls({
    'GET /api/commerce/store-rules/taxes': () => ({
      rules: [{ id: 'r1', body: vat }],
      storeCountry: 'DE',
      taxClasses: ['standard'],
      standardRates: { AT: '20', DE: '19' },
    }),
    'POST /api/commerce/tax-rules': ({ body }) => ({
      ...(body as object),
      id: 'r2',
      version: 1,
      state: 'published',
      isVisible: true,
      changedBy: 'Ada',
      changedAt: '2026-11-17T09:00:00.000Z',
    }),
  });
  const address = '/config/commerce/taxes/new?country=AT';
  const { user } = await renderScreen(NewTaxRuleScreen, { address, path: '/config/commerce/taxes/new' });
  await user.click(await screen.findByRole('button', { name: 'Use 20%' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const area = { country: 'AT', region: null, postalPrefix: null };
  expect(sent.find(({ name }) => name === 'POST /api/commerce/tax-rules')?.body).toEqual({
    body: { ...vat, name: 'VAT 20 %', percent: '20', area },
  });
});
