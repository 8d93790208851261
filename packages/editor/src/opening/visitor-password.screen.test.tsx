import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { VisitorPassword } from './visitor-password.tsx';

const path = 'PUT /api/opening/visitor-password';

it('sets a password, and says at the field that it is too short', async () => {
  const sent = answerCalls({
    [path]: ({ body }) =>
      (body as { password: string }).password === 'short'
        ? new Refusal(400, { reason: 'passwordTooShort', errors: { password: 'Short' } })
        : { hasVisitorPassword: true },
  });
  const { user } = await renderScreen(() => <VisitorPassword hasPassword={false} />, { address: '/config' });
  const field = await screen.findByLabelText('Password for visitors');
  expect(screen.queryByRole('button', { name: 'Remove the password' })).toBeNull();
  await user.type(field, 'short{Enter}');
  expect((await screen.findAllByText('Please use at least 10 characters.')).length).toBeGreaterThan(0);
  await user.clear(field);
  await user.type(field, 'sea thrift and marram{Enter}');
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('');
  expect(sent.map(({ body }) => body)).toEqual([{ password: 'short' }, { password: 'sea thrift and marram' }]);
});

it('removes the password', async () => {
  const sent = answerCalls({ [path]: () => ({ hasVisitorPassword: false }) });
  const { user } = await renderScreen(() => <VisitorPassword hasPassword />, { address: '/config' });
  await user.click(await screen.findByRole('button', { name: 'Remove the password' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ password: null }]);
});
