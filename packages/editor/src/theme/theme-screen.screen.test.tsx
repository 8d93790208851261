import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answerCalls } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import type { Themes } from './queries.ts';
import { ThemeScreen } from './theme-screen.tsx';

const starter = { name: 'starter', title: 'Starter', author: 'Awning', source: 'own' } as const;
const sand = { name: 'f0000000-0000-4000-8000-000000000000', title: 'Sand', author: '', source: 'uploaded' } as const;

async function open(themes: Themes, more: Parameters<typeof answerCalls>[0] = {}) {
  const settings = {
    id: 'w',
    version: 0,
    state: 'published',
    isVisible: true,
    changedBy: null,
    changedAt: null,
  } as const;
  answerCalls({
    'GET /api/website/themes': () => themes,
    'GET /api/website/theme-settings': () => ({ ...settings, body: { themes: {} } }),
    'GET /api/website/themes/starter/origins': () => ({ origins: [] }),
    'GET /api/website/themes/starter/areas': () => ({ areas: [], kept: [] }),
    ...more,
  });
  await renderScreen(ThemeScreen, { address: '/config/settings/theme' });
  await screen.findByRole('list', { name: 'Themes' });
}

it('names a theme that is missing, and offers the others', async () => {
  await open({ chosen: 'gone', isMissing: true, themes: [starter] });
  expect(screen.getByText('The theme “gone” is missing')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Use the theme “Starter”' })).toBeTruthy();
  expect(screen.queryByText('In use')).toBeNull();
});

it('removes only what was uploaded and is not in use', async () => {
  await open({ chosen: 'starter', isMissing: false, themes: [starter, sand] });
  expect(screen.getAllByRole('button', { name: /^Remove/ }).map((button) => button.getAttribute('aria-label'))).toEqual(
    ['Remove the theme “Sand”'],
  );
  expect(screen.getByRole('button', { name: 'Reload the theme “Starter”' })).toBeTruthy();
});

it('shows what the check finds, with its place', async () => {
  const finding = { level: 'error', file: 'site.region', line: 7, fault: 'Reached EOF' } as const;
  await open(
    { chosen: 'starter', isMissing: false, themes: [starter] },
    { 'GET /api/website/themes/starter/findings': () => ({ findings: [finding], errors: 1, warnings: 2 }) },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Check the theme “Starter”' }));
  const list = await screen.findByRole('list', { name: 'Problems of the theme “Starter”' });
  expect(within(list).getByText('Error: site.region:7')).toBeTruthy();
  expect(within(list).getByText('Reached EOF')).toBeTruthy();
  expect(screen.getByText('1 error, 2 warnings')).toBeTruthy();
  expect(screen.getByText('And 2 more. Fix these first.')).toBeTruthy();
});

it('names the servers that the theme in use wants to load from', async () => {
  const named = { origins: [{ origin: 'https://fonts.dunes.test', files: ['site.region'] }] };
  await open(
    { chosen: 'starter', isMissing: false, themes: [starter] },
    { 'GET /api/website/themes/starter/origins': () => named },
  );
  expect(await screen.findByText(/^This theme wants to load from fonts\.dunes\.test\./)).toBeTruthy();
});

it('names the menus and areas of another theme that have no place in the one in use', async () => {
  const kept = [
    { kind: 'navigation', name: 'oldMenu', parts: 2 },
    { kind: 'field', name: 'oldEnd', parts: 1 },
  ] as const;
  await open(
    { chosen: 'starter', isMissing: false, themes: [starter] },
    { 'GET /api/website/themes/starter/areas': () => ({ areas: [], kept }) },
  );
  expect(await screen.findByText(/^Visitors do not see: menu “oldMenu”, area “oldEnd”\./)).toBeTruthy();
});
