import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { AnnouncementBarScreen } from './announcement-bar-screen.tsx';
import { PopupScreen } from './popup-screen.tsx';
import type { BarBody, PopupBody } from './queries.ts';

const content = {
  schema: 1,
  root: {},
  content: [
    { type: 'html', props: { id: 'words' } },
    { type: 'spacer', props: { id: 'gap' } },
  ],
  texts: { en: { words: { html: '<p>Kiln opening</p>' } } },
} as const;
const empty = { schema: 1, root: {}, content: [], texts: {} } as const;
const popup: PopupBody = {
  isOn: true,
  position: 'CENTER_CENTER',
  pages: 'all',
  pageIds: [],
  delaySeconds: 5,
  scrollPercent: null,
  daysHidden: 7,
  content,
};
const stored = { id: 'w', version: 3, state: 'published', isVisible: true, changedBy: null, changedAt: null } as const;

function answer(path: string, body: object) {
  let now: { version: number; state: string; body: object } & Omit<typeof stored, 'version' | 'state'> = {
    ...stored,
    body,
  };
  return answerCalls({
    'GET /api/forms': () => ({ rows: [], nextAfter: null }),
    'GET /api/pages': () => ({ rows: [{ id: 'p1', title: 'About', facts: {} }], nextAfter: null }),
    'GET /api/pages/p1': () => ({ ...stored, body: { texts: { en: { title: 'About' } } } }),
    [`GET ${path}`]: () => now,
    [`PUT ${path}`]: (sent) => {
      now = { ...now, version: now.version + 1, state: 'draft', body: (sent.body as { body: object }).body };
      return now;
    },
    [`POST ${path}/publish`]: () => (now = { ...now, state: 'published' }),
  });
}

it('saves what was chosen as a draft, and publishes it', async () => {
  const sent = answer('/api/website/popup', popup);
  const { user } = await renderScreen(PopupScreen, { address: '/config/popup' });
  await user.click(await screen.findByRole('radio', { name: 'Bottom right' }));
  await user.click(screen.getByRole('switch', { name: 'Earlier, when visitors have scrolled' }));
  await user.click(screen.getByRole('radio', { name: 'Never show it again' }));
  expect(screen.getByText('Also in it: Spacer. It stays as it is.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('POST /api/website/popup/publish'));
  expect(sent.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    version: 3,
    body: { ...popup, position: 'BOTTOM_RIGHT', scrollPercent: 50, daysHidden: null },
  });
  expect(sent.find(({ name }) => name.endsWith('/publish'))?.body).toEqual({ version: 4 });
});

it('says what is missing before it is sent: a text, and pages', async () => {
  const sent = answer('/api/website/popup', { ...popup, content: empty });
  const { user } = await renderScreen(PopupScreen, { address: '/config/popup' });
  await user.selectOptions(await screen.findByLabelText('On which pages'), 'chosen');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose at least one page.')).toBeTruthy();
  expect(screen.getByText('Write something that visitors can read, or hide it from them.')).toBeTruthy();
  expect(sent.some(({ name }) => name.startsWith('PUT'))).toBe(false);
  await user.click(screen.getByRole('switch', { name: 'Visitors see it once it is published' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.some(({ name }) => name.startsWith('PUT'))).toBe(true));
});

it('a button that leads nowhere is not saved, and what is published while switched off says so', async () => {
  const words = { ...content, content: [...content.content, { type: 'button', props: { id: 'go' } }] };
  const texts = { en: { ...content.texts.en, go: { buttonText: 'Visit us' } } };
  const sent = answer('/api/website/popup', { ...popup, content: { ...words, texts } });
  const { user } = await renderScreen(PopupScreen, { address: '/config/popup' });
  await user.click(await screen.findByRole('radio', { name: 'Bottom right' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Enter where the button leads.')).toBeTruthy();
  expect(sent.some(({ name }) => name.startsWith('PUT'))).toBe(false);
  await user.click(screen.getByRole('switch', { name: 'Visitors see it once it is published' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Published, but switched off: visitors do not see it yet.')).toBeTruthy();
});

it('says where the announcement bar stands and what the server refuses', async () => {
  const bar: BarBody = { isOn: false, isClosable: true, content };
  answerCalls({
    'GET /api/website/announcement-bar': () => ({ ...stored, body: bar }),
    'PUT /api/website/announcement-bar': () =>
      new Refusal(400, {
        reason: 'invalid',
        errors: { 'body.content.content.0.props.assetId': 'There is no such picture.' },
      }),
  });
  const { user } = await renderScreen(AnnouncementBarScreen, { address: '/config/announcement-bar' });
  expect(await screen.findByText('Hidden from visitors')).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: /^Visitors can close it/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('Something in it does not exist any more. Choose the picture and the form again.'),
  ).toBeTruthy();
});
