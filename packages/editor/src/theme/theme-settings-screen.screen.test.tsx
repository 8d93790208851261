import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answerCalls, Refusal } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import type { ThemeSettingsBody, Tweak, TweakValues } from './queries.ts';
import { ThemeSettingsScreen } from './theme-settings-screen.tsx';

const tweak: Tweak = {
  name: '@tint',
  type: 'color',
  title: 'Tint',
  category: 'Colours',
  standard: '#123456',
  options: [],
  min: null,
  max: null,
  step: null,
  unit: '',
  allowsTransparency: false,
  on: [],
};
const tweaks: readonly Tweak[] = [
  tweak,
  {
    ...tweak,
    name: '@width',
    type: 'value',
    title: 'Width',
    category: '',
    standard: '600px',
    min: 100,
    max: 900,
    unit: 'px',
  },
  { ...tweak, name: 'Wide', type: 'checkbox', title: 'Wide', category: '', standard: false },
  {
    ...tweak,
    name: 'Menu',
    type: 'dropdown',
    title: 'Menu',
    category: '',
    standard: 'Left',
    options: ['Left', 'Right'],
  },
  { ...tweak, name: '.body', type: 'font', title: 'Body', category: '', standard: { 'font-size': '15px' } },
];

const places = [
  { kind: 'navigation', name: 'main', title: 'Main menu', isEmpty: true },
  { kind: 'navigation', name: 'side', title: 'Side menu', isEmpty: false },
  { kind: 'field', name: 'end', title: 'End of the page', isEmpty: true },
] as const;
const kept = [
  { kind: 'navigation', name: 'oldMain', parts: 1 },
  { kind: 'field', name: 'oldEnd', parts: 3 },
] as const;
const fonts = 'https://fonts.dunes.test';

const themeFonts = { fonts: [{ family: 'Dune', address: '/assets/dune.woff2' }] };
let answeredFonts: () => unknown = () => themeFonts;

/** What the frame would be told; nothing loads here. */
const canvas = '/?preview=link&canvas=1';

async function open(own: TweakValues, found = tweaks) {
  const saved: ThemeSettingsBody[] = [];
  let document = { id: 'w', version: 1, state: 'published', isVisible: true, changedBy: null, changedAt: null };
  const others = { sand: { tweaks: { '@tint': '#999999' } } };
  const theme = { name: 'sea', title: 'Sea', author: '', source: 'folder' } as const;
  const looks: object[] = [];
  answerCalls({
    'GET /api/website/theme-settings/preview': () => ({ path: '/?preview=link' }),
    'POST /api/website/themes/sea/look': ({ body }) => {
      looks.push(body as object);
      return { css: '', classes: { on: [], off: [] } };
    },
    'POST /api/website/theme-settings/publish': () => {
      document = { ...document, version: document.version + 1, state: 'published' };
      return { ...document, body: saved.at(-1) };
    },
    'GET /api/website/themes': () => ({ chosen: 'sea', isMissing: false, themes: [theme] }),
    'GET /api/website/themes/sea/tweaks': () => ({ tweaks: found }),
    'GET /api/website/themes/sea/origins': () => ({ origins: [{ origin: fonts, files: ['site.region'] }] }),
    'GET /api/website/themes/sea/fonts': () => answeredFonts(),
    'GET /api/website/themes/sea/areas': () => ({ areas: places, kept }),
    'GET /api/website/theme-settings': () => ({
      ...document,
      body: saved.at(-1) ?? { themes: { ...others, sea: { tweaks: own } } },
    }),
    'PUT /api/website/theme-settings': ({ body }) => {
      const { body: typed } = body as { body: ThemeSettingsBody };
      saved.push(typed);
      document = { ...document, version: document.version + 1, state: 'draft' };
      return { ...document, body: typed };
    },
  });
  await renderScreen(ThemeSettingsScreen, { address: '/config/settings/theme/settings' });
  await screen.findByRole('region', { name: 'Settings' });
  return { saved, others, looks };
}

/** Saves what was not saved by itself yet. */
async function saveNow(saved: readonly unknown[]) {
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(document.querySelector('[data-form-state="normal"]')).not.toBeNull());
  expect(saved.length).toBeGreaterThan(0);
}

const published = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Publish now' });

