import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { ItemsScreen } from './items-screen.tsx';

const blogId = '01990000-0000-7000-8000-00000000000b';

const otherId = '01990000-0000-7000-8000-00000000000c';
const page = { ordering: 1, status: 'published', isHomepage: false, imageId: null, typeName: 'blog' };
const pages = [
  { id: blogId, version: 1, title: 'Notebook', facts: { ...page, slug: 'notebook' } },
  { id: otherId, version: 1, title: 'Journal', facts: { ...page, slug: 'journal' } },
];

function listed(id: string, title: string) {
  const facts = {
    collectionId: blogId,
    slug: id,
    recordType: 1,
    status: 'Draft',
    publishAt: '2026-11-01T09:00:00.000Z',
    imageId: null,
    startAt: null,
  };
  return { id, title, version: 3, facts, hasDraft: true, changedBy: 'Ada', changedAt: '2026-11-01T09:00:00.000Z' };
}

async function open(replies: Parameters<typeof answerCalls>[0]) {
  const sent = answerCalls({
    'GET /api/items': () => ({ rows: [listed('i1', 'Ebb'), listed('i2', '')], nextAfter: null }),
    'GET /api/collections': () => ({ rows: pages, nextAfter: null }),
    'GET /api/item-names': () => ({ categories: ['Kiln'], tags: ['Firing'] }),
    ...replies,
  });
  const shown = await renderScreen(() => <ItemsScreen />, { address: '/config/items', path: '/config/items' });
  await shown.user.click(await screen.findByRole('checkbox', { name: /all/i }));
  return { sent, ...shown, bar: within(screen.getByRole('region', { name: 'Selected rows' })) };
}

const bodies = (sent: Awaited<ReturnType<typeof open>>['sent'], call: string) =>
  sent.flatMap(({ name, body }) => (name.endsWith(call) ? [[name, body]] : []));

describe('selected posts', () => {
  it('are published; one that cannot be is named, and the notice takes the others back', async () => {
    const { sent, user, bar } = await open({
      'POST /api/items/i1/visibility': () => ({ version: 5 }),
      'POST /api/items/i2/visibility': () => new Refusal(409, { reason: 'stale' }),
      'POST /api/items/i1/take-back': () => ({ version: 6 }),
    });
    await user.click(bar.getByRole('button', { name: 'Publish' }));
    await screen.findByText('“Ebb” is published.');
    screen.getByText('“Without a title” was not published.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(bodies(sent, 'take-back')).toEqual([['POST /api/items/i1/take-back', { version: 5, no: 3 }]]),
    );
  });

  it('are drafts again', async () => {
    const { sent, user, bar } = await open({
      'POST /api/items/i1/visibility': () => ({ version: 4 }),
      'POST /api/items/i2/visibility': () => ({ version: 3 }),
    });
    await user.click(bar.getByRole('button', { name: 'Make a draft' }));
    await screen.findByText('2 posts are drafts again.');
    expect(bodies(sent, 'visibility')[1]).toEqual(['POST /api/items/i2/visibility', { version: 3, status: 'Draft' }]);
  });

  it('get a tag; what has it already is not counted', async () => {
    const { sent, user, bar } = await open({
      'POST /api/items/i1/adjust': () => ({ version: 4 }),
      'POST /api/items/i2/adjust': () => ({ version: 3 }),
    });
    await user.click(bar.getByRole('button', { name: 'Tags' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tag of 2 posts' }));
    await user.click(dialog.getByRole('button', { name: 'Change 2 posts' }));
    dialog.getByText('Enter a tag of at most 50 characters.');
    await user.type(dialog.getByLabelText('Tag', { selector: 'input' }), 'Spring');
    await user.click(dialog.getByRole('button', { name: 'Change 2 posts' }));
    await screen.findByText('“Ebb” has other tags now.');
    const change = { kind: 'tag', way: 'add', name: 'Spring' };
    expect(bodies(sent, 'adjust')[0]).toEqual(['POST /api/items/i1/adjust', { version: 3, change }]);
  });

  it('lose a category', async () => {
    const { sent, user, bar } = await open({
      'POST /api/items/i1/adjust': () => ({ version: 4 }),
      'POST /api/items/i2/adjust': () => new Refusal(400, { reason: 'invalid', errors: {} }),
    });
    await user.click(bar.getByRole('button', { name: 'Categories' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Category of 2 posts' }));
    await user.click(dialog.getByText('Take away'));
    await user.type(dialog.getByLabelText('Category', { selector: 'input' }), 'Kiln');
    await user.click(dialog.getByRole('button', { name: 'Change 2 posts' }));
    await screen.findByText('“Ebb” has other categories now.');
    screen.getByText('That is not possible for this post. Open it to see why.');
    const change = { kind: 'category', way: 'remove', name: 'Kiln' };
    expect(bodies(sent, 'adjust')[0]).toEqual(['POST /api/items/i1/adjust', { version: 3, change }]);
  });

  it('MSG-009 move to another list once one is selected', async () => {
    const { sent, user, bar } = await open({
      'POST /api/items/i1/adjust': () => ({ version: 4 }),
      'POST /api/items/i2/adjust': () => new Refusal(400, { reason: 'invalid', errors: { 'body.slug': 'Taken.' } }),
    });
    await user.click(bar.getByRole('button', { name: 'Move' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 posts' }));
    await user.click(dialog.getByRole('button', { name: 'Move 2 posts' }));
    dialog.getByText('A List must be selected');
    expect(bodies(sent, 'adjust')).toEqual([]);
    await user.selectOptions(dialog.getByLabelText('List'), 'Journal');
    await user.click(dialog.getByRole('button', { name: 'Move 2 posts' }));
    await screen.findByText('“Ebb” is in “Journal” now.');
    screen.getByText('Its address is taken there, or the list takes no such posts.');
    const change = { kind: 'list', collectionId: otherId };
    expect(bodies(sent, 'adjust')[0]).toEqual(['POST /api/items/i1/adjust', { version: 3, change }]);
  });
});
