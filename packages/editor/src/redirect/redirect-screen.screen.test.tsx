import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { NewRedirectScreen } from './new-redirect-screen.tsx';
import { RedirectsScreen } from './redirects-screen.tsx';

it('takes an old address as it was copied from a browser, and says what cannot be redirected', async () => {
  const sent = answerCalls({
    'POST /api/redirects': () => new Refusal(400, { reason: 'invalid', errors: { 'body.target': 'circle' } }),
  });
  const { user } = await renderScreen(() => <NewRedirectScreen />, { address: '/config/settings/redirects/new' });
  const from = await screen.findByLabelText(/^From/);
  const to = screen.getByLabelText(/^To/);
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(from, '/cart');
  await user.type(to, 'shop');
  await save();
  screen.getByText('This address belongs to Awning.');
  screen.getByText('Enter a path such as /shop, or a web address that begins with https://.');
  await user.clear(from);
  await user.type(from, 'https://former.example/old%20shop/?x=1');
  await user.clear(to);
  await user.type(to, '/shop');
  await user.click(screen.getByRole('radio', { name: 'For now (302)' }));
  await save();
  await waitFor(() => expect(sent.some(({ name }) => name.startsWith('POST'))).toBe(true));
  expect(sent.find(({ name }) => name.startsWith('POST'))?.body).toEqual({
    body: { path: '/old shop', target: '/shop', status: 302 },
  });
  await screen.findByText(/the redirects would lead in a circle/);
});

it('lists the redirects that arose by themselves, and forgets one after a question', async () => {
  let rows = [
    { id: '/was-here', target: '/is-there' },
    { id: '/gone', target: null },
  ];
  const sent = answerCalls({
    'GET /api/redirects': () => ({ rows: [], nextAfter: null }),
    'GET /api/former-addresses': () => ({ rows, nextAfter: null }),
    'DELETE /api/former-addresses': () => {
      rows = rows.slice(1);
      return { ok: true };
    },
  });
  const { user } = await renderScreen(() => <RedirectsScreen />, { address: '/config/settings/redirects' });
  await screen.findByText('leads to /is-there');
  screen.getByText('leads nowhere, because visitors do not see it now');
  await user.click(screen.getByRole('button', { name: 'Remove /was-here' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('/was-here')).toBeNull());
  expect(sent.find(({ name }) => name.startsWith('DELETE'))?.query).toEqual({ path: '/was-here' });
});
