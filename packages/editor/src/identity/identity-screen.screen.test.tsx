import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '../testing/answer-calls.fixture.ts';
import { renderScreen } from '../testing/render-screen.fixture.tsx';
import { IdentityScreen } from './identity-screen.tsx';
import type { IdentityBody } from './kind.ts';

const body: IdentityBody = {
  logoId: 'p1',
  iconId: null,
  shareImageId: null,
  taglines: { en: 'Stoneware' },
  accounts: ['https://www.instagram.com/marram'],
  openingHours: { monday: '', tuesday: '', wednesday: '', thursday: '', friday: '', saturday: '', sunday: '' },
  titlePatterns: { homepage: '%s', collection: '%c — %s', item: '%i — %s' },
  place: null,
};

function answer() {
  const stored = { id: 'w', state: 'published', isVisible: true, changedBy: null, changedAt: null } as const;
  let now = { ...stored, version: 3, body };
  return answerCalls({
    'GET /api/files/p1/facts': () => ({ url: '/s/p1/a/logo.png' }),
    'GET /api/website/identity': () => now,
    'PUT /api/website/identity': (sent) => {
      now = { ...now, version: 4, body: (sent.body as { body: IdentityBody }).body };
      return now;
    },
  });
}

it('saves logo, accounts, hours, place and titles', async () => {
  const sent = answer();
  const { user } = await renderScreen(IdentityScreen, { address: '/config/settings/identity' });
  await user.click(await screen.findByRole('button', { name: 'Remove Logo' }));
  await user.type(screen.getByLabelText('Where else people find you'), '\nhello@shop.test');
  await user.type(screen.getByLabelText('Friday'), '10–18');
  await user.type(screen.getByLabelText('Place on the map'), '54.622, 8.696');
  const items = screen.getByLabelText('Products and posts');
  await user.clear(items);
  await user.type(items, '%i in %c');
  expect(screen.getByText('Example: Tide mug in Shop')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('PUT /api/website/identity'));
  expect(sent.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    version: 3,
    body: {
      ...body,
      logoId: null,
      accounts: ['https://www.instagram.com/marram', 'hello@shop.test'],
      openingHours: { ...body.openingHours, friday: '10–18' },
      place: { latitude: 54.622, longitude: 8.696 },
      titlePatterns: { ...body.titlePatterns, item: '%i in %c' },
    },
  });
});

it('says at its field what is wrong, before it is sent', async () => {
  const sent = answer();
  const { user } = await renderScreen(IdentityScreen, { address: '/config/settings/identity' });
  const pages = await screen.findByLabelText('Pages');
  await user.clear(pages);
  await user.type(pages, 'Marram');
  await user.type(screen.getByLabelText('Where else people find you'), '\nnothing');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The title needs %c. Otherwise all pages have the same title.')).toBeTruthy();
  expect(screen.getByText('“nothing” is not an address.')).toBeTruthy();
  expect(sent.some(({ name }) => name.startsWith('PUT'))).toBe(false);
});
