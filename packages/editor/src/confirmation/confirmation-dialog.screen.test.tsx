import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { askToConfirm } from '../api/confirmation.ts';
import { answerCalls } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { ConfirmationDialog } from './confirmation-dialog.tsx';

it('asks for the password once its form is there, also a second time, and says what was decided', async () => {
  const sent = answerCalls({
    'GET /api/team/confirmation': () => ({ ways: ['password'] }),
    'POST /api/team/confirmation': () => ({}),
  });
  const { user } = await renderScreen(() => <ConfirmationDialog />, { address: '/config' });

  const first = askToConfirm();
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('Password'), 'a password nobody guesses{Enter}');
  expect(await first).toBe(true);
  expect(sent.at(-1)?.body).toEqual({ way: 'password', secret: 'a password nobody guesses' });

  const second = askToConfirm();
  const again = within(await screen.findByRole('dialog'));
  await user.click(await again.findByRole('button', { name: 'Cancel' }));
  expect(await second).toBe(false);
});
