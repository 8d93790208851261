import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { ChosenForm, ChosenPage } from './chosen-document.tsx';

const shop = { id: 's1', title: 'Shop', slug: 'shop', kind: 'store', status: 'published', isHomepage: false };
const pages = [
  { ...shop, id: 'p1', title: 'About', slug: 'about', kind: 'page' },
  { ...shop, id: 'b0', title: 'Old blog', slug: 'old', kind: 'collection', status: 'Trash' },
];

function List({ chosen }: { readonly chosen: string }) {
  const [value, setValue] = useState(chosen);
  return <ChosenPage label="List" value={value} onChange={setValue} />;
}

it('MSG-027 says "Unable to load collections", and loads them again when asked to', async () => {
  let isBroken = true;
  answerCalls({
    'GET /api/linkable-pages': () => (isBroken ? new Refusal(500, {}) : { rows: [shop], nextAfter: null }),
  });
  const { user } = await renderScreen(() => <List chosen="" />, { address: '/x' });
  expect(await screen.findByText('Unable to load collections')).toBeTruthy();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Shop' })).toBeTruthy();
  expect(screen.queryByText('Unable to load collections')).toBeNull();
});

it('MSG-029 says "Unable to locate content" of what is not there any more, until something else is chosen', async () => {
  answerCalls({ 'GET /api/linkable-pages': () => ({ rows: [shop], nextAfter: null }) });
  const { user } = await renderScreen(() => <List chosen="gone" />, { address: '/x' });
  expect(await screen.findByText('Unable to locate content')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('List'), 'Shop');
  await waitFor(() => expect(screen.queryByText('Unable to locate content')).toBeNull());
});

it('a list that is named by its address, or may be further down, is not missed', async () => {
  answerCalls({
    'GET /api/linkable-pages': () => ({ rows: [shop], nextAfter: null }),
    'GET /api/forms': () => ({ rows: [{ id: 'f1', title: 'Contact' }], nextAfter: 'f1' }),
  });
  await renderScreen(
    () => (
      <>
        <List chosen="shop" />
        <ChosenForm label="Form" value="f9" onChange={() => undefined} />
      </>
    ),
    { address: '/x' },
  );
  expect(await screen.findByRole('option', { name: 'Contact' })).toBeTruthy();
  expect(await screen.findByRole('option', { name: 'Shop' })).toBeTruthy();
  expect(screen.queryByText('Unable to locate content')).toBeNull();
});

it('offers blogs and shops wherever they stand, and neither other pages nor what is in the trash', async () => {
  const blog = { ...shop, id: 'b1', title: 'Journal', slug: 'journal', kind: 'collection', status: 'Draft' };
  answerCalls({
    'GET /api/linkable-pages': ({ query }) =>
      query['after'] === 'b0' ? { rows: [blog, shop], nextAfter: null } : { rows: pages, nextAfter: 'b0' },
  });
  await renderScreen(() => <List chosen="" />, { address: '/x' });
  expect(await screen.findByRole('option', { name: 'Journal' })).toBeTruthy();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['None', 'Journal', 'Shop']);
});
