import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { PageAccess } from './page-access.tsx';

const read = 'GET /api/page-access/p1';
const write = 'PUT /api/page-access/p1';

async function open(replies: Parameters<typeof answerCalls>[0]) {
  const sent = answerCalls({
    [read]: () => ({ permission: 1, hasPassword: false, isInArea: false, guardedIndex: null }),
    ...replies,
  });
  const shown = await renderScreen(() => <PageAccess pageId="p1" />, { address: '/config' });
  await screen.findByRole('radio', { name: 'Everyone' });
  return { sent: () => sent.filter(({ body }) => body !== undefined).map(({ body }) => body), ...shown };
}

it('limits a page to those who have its password, and says at the field what is wrong with it', async () => {
  const { user, sent } = await open({
    [write]: ({ body }) =>
      (body as { password: string }).password === 'short'
        ? new Refusal(400, { reason: 'passwordTooShort', errors: { password: 'Short' } })
        : { permission: 2, hasPassword: true, isInArea: false, guardedIndex: null },
  });
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Everyone with a password' }));
  await user.type(screen.getByLabelText('Password'), 'short{Enter}');
  expect((await screen.findAllByText('Use at least 10 characters.')).length).toBeGreaterThan(0);
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'sea thrift and marram{Enter}');
  expect(await screen.findByLabelText('Another password')).toHaveProperty('value', '');
  expect(sent()).toEqual([
    { permission: 2, password: 'short' },
    { permission: 2, password: 'sea thrift and marram' },
  ]);
});

it('opens a page for customers only, and keeps the choice where the server refuses', async () => {
  const { user, sent } = await open({ [write]: () => new Refusal(409, { reason: 'noAccounts' }) });
  await user.click(screen.getByRole('radio', { name: 'Customers who are signed in' }));
  expect(screen.queryByLabelText('Password')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Switch on customer accounts first.')).toBeTruthy();
  expect(sent()).toEqual([{ permission: 3 }]);
});

it('says that a page inside a guarded index is not for everyone', async () => {
  await open({ [read]: () => ({ permission: 1, hasPassword: false, isInArea: false, guardedIndex: 'Lessons' }) });
  expect(screen.getByText('It is inside “Lessons”: only those who can see that page can see it.')).toBeTruthy();
});
