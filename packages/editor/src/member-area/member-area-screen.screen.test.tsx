import { rights } from '@awning/site-model';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { MemberAreaScreen } from './member-area-screen.tsx';
import type { MemberArea } from './queries.ts';

const area: MemberArea = {
  id: 'a1',
  version: 1,
  state: 'published',
  isVisible: true,
  body: { texts: { en: { name: 'Pottery', description: '' } }, pageIds: ['p1', 'p2'], productIds: [] },
  changedBy: 'Ada',
  changedAt: '2026-11-16T09:00:00.000Z',
};

const options = { address: '/config/commerce/member-areas/a1', path: '/config/commerce/member-areas/$id' };

it('has the pages by name for those who may edit pages, with one call for all of them', async () => {
  const row = { slug: 'lesson', kind: 'page', status: 'published', isHomepage: false };
  const sent = answerCalls({
    'GET /api/commerce/member-areas/a1': () => area,
    'GET /api/linkable-pages': () => ({
      rows: [
        { ...row, id: 'p1', title: 'Lesson 1' },
        { ...row, id: 'p2', title: 'Lesson 2' },
      ],
      nextAfter: null,
    }),
  });
  await renderScreen(MemberAreaScreen, options);
  expect(await screen.findByText('Lesson 1')).toBeTruthy();
  expect(await screen.findByText('Lesson 2')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add pages' })).toBeTruthy();
  const calls = sent.filter(({ name }) => name.includes('pages'));
  expect(calls.map(({ query }) => query)).toEqual([{ ids: 'p1,p2' }]);
});

it('says how many pages there are to those who may not, and asks for none of them', async () => {
  const sent = answerCalls({ 'GET /api/commerce/member-areas/a1': () => area });
  const mayOnly = rights.filter((right) => right !== 'pages.edit');
  await renderScreen(MemberAreaScreen, { ...options, mayOnly });
  expect(await screen.findByText(/^There are 2 pages in this area\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add pages' })).toBeNull();
  expect(sent.map(({ name }) => name).filter((name) => name.includes('pages'))).toEqual([]);
});
