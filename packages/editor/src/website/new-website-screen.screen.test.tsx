import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { NewWebsiteScreen } from './new-website-screen.tsx';

const shop = {
  shop: { country: 'DE', currency: 'EUR', language: 'en' },
  standardRates: { DE: '19' },
  ratesAsOf: '2026-07-17',
};
const added = { id: 'w2', name: 'Prints', address: 'https://prints.test' };
const path = 'POST /api/team/websites';

function open(reply: Parameters<typeof answerCalls>[0][string]) {
  const sent = answerCalls({ 'GET /api/opening/shop': () => shop, [path]: reply });
  return renderScreen(NewWebsiteScreen, { address: '/config/settings/addresses/new' }).then((view) => ({
    ...view,
    bodies: () => sent.filter(({ name }) => name === path).map(({ body }) => body),
  }));
}

it('adds a website and says how to sign in there', async () => {
  const { user, bodies } = await open(() => added);
  await user.click(await screen.findByRole('button', { name: 'Add a website' }));
  expect(screen.getByText('Please fill in this field.')).toBeTruthy();
  expect(bodies()).toEqual([]);

  await user.type(screen.getByLabelText('Name of the website'), 'Prints');
  await user.type(screen.getByLabelText('Address'), 'prints.test');
  await user.click(screen.getByRole('checkbox', { name: 'Deutsch' }));
  await user.type(screen.getByLabelText('Price of a parcel within your country'), '4.90');
  await user.click(screen.getByRole('button', { name: 'Add a website' }));
  expect(await screen.findByText(/Sign in there with ada@example.com and your current password/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Prints' }).getAttribute('href')).toBe('https://prints.test/config');
  expect(bodies()).toEqual([
    {
      name: 'Prints',
      host: 'prints.test',
      anyway: false,
      language: 'en',
      otherLanguages: ['de'],
      country: 'DE',
      currency: 'EUR',
      parcelPrice: '4.90',
    },
  ]);
});

it('asks before it adds a website whose address does not lead here, and says at the field that one is taken', async () => {
  let refusal: Refusal | undefined = new Refusal(409, { reason: 'leadsElsewhere', found: 'unknown' });
  const { user, bodies } = await open(() => refusal ?? added);
  await user.type(await screen.findByLabelText('Name of the website'), 'Prints');
  await user.type(screen.getByLabelText('Address'), 'prints.test{Enter}');
  const anyway = await screen.findByRole('button', { name: 'Add a website anyway' });
  refusal = new Refusal(409, { reason: 'taken', errors: { host: 'Taken' } });
  await user.click(anyway);
  await waitFor(() => expect(screen.getAllByText('This name is already in use in this installation.')).toHaveLength(2));
  expect(bodies()).toMatchObject([{ anyway: false }, { anyway: true }]);
});
