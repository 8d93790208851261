import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.fixture.ts';
import { renderScreen } from '../../testing/render-screen.fixture.tsx';
import { useOwnThings } from './use-own-things.ts';

function Things() {
  return <output>{JSON.stringify(useOwnThings() ?? 'not known')}</output>;
}

it('finds the shop, the blog and the home page wherever they stand', async () => {
  const page = { title: '', slug: '', status: 'published', isHomepage: false };
  answerCalls({
    'GET /api/linkable-pages': ({ query }) =>
      query['after'] === 'p1'
        ? { rows: [{ ...page, id: 's1', kind: 'store' }], nextAfter: null }
        : {
            rows: [
              { ...page, id: 's0', kind: 'store', status: 'Trash' },
              { ...page, id: 'p1', kind: 'page', isHomepage: true },
            ],
            nextAfter: 'p1',
          },
    'GET /api/collections': () => ({
      rows: [
        { id: 'g1', title: 'In pictures', facts: { typeName: 'gallery' } },
        { id: 'b1', title: 'Notebook', facts: { typeName: 'blog' } },
      ],
      nextAfter: null,
    }),
    'GET /api/forms': () => ({
      rows: [{ id: 'f1', title: 'Contact', facts: { formType: 'contact', isArchived: false } }],
      nextAfter: null,
    }),
    'GET /api/files': () => ({ rows: [], nextAfter: null }),
  });
  await renderScreen(Things, { address: '/x' });
  const expected = { pictures: [], ids: { products: 's1', posts: 'b1', form: 'f1' }, homepage: 'p1' };
  expect(await screen.findByText(JSON.stringify(expected))).toBeTruthy();
});
