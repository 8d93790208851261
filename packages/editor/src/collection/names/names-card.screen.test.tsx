import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.fixture.ts';
import { renderScreen } from '../../testing/render-screen.fixture.tsx';
import { NamesCard } from './names-card.tsx';

const collectionId = '01990000-0000-7000-8000-00000000000b';
const done = { changed: 3, refused: [], nextAfter: null };
const counted = {
  categories: [
    { name: 'Glaze', count: 1 },
    { name: 'Kiln', count: 3 },
  ],
  tags: [{ name: 'Firing', count: 2 }],
};

async function open(replies: Parameters<typeof answerCalls>[0] = {}) {
  const sent = answerCalls({
    'GET /api/item-names/counted': () => counted,
    'POST /api/item-names': () => done,
    ...replies,
  });
  const shown = await renderScreen(() => <NamesCard collectionId={collectionId} />, { address: '/', path: '/' });
  await screen.findByRole('checkbox', { name: 'Kiln' });
  return { sent, ...shown };
}

const posted = (sent: Awaited<ReturnType<typeof open>>['sent']) =>
  sent.flatMap(({ name, body }) => (name.startsWith('POST') ? [body] : []));

describe('the categories and tags of a page', () => {
  it('MSG-007 MSG-008 get another name one at a time, unless it exists', async () => {
    const { sent, user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Kiln' }));
    await user.click(screen.getByRole('checkbox', { name: 'Glaze' }));
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect(screen.getByRole('alert').textContent).toBe('You may only edit one category at a time');
    await user.click(screen.getByRole('checkbox', { name: 'Glaze' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename “Kiln”' }));
    const field = dialog.getByLabelText('New name');
    await user.clear(field);
    await user.type(field, 'glaze{Enter}');
    dialog.getByText('This category already exists');
    await user.clear(field);
    await user.type(field, 'Fire{Enter}');
    await screen.findByText('3 posts are changed.');
    expect(posted(sent)).toEqual([{ collectionId, tagType: 'category', way: 'rename', names: ['Kiln'], to: 'Fire' }]);
  });

  it('become one, in as many calls as it takes', async () => {
    const steps = [
      { changed: 25, refused: ['i1'], nextAfter: 'last' },
      { changed: 1, refused: [], nextAfter: null },
    ];
    const { sent, user } = await open({ 'POST /api/item-names': () => steps.shift() });
    await user.click(screen.getByRole('checkbox', { name: 'Kiln' }));
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    expect(screen.getByRole('alert').textContent).toBe('Select two or more to make one of them.');
    await user.click(screen.getByRole('checkbox', { name: 'Glaze' }));
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make one of 2' }));
    await user.selectOptions(dialog.getByLabelText('The name that stays'), 'Kiln');
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await screen.findByText('26 posts are changed.');
    screen.getByText('One post could not be changed. Open it to see why.');
    const merge = { collectionId, tagType: 'category', way: 'merge', names: ['Glaze', 'Kiln'], to: 'Kiln' };
    expect(posted(sent)).toEqual([merge, { ...merge, after: 'last' }]);
  });

  it('are removed once that is confirmed', async () => {
    const { sent, user } = await open();
    await user.click(screen.getByText('Tags'));
    await user.click(await screen.findByRole('checkbox', { name: 'Firing' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove “Firing”?' }));
    question.getByText(/^2 posts lose it/);
    expect(posted(sent)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(posted(sent)).toEqual([{ collectionId, tagType: 'tag', way: 'remove', names: ['Firing'] }]),
    );
  });
});
