import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readFrameMessage } from '../builder/protocol.ts';
import type { StoredPage } from '../content/queries.ts';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { PagePublishScreen } from './page-publish-screen.tsx';

const shown: StoredPage['body'] = {
  slug: 'about',
  type: 10,
  isEnabled: true,
  regionName: null,
  parentId: null,
  mainImageId: null,
  texts: { en: { title: 'About' } },
  layout: {
    schema: 1,
    root: {},
    content: [{ type: 'quote', props: { id: 'said' } }],
    texts: { en: { said: { quote: '<p>Well done</p>' } } },
  },
};
const draft: StoredPage = {
  id: 'p1',
  version: 5,
  state: 'draft',
  isVisible: true,
  body: {
    ...shown,
    texts: { en: { title: 'About us' } },
    layout: { ...shown.layout, texts: { en: { said: { quote: '<p>Very well done</p>' } } } },
  },
  changedBy: 'Ada',
  changedAt: '2026-11-16T09:00:00.000Z',
};

/** The frames are left empty: nothing here needs the page itself. */
async function open(page: StoredPage, replies: Parameters<typeof answerCalls>[0] = {}) {
  const sent = answerCalls({
    'GET /api/pages/p1': () => page,
    'GET /api/pages/p1/version': () => ({ no: 2, body: shown, by: 'Ada', at: '2026-11-16T09:00:00.000Z' }),
    'GET /api/pages/p1/preview': () => new Refusal(409, { reason: 'noPage' }),
    ...replies,
  });
  const options = { address: '/config/pages/p1/publish', path: '/config/pages/$id/publish' };
  const rendered = await renderScreen(() => <PagePublishScreen />, options);
  await screen.findByRole('heading', { level: 1, name: /^Publish “About/ });
  return { sent, ...rendered };
}

const publish = () => screen.getByRole('button', { name: 'Publish now' });

describe('the screen before a page is published', () => {
  it('says what changes, with the words before and after', async () => {
    await open(draft);
    const entry = (await screen.findByText('Quote “Very well done” changed')).closest('li')!;
    expect(within(entry).getByText('Well done').tagName).toBe('DEL');
    expect(within(entry).getByText('Very well done').tagName).toBe('INS');
    screen.getByText('Title changed');
  });

  it('publishes, and takes it back to the version that visitors saw', async () => {
    const { sent, user } = await open(draft, {
      'POST /api/pages/p1/publish': ({ body }) => ({
        ...draft,
        version: 'no' in (body as object) ? 8 : 6,
        state: 'published',
      }),
    });
    await user.click(publish());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const published = () => sent.filter(({ name }) => name.endsWith('/publish')).map(({ body }) => body);
    await waitFor(() => expect(published()).toEqual([{ version: 5 }, { version: 6, no: 2 }]));
  });

  it('what is published for the first time is hidden again', async () => {
    const first = { ...draft, isVisible: false };
    const { sent, user } = await open(first, {
      'POST /api/pages/p1/publish': () => ({ ...draft, version: 6, state: 'published' }),
      'POST /api/pages/p1/unpublish': () => ({ ...first, version: 8 }),
    });
    screen.getByText('Everything is new: it is published for the first time.');
    await user.click(publish());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const hidden = () => sent.find(({ name }) => name.endsWith('/unpublish'))?.body;
    await waitFor(() => expect(hidden()).toEqual({ version: 6 }));
  });

  it('says why the server refuses', async () => {
    const { user } = await open(draft, { 'POST /api/pages/p1/publish': () => new Refusal(400, { reason: 'invalid' }) });
    await user.click(publish());
    expect(await screen.findByText('It cannot be published yet')).toBeTruthy();
  });

  it('has nothing to publish where visitors see the newest version', async () => {
    await open({ ...draft, state: 'published' });
    screen.getByText('Visitors see this version.');
    expect(publish().hasAttribute('disabled')).toBe(true);
  });
});

describe('what the frame reports', () => {
  const weight = { page: 1, styles: 1, pictures: 0, pictureCount: 0, heaviest: [] };
  const head = { title: 'About', description: '', picture: '' };
  const report = { head, headings: [], links: [], silentPictures: [], faults: [], weight };

  it('is taken if it fits, or says that the page could not be checked', () => {
    expect(readFrameMessage({ kind: 'report', report })).toEqual({ kind: 'report', report });
    expect(readFrameMessage({ kind: 'report', report: null })).toEqual({ kind: 'report', report: null });
  });

  it('is dropped if anything of it is too long, too much or of another kind', () => {
    const hostile = [
      { ...report, head: { ...head, title: 'x'.repeat(4000) } },
      { ...report, head: { ...head, picture: 1 } },
      { ...report, links: Array.from({ length: 301 }, () => ({ address: '/', words: '', block: null })) },
      { ...report, headings: [{ level: 7, words: '', block: null }] },
      { ...report, faults: [{ rule: '<b>', words: '', block: null }] },
      { ...report, weight: { ...weight, page: -1 } },
      { ...report, weight: { ...weight, page: Number.NaN } },
      undefined,
      [],
    ];
    for (const one of hostile) expect(readFrameMessage({ kind: 'report', report: one })).toBeUndefined();
  });
});