it('saves what was set, and keeps the settings of other themes', async () => {
  const { saved, others } = await open({});
  expect(screen.getByLabelText<HTMLInputElement>('Tint').value).toBe('#123456');
  expect(screen.getByText('Between 100px and 900px')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Reset/ })).toBeNull();
  await userEvent.clear(screen.getByLabelText('Width'));
  await userEvent.type(screen.getByLabelText('Width'), '700');
  await userEvent.click(screen.getByRole('switch', { name: 'Wide' }));
  await userEvent.selectOptions(screen.getByLabelText('Menu'), 'Right');
  await userEvent.type(screen.getByLabelText('Size'), '18px');
  await saveNow(saved);
  const values = { '@width': '700px', Wide: true, Menu: 'Right', '.body': { 'font-size': '18px' } };
  expect(saved.at(-1)).toEqual({ themes: { ...others, sea: { tweaks: values } } });
});

it('resets one value, or all of them', async () => {
  const { saved, others } = await open({ '@tint': '#abcdef', Wide: true });
  expect(screen.getByLabelText<HTMLInputElement>('Tint').value).toBe('#abcdef');
  await userEvent.click(screen.getByRole('button', { name: 'Reset “Tint” to the theme’s value' }));
  expect(screen.getByLabelText<HTMLInputElement>('Tint').value).toBe('#123456');
  await userEvent.click(screen.getByRole('button', { name: 'Reset everything' }));
  await saveNow(saved);
  expect(saved.at(-1)).toEqual({ themes: others });
});

