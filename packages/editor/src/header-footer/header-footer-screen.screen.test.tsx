import type { LayoutDocument } from '@awning/site-model';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { HeaderFooterScreen } from './header-footer-screen.tsx';

const words = (text: string): LayoutDocument => ({
  schema: 1,
  root: {},
  content: [{ type: 'html', props: { id: 'a' } }],
  texts: { en: { a: { html: `<p>${text}</p>` } } },
});
const path = '/api/website/header-footer';

async function open() {
  let stored: Record<string, unknown> = {
    id: 'w1',
    version: 4,
    state: 'published',
    isVisible: true,
    body: { header: words('Above'), footer: words('Below') },
    changedBy: 'Ada',
    changedAt: '2026-11-16T09:00:00.000Z',
  };
  const sent = answerCalls({
    [`GET ${path}`]: () => stored,
    [`GET ${path}/preview`]: () => new Refusal(409, { reason: 'cannotBeShown' }),
    [`POST ${path}/canvas`]: () => ({ html: '' }),
    [`PUT ${path}`]: ({ body }) => {
      stored = { ...stored, version: 5, state: 'draft', body: (body as { body: object }).body };
      return stored;
    },
    [`POST ${path}/publish`]: () => (stored = { ...stored, version: 6, state: 'published' }),
    'GET /api/pages': () => ({
      rows: [{ id: 'p1', title: 'About', facts: { slug: 'über-uns', isHomepage: false, type: 10 } }],
      nextAfter: null,
    }),
  });
  const shown = await renderScreen(() => <HeaderFooterScreen />, { address: '/config/header-footer' });
  await screen.findByRole('treeitem');
  return { sent, ...shown };
}

const names = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);

it('has the blocks of one of both at a time; blocks of the same id are not mixed up', async () => {
  const { user, sent } = await open();
  expect(names()).toEqual(['Text Above']);
  await user.click(screen.getByRole('treeitem', { name: /Above/ }));
  await user.click(screen.getByRole('radio', { name: 'Footer' }));
  expect(names()).toEqual(['Text Below']);
  expect(screen.getByRole('treeitem').getAttribute('aria-selected')).toBe('false');
  await user.click(screen.getByRole('treeitem', { name: /Below/ }));
  await user.keyboard('{Control>}d{/Control}');
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain(`PUT ${path}`));
  expect(sent.find(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({
    version: 4,
    body: { header: words('Above'), footer: { content: [{ type: 'html' }, { type: 'html' }] } },
  });
});

it('undoing leads to the area in which something was done, and what is drawn are both', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole('treeitem', { name: /Above/ }));
  await user.keyboard('{Delete}');
  await user.click(screen.getByRole('radio', { name: 'Footer' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(['Text Above']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Header' }).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  await waitFor(() =>
    expect(sent.findLast(({ name }) => name.endsWith('/canvas'))?.body).toMatchObject({
      language: 'en',
      path: '/',
      header: { content: [] },
      footer: words('Below'),
    }),
  );
});

it('publishes what is saved, and is drawn on the page that was chosen', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole('button', { name: 'Shown on: Home page' }));
  await user.click(await screen.findByRole('button', { name: 'About' }));
  await user.click(screen.getByRole('treeitem', { name: /Above/ }));
  await user.keyboard('{Delete}');
  await waitFor(() =>
    expect(sent.findLast(({ name }) => name.endsWith('/canvas'))?.body).toMatchObject({ path: '/%C3%BCber-uns' }),
  );
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Publish now' }));
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain(`POST ${path}/publish`));
  expect(sent.find(({ name }) => name.endsWith('/publish'))?.body).toEqual({ version: 5 });
});

it('says why a page cannot be shown', async () => {
  await open();
  expect(await screen.findByText(/^This page cannot be shown here/)).toBeTruthy();
});
