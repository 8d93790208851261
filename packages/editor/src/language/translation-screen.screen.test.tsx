import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { TranslationScreen } from './translation-screen.tsx';
import { TranslationsScreen } from './translations-screen.tsx';

const id = '00000000-0000-7000-8000-000000000001';
const body = {
  slug: 'hours',
  texts: { en: { title: 'Opening hours', seoTitle: 'When' }, de: { title: 'Zeiten' } },
  layout: { schema: 1, root: {}, content: [], texts: {} },
};
const text = { holds: 'text', isOptional: false, block: null, earlier: null } as const;
const title = {
  ...text,
  name: 'texts.*.title',
  path: ['texts', '*', 'title'],
  source: 'Opening hours',
  text: 'Zeiten',
  state: 'changed',
  earlier: 'Hours',
} as const;
const seoTitle = {
  ...text,
  name: 'texts.*.seoTitle',
  path: ['texts', '*', 'seoTitle'],
  source: 'When',
  text: null,
  state: 'missing',
} as const;

function answer({ conflict = false } = {}) {
  let now = { id, version: 3, state: 'published', isVisible: true, body, changedBy: 'Ida', changedAt: null };
  let hasConflict = conflict;
  let isFitting = false;
  return answerCalls({
    [`GET /api/pages/${id}`]: () => now,
    [`PUT /api/pages/${id}`]: (sent) => {
      if (hasConflict) {
        hasConflict = false;
        now = { ...now, version: 4, body: { ...body, slug: 'times' } };
        return new Refusal(409, { reason: 'stale', version: 4, by: 'Ida', changes: [] });
      }
      now = { ...now, version: now.version + 1, state: 'draft', body: (sent.body as { body: typeof body }).body };
      return now;
    },
    'GET /api/multilingual/translation': () => ({
      kind: 'page',
      id,
      title: 'Opening hours',
      version: now.version,
      missing: 1,
      changed: isFitting ? 0 : 1,
      texts: [isFitting ? { ...title, state: 'written', earlier: null } : title, seoTitle],
    }),
    'GET /api/multilingual/translations': ({ query }) => ({
      rows:
        query['after'] === undefined
          ? [{ id: `page/${id}`, kind: 'page', documentId: id, title: 'Opening hours', missing: 1, changed: 1 }]
          : [],
      nextAfter: null,
      isComplete: true,
    }),
    'GET /api/multilingual/counts': () => ({ languages: [], isComplete: true }),
    'POST /api/multilingual/translation/fitting': () => {
      isFitting = true;
      return {};
    },
  });
}

const show = () =>
  renderScreen(TranslationScreen, {
    address: `/config/translations/de.missing.page.${id}`,
    path: '/config/translations/$id',
  });

it('shows what changed since beside the translation, and saves only what was translated', async () => {
  const sent = answer();
  const { user } = await show();
  expect(await screen.findByText('Changed since')).toBeTruthy();
  expect(screen.getByText('Hours')).toBeTruthy();
  expect(screen.getByText('2 texts to do')).toBeTruthy();
  const field = screen.getByRole('textbox', { name: 'Title (Deutsch)' });
  expect([field.getAttribute('lang'), field.closest('[dir]')?.getAttribute('dir')]).toEqual(['de', 'ltr']);
  await user.clear(field);
  await user.type(field, 'Öffnungszeiten');
  expect(screen.getByText('1 text to do')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.some(({ name }) => name.startsWith('PUT'))).toBe(true));
  expect(sent.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    version: 3,
    body: { ...body, texts: { ...body.texts, de: { title: 'Öffnungszeiten' } } },
  });
});

it('keeps what was typed when somebody else was faster, and saves it on top', async () => {
  const sent = answer({ conflict: true });
  const { user } = await show();
  await user.type(await screen.findByRole('textbox', { name: 'Title for search engines (Deutsch)' }), 'Wann');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Ida changed this while you were editing/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /compare/i }));
  await user.click(await screen.findByRole('button', { name: 'Take over' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.filter(({ name }) => name.startsWith('PUT'))).toHaveLength(2));
  expect(sent.findLast(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({
    version: 4,
    body: { slug: 'times', texts: { de: { title: 'Zeiten', seoTitle: 'Wann' } } },
  });
});

it('goes from one open text to the next, copies the source, and notes that a translation still fits', async () => {
  const sent = answer();
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Next text to do' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title (Deutsch)' }));
  await user.click(screen.getByRole('button', { name: 'The translation still fits: Title' }));
  await waitFor(() => expect(screen.queryByText('Changed since')).toBeNull());
  expect(sent.find(({ name }) => name.endsWith('/fitting'))?.body).toMatchObject({
    names: ['texts.*.title'],
    version: 3,
  });
  await user.click(screen.getByRole('button', { name: 'Copy the text: Title for search engines' }));
  expect(screen.getByText('Everything is translated')).toBeTruthy();
});

it('lists what is missing with the way to it, and asks for one language and state', async () => {
  const sent = answer();
  await renderScreen(TranslationsScreen, { address: '/config/translations?state=changed' });
  const link = await screen.findByRole('link', { name: 'Opening hours' });
  expect(link.getAttribute('href')).toBe(`/config/translations/de.changed.page.${id}`);
  expect(screen.getByText('1 missing')).toBeTruthy();
  expect(sent[0]?.query).toEqual({ language: 'de', state: 'changed' });
});
