import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { CommentsScreen } from './comments-screen.tsx';

const lovely = {
  id: 'c1',
  itemId: 'i1',
  itemTitle: 'Opening the kiln',
  itemPath: '/notebook/opening-the-kiln',
  answers: null,
  author: 'Ada',
  email: 'ada@example.com',
  isTeam: false,
  body: 'Lovely.\nReally.',
  state: 'pending',
  createdAt: '2026-11-01T09:00:00.000Z',
};
const cheap = { ...lovely, id: 'c2', author: 'Bot', body: 'Cheap watches', state: 'published', answers: 'Ada' };

function answerList(changed = 1) {
  return answerCalls({
    'GET /api/comments/moderation': ({ query }) => ({
      comments: [lovely, cheap].filter(({ state }) => query['state'] === undefined || state === query['state']),
      nextAfter: null,
    }),
    'POST /api/comments/moderation/state': () => ({ changed }),
    'POST /api/comments/moderation/delete': () => ({ deleted: 1 }),
  });
}

const address = '/config/comments';

it('shows each comment as a whole with its item, and judges it', async () => {
  const sent = answerList();
  const { user } = await renderScreen(CommentsScreen, { address });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first!).getByText(/Lovely\.\s+Really\./)).toBeTruthy();
  expect(within(first!).getByRole('link', { name: 'Opening the kiln' })).toBeTruthy();
  expect(within(second!).getByText(/Reply to Ada/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Publish the comment by Ada' }));
  expect(await screen.findByText('Published.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mark the comment by Bot as spam' }));
  await expect
    .poll(() => sent.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body))
    .toEqual([
      { ids: ['c1'], state: 'published' },
      { ids: ['c2'], state: 'spam' },
    ]);
});

it('hides several at once, and says so if nothing changes', async () => {
  const sent = answerList(0);
  const { user } = await renderScreen(CommentsScreen, { address });
  await user.click(await screen.findByRole('checkbox', { name: 'Select the comment by Ada' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select the comment by Bot' }));
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText(/^Nothing changed\./)).toBeTruthy();
  expect(sent.find(({ name }) => name.startsWith('POST'))?.body).toEqual({ ids: ['c1', 'c2'], state: 'hidden' });
});

it('asks before it deletes', async () => {
  const sent = answerList();
  const { user } = await renderScreen(CommentsScreen, { address: `${address}?state=published` });
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Delete the comment by Bot' }));
  const ask = within(await screen.findByRole('dialog', { name: 'Delete this comment?' }));
  expect(sent.some(({ name }) => name.startsWith('POST'))).toBe(false);
  await user.click(ask.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted.')).toBeTruthy();
  expect(sent.find(({ name }) => name.startsWith('POST'))?.body).toEqual({ ids: ['c2'] });
});