it('walking through the colours changes none of them', async () => {
  await open({}, [
    tweak,
    { ...tweak, name: '@shade', title: 'Shade', standard: 'rgba(0,0,0,.5)', allowsTransparency: true },
    { ...tweak, name: '@light', title: 'Light', standard: 'lighten(@tint, 10%)' },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Shade').value).toBe('rgba(0,0,0,0.5)');
  for (const label of ['Tint', 'Shade', 'Light']) await userEvent.click(screen.getByLabelText(label));
  await userEvent.tab();
  expect(screen.getByLabelText<HTMLInputElement>('Light').value).toBe('lighten(@tint, 10%)');
  expect(document.querySelector('[data-form-state="normal"]')).not.toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
});

it('shows menus and areas of another theme where they are put, each in one place', async () => {
  const { saved, others } = await open({});
  const menu = screen.getByLabelText<HTMLSelectElement>('Menu “oldMain” (1 link)');
  expect([...menu.options].map(({ text }) => text)).toEqual([
    'Nowhere',
    'Main menu',
    'Side menu, instead of its own content',
  ]);
  await userEvent.selectOptions(menu, 'side');
  await userEvent.selectOptions(menu, 'main');
  await userEvent.selectOptions(screen.getByLabelText('Area “oldEnd” (3 blocks)'), 'end');
  await saveNow(saved);
  const areas = { navigation: { main: 'oldMain' }, field: { end: 'oldEnd' } };
  expect(saved.at(-1)).toEqual({ themes: { ...others, sea: { tweaks: {}, areas } } });
});

it('says so where a theme has nothing to set', async () => {
  await open({}, []);
  expect(screen.getByText('This theme has no settings')).toBeTruthy();
});

it('allows the servers that the theme names, and further ones', async () => {
  const { saved, others } = await open({});
  await userEvent.click(screen.getByRole('checkbox', { name: fonts }));
  await userEvent.type(
    screen.getByLabelText('Further servers', { selector: 'input' }),
    'https://more.dunes.test{Enter}',
  );
  await saveNow(saved);
  const origins = [fonts, 'https://more.dunes.test'];
  expect(saved.at(-1)).toEqual({ themes: { ...others, sea: { tweaks: {}, origins } } });
});

it('saves a draft by itself, and shows it to visitors when it is published', async () => {
  const { saved, others } = await open({});
  expect(published().disabled).toBe(true);
  await userEvent.click(screen.getByRole('switch', { name: 'Wide' }));
  await waitFor(() => expect(saved).toEqual([{ themes: { ...others, sea: { tweaks: { Wide: true } } } }]));
  await waitFor(() => expect(document.querySelector('[data-form-state="normal"]')).not.toBeNull());
  await userEvent.click(published());
  await waitFor(() => expect(published().disabled).toBe(true));
});

it('shows the draft on a page, and asks how values that are not saved look', async () => {
  const { looks } = await open({});
  await waitFor(() => expect(document.querySelector('iframe')?.getAttribute('src')).toBe(canvas));
  const frame = screen.getByTitle('Your website with these settings');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  await userEvent.selectOptions(screen.getByLabelText('Menu'), 'Right');
  await waitFor(() => expect(looks).toEqual([{ tweaks: { Menu: 'Right' } }]));
  // Of a number that is tried out, it is also asked where in the style sheet it stands.
  await userEvent.clear(screen.getByLabelText('Width'));
  await userEvent.type(screen.getByLabelText('Width'), '700');
  await waitFor(() => expect(looks).toContainEqual({ tweaks: { Menu: 'Right' }, live: '@width' }));
  await waitFor(() => expect(looks).toContainEqual({ tweaks: { Menu: 'Right', '@width': '700px' } }));
});

it('undoes and redoes field by field', async () => {
  await open({});
  const [undo, redo] = ['Undo', 'Redo'].map((name) => screen.getByRole<HTMLButtonElement>('button', { name }));
  await userEvent.type(screen.getByLabelText('Size'), '18px');
  await userEvent.selectOptions(screen.getByLabelText('Menu'), 'Right');
  await userEvent.click(undo!);
  expect(screen.getByLabelText<HTMLSelectElement>('Menu').value).toBe('Left');
  expect(screen.getByLabelText<HTMLInputElement>('Size').value).toBe('18px');
  await userEvent.click(undo!);
  expect(screen.getByLabelText<HTMLInputElement>('Size').value).toBe('');
  expect(undo!.disabled).toBe(true);
  await userEvent.click(redo!);
  await userEvent.click(redo!);
  expect(screen.getByLabelText<HTMLSelectElement>('Menu').value).toBe('Right');
  expect(redo!.disabled).toBe(true);
});

it('offers the fonts of the theme, and shows a sample of the one that is chosen', async () => {
  const { saved, others } = await open({});
  await userEvent.click(screen.getByLabelText('Font', { selector: 'input' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Dune' }));
  const sample = document.querySelector<HTMLElement>('[data-font-sample]');
  expect(sample?.style.fontFamily).toMatch(/^"?awning-sample Dune"?, "?Dune"?, sans-serif$/);
  await saveNow(saved);
  const tweaksNow = { '.body': { 'font-family': '"Dune", sans-serif' } };
  expect(saved.at(-1)).toEqual({ themes: { ...others, sea: { tweaks: tweaksNow } } });
});

it('MSG-028 says "Unable to load fonts", and loads them again when asked to', async () => {
  answeredFonts = () => new Refusal(500, {});
  await open({});
  expect(await screen.findByText('Unable to load fonts')).toBeTruthy();
  answeredFonts = () => themeFonts;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Unable to load fonts')).toBeNull());
  // Another font can be typed nevertheless.
  expect(screen.getByLabelText('Font', { selector: 'input' })).toBeTruthy();
});

it('says how well a colour is read on the colours that it stands on', async () => {
  const ground = { ...tweak, name: '@paper', title: 'Paper', standard: '#ffffff' };
  await open({ '@tint': '#777777' }, [ground, { ...tweak, on: ['@paper'] }]);
  expect(screen.getByText('Contrast 4.4 : 1 on “Paper”')).toBeTruthy();
  expect(screen.getByText('Only for large text')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Reset “Tint” to the theme’s value' }));
  expect(screen.getByText('Easy to read')).toBeTruthy();
});

it('a number with limits can be slid', async () => {
  const { saved, others } = await open({});
  const slider = screen.getByRole('slider', { name: 'Width, slider' });
  slider.focus();
  await userEvent.keyboard('{ArrowRight}');
  await saveNow(saved);
  expect(saved.at(-1)).toEqual({ themes: { ...others, sea: { tweaks: { '@width': '601px' } } } });
});

it('a palette sets all the colours of the theme at once, and is one step', async () => {
  const { saved, others } = await open({}, [
    { ...tweak, name: '@background', title: 'Background' },
    { ...tweak, name: '@text', title: 'Text' },
    { ...tweak, name: '@other', title: 'Mystery' },
  ]);
  const ember = screen.getByRole('button', { name: 'Ember' });
  await userEvent.click(ember);
  expect(ember.getAttribute('aria-pressed')).toBe('true');
  await saveNow(saved);
  const set = { '@background': '#1c1412', '@text': '#f8eee9' };
  expect(saved.at(-1)).toEqual({ themes: { ...others, sea: { tweaks: set } } });
  await userEvent.click(screen.getByRole('button', { name: 'Linen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('#f8eee9');
  expect(screen.queryByRole('heading', { name: 'Font pairs' })).toBeNull();
});

it('a pair of fonts sets the typefaces', async () => {
  const font = { ...tweak, type: 'font', standard: { 'font-family': 'serif' } } as const;
  const { saved } = await open({}, [
    { ...font, name: '.heading-font', title: 'Headings' },
    { ...font, name: '.body-font', title: 'Text' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Bookish' }));
  await saveNow(saved);
  const family = { 'font-family': 'Georgia, "Times New Roman", serif' };
  expect(saved.at(-1)?.themes['sea']).toEqual({ tweaks: { '.heading-font': family, '.body-font': family } });
  expect(screen.queryByRole('heading', { name: 'Palettes' })).toBeNull();
});
