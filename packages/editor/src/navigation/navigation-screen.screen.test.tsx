import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import type { Areas } from './entries.ts';
import { NavigationScreen } from './navigation-screen.tsx';
import type { LinkablePage } from './queries.ts';

const page = (id: string, title: string, more: Partial<LinkablePage> = {}): LinkablePage => ({
  id,
  title,
  slug: id,
  kind: 'page',
  status: 'published',
  isHomepage: false,
  ...more,
});
const linked = [
  page('home', 'Home', { isHomepage: true }),
  page('about', 'About us'),
  page('old', 'Old', { status: 'Trash' }),
];
const unlinked = [page('terms', 'Terms'), page('press', 'Press', { status: 'Draft' })];
const areas: Areas = {
  main: [
    { collectionId: 'home' },
    { folderId: 'f', texts: { en: { title: 'More' } }, items: [{ collectionId: 'about' }] },
    { url: 'https://example.com/', texts: { en: { title: 'Guild' } }, newWindow: true },
  ],
  sidebar: [{ collectionId: 'old' }],
};

beforeEach(() => {
  // jsdom has no layout, and no window to scroll.
  vi.stubGlobal('scrollBy', () => undefined);
});

async function open(replies: Parameters<typeof answerCalls>[0] = {}) {
  let version = 3;
  const sent = answerCalls({
    'GET /api/website/navigation': () => ({ id: 'w', version, body: { areas }, changedBy: null, changedAt: null }),
    'GET /api/website/menus': () => ({
      menus: [
        { name: 'main', title: 'Main navigation', shows: 'main' },
        { name: 'footer', title: 'Footer navigation', shows: 'footer' },
      ],
    }),
    'GET /api/linkable-pages': ({ query: { place } }) => {
      const rows = place === 'menu' ? linked : place === 'none' ? unlinked : [...linked, ...unlinked];
      return { rows, nextAfter: null };
    },
    'PUT /api/website/navigation': ({ body }) => {
      version += 1;
      return { id: 'w', version, body: (body as { body: object }).body, changedBy: 'Ada', changedAt: null };
    },
    ...replies,
  });
  const view = await renderScreen(() => <NavigationScreen />, { address: '/config/navigation' });
  const tree = await screen.findByRole('tree', { name: 'Main navigation' });
  const names = () =>
    within(tree)
      .getAllByRole('treeitem')
      .map((line) => line.querySelector('span')?.textContent);
  const line = (name: string) => within(tree).getByText(name, { selector: 'span' }).closest('li')!;
  const save = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent.some(({ name }) => name.startsWith('PUT'))).toBe(true));
    const { body } = sent.findLast(({ name }) => name.startsWith('PUT'))!.body as { body: { areas: Areas } };
    return body.areas;
  };
  return { ...view, sent, names, line, save };
}

it('shows the menus of the theme as trees, with menus that only another theme had, and pages in none', async () => {
  const { names, line } = await open();
  expect(names()).toEqual(['Home', 'More', 'About us', 'Guild']);
  expect(line('About us').getAttribute('aria-level')).toBe('2');
  expect(screen.getByRole('tree', { name: 'sidebar' }).textContent).toContain('In the trash');
  screen.getByText(/Your theme does not show this menu/);
  screen.getByText('Nothing in this menu yet. Add a page, or drag one here.');
  await screen.findByText('Terms');
});

it('is moved through and rearranged by keyboard, which tells what happened', async () => {
  const { user, names, line, save } = await open();
  line('Home').focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toBe(line('About us')));
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(names()).toEqual(['Home', 'More', 'About us', 'Guild']);
  expect(line('About us').getAttribute('aria-level')).toBe('1');
  screen.getByText('About us: 3 of 4, Main navigation');
  await waitFor(() => expect(document.activeElement).toBe(line('About us')));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(names()).toEqual(['Home', 'More', 'Guild', 'About us']);
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  screen.getByText('About us cannot move there.');
  await user.keyboard('{Home}{Alt>}{ArrowDown}{/Alt}{Alt>}{ArrowRight}{/Alt}');
  screen.getByText('Home: 1 of 1, in folder More');
  expect(await save()).toEqual({
    main: [
      { folderId: 'f', texts: { en: { title: 'More' } }, items: [{ collectionId: 'home' }] },
      { url: 'https://example.com/', texts: { en: { title: 'Guild' } }, newWindow: true },
      { collectionId: 'about' },
    ],
    sidebar: [{ collectionId: 'old' }],
  });
});

it('takes an entry out, and back to its place', async () => {
  const { user, names, line } = await open();
  line('About us').focus();
  await user.keyboard('{Delete}');
  expect(names()).toEqual(['Home', 'More', 'Guild']);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toEqual(['Home', 'More', 'About us', 'Guild']));
});

it('renames an entry in every language, moves it by buttons and asks for a right address', async () => {
  const { user, line, save } = await open();
  await user.click(line('About us'));
  await user.type(await screen.findByLabelText('Deutsch'), 'Wir');
  await user.click(screen.getByRole('button', { name: 'Out of the folder' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Add link: Footer navigation' }));
  await user.type(await screen.findByLabelText(/^Address/), 'javascript:x');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  screen.getByText('Enter a web address, or a path that begins with a slash.');
  await user.clear(screen.getByLabelText(/^Address/));
  await user.type(screen.getByLabelText(/^Address/), '/shop');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Add folder: Footer navigation' }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  screen.getByText('Enter a title.');
  await user.type(screen.getByLabelText(/^English/), 'Legal');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await save()).toMatchObject({
    main: [{ collectionId: 'home' }, { items: [] }, { collectionId: 'about', texts: { de: { title: 'Wir' } } }, {}],
    footer: [
      { url: '/shop', texts: {} },
      { texts: { en: { title: 'Legal' } }, items: [] },
    ],
  });
});

it('adds pages that are in no menu by their button, and what is searched for', async () => {
  const { user, names, save } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add Terms to Main navigation' }));
  expect(names()).toEqual(['Home', 'More', 'About us', 'Guild', 'Terms']);
  expect(screen.queryByRole('button', { name: 'Add Terms to Main navigation' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add page: Main navigation' }));
  await user.click(await screen.findByRole('button', { name: 'Press' }));
  await user.click(screen.getByRole('button', { name: /^Add 1|^Add$/ }));
  await waitFor(() => expect(names()).toContain('Press'));
  expect((await save())['main']?.slice(2)).toEqual([
    { url: 'https://example.com/', texts: { en: { title: 'Guild' } }, newWindow: true },
    { collectionId: 'terms' },
    { collectionId: 'press' },
  ]);
});

it('says what the server refuses', async () => {
  const { user, line } = await open({
    'PUT /api/website/navigation': () =>
      new Refusal(400, { reason: 'invalid', errors: { 'body.areas.main.0.texts.en.title': 'x' } }),
  });
  line('Home').focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert', { name: '' })).textContent).toContain('An entry is wrong');
});
