import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadCode, NewVersionError } from '../kit/load-code.ts';
import { answerCalls } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { FailedScreen } from './failed-screen.tsx';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js'));

it.each([
  [new NewVersionError(undefined), 'There is a new version', 'Reload'],
  [new TypeError('a mistake of ours'), 'Something went wrong', 'Try again'],
])('says what happened, and what to do: %s', async (error, title, action) => {
  await renderScreen(() => <FailedScreen error={error} />, { address: '/x' });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('button', { name: action })).toBeTruthy();
});

it('code that is gone from a server that answers is of another version', async () => {
  answerCalls({ 'HEAD /config': () => ({}) });
  await expect(loadCode(missing)).rejects.toBeInstanceOf(NewVersionError);
});

it('code that cannot be loaded from a server that does not answer is no new version', async () => {
  answerCalls({});
  await expect(loadCode(missing)).rejects.toBeInstanceOf(TypeError);
});

it('a mistake in the code is no new version', async () => {
  answerCalls({ 'HEAD /config': () => ({}) });
  await expect(loadCode(() => Promise.reject(new RangeError('x')))).rejects.toBeInstanceOf(RangeError);
});
