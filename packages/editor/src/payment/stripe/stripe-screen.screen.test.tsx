import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.fixture.ts';
import { renderScreen } from '../../testing/render-screen.fixture.tsx';
import type { StripeKeys } from './queries.ts';
import { StripeScreen } from './stripe-screen.tsx';

const path = '/api/commerce/stripe-keys';
const none: StripeKeys = {
  mode: 'none',
  publishableKey: '',
  hasEventSecret: false,
  isUnreadable: false,
  isTestAllowed: true,
  eventsAddress: 'https://shop.example/api/commerce/payments/stripe/events/1',
};

async function open(first: StripeKeys) {
  let keys = first;
  const sent = answerCalls({
    [`GET ${path}`]: () => keys,
    [`PUT ${path}`]: ({ body }) => (keys = { ...keys, mode: 'test', ...(body as object), hasEventSecret: true }),
    [`DELETE ${path}`]: () => (keys = none),
  });
  const { user } = await renderScreen(StripeScreen, { address: '/config/settings/payment/stripe' });
  await screen.findByLabelText('Publishable key');
  return { user, sent };
}

it('takes the keys, never shows the secret ones again, and says plainly that test keys bring no money', async () => {
  const { user, sent } = await open(none);
  expect(screen.getByDisplayValue(none.eventsAddress)).toBeTruthy();
  await user.type(screen.getByLabelText('Publishable key'), 'sk_test_one');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('A publishable key begins with pk_test_ or pk_live_.')).toBeTruthy();
  expect(screen.getByText(/^A secret key begins with/)).toBeTruthy();
  await user.clear(screen.getByLabelText('Publishable key'));
  await user.type(screen.getByLabelText('Publishable key'), ' pk_test_one');
  await user.type(screen.getByLabelText('Secret key'), 'sk_test_one');
  await user.type(screen.getByLabelText(/^Signing secret/), 'whsec_one');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('These are test keys')).toBeTruthy();
  expect(sent.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    publishableKey: 'pk_test_one',
    secretKey: 'sk_test_one',
    eventSecret: 'whsec_one',
  });
  expect(screen.queryByDisplayValue('sk_test_one')).toBeNull();
  expect(screen.getAllByText('A key is saved. Leave this empty to keep it.')).toHaveLength(2);
});

it('says where test keys are not taken, and asks before it removes keys', async () => {
  const { user } = await open({ ...none, mode: 'test', publishableKey: 'pk_test_one', isTestAllowed: false });
  expect(screen.getByText('These test keys are not offered here')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove keys' }));
  expect(screen.getByText(/those under way are not settled/)).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Remove keys' }).at(-1)!);
  expect(await screen.findByText(/^The keys are removed/)).toBeTruthy();
  expect(screen.queryByText('These test keys are not offered here')).toBeNull();
});
