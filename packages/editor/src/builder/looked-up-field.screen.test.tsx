import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { LookedUpField } from './looked-up-field.tsx';

const vimeo = 'https://vimeo.com/76979871';
const told = { state: 'found', provider: 'Vimeo', title: 'The kiln' };

function Field({ error }: { readonly error?: string }) {
  const [value, setValue] = useState(vimeo);
  const field = { label: 'Web address', isLong: false, maxLength: 2083, error };
  return <LookedUpField {...field} value={value} onChange={setValue} />;
}

it('MSG-013: says that videos of Vimeo Basic accounts are not supported, until there is another address', async () => {
  answerCalls({
    'POST /api/oembed': ({ body }) =>
      (body as { address: string }).address === vimeo ? { ...told, state: 'basicAccount' } : told,
  });
  const { user } = await renderScreen(() => <Field />, { address: '/x' });
  const message = 'Vimeo Basic accounts are unsupported. Please share a video from a different account.';
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByText(/The kiln/)).toBeNull();
  await user.type(screen.getByLabelText('Web address'), '2');
  expect(await screen.findByText('“The kiln” on Vimeo')).toBeTruthy();
  expect(screen.queryByText(message)).toBeNull();
});

it('says that there is nothing for everybody, and stays silent where the provider does not answer', async () => {
  let answer: object = { ...told, state: 'notThere' };
  answerCalls({ 'POST /api/oembed': () => answer });
  const { user } = await renderScreen(() => <Field />, { address: '/x' });
  expect(await screen.findByText('Vimeo shows nothing at this address, or not to everybody.')).toBeTruthy();
  answer = new Refusal(500, {});
  await user.type(screen.getByLabelText('Web address'), '2');
  await waitFor(() => expect(screen.queryByText(/shows nothing/)).toBeNull());
});

it('asks nobody about an address that is none', async () => {
  answerCalls({ 'POST /api/oembed': () => told });
  await renderScreen(() => <Field error="No address of a video" />, { address: '/x' });
  expect(screen.getByText('No address of a video')).toBeTruthy();
  expect(screen.queryByText(/The kiln/)).toBeNull();
});
